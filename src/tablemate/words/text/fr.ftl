### Ce que disent la table et la commande en français ; ce que dit un seul jeu est dans son propre catalogue.

list-last = { $head } et { $last }
list-or = { $head } ou { $last }
quoted = « { $text } »
value-and-meaning = { $value } : { $meaning }
option-and-value = { $option } ({ $value })
## Comment une place s’appelle : dans une phrase, comme étiquette, comme titre ; avec un nom, c’est toujours ce nom

seat-called = la place { $number }
    .label = place { $number }
    .heading = Place { $number }
seats-label = place { $numbers }
you-called = vous

## Les refus de la table elle-même

reason-game_over = La partie est finie.
reason-not_your_decision = { $who ->
    [you] La table vous attend maintenant.
   *[other] La table attend maintenant { $seat }.
}
reason-no_such_action = Il n’y a pas d’action de ce genre.
reason-text_too_long = Aucune action ne demande plus de { $most } caractères.
reason-stale_action = Ce choix date d’avant le dernier changement de la table : ce ne serait plus « { $text } ». Choisissez de nouveau.
reason-time_is_up = Le temps est écoulé : plus rien ne peut se faire.
reason-nothing_to_undo = Il n’y a rien à annuler.
reason-information_gained = La dernière étape a révélé quelque chose : elle reste.
reason-own_take_back = Ce jeu a sa propre façon : l’action reprendre, tant que les règles le permettent.
reason-sentence_too_long = La commande est complète avant la fin de cette ligne : retirez le reste.

## À la table

play-start = { $game }, { $players ->
    [1] en solo
    [2] à deux
   *[other] à { $players } joueurs
}.
play-seed = Graine { $seed } : la même graine et les mêmes options redonnent cette partie.
play-loaded = La partie reprend à l’étape { $step }.
play-forked = Une nouvelle partie à partir de l’étape { $step } de { $file }.
play-practice = Entraînement : tout peut s’annuler, et la partie enregistrée le dit.
play-bot = Le robot { $bot } occupe la place { $number }.
play-pace = { $seconds ->
    [one] Chaque robot met { $seconds } seconde par action, même pendant que vous réfléchissez.
   *[other] Chaque robot met { $seconds } secondes par action, même pendant que vous réfléchissez.
}
play-clock-goes-on = Le chronomètre reprend à { $time }.
play-uncompiled = { $detail }. La partie continue sans elles.
play-hint = Tapez un numéro, la notation à côté, ou aide. Pour voir ce qui est convenu : options.
again = { $action } ? oui pour le faire, autre chose pour revenir :
prompt = >
prompt-seat = { $seat } >
prompt-ready = On y va ?
ready = Le chronomètre part quand vous appuyez sur Entrée. D’ici là, regardez tout à loisir ; aide dit comment.
question-to = { $seat }. { $text }
prompt-clock = { $time } { $prompt }
seat-idle = { $seat } n’a rien à faire maintenant.
nothing-to-do = Rien à faire pour vous en ce moment : c’est aux autres d’agir.
seat-of-bot = Le robot { $bot } joue pour { $seat }.
no-such-seat = Les places vont de 1 à { $seats }.
time-up-enter = Le temps est écoulé ! Appuyez sur Entrée.
game-over-enter = La partie est finie ! Appuyez sur Entrée.
seat-colon = Pour la place { $seat }, mettez deux-points après le numéro : { $seat }: { $line }
time-left = Il reste { $time } au chronomètre.
time-none = Aucun chronomètre ne tourne ici.
practice-hint = Dans une partie d’entraînement (--practice), tout s’annule.
undo-instead = C’est une table d’entraînement : annuler défait tout.
wait-nobody = Personne d’autre ne fait rien maintenant.
turn-over = ----- { $seat } -----
hand-over-private = Lisez ceci, puis appuyez sur Entrée et passez l’écran à { $seat }.
hand-over = { $seat } : prenez l’écran et appuyez sur Entrée pour voir votre main.
refused = Non. { $reason } ({ $rule })
no-such-number = { $number } n’est pas possible ici. Possible : { $numbers }.
number-dropped = La liste a changé et { $number } n’était pas dans la précédente : tapez de nouveau votre choix.
number-range = { $first } à { $last }
refused-more = En savoir plus : règles { $topic }
try-head = Juste un essai, rien n’est joué : { $action }
try-open = La suite, personne ne peut encore la connaître.
try-nothing = Rien à en dire d’avance.
try-what = Tapez une action ou son numéro après essayer, par exemple essayer 1.
why-none = Rien n’a encore été refusé. Tapez pourquoi et une action pour en savoir plus.
why-fine = Vous pouvez jouer cela maintenant.
why-rule = { $reason } (règle { $rule })
answered-alone = Une seule réponse est possible ici, { $action } : elle est donnée pour vous.
undone-many = { $count ->
    [one] Une étape annulée.
   *[other] { $count } étapes annulées.
}
saved = Enregistré dans { $file }.
save-failed = Impossible d’écrire { $file } : { $problem }.
save-offer = Nom du fichier pour enregistrer la partie, ou Entrée pour partir sans le faire :
save-offer-kept = Nom du fichier pour enregistrer la partie, ou Entrée pour partir ; la partie est gardée { $days } jours :
save-stray = « { $typed } » n’est pas pris pour un nom de fichier : terminez le nom par { $ending }, par exemple partie{ $ending }, ou mettez un dossier devant.
save-name = Ce n’est pas un nom de fichier. Tapez-en un, ou encore o pour { $file }.
save-replace = { $file } contient déjà une partie. La remplacer ? [o/n]
save-other = Un autre nom de fichier, ou Entrée pour jouer sans fichier :
keep-failed = Impossible d’écrire { $file } : { $problem }. La partie continue, avec un nouvel essai à chaque étape.
keep-again = { $file } s’écrit de nouveau et contient la partie jusqu’à l’étape { $step }.
saved-part = { $file } contient les { $step } premières étapes sur { $steps }.
log-head = Ce qui s’est passé jusqu’ici :
log-veiled = Les cartes jouées auparavant ne sont pas nommées : la mémoire est libre, pas la consultation. Avec --open-log, elles le sont.
log-empty = Rien encore.
rules-example = Exemple. { $text }
rules-found = Aucun sujet ne s’appelle « { $found } » ; on en parle ici :
rules-tried = Essai : { $action }
topics-head = Les sujets ; lisez-en un par son nom :
options-practice = Entraînement
options-practice-yes = tout peut s’annuler
input-ended = L’entrée s’est arrêtée avant la fin de la partie.
input-endless = Une ligne ne se termine pas ; plus rien n’est lu.
line-too-long = Cette ligne a plus de { $most } caractères ; elle n’a pas été prise en compte.
interrupted = Interrompu avant la fin de la partie.
resume-hint = Pour reprendre : tablemate play { $game } --load { $file }{ $options }
left-kept = La partie est gardée { $days } jours. Pour reprendre : tablemate play { $game } --resume
resume-offer = Vous avez une partie inachevée : { $game } ({ $seats }), du { $when }, étape { $step }. La reprendre ? [o/n]
resume-seats = { $players ->
    [1] en solo
    [2] à deux
   *[other] à { $players } joueurs
}{ $bots ->
    [yes] , avec des robots
   *[no] { "" }
}
resume-others = { $count ->
    [one] Une autre partie est inachevée.
   *[other] { $count } autres parties sont inachevées.
} Pour choisir : tablemate play --unfinished
resume-other-file = { $file } contient maintenant une autre partie ; celle-ci n’y est donc plus écrite.
resume-spoiled = { $file } n’est pas une partie entière ; on n’y touche pas.
unfinished-line = { $number }  { $game } ({ $seats }), étape { $step }, jouée le { $when }
unfinished-which = Laquelle ? Son numéro, ou Entrée pour aucune :
not-saved = La partie n’a pas été enregistrée.
left = Au revoir.
end-head = La partie est finie.
abandoned = La partie a été abandonnée : elle est finie, et personne n’a gagné ni perdu.
band-between = De { $low } à { $high } : { $text }
band-above = { $low } et plus : { $text }
end-replay = Pour la revoir : tablemate replay { $file }
end-kept = Cette partie n’est dans aucun fichier à vous, mais elle est gardée { $days } jours. Pour la revoir :
end-save-hint = Cette partie n’a pas été enregistrée ; pour en garder une, lancez-la avec --save FICHIER.
end-again = La même partie encore : tablemate { $command } --seed { $seed }

## Les commandes tapées à la table

typed-help = aide
    .does = cette liste
typed-view = voir, regarder
    .does = montrer encore la table
typed-compact = compact
    .does = la table en peu de lignes, pour un petit écran
typed-list = liste
    .does = la table en phrases, agréable à écouter
typed-table = table
    .does = la table dessinée
typed-cards = cartes [id]
    .does = vos cartes, ou une par son id, expliquées
typed-legend = légende
    .does = noms, codes et signes
typed-rules = règles [sujet]
    .does = lire les règles, ou y trouver un mot
typed-try = essayer [action]
    .does = ce que donnerait une action, ou son numéro ; rien n’est joué
typed-hint = conseil
    .does = ce que ferait le robot qui connaît le mieux le jeu
typed-why = pourquoi [action]
    .does = pourquoi une action est refusée
typed-wait = attendre
    .does = laisser agir les autres d’abord
typed-seat = siège 2
    .does = agir pour une autre place
typed-time = temps
    .does = combien de temps il reste
typed-log = journal
    .does = ce qui s’est passé
typed-undo = annuler
    .does = annuler la dernière étape
typed-options = options
    .does = ce qui est convenu pour cette partie
typed-save = enregistrer [fichier]
    .does = enregistrer la partie
typed-quit = quitter
    .does = quitter la table
help-enter = Entrée seule joue l’unique action possible.
help-seats = L’invite nomme la place pour laquelle on agit. Pour une autre, mettez son numéro et deux-points devant l’action : 2: et la suite. Ou changez de place : siège 2.
help-bots = Les robots agissent quand on n’attend personne, ou quand vous dites attendre.
help-bots-pace = Les robots agissent à leur rythme, même pendant que vous réfléchissez : ce que vous avez tapé reste. Tapez attendre pour les laisser passer d’abord.
help-keys = Tab complète ce que vous tapez ; la flèche vers le haut ramène ce que vous avez tapé avant.
help-commands = En plus, à tout moment :
help-pipe = Quand l’entrée n’est pas un terminal, un nombre qui n’est devant aucune action compte comme une place dans la liste.

## Regarder des robots

watch-keys = Entrée : l’étape suivante aussitôt. p : pause. + et - : plus vite, moins vite. q : quitter. Entrée après chacun.
watch-prompt = ({ $seconds } s ; Entrée, p, +, -, q)
watch-paused = En pause. Entrée pour continuer, q pour quitter :

## Revoir une partie

replay-start = { $game }, { $players ->
    [1] en solo
    [2] à deux
   *[other] à { $players } joueurs
}, { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}.
replay-set-up = Mise en place
replay-step = Étape { $step }, { $seat } : { $action ->
    [hidden] quelque chose que les autres n’ont pas vu
   *[other] { $action }
}
replay-clock = Étape { $step }, le chronomètre : { $action }
replay-time = { $step } ({ $time })
replay-undo = Étape { $step } : l’étape { $undone } est annulée.
replay-undo-by = Étape { $step }, { $seat } : l’étape { $undone } est annulée.
replay-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas finie.
replay-abandoned = L’enregistrement s’arrête ici ; la partie a été abandonnée.
replay-checked = La partie rejouée finit exactement comme enregistrée.
replay-prompt = Entrée : étape suivante. b (ou retour) : étape précédente. Un nombre : cette étape ; premier, dernier. t : la table. q : quitter.
problem = Cela ne va pas : { $detail }.
remark = { $detail }.
progress-replay = Partie rejouée : étape { $step } sur { $steps }
progress-cards = Vérification des cartes : { $seconds } s
progress-table = Mise en place de la table : { $seconds } s

## Ce que prouve un enregistrement

verify-promise = La promesse est tenue : { $beginning ->
    [seed] la graine
   *[start] la position de départ
} et le sel de l’enregistrement donnent { $published ->
    [True] l’empreinte publiée
   *[False] l’empreinte
} { $hash }.
verify-promise-compare = Cela prouve quelque chose si cette empreinte a été publiée avant la partie : comparez-la, ou donnez celle qui l’a été avec --commitment.
verify-promise-none = Aucune promesse n’a été faite : rien ne montre que la donne était fixée avant la partie.
verify-promise-fails = La promesse n’est pas tenue : { $why }.
verify-deal = La donne est juste : la partie commence comme l’enregistrement le dit.
verify-deal-fails = La donne n’est pas juste : { $why }.
verify-steps = { $steps ->
    [0] Les étapes sont justes : aucune n’a été jouée.
    [1] Les étapes sont justes : la seule était permise.
   *[other] Les étapes sont justes : les { $steps } étaient toutes permises à leur place.
}
verify-steps-fails = Les étapes ne sont pas justes : { $why }.
verify-steps-unchecked = Les étapes n’ont pas été vérifiées, car la donne n’est pas juste.
verify-outcome = L’issue est juste : { $end ->
    [over] la partie finit comme enregistrée, avec le résultat enregistré
    [abandoned] la partie a été abandonnée là où l’enregistrement le dit
   *[unfinished] la partie n’est pas finie et en est là où l’enregistrement le dit
}.
verify-outcome-fails = L’issue n’est pas juste : { $why }.
verify-outcome-unchecked = L’issue n’a pas été vérifiée, car la partie n’arrive pas à sa fin.
verify-all = { $promised ->
    [True] Tout est juste.
   *[False] Tout le reste est juste.
}
verify-not = Cet enregistrement n’est pas juste.

## Les cartes d’un jeu

cards-checked = { $file } : { $counts }, tout va bien.

## La ligne de commande

welcome-two = À deux, un écran :   tablemate play { $game } --players 2
welcome-bot = Avec des robots :    tablemate play { $game } --players 2 --bot greedy
welcome-watch = Voir des robots :    tablemate watch { $game }
welcome-rules = Lire les règles :    tablemate rules { $game }
welcome-cards = Voir les cartes :    tablemate cards { $collector }
welcome-notice = Un projet non officiel.
games-line = { $game } : { $about }
games-play = Jouer : tablemate play { $game }. Ses options : tablemate play { $game } --help
games-rules = Lire ses règles : tablemate rules { $game }. Un sujet : tablemate rules { $game } { $topic }
version = tablemate { $version }

cli-help = Une table numérique pour les jeux de société en solo et en coopération. Sans commande, elle s’ouvre dans votre navigateur.
    .epilog = Exemple : tablemate play { $game } --players 2 --bot greedy. Codes de sortie : 0 c’est fait, 1 un contrôle échoue, 2 mauvais usage, options ou fichier, 3 l’entrée s’est arrêtée (ou Ctrl-C) avant la fin de la partie.
    .usage = COMMANDE [ARGUMENTS]...
cli-play = Jouer dans le terminal, ligne par ligne. Chaque jeu a ses options : tablemate play { $game } --help.
    .epilog = Exemple : tablemate play { $game } --players 2. Sans jeu : la liste des jeux. Codes de sortie : 0 la partie est finie ou vous avez quitté, 2 mauvaises options ou mauvais fichier, 3 l’entrée s’est arrêtée (ou Ctrl-C) avant la fin.
    .usage = JEU [OPTIONS]
cli-watch = Regarder des robots jouer, étape par étape. Chaque jeu a ses options : tablemate watch { $game } --help.
    .epilog = Exemple : tablemate watch { $game } --pace 1. Sans jeu : { $game }. Codes de sortie : 0 la partie est finie ou vous êtes parti, 2 mauvaises options ou mauvais fichier, 3 vous êtes parti avant le début.
    .usage = [JEU] [OPTIONS]
cli-watch-bot = Un robot pour chaque place, ou pour celles que --bots ne nomme pas : { $bots } ; par défaut : greedy.
cli-watch-bots = Des robots par place, par exemple 1=random,2=greedy ; par défaut : le même à toutes les places.
cli-watch-pace = Les secondes d’une étape à la suivante, par exemple 0.5 ; par défaut : 2 dans un terminal, sinon 0.
cli-replay = Revoir une partie enregistrée pas à pas, ou la reprendre à n’importe quelle étape.
    .epilog = Exemple : tablemate replay partie.json --fork-at 12 --seed 5. Codes de sortie : 0 c’est fait, 2 le fichier n’est pas une partie ou ne se rejoue pas, 3 l’entrée s’est arrêtée avant la fin d’une partie reprise.
cli-verify = Vérifier qu’une partie enregistrée est bien celle qui a été promise et jouée : la promesse, la donne, chaque étape et l’issue.
    .epilog = Exemple : tablemate verify partie.json. Codes de sortie : 0 tout est juste, 1 quelque chose ne l’est pas, 2 mauvais usage, ou le fichier n’est pas une partie lisible ici.
cli-games = La liste des jeux.
    .epilog = Exemple : tablemate games --json. Codes de sortie : 0 c’est fait, 2 mauvais usage.
cli-rules = Lire les règles d’un jeu, dans nos propres mots.
    .epilog = Exemple : tablemate rules { $game } { $topic }. Codes de sortie : 0 c’est fait, 2 ce jeu ou ce sujet n’existe pas.
cli-cards = Regarder les cartes d’un jeu, ou vérifier vos propres cartes.
    .epilog = Exemples : tablemate cards { $collector } ; tablemate cards { $collector } --cards paquet.toml. Codes de sortie : 0 c’est fait, 2 mauvais usage, carte inconnue ou fichier fautif.
cli-arg-rules-game = Le jeu, { $games } ; par défaut : la liste des jeux.
    .name = jeu
cli-arg-file = Une partie enregistrée, par exemple partie.json.
    .name = fichier
cli-arg-topic = Que lire, un sujet ou un mot à trouver ; par défaut : la liste des sujets. « tout » lit toutes les règles.
    .name = sujet
cli-arg-cards-game = Le jeu, { $collectors }.
    .name = jeu
cli-arg-card = Une carte par son id comme dans la liste ; par défaut : toutes.
    .name = carte
cli-cards-deck = Vos propres cartes, un fichier TOML comme paquet.toml : elles sont vérifiées, puis montrées. Si un jeu a plusieurs séries, aussi l’une d’elles par son nom ; par défaut : celles du jeu.
cli-seed = Un nombre qui fixe tout le hasard, par exemple 7 ; par défaut : un nouveau, affiché.
cli-bot = Un robot pour chaque place sauf la vôtre : { $bots } ; none : des personnes seulement, même là où jouaient des robots ; par défaut : ceux d’avant, dans une nouvelle partie aucun.
cli-bots = Des robots par place, les autres places sont pour des personnes : 2,3=random,4=greedy, ou 2,3 pour greedy ; par défaut : ce que dit --bot.
cli-seat = Votre place, comptée à partir de 1 ; par défaut : 1.
cli-pace = Les secondes que met un robot pour une action quand un chronomètre tourne ; par défaut : 2, et 0 veut dire aussitôt.
cli-lang = La langue, en ou fr ; par défaut : celle de votre système.
cli-plain = Des lignes simples : ni couleurs, ni rien de redessiné, ni mots proposés pendant la saisie ; par défaut : ce que permet votre écran.
cli-layout = Comment montrer la table ; list est agréable à écouter dans tous les jeux ; par défaut : ce qui tient à l’écran.
cli-practice = Entraînement : tout peut s’annuler ; par défaut : seulement ce qui n’a rien appris à personne.
cli-load = Reprendre une partie enregistrée, par exemple partie.json, avec les robots qui y jouent, et la garder dans son fichier ; par défaut : une nouvelle partie.
cli-save = Garder cette partie dans un fichier comme partie.json, écrit après chaque étape ; par défaut : quelques jours, dans un dossier à vous.
cli-overwrite = Laisser --save et la commande enregistrer remplacer des parties sans demander ; ce qui n’est pas une de nos parties n’est jamais remplacé ; par défaut : la question est posée.
cli-resume = Reprendre la dernière partie jouée et non finie. Celle que vous avez laissée entière dans un fichier se reprend avec --load ; par défaut : une nouvelle partie.
cli-unfinished = Montrer la liste des parties inachevées, pour en reprendre une ; par défaut : une nouvelle partie.
cli-open-log = Le journal nomme toutes les cartes ; par défaut : pas celles des tours passés.
cli-step = Montrer seulement la table après cette étape, par exemple 12 ; par défaut : chaque étape.
cli-json = Écrire du JSON pour les programmes ; par défaut : des phrases.
cli-viewer = Par quels yeux : une place (1, 2 …), spectator ou all ; par défaut : all si la partie est finie, sinon ceux de qui regarde.
cli-commitment = L’empreinte publiée avant la partie : l’enregistrement doit contenir la même ; par défaut : seul l’enregistrement est examiné.
cli-fork-at = Continuer à partir de cette étape, par exemple 12, dans une nouvelle partie ; par défaut : la partie est seulement montrée.
cli-version = Afficher la version et quitter.
cli-usual = { $text } ; par défaut : { $value }.
cli-usual-yes = oui
cli-usual-no = non
cli-usage = Utilisation :
cli-options = Options :
cli-commands = Commandes :
cli-arguments = Arguments :
cli-required = [obligatoire]
cli-text = texte
cli-number = nombre
cli-path = chemin
cli-name = nom
cli-help-option = Afficher cette aide et quitter.
cli-install-completion = Installer la complétion pour votre shell.
cli-show-completion = Afficher le script de complétion, à copier ou à adapter.
