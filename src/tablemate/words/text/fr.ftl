### Ce que disent la table et la commande en français ; ce qu’un seul jeu demande pour ses options, ses cartes et son aide porte son nom.

list-last = { $head } et { $last }
list-or = { $head } ou { $last }
## Comment une place s’appelle : dans une phrase, comme étiquette, comme titre ; avec un nom, c’est toujours ce nom

seat-called = la place { $number }
    .label = place { $number }
    .heading = Place { $number }
seats-label = place { $numbers }

## Les refus de la table elle-même

reason-game_over = La partie est finie.
reason-not_your_decision = La table attend maintenant { $seat }.
reason-no_such_action = Il n’y a pas d’action de ce genre.
reason-stale_action = Ce choix date d’avant le dernier changement de la table : ce ne serait plus « { $text } ». Choisissez de nouveau.
reason-time_is_up = Le temps est écoulé : plus rien ne peut se faire.
reason-name_not_text = Un nom est un texte.
reason-name_empty = Un nom a au moins une lettre, un chiffre ou un signe visible.
reason-name_too_long = Un nom a { $most } caractères au plus, et celui-ci en a { $found }.
reason-name_hidden_signs = Un nom n’a ni caractère de contrôle ni marque qui change le sens de l’écriture.
reason-nothing_to_undo = Il n’y a rien à annuler.
reason-information_gained = La dernière étape a révélé quelque chose : elle reste. Dans une partie d’entraînement (--practice), tout s’annule.
reason-own_take_back = Ce jeu a sa propre façon : tapez take back tant que les règles le permettent. Dans une partie d’entraînement (--practice), annuler reprend tout.
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
play-bot = { $bot } occupe la place { $number }.
play-pace = { $seconds ->
    [one] Chaque robot met { $seconds } seconde par action, même pendant que vous réfléchissez.
   *[other] Chaque robot met { $seconds } secondes par action, même pendant que vous réfléchissez.
}
play-mode = { $mode ->
    [live] Mode live : { $clock } au chronomètre, dès la première question.
    [relaxed] Mode relaxed : { $clock } au chronomètre, dès la première question.
    [rolls] Mode rolls : pas de chronomètre, et { $rolls } lancers.
   *[practice] Mode practice : pas de chronomètre.
}
play-mode-other = Autres : --mode live, relaxed, practice ou rolls.
play-clock-goes-on = Le chronomètre reprend à { $time }.
play-uncompiled = { $detail } La partie continue sans elles.
play-hint = Tapez un numéro, la notation à côté, ou aide. Pour voir ce qui est convenu : options.
prompt = >
prompt-seat = { $seat } >
question-to = { $seat } : { $text }
prompt-clock = { $time } { $prompt }
seat-idle = { $seat } n’a rien à faire maintenant.
seat-of-bot = { $bot } joue pour { $seat }.
no-such-seat = Les places vont de 1 à { $seats }.
time-up-enter = Le temps est écoulé ! Appuyez sur Entrée.
game-over-enter = La partie est finie ! Appuyez sur Entrée.
seat-colon = Pour la place { $seat }, mettez deux-points après le numéro : { $seat }: { $line }
time-left = Il reste { $time } au chronomètre.
undo-instead = C’est une table d’entraînement : annuler reprend tout.
undo-neither = Ici, ce n’est jamais permis : il est convenu qu’un dé posé reste posé.
card-not-on-table = { $card } n’est ni dans la rangée ni devant quelqu’un. Sur la table : { $cards }.
note-not-agreed = pas encore d’accord
wait-nobody = Personne d’autre ne fait rien maintenant.
turn-over = ----- { $seat } -----
hand-over-private = Lisez ceci, puis appuyez sur Entrée et passez l’écran à { $seat }.
hand-over = { $seat } : prenez l’écran et appuyez sur Entrée pour voir votre main.
refused = Non : { $reason } ({ $rule })
no-such-number = { $number } n’est pas possible ici. Possible : { $numbers }.
number-dropped = La liste a changé et { $number } n’était pas dans la précédente : tapez de nouveau votre choix.
number-range = { $first } à { $last }
refused-more = En savoir plus : règles { $topic }
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
save-offer-kept = Nom du fichier pour enregistrer la partie, ou Entrée pour partir ; la partie est gardée { $days } jours :
save-name = Ce n’est pas un nom de fichier. Tapez-en un, ou encore o pour { $file }.
save-exists = { $file } contient déjà une partie et reste tel quel ; avec --overwrite, il est remplacé.
save-replace = { $file } contient déjà une partie. La remplacer ? [o/n]
save-stays = { $file } reste tel quel.
save-other = Un autre nom de fichier, ou Entrée pour jouer sans fichier :
keep-failed = Impossible d’écrire { $file } : { $problem }. La partie continue, avec un nouvel essai à chaque étape.
keep-again = { $file } s’écrit de nouveau et contient la partie jusqu’à l’étape { $step }.
saved-part = { $file } contient les { $step } premières étapes sur { $steps }.
log-head = Ce qui s’est passé jusqu’ici :
log-veiled = Les cartes des tours et des plis passés ne sont pas nommées : la mémoire est libre, pas la consultation. Avec --open-log, elles le sont.
log-empty = Rien encore.
unknown-topic = Il n’y a pas de sujet { $topic }. Les sujets sont : { $topics }.
topics-head = Les sujets ; lisez-en un par son nom :
options-practice = Entraînement
options-practice-yes = tout peut s’annuler
input-ended = L’entrée s’est arrêtée avant la fin de la partie.
input-endless = Une ligne ne se termine pas ; plus rien n’est lu.
line-too-long = Cette ligne a plus de { $most } caractères ; elle n’a pas été prise en compte.
interrupted = Interrompu avant la fin de la partie.
resume-hint = Pour reprendre : tablemate play { $game } --load { $file }{ $options }
left-kept = La partie est gardée { $days } jours. Pour reprendre : tablemate play { $game } --resume
resume-offer = Vous avez une partie inachevée de { $game } ({ $seats }) du { $when }, étape { $step }. La reprendre ? [o/n]
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
end-replay = Pour la revoir : tablemate replay { $file }
end-kept = Cette partie n’est dans aucun fichier à vous, mais elle est gardée { $days } jours. Pour la revoir :
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
    .does = la table en phrases, agréable à écouter
typed-ring = anneau
    .does = la table en anneau
typed-table = table
    .does = la table dessinée
typed-row = rangee [id]
    .does = les bombes de la rangée, ou l’une d’elles, expliquées
typed-cards = cartes [id]
    .does = vos cartes, ou une par son id, expliquées
typed-bag = sac
    .does = les dés dans le sac
typed-legend = legende
    .does = noms, codes et signes
typed-rules = regles [sujet]
    .does = lire les règles
typed-why = pourquoi [action]
    .does = pourquoi une action est refusée
typed-wait = attendre
    .does = laisser agir les autres d’abord
typed-seat = siege 2
    .does = agir pour une autre place
typed-time = temps
    .does = combien de temps il reste
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
help-head-assembly = Répondez par le numéro devant une action ou par sa notation, qui reste en anglais. Une commande entière tient en une ligne, par exemple any: acw 2 ou deploy_lock: lock 3 6. Là où l’on choisit des baies, un nombre désigne une baie ; 0 veut dire que c’est tout.
help-head-fuse = Répondez par le numéro devant une action ou par sa notation, qui reste en anglais : { $actions }. Un dé est une lettre et une valeur : R rouge, B bleu, G vert, Y jaune, K noir. Sa lettre parmi les dés lancés convient aussi : a b13.2, burn a.
help-fuse =
    .roll = roll (lancer)
    .place = place r4 on b13.2 (ou juste r4 b13.2)
    .burn = burn r4 (brûler)
    .claim = claim r4 (prendre en main)
    .release = release r4 (reposer)
    .give = give r4 to 2 (donner)
    .pick = pick b13 (prendre)
    .lose = lose b12.3 (perdre)
    .back = take back (reprendre)
    .confirm = confirm (donner son accord)
    .stop = stop (s’arrêter)
help-enter = Entrée seule joue l’unique action possible.
help-seats = L’invite nomme la place pour laquelle on agit. Pour une autre, mettez son numéro devant : 2: place r4 on b13.2. Ou changez de place : siege 2.
help-bots = Les robots agissent quand on n’attend personne, ou quand vous dites attendre.
help-bots-pace = Les robots agissent à leur rythme, même pendant que vous réfléchissez : ce que vous avez tapé reste. Tapez attendre pour les laisser passer d’abord.
help-commands = En plus, à tout moment :
help-pipe = Quand l’entrée n’est pas un terminal, un nombre qui n’est devant aucune action compte comme une place dans la liste.

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
replay-prompt = Entrée : étape suivante. Un nombre : cette étape. t : la table. q : quitter.
replay-no-step = Cet enregistrement a les étapes 0 à { $steps }.
progress-replay = Partie rejouée : étape { $step } sur { $steps }
progress-cards = Vérification des cartes : { $seconds } s
progress-table = Mise en place de la table : { $seconds } s

## Les problèmes

problem = Cela ne va pas : { $detail }
problem-lead = (détail technique, en anglais) { $detail }
problem-file = { $file } est illisible : { $trouble }.
file-trouble = { $kind ->
    [missing] { $doing ->
        [write] ce dossier n’existe pas
       *[read] ce fichier n’existe pas
    }
    [folder] c’est un dossier
    [device] ce n’est pas un fichier
    [long] un enregistrement n’a pas de place pour plus de 100 000 étapes
    [permission] l’accès n’est pas permis
    [owner] il appartient à quelqu’un d’autre
    [open] d’autres peuvent y écrire
    [text] ce n’est pas un fichier de texte
    [taken] quelqu’un d’autre l’a écrit entre-temps
    [full] le disque est plein
    [name] ce ne peut pas être un nom de fichier
   *[other] { $detail }
}
problem-json = Ce fichier n’est pas du JSON, ou il est tronqué.
problem-long = Ce fichier est trop long pour une partie : un enregistrement compte au plus 100 000 étapes et 32 Mo.
problem-record = Ce fichier n’est pas une partie de Tablemate.
problem-changed = L’enregistrement ne finit pas là où il le dit : il a été modifié ou tronqué.
problem-cache-owner = Les règles compilées de { $folder } ne sont pas utilisées : ce dossier appartient à quelqu’un d’autre.
problem-cache-open = Les règles compilées de { $folder } ne sont pas utilisées : d’autres peuvent écrire dans ce dossier.
problem-abandoned = La partie de { $file } a été abandonnée. On peut en continuer une nouvelle à partir d’une étape : tablemate replay { $file } --fork-at ÉTAPE
problem-both-load = Avec { $option }, la partie déjà commencée dit ce qui est convenu : retirez { $options }.
problem-nothing-unfinished = Aucune partie inachevée à reprendre : il n’y en a pas, ou elle se joue en ce moment. Une partie enregistrée se reprend avec --load et son fichier.
problem-seat = { $seats ->
    [1] En solo, il n’y a que la place 1, pas { $seat }.
    [2] Les places sont 1 et 2, pas { $seat }.
   *[other] Les places vont de 1 à { $seats }, pas { $seat }.
}
problem-bots = --bots nomme des places et des robots, par exemple 2,3=random,4=greedy, pas { $value }.
problem-bot-and-bots = --bot occupe toutes les places sauf la vôtre, --bots nomme les places : choisissez l’une des deux.
problem-no-person = Il faut laisser une place à une personne.
problem-seat-bot = La place { $seat } est déjà donnée à { $bot }.
problem-pace = --pace attend les secondes d’une action de robot, de 0 à { $most }, et non { $value }.
problem-pace-clock = Les robots ne prennent du temps (--pace) que là où court un chronomètre : dans les modes live et relaxed.
problem-bot = Il n’y a pas de robot { $bot }. Les robots sont { $bots }.
problem-bot-players = Un robot a besoin de sa place : retirez --players 1.
problem-language = Les langues sont en et fr, pas { $language }.
problem-one-of = { $option } doit être { $allowed }, pas { $value }.
problem-number = { $option } doit être un nombre entier de { $low } à { $high }, pas { $value }.
problem-other-game = C’est une partie de { $played }, pas de { $game }.
problem-usage = { $detail } Plus : { $command } --help
usage-whole-number = { $option } prend un nombre entier, pas { $value }.
usage-decimal-number = { $option } prend un nombre comme 1.5, pas { $value }.
usage-no-value = { $option } a besoin d’une valeur.
usage-no-command = Il n’y a pas de commande { $command }.
usage-too-much = Ceci est de trop : { $rest }.
usage-missing = Il manque { $what }.
usage-no-option = Il n’y a pas d’option { $option }.
usage-near-option = Il n’y a pas d’option { $option } ; peut-être { $near } ?
usage-other-game = { $option } est une option de { $games }, pas de ce jeu.
usage-other = (détail technique, en anglais) { $detail }
problem-needs-fork = Seule une partie reprise à une étape, avec --fork-at, accepte { $options }.
problem-rules-version = Cet enregistrement a été joué avec la version { $played } des règles de { $game } ; la plus récente connue ici est la version { $here }.
problem-other-cards = Cet enregistrement a été joué avec un autre jeu de cartes.
problem-layout = Il n’y a pas de disposition { $layout } ici ; tablemate play JEU --help les nomme.
problem-viewer = Les regards possibles sont { $viewers }, pas { $viewer }.
problem-game = Il n’y a pas de jeu { $game }. Les jeux sont : { $games }.
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
problem-fuse-clock = Seul le mode relaxed a un chronomètre plus long (--clock-factor).
problem-fuse-strict-book = --strict-sheet suit la fiche à la lettre ; book2015 a ses propres règles.
problem-fuse-bonus = book2015 s’arrête à la victoire : il n’y a pas de phase de bonus (--bonus-seats).
problem-fuse-solo-players = --solo-use one est une règle pour un joueur.
problem-fuse-solo-burn = --solo-use one va avec --burn-if stuck (A22).
problem-fuse-solo-strict = --strict-sheet lance un seul dé en solo : --solo-use n’a pas d’effet.
problem-fuse-skip = --bag-empty skip demande un chronomètre ou --roll-budget, sinon la partie ne finirait jamais (A12).
problem-fuse-budget = Le mode rolls demande un nombre de lancers.
problem-fuse-step = La fiche ne donne pas de points pour le temps : --step n’a pas d’effet.
problem-fuse-solo-hands = --solo-use one ne va pas avec --hard-hands.
problem-fuse-bombs = { $most ->
    [0] Ce paquet n’a pas assez de bombes : après le départ, il n’en resterait aucune à désamorcer.
   *[other] { $many } bombes à désamorcer, c’est trop : ce paquet en permet { $most } (--bombs { $most }).
}
problem-fuse-sabotage = { $many ->
    [0] Ce paquet n’a pas de cartes Sabotage : --sabotage-count { $many }
    [one] Ce paquet n’a qu’une carte Sabotage : --sabotage-count { $many }
   *[other] Ce paquet n’a que { $many } cartes Sabotage : --sabotage-count { $many }
}
problem-fuse-solo-values = Une main en solo demande des bombes de trois valeurs différentes ; ce paquet en a moins.
problem-fuse-sheet-values = Chacun commence avec une bombe de valeur 1 ou 2 et une de 3 ou 4 ; ce paquet en a trop peu.
problem-fuse-book-values = Les mains de départ de book2015 demandent plus de bombes de valeur 1 ou 2 que ce paquet n’en a.
problem-no-cards = Il n’y a pas de liste de cartes pour { $game } ; il y en a une pour { $games }.
problem-card = Il n’y a pas de carte { $card }. Les cartes sont { $cards }.
problem-deck = { $place } : { $detail }
problem-deck-card = { $place } : { $card } : { $detail }

## Ce qui peut ne pas aller dans un paquet

deck-file_too_long = un fichier de paquet a au plus { $most } octets, et celui-ci en a { $found }.
deck-toml = ce n’est pas du TOML (détail en anglais : { $problem }).
deck-deck_type = un paquet est une table avec les listes bomb et sabotage.
deck-deck_key = un paquet n’a pas de { $found } ; il a { $allowed }.
deck-cards_type = { $kind } doit être une liste de tables, une par carte.
deck-no_bomb = un paquet demande au moins une bombe.
deck-too_many_cards = un paquet a au plus { $most } cartes du type { $kind }, et celui-ci en a { $found }.
deck-card_key = une carte { $kind } n’a pas de { $found } ; elle a { $allowed }.
deck-key_missing = il manque { $missing } à une carte { $kind }.
deck-id = un id est une lettre suivie d’au plus sept lettres ou chiffres, pas { $found }.
deck-id_taken = une autre carte a l’id { $found }, et les majuscules ne distinguent pas les id.
deck-name = un nom est un texte, ou deux, {"{"} en = "…", fr = "…" {"}"}, chacun de 1 à { $most } caractères imprimables.
deck-value = value doit être un nombre entier de 1 à { $most }, pas { $found }.
deck-match = match doit être une lettre de couleur R B G Y K ou un chiffre de 1 à 6, pas { $found }.
deck-layout = layout doit être row, stack, pyr2, pyr3, free ou twin a+b avec au plus { $most } cases, pas { $found }.
deck-texts = { $which } doit être une liste de textes.
deck-slot = la case { $slot } doit être _ ou ? ou bien un ou deux choix comme R, 4, R4, R/4, avec les couleurs R B G Y K et les valeurs 1 à 6, pas { $found }.
deck-slot_alternatives = la case { $slot } a plus de { $most } choix : { $found }.
deck-slot_count = la disposition { $layout } a { $expected } cases, et il y en a { $found }.
deck-slot_range = la disposition { $layout } a de 1 à { $most } cases, et il y en a { $found }.
deck-slot_unnamed = la case { $slot } est _ : au moins une règle doit la nommer ; ? prend n’importe quel dé.
deck-slot_named = la case { $slot } est ? : aucune règle ne peut la nommer ; _ est un dé dont les règles tiennent compte.
deck-too_many_rules = une carte a au plus { $most } règles, et celle-ci en a { $found }.
deck-rule = { $found } n’est pas une règle ; une règle s’écrit comme { $example }. Une règle commence par same_value, same_colour, same_both, same_either, diff_colour, diff_value, rise, sum, gap ou balance.
deck-rule_slot = la règle { $found } nomme la case { $slot }, et la carte a les cases 1 à { $slots }.
deck-rule_repeats = la règle { $found } nomme deux fois la case { $slot }.
deck-rule_two_slots = la règle { $found } doit nommer au moins deux cases.
deck-rule_gap_slots = la règle { $found } doit nommer exactement deux cases.
deck-supports_missing = la disposition free demande la clé supports : pour chaque case du haut, celles sur lesquelles elle repose.
deck-supports_layout = la clé supports va avec la disposition free ; la disposition { $layout } a ses propres supports.
deck-supports = supports doit être une table qui donne pour une case la liste des cases sur lesquelles elle repose, toutes différentes, de 1 à { $slots }.
deck-supports_cycle = une case repose sur elle-même, directement ou par d’autres cases.
deck-not_completable = cette carte est impossible à compléter, quels que soient les dés.
deck-six_of_one_colour = cette carte demande six dés d’une même couleur, et il n’y en a que cinq.
deck-too_large = avec cette carte, le paquet a plus de remplissages différents que les tables n’en tiennent.

## Les cartes d’un jeu

cards-checked = { $file } : { $counts }, tout va bien.
cards-play = Pour y jouer : { $command }
cards-play-not = En solo, il ne se joue pas tel quel : { $detail }
cards-counts = { $bombs ->
    [one] { $bombs } bombe
   *[other] { $bombs } bombes
} et { $sabotage ->
    [one] { $sabotage } carte Sabotage
   *[other] { $sabotage } cartes Sabotage
}
cards-head =
    .id = Id
    .name = Nom
    .value = Val
    .layout = Forme
    .first = 1er
    .effort = E
    .slots = Cases
cards-key = Val : points. 1er : combien des 30 dés différents la carte vide accepte. E : combien de dés au hasard elle demande en moyenne, bien jouée. Sous une carte : ses règles. Une carte en toutes lettres : { $command }
cards-sabotage = sabotage : chacun perd { $match }
cards-figures = La carte vide accepte { $first } des { $dice } dés différents. Bien jouée, elle demande { $effort } dés au hasard en moyenne.

## La ligne de commande

welcome = Tablemate, une table numérique pour jouer en solo ou ensemble.
welcome-assembly = Jouer :              tablemate play assembly
welcome-fuse = Contre la montre :   tablemate play fuse
welcome-two = À deux, un écran :   tablemate play assembly --players 2
welcome-bot = Avec des robots :    tablemate play fuse --players 5 --bot greedy
welcome-rules = Lire les règles :    tablemate rules assembly
welcome-cards = Voir les bombes :    tablemate cards fuse
welcome-help = Tout le reste :      tablemate --help
welcome-notice-assembly = Un projet non officiel. Assembly est de Janice et Stu Turner (Wren Games, 2018).
welcome-notice-fuse = FUSE est de Kane Klenko (Renegade Game Studios, 2015) ; les bombes d’ici sont les nôtres.
games-line = { $game } : { $about } Joueurs : { $players }.
games-play = Jouer : tablemate play fuse. Ses options : tablemate play fuse --help
games-rules = Lire ses règles : tablemate rules fuse. Un sujet : tablemate rules fuse placing
version = tablemate { $version }

cli-help = Une table numérique pour les jeux de société en solo et en coopération.
    .epilog = Exemple : tablemate play fuse --players 3 --bot greedy. Codes de sortie : 0 c’est fait, 2 mauvais usage, options ou fichier, 3 l’entrée s’est arrêtée (ou Ctrl-C) avant la fin de la partie.
cli-play = Jouer dans le terminal, ligne par ligne. Chaque jeu a ses options : tablemate play fuse --help.
    .epilog = Exemple : tablemate play fuse --players 2. Sans jeu : la liste des jeux. Codes de sortie : 0 la partie est finie ou vous avez quitté, 2 mauvaises options ou mauvais fichier, 3 l’entrée s’est arrêtée (ou Ctrl-C) avant la fin.
cli-play-assembly = Assembly : construire un vaisseau, en solo ou à deux.
    .epilog = Exemple : tablemate play assembly --malfunctions A --roles sammie --seed 7. Codes de sortie : 0 la partie est finie ou vous avez quitté, 2 mauvaises options ou mauvais fichier, 3 l’entrée s’est arrêtée (ou Ctrl-C) avant la fin.
cli-play-fuse = FUSE : désamorcer des bombes aux dés, de un à cinq joueurs.
    .epilog = Exemple : tablemate play fuse --players 5 --bot greedy --seat 2, ou deux personnes et deux robots : tablemate play fuse --bots 3,4=random. Codes de sortie : 0 la partie est finie ou vous avez quitté, 2 mauvaises options ou mauvais fichier, 3 l’entrée s’est arrêtée (ou Ctrl-C) avant la fin.
cli-replay = Revoir une partie enregistrée pas à pas, ou la reprendre à n’importe quelle étape.
    .epilog = Exemple : tablemate replay partie.json --fork-at 12 --seed 5. Codes de sortie : 0 c’est fait, 2 le fichier n’est pas une partie ou ne se rejoue pas, 3 l’entrée s’est arrêtée avant la fin d’une partie reprise.
cli-games = La liste des jeux.
    .epilog = Exemple : tablemate games --json. Codes de sortie : 0 c’est fait, 2 mauvais usage.
cli-rules = Lire les règles d’un jeu, dans nos propres mots.
    .epilog = Exemples : tablemate rules assembly lock ; tablemate rules fuse placing. Codes de sortie : 0 c’est fait, 2 ce jeu ou ce sujet n’existe pas.
cli-cards = Regarder les cartes d’un jeu, ou vérifier vos propres cartes.
    .epilog = Exemples : tablemate cards fuse B13 ; tablemate cards origin_story s15 ; tablemate cards fuse --deck paquet.toml. Codes de sortie : 0 c’est fait, 2 mauvais usage, carte inconnue ou fichier fautif.
cli-arg-rules-game = Le jeu, assembly, fuse ou origin_story ; sans rien : la liste des jeux.
cli-arg-file = Une partie enregistrée.
cli-arg-topic = Que lire ; sans rien : la liste des sujets. « all » lit tout.
cli-arg-cards-game = Le jeu, fuse ou origin_story.
cli-arg-card = Une carte par son id, par exemple B13 de FUSE ou s15 d’Origin Story ; sans rien : toutes.
cli-cards-deck = Vos propres cartes, un fichier TOML : elles sont vérifiées, puis montrées. Pour Origin Story aussi standard-1, les cartes de la version 1 des règles.
cli-assembly-players = Combien de joueurs : 1 ou 2.
cli-assembly-edition = L’édition des règles : v22 ou later.
cli-assembly-malfunctions = La série de dysfonctionnements : none, ou A à G.
cli-assembly-roles = Les rôles par place (sammie,noah), ou pour tous : random (au hasard), useful (seulement ceux qui peuvent servir ici ; par défaut en solo) ou none.
cli-assembly-difficulty = Les variantes de difficulté, par virgule (voir : tablemate rules assembly difficulty).
cli-assembly-communication = Comment on peut se parler : limited, reduced ou jammed.
cli-assembly-honest = Si les réponses doivent être vraies (seule v22 laisse le choix).
cli-assembly-first = Qui commence : random, 1 ou 2.
cli-fuse-players = Combien de joueurs : de 1 à 5.
cli-fuse-edition = L’édition : sheet (on continue après la victoire) ou book2015 (des points pour la victoire et le temps).
cli-fuse-level = Combien de bombes : training, standard, expert, elite ou insane.
cli-fuse-mode = live (10 minutes), relaxed (plus long), practice (sans chronomètre) ou rolls (un nombre de lancers) ; sans rien : live dans un terminal, sinon practice.
cli-fuse-clock-factor = De combien relaxed est plus long : 1.5 ou 2.
cli-fuse-bombs = Le nombre de bombes à désamorcer, quel que soit le niveau.
cli-fuse-six-point = Avec les cinq bombes difficiles de six points.
cli-fuse-sabotage-count = Combien de cartes Sabotage ; sans rien : 6.
cli-fuse-strict-sheet = Un dé et deux bombes chacun, même pour un ou deux joueurs.
cli-fuse-legality = extendable (une bombe doit rester faisable) ou local (impasses permises).
cli-fuse-burn-if = Quand un dé peut être brûlé : stuck, misfit ou any.
cli-fuse-solo-use = En solo : utiliser les trois dés (all) ou un seul (one).
cli-fuse-bag-empty = Un lancer avec un sac vide : loss (perdu) ou skip (rien).
cli-fuse-bonus-seats = Qui prend des dés après la victoire : holders (qui a une bombe) ou all.
cli-fuse-hold = Si l’on peut prendre un dé en main, le reposer et le donner ; sans rien : en live et relaxed.
cli-fuse-undo = Si l’on peut reprendre un dé posé ; sans rien : sauf en practice.
cli-fuse-confirm-draft = Si tous doivent être d’accord avant la suite ; sans rien : en rolls.
cli-fuse-hard-hands = Un dé mal posé vide la bombe.
cli-fuse-roll-budget = Combien de lancers ; sans rien : en rolls, selon le niveau.
cli-fuse-step = Les secondes pour un point de temps dans book2015 ; sans rien : 10.
cli-fuse-deck = Votre propre paquet, un fichier TOML (voir tablemate cards --help).
cli-seed = Un nombre qui fixe tout le hasard ; sans lui : un nouveau, affiché.
cli-bot = Un robot pour chaque place sauf la vôtre : { $bots } ; none : des personnes seulement, même là où jouaient des robots.
cli-bots = Des robots par place, les autres places sont pour des personnes : 2,3=random,4=greedy, ou 2,3 pour greedy.
cli-seat = Votre place, comptée à partir de 1 ; sans rien : 1.
cli-pace = Les secondes que met un robot pour une action quand un chronomètre court ; sans rien : 2, et 0 veut dire aussitôt.
cli-lang = La langue, en ou fr ; sans rien : celle de votre système.
cli-layout = Comment montrer la table ; list est agréable à écouter dans tous les jeux.
cli-layout-assembly = Comment montrer la table : ring (anneau), ou list (agréable à écouter).
cli-layout-fuse = Comment montrer la table : table (dessin), ou list (agréable à écouter ; le temps restant n’est annoncé qu’à chaque question).
cli-practice = Entraînement : tout peut s’annuler.
cli-load = Reprendre une partie enregistrée avec les robots qui y jouent, et la garder dans son fichier.
cli-save = Garder cette partie dans un fichier, écrit après chaque étape.
cli-overwrite = Laisser --save et la commande sauver remplacer des parties sans demander ; ce qui n’est pas une de nos parties n’est jamais remplacé.
cli-resume = Reprendre la dernière partie jouée et non finie. Celle que vous avez laissée entière dans un fichier se reprend avec --load.
cli-unfinished = Montrer la liste des parties inachevées, pour en reprendre une.
cli-open-log = Le journal nomme toutes les cartes.
cli-step = Montrer seulement la table après cette étape.
cli-json = Écrire du JSON pour les programmes.
cli-viewer = Par quels yeux : une place (1, 2 …), spectator ou all.
cli-fork-at = Continuer à partir de cette étape, dans une nouvelle partie.
cli-version = Afficher la version et quitter.
cli-help-option = Afficher cette aide et quitter.
cli-install-completion = Installer la complétion pour votre shell.
cli-show-completion = Afficher le script de complétion, à copier ou à adapter.

## Origin Story

welcome-origin_story = Plis et héros :      tablemate play origin_story
welcome-notice-origin_story = Origin Story est de Jamey Stegmaier et Pete Wissinger (Stonemaier Games, 2025), son mode solo d’Automa Factory ; les cartes d’ici sont les nôtres.
cli-play-origin_story = Origin Story : des plis contre deux adversaires artificiels, en solo.
    .epilog = Exemple : tablemate play origin_story --level 2. Codes de sortie : 0 la partie est finie ou vous avez quitté, 2 mauvaises options ou mauvais fichier, 3 l’entrée s’est arrêtée (ou Ctrl-C) avant la fin.
cli-layout-origin_story = Comment montrer la table : table (dessin), ou list (agréable à écouter).
cli-origin-story-level = La difficulté : de 0 à 5 ; sans rien : 0.
cli-origin-story-ties = Ce que vaut une égalité en tête : shared (victoire) ou lost (perdue).
cli-origin-story-cards = Vos propres cartes, un fichier TOML (voir tablemate rules origin_story own_cards) ; ou standard-1, les cartes de la version 1 des règles ; sans rien : standard.
typed-event = evenement
    .does = l’événement de cette manche
typed-vancardian = vancardien
    .does = la carte Vancardien de cette manche
typed-scores = scores
    .does = points et plis

## Ce qui peut ne pas aller dans un jeu de cartes d’Origin Story

cardset-ability = { $ability } : { $detail }
cardset-file_too_long = un fichier de cartes a au plus { $most } octets, et celui-ci en a { $found }.
cardset-toml = ce n’est pas du TOML : { $problem }.
cardset-set_type = un jeu de cartes est une table avec { $allowed }.
cardset-set_key = un jeu de cartes n’a pas de { $found } ; il a { $allowed }.
cardset-cards_type = { $kind } doit être une liste de tables, une par carte.
cardset-too_few_cards = le solo demande au moins { $least } cartes du genre { $kind }, et ce jeu en a { $found }.
cardset-too_many_cards = un jeu a au plus { $most } cartes du genre { $kind }, et celui-ci en a { $found }.
cardset-too_few_bolts = il faut au moins { $least } cartes Vancardien à { $bolts } éclairs, et ce jeu en a { $found }.
cardset-extra_love = extra_love doit être une liste de { $cards } valeurs de ½ à 13½, chaque valeur par paires.
cardset-extra_love_whole = les valeurs Super-amour { $found } ont le même nombre entier : A{ $whole } pourrait être les deux.
cardset-too_large = avec cette carte, le jeu a plus de { $what } que les { $most } que les tables peuvent contenir.
cardset-card_key = une carte { $kind } n’a pas de { $found } ; elle a { $allowed }.
cardset-key_missing = il manque à une carte { $kind } : { $missing }.
cardset-id = un id est une lettre suivie d’au plus sept lettres ou chiffres, pas { $found }.
cardset-id_taken = une autre carte a l’id { $found }, et les majuscules ne distinguent pas les id.
cardset-name = un nom est un texte, ou deux, {"{"} en = "…", fr = "…" {"}"}, chacun de 1 à { $most } caractères imprimables.
cardset-type = type doit être l’un de { $allowed }, pas { $found }.
cardset-no_solo = no_solo doit être true ou false, pas { $found }.
cardset-texts = { $which } doit être une liste de textes.
cardset-slots = une carte a de 1 à { $most } emplacements, et celle-ci en a { $found }.
cardset-slot = un emplacement est un coût de 1 à { $most }, suivi de r pour un emplacement Retirer, pas { $found }.
cardset-remove_mixed = les emplacements sont tous Retirer, ou aucun ne l’est.
cardset-abilities = une carte a de 1 à { $most } capacités, et celle-ci en a { $found }.
cardset-bolts = bolts doit être 1 ou 2, pas { $found }.
cardset-rounds = rounds doit être une liste de { $rounds } textes comme R2+M1, ou - pour rien.
cardset-keyword = { $found } n’est pas un mot-clé ; une ligne se lit comme R2+M1, A4 ou -.
cardset-keyword_number = { $found } doit avoir un nombre de 1 à { $most }.
cardset-too_many_keywords = une ligne a au plus { $most } mots-clés, et { $found } en a plus.
cardset-add_value = { $found } ajoute une valeur que n’ont pas deux cartes Super-amour.
cardset-add_twice = la ligne { $found } ajoute deux fois la même valeur, et il y en a deux cartes Super-amour.
cardset-ability_too_long = une capacité a au plus { $most } caractères.
cardset-syntax =
    on attend { $expected ->
        [end] la fin
        [token] un nombre, un mot ou un signe
        [comparison] =, <, <=, > ou >=
        [count] un nombre ou un compte
        [number] un nombre
       *[other] { $expected }
    } là où il y a { $found ->
        [end] la fin
       *[other] { $found }
    }.
cardset-number = { $found } n’est ni un nombre entier ni un demi-nombre.
cardset-window = il n’y a pas de moment { $found } ; il y a { $allowed }.
cardset-condition = { $found } n’est pas une condition ; elle se lit comme hero, suit=S, t=8, vp<max ou won>=4.
cardset-trick_number = le numéro d’un pli va de 1 à { $most }, pas { $found }.
cardset-suit = { $found } n’est pas une couleur ; les couleurs sont L, B, M et S.
cardset-opponent = { $found } n’est pas un Vancardien ; ce sont A et F.
cardset-count = { $found } ne compte rien ; il y a { $allowed }.
cardset-selector = on choisit des cartes comme *, S, print<=4 ou S&print>=9, pas avec { $found }.
cardset-selector_empty = aucune carte ne peut être { $found }.
cardset-too_complicated = une expression est la somme d’au plus deux comptes, chacun multiplié par un entier jusqu’à neuf, plus un nombre, dans min et max avec des nombres.
cardset-too_far = les nombres d’une expression vont de -{ $most } à { $most }.
cardset-bounds = rien n’est au moins { $low } et au plus { $high }.
cardset-half = { $found } doivent être des nombres entiers.
cardset-value_count = { $found } est la valeur d’une carte et ne peut pas être une quantité.
cardset-nothing_counted = { $found } compare deux nombres.
cardset-effect = il n’y a pas d’effet { $found }.
cardset-effect_form = { $found } se lit comme { $example }.
cardset-range = le nombre dans { $found } doit aller de { $low } à { $high }.
cardset-zero = { $found } ne change rien.
cardset-either = or joint le même effet sur A et sur F.
cardset-choose = les couleurs au choix sont deux ou trois de B, M et S.
cardset-too_many = une capacité a au plus { $most } { $what }.
cardset-times = x{ $found } doit aller de x1 à x{ $most }.
cardset-times_effect = { $found } ne peut pas être répété.
cardset-times_place = hors de charged, revealed et event, xN est à la fin de la capacité.
cardset-times_window = les capacités du moment { $window } ne peuvent pas avoir xN.
cardset-window_kind = le moment { $window } ne va pas à une carte { $kind } ; elle a { $allowed }.
cardset-condition_window = la condition { $found } ne va pas au moment { $window }.
cardset-count_window = { $found } ne peut pas être compté au moment { $window }.
cardset-count_slots = k compte les emplacements chargés, et cette carte n’en a pas d’ordinaires.
cardset-effect_window = { $found } ne va pas au moment { $window } ; il va à { $allowed }.
cardset-amount = { $found } vaut de { $least } à { $most }, et doit rester de { $low } à { $high }.
cardset-one_effect = une capacité que l’on choisit d’employer au moment { $window } a un seul effet.
cardset-payment = un paiement aux moments won et lost agit de lui-même : ni emplacement Retirer, ni xN, ni autre effet.
cardset-unlimited = { $found } demande des emplacements Retirer ou xN, pour avoir une fin.
cardset-remove_window = les emplacements Retirer ne servent pas au moment { $window }.
cardset-remove_times = une capacité sur emplacements Retirer sert une fois par emplacement et n’a pas de xN.
cardset-draws = une carte pioche au plus { $most } cartes, et celle-ci { $found }.
cardset-steps = une carte enchaîne au plus { $most } effets d’affilée, et celle-ci { $found }.
cardset-predict_twice = une carte prédit une seule fois.
cardset-payments = une carte donne au plus { $most } PV à la fois, et celle-ci { $found }.
cardset-tokens = une carte donne ou prend au plus { $most } jetons, et celle-ci { $found }.
cardset-discards = une capacité ne peut pas défausser plus de cartes qu’elle n’en pioche.
cardset-choose_twice = une carte nomme une seule couleur.
cardset-not_chosen = mysuit(X->L) demande choose X sur la même carte.
cardset-not_predicted = pred demande predict() sur la même carte.
