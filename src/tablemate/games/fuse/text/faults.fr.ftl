### Ce qui peut ne pas aller dans ce qui est donné : des propositions sans majuscule au début ni point à la fin.

## Ce qui peut ne pas aller dans un paquet

fault-deck_type = un paquet est une table avec les listes bomb et sabotage
fault-deck_key = un paquet n’a pas de clé { $found } ; il a { $allowed }
fault-no_bomb = un paquet demande au moins une bombe
fault-value = value doit être un nombre entier de 1 à { $most }, pas { $found }
fault-match = match doit être une lettre de couleur R B G Y K (lettres anglaises : G vert, Y jaune, K noir) ou un chiffre de 1 à 6, pas { $found }
fault-layout = layout doit être row, stack, pyr2, pyr3, free ou twin a+b avec au plus { $most } cases, pas { $found }
fault-slot = la case { $slot } doit être _ ou ? ou bien un ou deux choix comme R, 4, R4, R/4, avec les couleurs R B G Y K (lettres anglaises : G vert, Y jaune, K noir) et les valeurs 1 à 6, pas { $found }
fault-slot_alternatives = la case { $slot } a plus de { $most } choix : { $found }
fault-slot_count = la disposition { $layout } a { $expected } cases, et il y en a { $found }
fault-slot_range = la disposition { $layout } a de 1 à { $most } cases, et il y en a { $found }
fault-slot_unnamed = la case { $slot } est _ : au moins une règle doit la nommer ; ? prend n’importe quel dé
fault-slot_named = la case { $slot } est ? : aucune règle ne peut la nommer ; _ est un dé dont les règles tiennent compte
fault-too_many_rules = une carte a au plus { $most } règles, et celle-ci en a { $found }
fault-rule = { $found } n’est pas une règle ; une règle s’écrit comme { $example } ; une règle commence par same_value, same_colour, same_both, same_either, diff_colour, diff_value, rise, sum, gap ou balance
fault-rule_slot = la règle { $found } nomme la case { $slot }, et la carte a les cases 1 à { $slots }
fault-rule_repeats = la règle { $found } nomme deux fois la case { $slot }
fault-rule_two_slots = la règle { $found } doit nommer au moins deux cases
fault-rule_gap_slots = la règle { $found } doit nommer exactement deux cases
fault-supports_missing = la disposition free demande la clé supports : pour chaque case du haut, celles sur lesquelles elle repose
fault-supports_layout = la clé supports va avec la disposition free ; la disposition { $layout } a ses propres supports
fault-supports = supports doit être une table qui donne pour une case la liste des cases sur lesquelles elle repose, toutes différentes, de 1 à { $slots }
fault-supports_cycle = une case repose sur elle-même, directement ou par d’autres cases
fault-not_completable = cette carte est impossible à compléter, quels que soient les dés
fault-six_of_one_colour = cette carte demande six dés d’une même couleur, et il n’y en a que cinq
fault-too_large = avec cette carte, le paquet a plus de remplissages différents que les tables n’en tiennent

## Les options

fault-clock_not_relaxed = { $option } ne va qu’avec le mode { $mode }
fault-clock_relaxed = { $option } doit dépasser 1 dans le mode { $mode }
fault-not_deck = { $option } doit être standard ou un paquet de cartes, pas { $found }
fault-strict_book = { $option } ne va pas avec l’édition { $edition }, qui a ses propres règles
fault-bonus_book = l’édition { $edition } s’arrête à la victoire : { $option } n’a pas d’effet
fault-solo_players = { $option } est une règle pour un joueur
fault-solo_burn = { $option } va avec { $other } (A22)
fault-solo_hands = { $option } ne va pas avec { $other }
fault-solo_strict = { $option } lance un seul dé en solo : { $other } n’a pas d’effet
fault-skip_endless = { $option } demande un chronomètre ou { $other }, sinon la partie ne finirait jamais (A12)
fault-rolls_without_budget = le mode { $mode } demande un nombre pour { $option }
fault-step_sheet = l’édition { $edition } ne donne pas de points pour le temps : { $option } n’a pas d’effet
fault-no_bombs_left = ce paquet n’a pas assez de bombes : après le départ, il n’en resterait aucune à désamorcer
fault-too_many_bombs = { $bombs } bombes à désamorcer, c’est trop pour ce paquet ; { $option } peut valoir au plus { $most }
fault-too_much_sabotage = ce paquet a moins de cartes Sabotage ; { $option } peut valoir au plus { $most }
fault-solo_values = une main en solo demande des bombes de trois valeurs différentes ; ce paquet en a moins
fault-sheet_values = chacun commence avec une bombe de valeur 1 ou 2 et une de 3 ou 4 ; ce paquet en a trop peu
fault-book_values = les mains de départ de l’édition { $edition } demandent plus de bombes de valeur 1 ou 2 que ce paquet n’en a

## Les positions

fault-not_die = { $name } doit être un dé comme R4, pas { $found }
fault-over_without_rolls = sans lancer ni dé restant, la partie serait finie (A12, A38)
fault-nothing_to_lose = on demande un dé à la place { $seat }, qui n’en a aucun à perdre
fault-asks_nobody = une question à laquelle personne ne doit répondre ne se pose pas
fault-fallout_waits = les retombées n’attendent que des dés perdus par pénalité
fault-book_won = une partie de book2015 est finie à la victoire
fault-pick_owed = on ne doit choisir une bombe que pendant la prise des dés, et avant la victoire
fault-rolls_left_budget = rolls_left va avec l’option roll_budget
fault-one_cause = une question a une seule cause, sabotage ou penalty
fault-sabotage_asks = une carte Sabotage demande pendant la prise des dés, et se trouve parmi les cartes passées
fault-penalty_asks = une pénalité demande dans les retombées, avec le premier dé brûlé
fault-confirm_asks = la prise des dés se confirme quand tous les dés sont utilisés, avec l’option confirm_draft
fault-stop_before_win = un joueur ne peut s’arrêter qu’après la victoire
fault-everybody_agreed = avec l’accord de tous, la partie aurait continué
fault-won_when_empty = la partie est gagnée quand la rangée et la pioche sont vides
fault-fallout_free = dans les retombées, aucun dé n’est libre
fault-result_without_end = result et ended_by vont ensemble
fault-result_row = une partie est gagnée ou perdue selon la rangée et la pioche, et rien n’est plus demandé
fault-result_by = une telle partie n’est pas { $result } par { $by }
fault-card_six_point = { $card } ne se joue qu’avec six_point
fault-deck_too_small = le paquet n’a pas assez de bombes pour cette position
fault-mat_size = la place { $seat } doit avoir { $bombs ->
    [one] une bombe, aucune
   *[other] { $bombs } bombes, une de moins
} tant qu’elle doit en choisir une
fault-card_complete = { $card } est complète et serait désamorcée
fault-die_unsupported = un dé sur { $card } ne repose sur rien (L2)
fault-dice_impossible = ces dés ne peuvent pas être sur { $card } (L3-L5)
fault-sabotage_spent = après la victoire, { $sabotage ->
    [one] la seule carte Sabotage est passée
   *[other] les { $sabotage } cartes Sabotage sont toutes passées
}
fault-pick_count = picks doit être { $expected } : une par bombe désamorcée, choisie ou due
fault-too_many_picks = on a choisi plus de bombes qu’on n’en a désamorcé
fault-row_and_picks = row et picks ne correspondent pas aux { $bombs } bombes à désamorcer
fault-pile_counts = la pioche doit contenir { $bombs ->
    [0] zéro bombe
    [one] une bombe
   *[other] { $bombs } bombes
} et { $sabotage ->
    [0] zéro carte Sabotage
    [one] une carte Sabotage
   *[other] { $sabotage } cartes Sabotage
}
fault-row_gap = une rangée incomplète veut dire que la pioche est vide
fault-sabotage_moment = une carte Sabotage demande après un choix, avant que la rangée soit complétée
fault-row_empty = la rangée et la pioche sont vides : la partie est gagnée
fault-too_many_dice = on ne lance pas plus de { $most } dés
fault-tray_moment = avant le lancer le plateau de dés est vide, dans les retombées il n’y a que des dés brûlés
fault-hold_option = on ne garde des dés qu’avec l’option hold
fault-holds_two = la place { $seat } tient deux dés
fault-burnt_places = burnt doit nommer les places des dés brûlés dans le plateau, chacune une fois
fault-too_many_of_colour = il n’y a que { $most } dés { $colour ->
    [red] rouges
    [blue] bleus
    [green] verts
    [yellow] jaunes
   *[black] noirs
}
fault-bag_colour = avec les dés sur la table, le sac { $left ->
    [0] ne doit contenir aucun dé { $colour ->
        [red] rouge
        [blue] bleu
        [green] vert
        [yellow] jaune
       *[black] noir
    }
    [one] doit contenir un dé { $colour ->
        [red] rouge
        [blue] bleu
        [green] vert
        [yellow] jaune
       *[black] noir
    }
   *[other] doit contenir { $left } dés { $colour ->
        [red] rouges
        [blue] bleus
        [green] verts
        [yellow] jaunes
       *[black] noirs
    }
}
fault-holds_unowed = la place { $seat } tient un dé mais n’en doit aucun
fault-use_twice = uses : le dé lancé n° { $place } est utilisé deux fois
fault-use_not_burnt = uses : la place { $seat } n’a pas brûlé le dé lancé n° { $place } et ne peut pas le reprendre
fault-use_not_placed = uses : la place { $seat } n’a pas posé ce dé là
fault-use_covered = uses : un dé couvert ne peut pas être repris
