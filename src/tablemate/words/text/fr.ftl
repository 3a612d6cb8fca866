### Ce que dit la table en français, quel que soit le jeu.

list-last = { $head } et { $last }
seat-name = Place { $seat }

## Les refus de la table elle-même

reason-game_over = La partie est finie.
reason-not_your_decision = La table attend maintenant la place { $seat }.
reason-nothing_to_undo = Il n’y a rien à annuler.
reason-information_gained = Quelqu’un a appris quelque chose par la dernière étape : elle reste. Dans une partie d’entraînement (--practice), tout s’annule.
reason-sentence_too_long = La commande est complète avant la fin de cette ligne : retirez le reste.

## À la table

play-start = { $game }, { $players ->
    [1] en solo
   *[other] à deux
}.
play-seed = Graine { $seed } : la même graine et les mêmes options redonnent cette partie.
play-loaded = La partie reprend à l’étape { $step }.
play-forked = Une nouvelle partie à partir de l’étape { $step } de { $file }.
play-practice = Entraînement : tout peut s’annuler, et la partie enregistrée le dit.
play-bot = { $bot } occupe la place { $seat }.
play-hint = Tapez un numéro, la notation à côté, ou aide. Pour voir ce qui est convenu : options.
prompt = >
prompt-seat = Place { $seat } >
turn-over = ----- { $seat } -----
hand-over-private = Lisez ceci, puis appuyez sur Entrée et passez l’écran à la place { $seat }.
hand-over = Place { $seat } : prenez l’écran et appuyez sur Entrée pour voir votre main.
refused = Non : { $reason } ({ $rule })
no-such-number = { $number } n’est pas possible ici. Possible : { $numbers }.
number-range = { $first } à { $last }
refused-more = En savoir plus : regles { $topic }
why-none = Rien n’a encore été refusé. Tapez pourquoi et une action pour en savoir plus.
why-fine = Vous pouvez jouer cela maintenant.
why-rule = { $reason } (règle { $rule })
undone-many = { $count ->
    [one] Une étape annulée.
   *[other] { $count } étapes annulées.
}
saved = Enregistré dans { $file }.
save-refused = { $file } existe et n’est pas une partie de Tablemate ; choisissez un autre nom.
save-failed = Impossible d’écrire { $file } : { $problem }.
save-offer = Nom du fichier pour enregistrer la partie, ou Entrée pour partir sans le faire :
log-head = Ce qui s’est passé jusqu’ici :
log-veiled = Les cartes des tours passés ne sont pas nommées : la mémoire est libre, pas la consultation (R23). Avec --open-log, elles le sont.
log-empty = Rien encore.
unknown-topic = Il n’y a pas de sujet { $topic }. Les sujets sont : { $topics }.
topics-head = Les sujets ; lisez-en un par son nom :
options-practice = Entraînement
options-practice-yes = tout peut s’annuler
input-ended = L’entrée s’est arrêtée avant la fin de la partie.
interrupted = Interrompu avant la fin de la partie.
resume-hint = Pour reprendre : tablemate play { $game } --load { $file }{ $options }
not-saved = La partie n’a pas été enregistrée.
left = Au revoir.
end-head = La partie est finie.
end-replay = Pour la revoir : tablemate replay { $file }
end-save-hint = Cette partie n’a pas été enregistrée ; l’option --save FICHIER la garde.
end-again = La même partie encore : tablemate play { $game } { $options }--seed { $seed }

## Les commandes tapées à la table

typed-help = aide
    .does = cette liste
typed-view = voir, regarder
    .does = montrer encore la table
typed-hand = main
    .does = montrer encore votre main
typed-list = liste
    .does = la table en liste, une ligne par baie
typed-ring = anneau
    .does = la table en anneau
typed-legend = legende
    .does = noms, codes et signes
typed-rules = regles [sujet]
    .does = lire les règles
typed-why = pourquoi [action]
    .does = pourquoi une action est refusée
typed-log = journal
    .does = ce qui s’est passé
typed-undo = annuler
    .does = reprendre la dernière étape
typed-options = options
    .does = ce qui est convenu pour cette partie
typed-roles = roles
    .does = qui a quel rôle, et à quoi il sert
typed-malfunctions = dysfonctionnements
    .does = ce que font les baies 12, 3, 6 et 9
typed-talk = parole
    .does = ce qu’on peut dire maintenant
typed-save = sauver [fichier]
    .does = enregistrer la partie
typed-quit = quitter
    .does = quitter la table
help-head = Répondez par le numéro devant une action ou par sa notation, qui reste en anglais. Une commande entière tient en une ligne, par exemple any: acw 2 ou deploy_lock: lock 3 6. Là où l’on choisit des baies, un nombre désigne une baie ; 0 veut dire que c’est tout.
help-commands = En plus, à tout moment :
help-pipe = Quand l’entrée n’est pas un terminal, un nombre qui n’est pas une baie possible compte comme une place dans la liste.

## Revoir une partie

replay-start = { $game }, { $players ->
    [1] en solo
   *[other] à deux
}, { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}.
replay-set-up = Mise en place
replay-step = Étape { $step }, place { $seat } : { $action }
replay-undo = Étape { $step } : la dernière étape est annulée.
replay-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas finie.
replay-checked = La partie rejouée finit exactement comme enregistrée.
replay-prompt = Entrée : étape suivante. Un nombre : cette étape. t : la table. q : quitter.
replay-no-step = Cet enregistrement a les étapes 0 à { $steps }.

## Les problèmes

problem = Cela ne va pas : { $detail }
problem-lead = (détail technique, en anglais) { $detail }
problem-file = { $file } est illisible : { $detail }.
file-trouble = { $kind ->
    [missing] { $doing ->
        [write] ce dossier n’existe pas
       *[read] ce fichier n’existe pas
    }
    [folder] c’est un dossier
    [permission] l’accès n’est pas permis
    [text] ce n’est pas un fichier de texte
    [name] ce ne peut pas être un nom de fichier
   *[other] { $detail }
}
problem-json = Ce fichier n’est pas du JSON, ou il est tronqué.
problem-record = Ce fichier n’est pas une partie de Tablemate.
problem-changed = L’enregistrement ne finit pas là où il le dit : il a été modifié ou tronqué.
problem-both-load = Avec --load, l’enregistrement dit ce qui est convenu : retirez { $options }.
problem-seat = Les places sont 1 et 2, pas { $seat }.
problem-solo-seat = En solo, il n’y a que la place 1.
problem-bot = Il n’y a pas de robot { $bot }. Les robots sont { $bots }.
problem-bot-players = Un robot a besoin d’une seconde place : retirez --players 1.
problem-language = Les langues sont en et fr, pas { $language }.
problem-needs-fork = Seule une partie reprise à une étape, avec --fork-at, accepte { $options }.
problem-rules-version = Cet enregistrement a été joué avec la version { $played } des règles de { $game } ; voici la version { $here }.
problem-other-cards = Cet enregistrement a été joué avec un autre jeu de cartes.
problem-layout = Les dispositions sont ring et list, pas { $layout }.
problem-viewer = Les regards possibles sont { $viewers }, pas { $viewer }.
problem-game = Il n’y a pas de jeu { $game }. Les jeux sont : { $games }.
problem-players = Il faut 1 ou 2 joueurs, pas { $value }.
problem-edition = L’édition est v22 ou later, pas { $value }.
problem-communication = La communication est limited, reduced ou jammed, pas { $value }.
problem-malfunctions = Les dysfonctionnements sont none ou une série de A à G, pas { $value }.
problem-honest = Seule l’édition v22 laisse aux joueurs le choix de répondre vrai ou non.
problem-first = La première place est random, 1 ou 2 (et autour de la table), pas { $value }.
problem-role = Il n’y a pas de rôle { $value }. Les rôles sont { $roles }.
problem-role-number = { $players ->
    [one] Il faut un rôle,
   *[other] Il faut { $players } rôles, un par place,
} pas { $given }.
problem-no-role = hard_no_role se joue sans rôle.
problem-role-twice = Il n’y a qu’une carte de rôle { $role } (R42).
problem-variant = Il n’y a pas de variante { $value }. Les variantes sont { $variants }.
problem-variant-twice = Chaque variante se choisit une seule fois.
problem-variant-players = { $players ->
    [one] { $variant } est une variante pour un joueur.
   *[other] { $variant } est une variante pour deux joueurs.
}
problem-variant-edition = L’édition { $edition } n’offre pas { $variant } ; { $offered } l’offre.
problem-variant-easy = On ne choisit qu’une seule des variantes plus faciles.
problem-variant-shared = Ces variantes changent les mêmes cartes ; choisissez-en une.
problem-variant-wild = easy_wild demande deux Rotation libre en réserve, et hard_oneway n’en laisse qu’une.
problem-seed = Une graine est un nombre entier de 0 à 9223372036854775807, pas { $value }.

## La ligne de commande

welcome = Tablemate, une table numérique pour jouer en solo ou ensemble.
welcome-play = Jouer :              tablemate play assembly
welcome-two = À deux, un écran :   tablemate play assembly --players 2
welcome-bot = Avec un robot :      tablemate play assembly --bot greedy
welcome-rules = Lire les règles :    tablemate rules assembly
welcome-help = Tout le reste :      tablemate --help
welcome-notice = Un projet non officiel. Assembly est de Janice et Stu Turner (Wren Games, 2018).
games-line = { $game } : { $about } Joueurs : { $players }.
version = tablemate { $version }

cli-help = Une table numérique pour les jeux de société en solo et en coopération.
    .epilog = Exemple : tablemate play assembly --players 2 --lang fr. Codes de sortie : 0 c’est fait, 2 mauvais usage, options ou fichier, 3 l’entrée s’est arrêtée (ou Ctrl-C) avant la fin de la partie.
cli-play = Jouer dans le terminal, ligne par ligne.
    .epilog = Exemple : tablemate play assembly --malfunctions A --roles sammie --seed 7. Codes de sortie : 0 la partie est finie ou vous avez quitté, 2 mauvaises options ou mauvais fichier, 3 l’entrée s’est arrêtée (ou Ctrl-C) avant la fin.
cli-replay = Revoir une partie enregistrée pas à pas, ou la reprendre à n’importe quelle étape.
    .epilog = Exemple : tablemate replay partie.json --fork-at 12 --seed 5. Codes de sortie : 0 c’est fait, 2 le fichier n’est pas une partie ou ne se rejoue pas, 3 l’entrée s’est arrêtée avant la fin d’une partie reprise.
cli-games = La liste des jeux.
    .epilog = Exemple : tablemate games --json. Codes de sortie : 0 c’est fait, 2 mauvais usage.
cli-rules = Lire les règles d’un jeu, dans nos propres mots.
    .epilog = Exemple : tablemate rules assembly lock. Codes de sortie : 0 c’est fait, 2 ce jeu ou ce sujet n’existe pas.
cli-arg-game = Le jeu, par exemple assembly.
cli-arg-file = Une partie enregistrée.
cli-arg-topic = Que lire ; sans rien : la liste des sujets. « all » lit tout.
cli-players = Combien de joueurs : 1 ou 2.
cli-edition = L’édition des règles : v22 ou later.
cli-malfunctions = La série de dysfonctionnements : none, ou A à G.
cli-roles = Les rôles par place (sammie,noah), random ou none.
cli-difficulty = Les variantes de difficulté, par virgule (voir : tablemate rules assembly difficulty).
cli-communication = Comment on peut se parler : limited, reduced ou jammed.
cli-honest = Si les réponses doivent être vraies (seule v22 laisse le choix).
cli-first = Qui commence : random, 1 ou 2.
cli-seed = Un nombre qui fixe tout le hasard ; sans lui : un nouveau, affiché.
cli-bot = Un robot pour l’autre place : { $bots }.
cli-seat = La place que vous prenez à côté d’un robot : 1 ou 2.
cli-lang = La langue, en ou fr ; sans rien : celle de votre système.
cli-layout = Comment montrer la table : ring (anneau), ou list (agréable à écouter).
cli-practice = Entraînement : tout peut s’annuler.
cli-load = Reprendre une partie enregistrée, et la garder dans son fichier.
cli-save = Garder cette partie dans un fichier, écrit après chaque étape.
cli-open-log = Le journal nomme toutes les cartes.
cli-step = Montrer seulement la table après cette étape.
cli-json = Écrire du JSON pour les programmes.
cli-viewer = Par quels yeux : 1, 2, spectator ou all.
cli-fork-at = Continuer à partir de cette étape, dans une nouvelle partie.
cli-version = Afficher la version et quitter.
cli-help-option = Afficher cette aide et quitter.
cli-install-completion = Installer la complétion pour votre shell.
cli-show-completion = Afficher le script de complétion, à copier ou à adapter.
