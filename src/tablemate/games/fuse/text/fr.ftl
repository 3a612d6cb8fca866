### FUSE en français.  Les noms de gauche sont ceux des règles ; le navigateur lit le même fichier.

## Le jeu

game-name = FUSE
game-about = Des bombes, des dés et dix minutes : tout le monde joue à la fois, contre la montre. De un à cinq joueurs, ensemble.
rules-rulings = Un numéro comme (A1) marque une décision de notre part, là où le livret se tait ou n’est pas clair ; L1 à L5 sont les cinq conditions du sujet poser.
welcome-game = Contre la montre :   tablemate play fuse
game-notice = FUSE est de Kane Klenko (Renegade Game Studios, 2015) ; les bombes d’ici sont les nôtres.
game-play = FUSE : désamorcer des bombes aux dés, de un à cinq joueurs.
    .epilog = Exemple : tablemate play fuse --players 5 --bot greedy --seat 2, ou deux personnes et deux robots : tablemate play fuse --bots 3,4=random. Codes de sortie : 0 la partie est finie ou vous avez quitté, 2 mauvaises options ou mauvais fichier, 3 l’entrée s’est arrêtée (ou Ctrl-C) avant la fin.
game-layout = Comment montrer la table : table (dessin), compact, ou list (agréable à écouter ; le temps restant n’est annoncé qu’à chaque question) ; par défaut : ce qui tient à l’écran.

## Les dés et ce que demandent les cases

colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-yellow = jaune
colour-black = noir
die-aloud = le { $value } { $colour }
ask-both = { $value } { $colour }
ask-either = { $one } ou { $other }
ask-value = un { $value }
ask-any = n’importe quel dé
loss-colour = un dé { $colour }

## Les bombes en toutes lettres, et leurs règles en abrégé

slots-named = { $count ->
    [one] case { $slots }
   *[other] cases { $slots }
}
slots-range = { $first } à { $last }
slots-all = { $count ->
    [2] les deux cases
   *[other] toutes les cases
}
slots-column = { $column ->
    [1] colonne de gauche
   *[2] colonne de droite
}
bomb-named = « { $called } »
card-slot = { $where } : { $asks }
card-same_value = { $where } : la même valeur
card-same_colour = { $where } : la même couleur
card-same_both = { $where } : la même valeur et la même couleur
card-same_either = { $where } : { $count ->
    [2] la même valeur ou la même couleur
   *[other] partout la même valeur, ou partout la même couleur (un seul choix pour toutes)
}
card-diff_colour = { $where } : { $count ->
    [2] des couleurs différentes
   *[other] jamais deux fois la même couleur
}
card-diff_value = { $where } : { $count ->
    [2] des valeurs différentes
   *[other] jamais deux fois la même valeur
}
card-sum = { $where } : la somme des valeurs est { $number }
card-gap = { $where } : valeurs à { $number } d’écart exactement
card-balance = { $where } d’un côté, { $right } de l’autre : même total
card-rise-left = { $where } : valeurs qui montent de gauche à droite
card-rise-right = { $where } : valeurs qui baissent de gauche à droite
card-rise-below = { $where } : valeurs qui montent de bas en haut
card-rise-above = { $where } : valeurs qui baissent de bas en haut
card-rise-apart = chaque valeur plus haute que la précédente, dans l’ordre des cases { $slots }
card-pair-left = { $where } : valeur plus haute que celle à sa gauche
card-pair-right = { $where } : valeur plus haute que celle à sa droite
card-pair-below = { $where } : valeur plus haute que celle du dessous
card-pair-above = { $where } : valeur plus basse que celle du dessous
card-pair-apart = { $where } : valeur plus haute qu’en { $other }
card-pair-both-below = { $where } : valeur plus basse que celles des deux dés du dessous
card-supports-stack = une pile : à remplir de bas en haut
card-supports-twin = deux piles : à remplir chacune de bas en haut
card-supports-both = { $where } : { $count ->
    [one] il faut d’abord les deux dés du dessous
   *[other] pour chacune, il faut d’abord les deux dés du dessous
}
card-supports = { $where } : { $count ->
    [one] il faut d’abord un dé en { $below }
   *[other] il faut d’abord des dés en { $below }
}
between-rules = {" ; "}
short-all = toutes
short-same_value = même valeur : { $slots }
short-same_colour = même couleur : { $slots }
short-same_both = mêmes valeur et couleur : { $slots }
short-same_either = même valeur ou couleur : { $slots }
short-diff_colour = couleurs différentes : { $slots }
short-diff_value = valeurs différentes : { $slots }
short-gap = écart { $number } : { $slots }

## Les événements.  $who vaut `you` ou désigne la place de quelqu’un d’autre.

event-card_dealt = { $who ->
    [you] Vous commencez avec { $cards }.
   *[other] { $seat } commence avec { $cards }.
}
event-row_filled = { $count ->
    [one] { $cards } arrive dans la rangée.
   *[other] Dans la rangée : { $cards }.
}
event-turn_started = { $who ->
    [you] Tour { $turn } : vous avez le sac.
   *[other] Tour { $turn } : { $seat } a le sac.
}
event-rolled = { $who ->
    [you] { $count ->
        [0] Vous lancez, mais le sac est vide.
        [one] Vous lancez un dé.
       *[other] Vous lancez { $count } dés.
    }
   *[other] { $count ->
        [0] { $seat } lance, mais le sac est vide.
        [one] { $seat } lance un dé.
       *[other] { $seat } lance { $count } dés.
    }
}
event-rolled-dice = { $who ->
    [you] Vous lancez et obtenez { $dice }.
   *[other] { $seat } lance et obtient { $dice }.
}
event-die_rolled = Les dés montrent { $dice }.
event-claimed = { $who ->
    [you] Vous prenez { $die } en main.
   *[other] { $seat } prend { $die } en main.
}
event-released = { $who ->
    [you] Vous reposez { $die } parmi les dés lancés.
   *[other] { $seat } repose { $die } parmi les dés lancés.
}
event-given = { $who ->
    [you] Vous donnez { $die } à { $receiver }.
   *[other] { $to ->
        [you] { $seat } vous donne { $die }.
       *[other] { $seat } donne { $die } à { $receiver }.
    }
}
event-placed = { $who ->
    [you] Vous posez { $die } sur { $card }, case { $slot }.
   *[other] { $seat } pose { $die } sur { $card }, case { $slot }.
}
event-burnt = { $who ->
    [you] Vous brûlez { $die }.
   *[other] { $seat } brûle { $die }.
}
event-placement_taken_back = { $who ->
    [you] Vous reprenez { $die } de { $card }, case { $slot }.
   *[other] { $seat } reprend { $die } de { $card }, case { $slot }.
}
event-burn_taken_back = { $who ->
    [you] Finalement, vous ne brûlez pas { $die }.
   *[other] Finalement, { $seat } ne brûle pas { $die }.
}
event-spoiled = { $who ->
    [you] { $die } ne va pas là : { $card } se vide dans le sac.
    [name] { $die }, posé par { $seat }, ne va pas là : { $card } se vide dans le sac.
   *[other] { $die } de { $seat } ne va pas là : { $card } se vide dans le sac.
}
event-spoiled-empty = { $who ->
    [you] { $die } ne va pas là. { $card } était vide : rien n’est perdu.
    [name] { $die }, posé par { $seat }, ne va pas là. { $card } était vide : rien n’est perdu.
   *[other] { $die } de { $seat } ne va pas là. { $card } était vide : rien n’est perdu.
}
event-defused = { $who ->
    [you] Vous désamorcez { $card } : { $points ->
        [one] 1 point !
       *[other] { $points } points !
    }
   *[other] { $seat } désamorce { $card } : { $points ->
        [one] 1 point !
       *[other] { $points } points !
    }
}
event-picked = { $who ->
    [you] Vous prenez { $card } dans la rangée.
   *[other] { $seat } prend { $card } dans la rangée.
}
event-pick_lapsed = { $who ->
    [you] Il ne reste aucune bombe à prendre pour vous.
   *[other] Il ne reste aucune bombe à prendre pour { $seat }.
}
event-card_drawn = { $card } sort de la pioche.
event-sabotage = Sabotage { $card } !
event-sabotage-shown = Sabotage { $card } ! Chacun perd { $what }.
event-penalty = { $who ->
    [you] Votre dé brûlé est relancé : { $die }. Chacun perd { $what }.
    [name] Le dé brûlé par { $seat } est relancé : { $die }. Chacun perd { $what }.
   *[other] Le dé brûlé de { $seat } est relancé : { $die }. Chacun perd { $what }.
}
event-die_lost = { $losses }.
one-loss = { $who ->
    [you] vous perdez { $die } de { $card }
   *[other] { $seat } perd { $die } de { $card }
}
event-nothing_lost = Aucun dé de cette sorte à perdre.
event-die_returned = { $count ->
    [one] { $dice } retourne dans le sac.
   *[other] { $dice } retournent dans le sac.
}
event-confirmed = { $who ->
    [you] Vous donnez votre accord pour les dés.
   *[other] { $seat } donne son accord pour les dés.
}
event-stopped = { $who ->
    [you] Vous vous arrêtez là.
   *[other] { $seat } s’arrête là.
}
event-won = { $who ->
    [you] Rangée vide, pioche vide : c’est gagné !
   *[other] Rangée vide, pioche vide : la partie est gagnée !
}
event-time_up = Le temps est écoulé !
event-game_over = { $result ->
    [won] { $why } La partie est finie, et elle est gagnée.
   *[lost] { $why } La partie est finie : boum.
}
ended-defused = La dernière bombe de la rangée a été prise.
ended-time_up = Le temps est écoulé.
ended-bag_empty = Il faut lancer, et le sac est vide.
ended-no_rolls = Il faut lancer, et il n’y a plus de lancer.
ended-no_cards = Il ne reste aucune bombe.
ended-stopped = La partie a été arrêtée.
    .outcome = La partie est gagnée, et arrêtée là.

## Ce que la table attend

decision-roll = { $who ->
    [you] Vous avez le sac. Tirez et lancez { $count ->
        [one] un dé.
       *[other] { $count } dés.
    }
   *[other] { $seat } a le sac et lance.
}
decision-draft = { $who ->
    [you] { $count ->
        [one] Prenez un dé et posez-le.
       *[other] Prenez des dés et posez-les : vous devez en utiliser { $count }.
    }
   *[other] { $count ->
        [one] { $seat } a encore un dé à utiliser.
       *[other] { $seat } a encore { $count } dés à utiliser.
    }
}
decision-draft-hand = { $who ->
    [you] Vous tenez { $die }. Où va-t-il ?
   *[other] { $seat } tient { $die }.
}
decision-pick = { $who ->
    [you] Vous avez désamorcé une bombe. Laquelle prenez-vous maintenant dans la rangée ?
   *[other] { $seat } choisit sa prochaine bombe dans la rangée.
}
decision-lose-sabotage = { $who ->
    [you] Sabotage ! Vous perdez { $what }. Lequel ?
   *[other] Sabotage : { $seat } perd { $what }.
}
decision-lose-penalty = { $who ->
    [you] Pénalité ! Le dé brûlé montre { $die }. Vous perdez { $what }. Lequel ?
   *[other] Pénalité : le dé brûlé montre { $die } ; { $seat } perd { $what }.
}
decision-confirm = { $who ->
    [you] Tous les dés sont utilisés. Êtes-vous d’accord ?
   *[other] { $seat } n’a pas encore donné son accord.
}
decision-confirm-alone = Tous les dés sont utilisés. Continuer, ou en reprendre un ?
decision-take_back = { $who ->
    [you] Vos dés sont utilisés. Vous pouvez encore reprendre le dernier.
   *[other] { $seat } peut encore reprendre un dé.
}
decision-stop = { $who ->
    [you] La partie est gagnée. Chaque bombe que vous désamorcez encore rapporte des points ; arrêtez-vous quand vous voulez.
   *[other] { $seat } peut s’arrêter : la partie est gagnée.
}

## La notation ; les attributs sont d’autres façons d’écrire une action, ou les lettres des dés

notation-roll = lancer
notation-confirm = confirmer
notation-stop = arrêter
notation-take_back = reprendre
notation-time_up = fin du temps
notation-claim = saisir { $die }
notation-release = reposer { $die }
notation-give = donner { $die } à { $seat }
    .short = donner { $die } { $seat }
notation-burn = brûler { $die }
notation-pick = choisir { $card }
notation-lose = perdre { $card }.{ $slot }
notation-place = poser { $die } sur { $card }.{ $slot }
    .without = poser { $die } { $card }.{ $slot }
    .short = { $die } { $card }.{ $slot }
word-die =
    .r = r
    .b = b
    .g = v
    .y = j
    .k = n

## Les actions, expliquées en quelques mots

action-roll = { $count ->
    [one] tirer un dé et le lancer
   *[other] tirer { $count } dés et les lancer
}
action-claim = le prendre en main
action-release = le reposer parmi les dés lancés
action-give = le donner à { $seat }
action-place = { $card } : dé { $filled } sur { $size }
action-place-last = { $card } : le dernier dé ! Désamorcée pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
action-burn = le brûler : il sera relancé et coûtera un dé à chaque joueur
action-burn-alone = le brûler : il sera relancé et vous coûtera un dé
action-take_back = reprendre votre dernier dé
action-confirm = donner votre accord ; quand tous l’ont donné, le tour continue
action-confirm-alone = continuer ; ce que vous avez posé reste alors posé
action-pick = { $card }, { $value ->
    [one] { $value } point
   *[other] { $value } points
}, { $dice } dés : { $rules }
action-lose = { $die } sur { $card }, case { $slot }
action-stop = en rester là ; la partie se termine quand tous l’ont dit
action-stop-alone = en rester là ; la partie se termine
action-time_up = le temps est écoulé

## Pourquoi une action est refusée

reason-only_the_clock = Seul le chronomètre dit quand le temps est écoulé, et il ne fait rien d’autre.
reason-already_stopped = Vous avez déjà arrêté.
reason-not_won_yet = On ne s’arrête qu’une fois la partie gagnée ; continuez.
reason-pick_first = Prenez d’abord une bombe à la place de celle que vous avez désamorcée : { $row }.
reason-no_pick_owed = Vous n’avez pas de bombe à prendre : on en prend une après un désamorçage.
reason-nothing_to_lose = Aucun dé n’est à perdre pour l’instant.
reason-not_the_bag_holder = { $who ->
    [you] C’est vous qui avez le sac et qui lancez.
   *[other] C’est { $seat } qui a le sac et qui lance.
}
reason-roll_first = { $who ->
    [you] Il faut d’abord lancer les dés ; vous avez le sac.
   *[other] Il faut d’abord lancer les dés ; { $seat } a le sac.
}
reason-wait_for_losses = D’abord, les dés à perdre ; on attend encore : { $seats }.
reason-lose_first = Perdez d’abord l’un des dés demandés.
reason-no_die_there = Aucun dé n’est posé sur { $card }, case { $slot }.
reason-die_does_not_match = { $die } n’a ni la couleur ni la valeur demandée.
reason-die_covered = { $die } est sous un autre dé : il est à l’abri et ne peut pas être perdu.
reason-already_rolled = Les dés sont lancés ; utilisez-les d’abord.
reason-no_holding = Dans cette partie, on ne garde pas de dé en main : un dé lancé se pose ou se brûle directement.
reason-nothing_in_hand = Vous n’avez pas de dé en main.
reason-cannot_give = { $who ->
    [you] Vous ne pouvez prendre aucun dé maintenant.
   *[other] { $seat } ne peut prendre aucun dé maintenant.
}
reason-answer_draft = Ce n’est pas possible maintenant. Posez un dé, par exemple « poser r4 sur b13.2 », ou choisissez dans la liste.
    .drawn = Ce n’est pas possible maintenant. Posez un dé, ou choisissez une autre action.
reason-hand_full = Vous tenez déjà { $die } ; utilisez-le d’abord.
reason-quota_used = Vous avez utilisé tous vos dés pour ce tour.
reason-die_fits = { $die } va sur l’une de vos bombes : vous ne pouvez pas le brûler.
reason-other_die_fits = { $die } est libre et va sur l’une de vos bombes : vous ne pouvez pas en brûler un autre.
reason-no_such_slot = { $card } n’a pas de case { $slot }.
reason-slot_filled = Un dé est déjà posé sur { $card }, case { $slot }.
reason-needs_support = { $below ->
    [one] Il faut d’abord un dé sous la case { $slot } de { $card }.
   *[other] Il faut d’abord les { $below } dés sous la case { $slot } de { $card }.
}
reason-slot_refuses = La case { $slot } de { $card } demande { $asks }, et { $die } ne convient pas.
reason-relation_broken = { $die } en case { $slot } enfreindrait une règle de { $card } : { $rules }.
reason-dead_end = Avec { $die } en case { $slot }, { $card } ne pourrait plus être complétée : { $rules }.
reason-dead_end-colour = Avec { $die } en case { $slot }, il faudrait à { $card } six dés d’une même couleur, et il n’y en a que cinq.
reason-no_confirming = Dans cette partie, on ne demande pas d’accord : le tour continue quand tous les dés sont utilisés.
reason-already_confirmed = Vous avez déjà donné votre accord.
reason-dice_left = Il reste des dés à utiliser ou des bombes à prendre ; donnez votre accord à la fin.
reason-no_taking_back = Dans cette partie, un dé posé reste posé.
reason-nothing_to_take_back = Vous n’avez rien à reprendre maintenant.
reason-unreadable = « { $text } » n’est pas une action. Exemples : lancer ; poser r4 sur b13.2 ; brûler r4 ; choisir b13 ; perdre b12.3.
reason-no_such_seat = Cette place n’existe pas ; les places vont de 1 à { $seats }.
reason-not_in_hand = Vous ne tenez pas { $die }.
reason-no_such_die = Il n’y a pas de dé { $die }. Un dé est une lettre de couleur, R B V J ou N, et une valeur de 1 à 6.
reason-die_not_in_tray = { $die } n’est pas parmi les dés lancés.
reason-taken = { $how ->
    [held] { $who ->
        [you] Vous tenez déjà { $die }.
       *[other] { $seat } tient { $die }.
    }
    [burnt] { $who ->
        [you] Vous avez déjà brûlé { $die }.
       *[other] { $seat } a brûlé { $die }.
    }
   *[placed] { $who ->
        [you] Vous avez déjà posé { $die }.
       *[other] { $seat } a posé { $die }.
    }
}
reason-not_your_card = { $card } n’est pas devant vous ; choisissez l’une de vos bombes.
reason-not_in_row = { $card } n’est pas dans la rangée.
reason-no_such_card = Il n’y a pas de carte { $card } dans ce paquet.

## La fin

outcome-won = { $who ->
    [you] Plus une bombe à prendre : c’est gagné !
   *[other] Plus une bombe à prendre : la partie est gagnée !
}
outcome-lost = { $who ->
    [you] Boum. Vous avez perdu.
   *[other] Boum. La partie est perdue.
}
score-points = Bombes désamorcées : { $count }, pour une valeur de { $points }
score-win = Pour la victoire : { $points }
score-time = Pour le temps restant : { $points }
score-seats = Par place : { $shares }
score-seat = { $points } ({ $seat })
score-left = Bombes prises : { $picks } ; tours joués : { $turns }
score-total = Score : { $score }

## Ce qui est convenu avant la partie

option-players = Joueurs
    .help = Combien de joueurs : de 1 à 5.
option-edition = Édition
    .help = Les règles de la fiche, où l’on continue après la victoire, ou du livret de 2015, avec des points pour la victoire et le temps.
    .typed = L’édition : sheet (on continue après la victoire) ou book2015 (des points pour la victoire et le temps).
option-level = Niveau
    .help = Combien de bombes sont à désamorcer.
    .typed = Combien de bombes : training, standard, expert, elite ou insane.
option-mode = Mode
    .help = Un chronomètre de dix minutes, un plus long, aucun, ou un nombre de lancers à sa place.
    .typed = live (10 minutes), relaxed (plus long), practice (sans chronomètre) ou rolls (un nombre de lancers) ; par défaut : live dans un terminal et pour voir des robots, sinon practice.
option-clock_factor = Chronomètre plus long
    .help = La durée du chronomètre par rapport à l’ordinaire, là où il peut être plus long.
    .typed = La durée du chronomètre par rapport à l’ordinaire : 1.5 ou 2 en relaxed, 1 dans les autres modes ; par défaut : 1.5 en relaxed, sinon 1.
option-bombs = Bombes
    .help = Le nombre de bombes à désamorcer, quel que soit le niveau.
    .typed = Le nombre de bombes à désamorcer, par exemple 12, quel que soit le niveau ; par défaut : selon le niveau.
option-six_point = Bombes difficiles
    .help = Avec les cinq bombes difficiles de six points.
option-sabotage_count = Sabotage
    .help = Combien de cartes Sabotage.
option-strict_sheet = Fiche à la lettre
    .help = Un dé et deux bombes chacun, même pour un ou deux joueurs.
option-legality = Pose
    .help = Si un dé peut rendre sa bombe impossible à compléter.
    .typed = extendable (une bombe doit rester faisable) ou local (impasses permises).
option-burn_if = Brûler
    .help = Quels dés peuvent être brûlés, et quand.
    .typed = Quand un dé peut être brûlé : stuck, misfit ou any.
option-solo_use = Dés en solo
    .help = Si l’on utilise les trois dés en solo, ou un seul.
    .typed = En solo : utiliser les trois dés (all) ou un seul (one).
option-bag_empty = Sac vide
    .help = Ce que donne un lancer quand le sac est vide.
    .typed = Un lancer avec un sac vide : loss (perdu) ou skip (rien).
option-bonus_seats = Phase de bonus
    .help = Qui prend des dés après la victoire.
    .typed = Qui prend des dés après la victoire : holders (qui a une bombe) ou all.
option-hold = Dé en main
    .help = Si l’on peut prendre un dé en main, le reposer et le donner ; d’ordinaire avec un chronomètre.
    .typed = Si l’on peut prendre un dé en main, le reposer et le donner ; par défaut : en live et relaxed.
option-undo = Reprise
    .help = Si l’on peut reprendre sa dernière pose tant que rien de nouveau n’est apparu ; d’ordinaire oui, sauf à l’entraînement.
    .typed = La reprise propre au jeu, d’un dé posé ; par défaut : oui, sauf en practice, où annuler défait tout.
option-confirm_draft = Accord
    .help = Si tous doivent être d’accord avant la suite ; d’ordinaire quand les lancers remplacent le chronomètre.
    .typed = Si tous doivent être d’accord avant la suite ; par défaut : en rolls.
option-hard_hands = Erreurs de pose
    .help = Un dé mal posé vide la bombe.
option-roll_budget = Lancers
    .help = Combien de lancers ; d’ordinaire seulement quand ils remplacent le chronomètre, selon le niveau.
    .typed = Combien de lancers ; par défaut : en rolls, selon le niveau.
option-step = Points de temps
    .help = Combien de secondes restantes valent un point, selon le livret de 2015.
    .typed = Les secondes pour un point de temps dans book2015.
option-hints = Aides
    .help = Si la table montre quels dés vont où.
option-deck = Paquet
    .help = Le paquet de Tablemate, ou le vôtre.
    .typed = standard, ou votre propre paquet, un fichier TOML comme paquet.toml (voir tablemate cards --help).

options-in-short = { $players ->
    [1] en solo
   *[other] { $players } joueurs
}, { $edition ->
    [sheet] { edition-sheet.name }
   *[book2015] { edition-book2015.name }
}, { $bombs ->
    [none] { $level ->
        [training] { level-training }
        [standard] { level-standard }
        [expert] { level-expert }
        [elite] { level-elite }
       *[insane] { level-insane }
    }
    [one] une bombe
   *[other] { $bombs } bombes
}, { $mode ->
    [live] { mode-live }
    [relaxed] { mode-relaxed }
    [rolls] { mode-rolls }
   *[practice] sans chronomètre
}
players-count = { $count ->
    [1] en solo
   *[other] { $count } joueurs
}
edition-sheet = la fiche française
    .meaning = on joue encore après la victoire, les bombes font le score
    .name = fiche
edition-book2015 = le livret de 2015
    .meaning = la victoire met fin à la partie, points pour la victoire et le temps
    .name = livret de 2015
level-named = { $level }
    .meaning = { $bombs ->
        [one] une bombe à désamorcer
       *[other] { $bombs } bombes à désamorcer
    }
level-training = entraînement
level-standard = standard
level-expert = expert
level-elite = élite
level-insane = folie
mode-live = temps réel
    .meaning = { $minutes } minutes au chronomètre
mode-relaxed = détendu
    .meaning = { $minutes } minutes au chronomètre
mode-practice = entraînement
    .meaning = sans chronomètre
mode-rolls = aux lancers
    .meaning = sans chronomètre, avec un nombre de lancers
clock_factor-count = { $count ->
    [1] aussi long que d’habitude
   *[other] { $count } fois plus long que d’habitude
}
bombs-none = autant que le dit le niveau
bombs-count = { $count ->
    [one] une bombe à désamorcer
   *[other] { $count } bombes à désamorcer
}
six_point-yes = les bombes à six points sont dans le paquet
six_point-no = sans bombes à six points
sabotage_count-count = { $count ->
    [0] sans carte Sabotage
    [one] une carte Sabotage dans la pioche
   *[other] { $count } cartes Sabotage dans la pioche
}
strict_sheet-yes = un dé par tour et deux bombes chacun, même à un ou deux
strict_sheet-no = les exceptions habituelles à un et à deux joueurs
legality-extendable = un dé ne doit pas rendre sa bombe impossible à compléter
legality-local = un dé peut mener à une impasse
burn_if-stuck = seulement si ni votre dé ni aucun dé libre ne convient
burn_if-misfit = seulement un dé qui ne vous convient pas
burn_if-any = n’importe quel dé, qu’il convienne ou non
solo_use-all = les trois dés sont utilisés
solo_use-one = un dé est utilisé, les autres retournent dans le sac
bag_empty-loss = s’il faut lancer et que le sac est vide, c’est perdu
bag_empty-skip = si le sac est vide, le lancer ne donne aucun dé
bonus_seats-holders = après la victoire, un joueur sans bombe ne prend plus de dé
bonus_seats-all = après la victoire, tout le monde prend encore des dés
hold-yes = un dé peut être pris en main, reposé et donné
hold-no = un dé lancé va directement sur une bombe
undo-yes = vous pouvez reprendre votre dernière pose tant que rien de nouveau n’est apparu
undo-no = un dé posé reste posé
confirm_draft-yes = chacun donne son accord avant la suite du tour
confirm_draft-no = le tour continue quand tous les dés sont utilisés
hard_hands-yes = une pose fautive vide la bombe
hard_hands-no = une pose fautive est refusée
hints-yes = la table montre quels dés vont où, et la difficulté des bombes de la rangée
hints-no = chacun cherche lui-même quels dés vont où
roll_budget-none = sans limite
roll_budget-count = { $count ->
    [one] un lancer
   *[other] { $count } lancers
}
step-count = { $count ->
    [one] un point par seconde restante
   *[other] un point par tranche de { $count } secondes restantes
}
deck-standard = le paquet de Tablemate
deck-own = le vôtre
    .meaning = { $bombs ->
        [0] zéro bombe
        [one] une bombe
       *[other] { $bombs } bombes
    }, { $sabotage ->
        [0] zéro carte Sabotage
        [one] une carte Sabotage
       *[other] { $sabotage } cartes Sabotage
    }

## La table à l’écran

points-short = { $value ->
    [one] { $value } pt
   *[other] { $value } pts
}
card-head = { $card }, { $value ->
    [one] { $value } pt
   *[other] { $value } pts
}
card-head-dice = { $card }, { $value ->
    [one] { $value } point
   *[other] { $value } points
}, { $dice } dés
screen-turn = Tour { $turn }
screen-bombs = bombes à prendre : { $left } sur { $bombs }
screen-points = { $points ->
    [0] pas encore de points
    [one] { $points } point
   *[other] { $points } points
}
screen-pile = { $count ->
    [0] pioche vide
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
screen-sabotage = { $left ->
    [0] plus de sabotage
   *[other] sabotages restants : { $left }
}
screen-sabotage-used = passés : { $cards }
screen-rolls = { $count ->
    [0] plus de lancer
    [one] { $count } lancer restant
   *[other] { $count } lancers restants
}
screen-bag = sac : { $count ->
    [one] { $count } dé ({ $dice })
   *[other] { $count } dés ({ $dice })
}
bag-colour = { $count ->
    [one] { $count } { $colour }
   *[other] { $count } { $colour }s
}
screen-bag-empty = sac vide
screen-won = C’est gagné ! Chaque bombe que vous désamorcez encore rapporte des points.
screen-row = À prendre :
screen-row-empty = La rangée est vide.
screen-no-bombs = Pas de bombe.
screen-you = Vous ({ $seat })
screen-seat-notes = { $seat } : { $notes }
note-bag = le sac
note-pick = une bombe à prendre
note-lose = un dé à perdre
note-owed = { $count ->
    [one] { $count } dé à utiliser
   *[other] { $count } dés à utiliser
}
note-not-agreed = pas encore d’accord
note-confirmed = d’accord
note-stopped = a arrêté
note-done = { $count ->
    [one] { $count } bombe désamorcée
   *[other] { $count } bombes désamorcées
}
screen-tray = Dés :
tray-free = { $letter } { $die }
tray-held = { $letter } { $die } { $who ->
    [you] (dans votre main)
   *[other] ({ $seat } le tient)
}
tray-placed = { $die } { $who ->
    [you] (posé par vous)
   *[other] (posé par { $seat })
}
tray-burnt = { $die } { $who ->
    [you] (brûlé par vous)
   *[other] (brûlé par { $seat })
}
compact-key = [R4] est un dé, (R/J) une case vide, {"{"}R/J{"}"}ac une case vide pour les dés a et c, {"{"}R/J{"}"}* une case pour tous les dés. 1-3 b02.1-3 : par 1, 2 ou 3, le dé va sur la case 1, 2 ou 3 de B02. Pour en savoir plus : légende, cartes, rangée.
screen-key = [R4] est un dé, (R/J) une case vide, {"{"}R/J{"}"}ac une case vide pour les dés a et c, {"{"}R/J{"}"}* une case pour tous les dés. Les signes expliqués : légende. Vos bombes en toutes lettres : cartes. Les bombes à prendre : rangée.
compact-bombs = bombes à prendre { $left }/{ $bombs }
compact-sabotage = sabotages { $left }
compact-rolls = lancers { $count }
compact-bag = sac { $dice }
compact-used = utilisés : { $dice }
compact-defuses = { $cell } désamorce ({ $value ->
    [one] { $value } pt
   *[other] { $value } pts
})
list-row = { $count ->
    [one] Dans la rangée, une bombe à prendre.
   *[other] Dans la rangée, { $count } bombes à prendre.
}
list-bomb = { $card }, { $value ->
    [one] { $value } point
   *[other] { $value } points
}, { $dice } dés. { $demands }
list-empty = Aucun dé sur { $card }.
list-lying = Sur { $card } : { $dice }.
list-die = { $covered ->
    [yes] { $die } en { $where } (à l’abri sous un autre dé)
   *[no] { $die } en { $where }
}
list-fits = { $where } : on peut y poser { $dice }
list-fits-all = n’importe quel dé libre
list-tray = Les dés de ce tour :
label-die-free = { $die }, libre.
label-die-fits = { $die }, libre, jouable par { $seats }.
label-die-fits-nobody = { $die }, libre, ne va chez personne.
label-die-held = { $who ->
    [you] { $die }, dans votre main.
   *[other] { $die }, tenu par { $seat }.
}
label-die-placed = { $who ->
    [you] { $die }, posé par vous.
   *[other] { $die }, posé par { $seat }.
}
label-die-burnt = { $who ->
    [you] { $die }, brûlé par vous.
   *[other] { $die }, brûlé par { $seat }.
}
prospect-turns = environ { $turns } tours en solo
prospect-suits = personne n’attend ses couleurs
prospect-any-colour = liée à aucune couleur
prospect-missing = pas de { $colour } dans le sac
prospect-wanted = { $colour } déjà attendu par { $seats }
label-after = Ensuite : { $then }
label-then-free = libre de nouveau.
label-then-held = { $who ->
    [you] dans votre main.
   *[other] tenu par { $seat }.
}
label-then-placed = { $who ->
    [you] posé par vous.
   *[other] posé par { $seat }.
}
label-then-burnt = { $who ->
    [you] brûlé par vous.
   *[other] brûlé par { $seat }.
}
label-then-picked = { $who ->
    [you] devant vous.
   *[other] devant { $seat }.
}
label-then-defused = désamorcée.
label-then-lost = sans { $die }.
choice-place = { $die } sur la case { $slot } de { $card }
choice-lose = perdre un dé
choices-others-play = Les autres continuent. Vous pouvez attendre, ou en rester là.
choices-stuck = Aucun dé ne va sur vos bombes : il faut en brûler un.
choices-of-die = { $die } : { $places }.
choices-on-bomb = { $numbers } sur { $card }, { $where }
choices-defusing = { $numbers } sur { $card }, { $where }, ce qui la désamorce pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
choices-claim = { $count ->
    [one] le prendre en main, pour le réserver
   *[other] en prendre un en main, pour le réserver
}
choices-stop = en rester là ; la partie se termine quand toutes les personnes l’ont dit
heading-claim = Saisir, pour le réserver :
heading-burn = Brûler :
heading-give = Donner { $die } à :
heading-lose = Perdre :

## Ce que l’on peut consulter

legend-colours = Couleurs : { $colours }.
legend-die = un dé sur une case : rouge, valeur 4 ; le nombre devant est celui de la case
    .sign = 2 [R4]
legend-empty = une case vide et ce qu’elle demande, ici rouge ou jaune
    .sign = 2 (R/J)
legend-fits = une case vide où vont les dés a et c de ce tour
    .sign = 2 {"{"}R/J{"}"}ac
legend-all = une case vide où vont tous les dés à votre portée ; {"a+"} : a et d’autres
    .sign = 2 {"{"}R/J{"}"}*
legend-short = dans la table compacte : une bombe où vont les dés a et c
    .sign = B17{"{"}ac{"}"}
legend-judged = n’importe quel dé, mais une règle de la carte en tient compte
    .sign = _
legend-any = absolument n’importe quel dé
    .sign = {"?"}
legend-split = une moitié suffit : jaune, ou un 1
    .sign = J/1
legend-both = les deux à la fois : rouge et un 4
    .sign = R4
legend-slot = dans une règle : la valeur de la case 1
    .sign = #1
legend-rise = les valeurs montent : case 1, puis case 2, puis case 3
    .sign = #1 < #2 < #3
legend-upon = sur une ligne : les cases qui suivent reposent sur celles qui précèdent
    .sign = ^
legend-twin = sur une ligne : deux piles côte à côte
    .sign = |
bag-about = Il y a 25 dés, cinq de chaque couleur. Les dés posés sur les bombes et les dés lancés ne sont pas dans le sac.
card-not-on-table = { $card } n’est ni dans la rangée ni devant quelqu’un. Sur la table : { $cards }.
undo-neither = Ici, ce n’est jamais permis : il est convenu qu’un dé posé reste posé.

## Ce que l’on peut taper à la table

typed-row = rangée [id]
    .does = les bombes de la rangée, ou l’une d’elles, expliquées
typed-bag = sac
    .does = les dés dans le sac
how-to-answer = Répondez par le numéro devant une action ou par sa notation : { $actions }. Pour poser, r4 b13.2 suffit. Un dé est une lettre et une valeur : R rouge, B bleu, V vert, J jaune, N noir. Sa lettre parmi les dés lancés convient aussi : a b13.2, brûler a. La notation anglaise convient aussi : place g4 on b13.2.
how-to-claim = Un dé saisi vous est réservé, jusqu’à ce que vous le posiez ou le reposiez parmi les autres.
play-mode = { $mode ->
    [live] Mode temps réel : { $clock } au chronomètre.
    [relaxed] Mode détendu : { $clock } au chronomètre.
    [rolls] Mode aux lancers : pas de chronomètre, et { $rolls } lancers.
   *[practice] Mode entraînement : pas de chronomètre.
}
play-mode-other = Autres : --mode { $others }.
cards-play = Pour y jouer : { $command }
cards-play-not = En solo, il ne se joue pas tel quel : { $detail }.
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
cards-layout = { $kind ->
    [row] rangée
    [stack] pile
    [free] libre
    [twin] deux { $heights }
   *[other] { $kind }
}
cards-key = Val : points. 1er : combien des 30 dés différents la carte vide accepte. E : combien de dés au hasard elle demande en moyenne, bien jouée. Sous une carte : ses règles. Une carte en toutes lettres : { $command }
cards-sabotage = sabotage : chacun perd { $match }
cards-figures = La carte vide accepte { $first } des { $dice } dés différents. Bien jouée, elle demande { $effort } dés au hasard en moyenne.

## Exemples pour les règles

example-rising_is_higher = Sur B14, chaque valeur est plus haute que la précédente. Un 3 à côté d’un 3 est refusé : une valeur égale n’est pas plus haute.
example-whole_alternative = La case 1 de B42 accepte un 4 rouge ou un 2 bleu. Un 2 rouge a la couleur de l’un et la valeur de l’autre, et il est refusé : chaque possibilité compte en entier.
example-stack_from_below = La case 2 de la pile B35 demande du jaune, et pourtant le 4 jaune est refusé : la case du dessous est vide.
example-burn_while_one_fits = Le 5 bleu ne va nulle part chez vous, mais le 3 noir est libre et va sur B31. Tant que c’est le cas, vous ne pouvez pas brûler.
example-covered_die = Le dé brûlé montre maintenant un 3 bleu : vous perdez un dé bleu ou un 3. Le 2 bleu est sous un autre dé : il est à l’abri, on ne peut pas le donner.
example-defused_at_once = 3 et 4 font sept : la bombe est désamorcée aussitôt, ses dés retournent dans le sac avant toute pénalité, et vous prenez d’abord une bombe.

## Ce que donnent les options

summary-bombs = { $bombs ->
    [one] une bombe
   *[other] { $bombs } bombes
}, et { $places } devant { $players ->
    [1] vous
   *[other] chaque joueur
}
    .label = À désamorcer
summary-dice = { $players ->
    [1] { $dice }
   *[other] { $dice }, { $each } par joueur
}
    .label = Dés par tour
summary-minutes = { $minutes } minutes
    .label = Chronomètre
summary-rolls = { $rolls ->
    [one] un seul, puis la partie s’arrête
   *[other] { $rolls }, puis la partie s’arrête
}
    .label = Lancers en tout
summary-sabotage = { $sabotage } dans la pioche
    .label = Cartes Sabotage
