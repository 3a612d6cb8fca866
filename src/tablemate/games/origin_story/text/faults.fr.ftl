### Ce qui peut ne pas aller dans ce qui est donné : des propositions sans majuscule au début ni point à la fin.

## Ce qui peut ne pas aller dans un jeu de cartes

fault-set_type = un jeu de cartes est une table avec { $allowed }
fault-set_key = un jeu de cartes n’a pas de clé { $found } ; il a { $allowed }
fault-too_few_cards = le solo demande au moins { $least } cartes du genre { $kind }, et ce jeu en a { $found }
fault-too_few_bolts = il faut au moins { $least } cartes Vancardien à { $bolts } éclairs, et ce jeu en a { $found }
fault-extra_love = extra_love doit être une liste de { $cards } valeurs de ½ à 13½, chaque valeur par paires
fault-extra_love_whole = les valeurs Super-amour { $found } ont le même nombre entier : A{ $whole } pourrait être les deux
fault-too_large = avec cette carte, le jeu a plus de { $what } que les { $most } que les tables peuvent contenir
fault-type = type doit être l’un de { $allowed }, pas { $found }
fault-no_solo = no_solo doit être true ou false, pas { $found }
fault-slots = une carte a de 1 à { $most } emplacements, et celle-ci en a { $found }
fault-slot = un emplacement est un coût de 1 à { $most }, suivi de r pour un emplacement à vider, pas { $found }
fault-remove_mixed = les emplacements sont tous à vider, ou aucun ne l’est
fault-abilities = une carte a de 1 à { $most } capacités, et celle-ci en a { $found }
fault-bolts = bolts doit être 1 ou 2, pas { $found }
fault-rounds = rounds doit être une liste de { $rounds } textes comme R2+M1, ou - pour rien
fault-keyword = { $found } n’est pas un mot-clé ; une ligne se lit comme R2+M1, A4 ou -
fault-keyword_number = { $found } doit avoir un nombre de 1 à { $most }
fault-too_many_keywords = une ligne a au plus { $most } mots-clés, et { $found } en a plus
fault-add_value = { $found } ajoute une valeur que n’ont pas deux cartes Super-amour
fault-add_twice = la ligne { $found } ajoute deux fois la même valeur, et il y en a deux cartes Super-amour
fault-ability_too_long = une capacité a au plus { $most } caractères
fault-syntax =
    on attend { $expected ->
        [end] la fin
        [token] un nombre, un mot ou un signe
        [comparison] =, <, <=, > ou >=
        [count] un nombre ou un compte
        [number] un nombre
       *[other] { $expected }
    } là où il y a { $found }
fault-number = { $found } n’est ni un nombre entier ni un demi-nombre
fault-window = il n’y a pas de moment { $found } ; il y a { $allowed }
fault-condition = { $found } n’est pas une condition ; elle se lit comme hero, suit=S, t=8, vp<max ou won>=4
fault-trick_number = le numéro d’un pli va de 1 à { $most }, pas { $found }
fault-suit = { $found } n’est pas une couleur ; les couleurs sont L, B, M et S
fault-opponent = { $found } n’est pas un Vancardien ; ce sont A et F
fault-count = { $found } ne compte rien ; il y a { $allowed }
fault-selector = on choisit des cartes comme *, S, print<=4 ou S&print>=9, pas avec { $found }
fault-selector_empty = aucune carte ne peut être { $found }
fault-too_complicated = une expression est la somme d’au plus deux comptes, chacun multiplié par un entier jusqu’à neuf, plus un nombre, dans min et max avec des nombres
fault-too_far = les nombres d’une expression vont de -{ $most } à { $most }
fault-bounds = rien n’est au moins { $low } et au plus { $high }
fault-half = { $found } doivent être des nombres entiers
fault-value_count = { $found } est la valeur d’une carte et ne peut pas être une quantité
fault-nothing_counted = { $found } compare deux nombres
fault-effect = il n’y a pas d’effet { $found }
fault-effect_form = { $found } se lit comme { $example }
fault-range = le nombre dans { $found } doit aller de { $low } à { $high }
fault-zero = { $found } ne change rien
fault-either = or joint le même effet sur A et sur F
fault-choose = les couleurs au choix sont deux ou trois de B, M et S
fault-too_many = une capacité a au plus { $most } { $what }
fault-times = x{ $found } doit aller de x1 à x{ $most }
fault-times_effect = { $found } ne peut pas être répété
fault-times_place = hors de charged, revealed et event, xN est à la fin de la capacité
fault-times_window = les capacités du moment { $window } ne peuvent pas avoir xN
fault-window_kind = le moment { $window } ne va pas à une carte { $kind } ; elle a { $allowed }
fault-condition_window = la condition { $found } ne va pas au moment { $window }
fault-count_window = { $found } ne peut pas être compté au moment { $window }
fault-count_slots = k compte les emplacements chargés, et cette carte n’en a pas d’ordinaires
fault-effect_window = { $found } ne va pas au moment { $window } ; il va à { $allowed }
fault-amount = { $found } vaut de { $least } à { $most }, et doit rester de { $low } à { $high }
fault-one_effect = une capacité que l’on choisit d’utiliser au moment { $window } a un seul effet
fault-payment = un paiement aux moments won et lost agit de lui-même : ni emplacement à vider, ni xN, ni autre effet
fault-unlimited = { $found } demande des emplacements à vider ou xN, pour avoir une fin
fault-remove_window = les emplacements à vider ne servent pas au moment { $window }
fault-remove_times = une capacité sur emplacements à vider sert une fois par emplacement et n’a pas de xN
fault-draws = une carte pioche au plus { $most } cartes, et celle-ci { $found }
fault-steps = une carte enchaîne au plus { $most } effets d’affilée, et celle-ci { $found }
fault-predict_twice = une carte annonce une seule fois
fault-payments = une carte donne au plus { $most } PV à la fois, et celle-ci { $found }
fault-tokens = une carte donne ou prend au plus { $most } jetons, et celle-ci { $found }
fault-discards = une capacité ne peut pas défausser plus de cartes qu’elle n’en pioche
fault-choose_twice = une carte nomme une seule couleur
fault-not_chosen = mysuit(X->L) demande choose X sur la même carte
fault-not_predicted = pred demande predict() sur la même carte

## Les options

fault-not_cards = { $option } doit être { $sets } ou un jeu de cartes, pas { $found }
fault-the_end = la fin

## Les positions

fault-not_half = { $name } doit être un nombre entier ou demi-entier jusqu’à { $most }, pas { $found }
fault-card_elsewhere = { $name } : { $card } se trouve déjà ailleurs
fault-power_no_solo = { $name } : { $card } est laissée de côté en solo (A26)
fault-not_before_you = { $name } : aucune carte { $found } n’est devant vous
fault-agenda_no_answer = agenda : il n’y a pas de réponse à ce qui est demandé
fault-agenda_after_game = agenda : après la partie, plus rien ne vient
fault-result_round = result : une partie est finie après la manche { $round }
fault-side_moment = side : on est héros ou méchant du moment où on le choisit jusqu’à la fin de la manche
fault-leader_first = leader : la place après le donneur entame (automaton, factoryon, you)
fault-dials_points = dials : après la dernière manche, ils montrent les points de la partie
fault-result_points = result : avec ces points, la partie est { $result }
fault-before_deal = { $name } : avant la donne, toutes les cartes à jouer sont ensemble
fault-rows_too_early = rows : les Vancardiens n’ont pas encore de cartes
fault-pile_size = piles : { $who } a { $tricks ->
    [0] zéro pli
    [one] un pli
   *[other] { $tricks } plis
}, ce qui ne fait pas { $cards ->
    [0] zéro carte
    [one] une carte
   *[other] { $cards } cartes
}
fault-won_count = won : { $tricks ->
    [0] vous n’avez remporté aucun pli
    [one] vous avez remporté un pli
   *[other] vous avez remporté { $tricks } plis
}, et { $cards ->
    [0] aucune carte n’est nommée
    [one] une carte est nommée
   *[other] { $cards } cartes sont nommées
}
fault-extra_love_aside = les cartes Super-amour restent de côté jusqu’à ce que les Vancardiens aient leurs cartes
fault-trick_prepared = trick : on prépare le premier, pas un suivant
fault-tricks_count = tricks : { $won } ont été gagnés avant la fin du pli { $trick }
fault-too_few_playing_cards = il n’y a pas assez de cartes à jouer pour cela
fault-row_size = rows : { $who } tient de { $low } à { $high } cartes dans ce pli
fault-won_in_pile = won : les cartes avec lesquelles vous avez gagné sont dans votre pile
fault-pile_suits_won = pile_suits : vos propres cartes comptent dans votre pile comme ce qui a gagné
fault-pile_suits_each = pile_suits : chaque carte de votre pile a une couleur, et seules les vôtres peuvent en avoir une autre que l’imprimée
fault-revealed_not_yours = revealed : { $card } n’est pas à vous de révéler
fault-hand_too_small = hand : il vous faut au moins { $least } cartes pour les plis à venir
fault-agenda_entry_names = agenda : une entrée a un seul nom, et ce dont il s’agit
fault-agenda_entry_type = agenda : une entrée est un nom ou un objet, pas { $found }
fault-agenda_saved = agenda : { $step } s’écrit comme dans une position enregistrée
fault-agenda_no_such_step = agenda : il n’y a pas d’étape ni de question { $found }
fault-agenda_alone = agenda : { $step } ne peut pas être seul
fault-agenda_between = agenda : rien ne vient entre { $asked } et { $step }
fault-agenda_before = agenda : { $asked } ne se demande pas avant { $step }
fault-agenda_order = agenda : entre la question et l’étape viennent les effets, et sous eux les parties d’autres cartes
fault-agenda_round = agenda : dans la manche { $round }, { $asked } ne se demande pas
fault-agenda_part_card = agenda : { $name } n’a pas de partie à appliquer maintenant
fault-agenda_parts_left = agenda : part nomme les cartes qui restent
fault-agenda_not_asked = agenda : aucune de vos cartes ne demande cela maintenant ({ $asked })
fault-hand_too_large = hand : vous ne pouvez pas tenir plus de { $most } cartes maintenant
fault-power_kind = powers : { $card } n’est pas { $kind ->
    [mat] un plateau
    [story] une histoire
   *[superhero] un super-héros
} ; dans l’ordre viennent mat, les cases 1 à 4, superhero
fault-panel_round = powers : la case { $panel } se remplit dans la manche { $panel }
fault-superhero_round = powers : le super-héros se choisit dans la manche { $round }
fault-superheroes_gone = superheroes : l’un a été choisi, l’autre est parti
fault-not_superhero = superheroes : { $card } n’est pas un super-héros
fault-offer_size = offer : { $expected ->
    [0] aucune histoire n’est proposée maintenant
    [one] une histoire est proposée maintenant
   *[other] { $expected } histoires sont proposées maintenant
}, pas { $found }
fault-stories_size = stories : il en reste { $expected } dans la pioche de la manche { $round }, pas { $found }
fault-stories_too_few = stories : avec celles nommées ailleurs, il en reste trop peu pour la pioche
fault-not_story = { $name } : { $card } n’est pas une histoire
fault-slots_superhero = slots : seul un super-héros charge une histoire sans jetons
fault-not_by_id = { $name } doit être un objet selon les id de vos cartes, pas { $found }
fault-slots_too_early = slots : { $name } n’est pas chargée avant le moment de charger
fault-slots_spent = slots : seuls les emplacements à vider se vident, pendant les plis ; { $name } ne le peut pas
fault-slots_whole = slots : un super-héros charge tous les emplacements d’une histoire, { $name } non
fault-uses_too_early = uses : { $name } n’a pas servi, car aucun pli n’a commencé ou elle n’est pas chargée
fault-uses_too_often = uses : la capacité { $ability } de { $name } ne sert pas si souvent
fault-uses_slots = uses : chaque usage de { $name } vide un de ses emplacements
fault-named_now = named : { $name } ne vous laisse pas nommer { $found } maintenant
fault-predicted_now = predicted : { $name } ne vous laisse rien annoncer maintenant
fault-stamina_cost = stamina : les emplacements coûtent { $more } de plus que ce que vous avez
fault-stamina_lent = stamina : ni l’événement ni le super-héros ne prête de jetons
fault-stamina_left = { $expected ->
    [0] stamina : il ne reste aucun jeton à placer, pas { $found }
    [one] stamina : il reste un jeton à placer, pas { $found }
   *[other] stamina : il reste { $expected } jetons à placer, pas { $found }
}
fault-plays_no_trick = plays : il n’y a pas de pli sur la table
fault-plays_order = plays : les cartes se jouent à tour de rôle à partir de qui entame : automaton, factoryon, you
fault-plays_owners = plays : chaque place possède une des cartes
fault-plays_count = { $number ->
    [0] plays : sans carte sur la table, rien de tel n’est demandé ni fait maintenant
    [one] plays : une seule carte ne correspond pas à ce qui est demandé ou fait maintenant
   *[other] plays : { $number } cartes ne correspondent pas à ce qui est demandé ou fait maintenant
}
fault-surrendered_moment = surrendered : vous vous rendez à un Vancardien qui entame, et la manche finit
fault-used_ability = used : la capacité { $number } de { $name } n’a pas servi dans cette manche
fault-plays_suit = plays : { $card } ne compte pas comme cette couleur
fault-plays_event = plays : { $card } d’un Vancardien ne change que par l’événement
fault-trick_state_moment = trick_state : { $name } ne va pas avec ce moment du pli
fault-trick_state_card = trick_state : aucune de vos cartes chargées ne fait { $name }
fault-trick_state_used = trick_state : pour nommer une couleur ou être libre, une capacité sert à votre tour (turn_used)
fault-plays_swapped = plays : les cartes ne changent de propriétaire que par une capacité (swapped)
fault-agenda_trick_card = agenda : aucune de vos cartes chargées ne demande cela du pli
fault-agenda_taken_back = agenda : après un échange de propriétaires, la vôtre ne se reprend pas
fault-plays_follow = plays : { $who } tient une carte de la couleur demandée et n’a pas suivi
fault-trick_state_no_card = trick_state : avec cette couleur nommée, aucune de vos cartes n’est permise
fault-winner_best = winner : la meilleure carte gagne le pli, ou la suivante si vous l’avez cédé
fault-trick_state_over = trick_state : après le dernier pli, personne n’entame
fault-winner_last = winner : le dernier pli en a un
fault-plays_last = plays : le dernier pli est dans la pile de qui l’a gagné, ou dans la défausse s’il a été annulé
fault-vancard_open = vancard : { $card } n’est pas visible dans cette manche au niveau { $level }
fault-event_moment = event : { $event } n’est pas un événement de ce moment au niveau { $level }
fault-vancards_seen_each = vancards_seen : chaque carte qui a été visible une fois, celles de cette manche comprises
fault-vancard_missing = vancard : avec vancards_seen, la carte de cette manche doit être nommée
fault-vancard_colour = vancard_deck : { $name } n’a pas la bonne couleur : au niveau { $level }, les plus basses sont rouges
fault-event_decks_colour = event_decks : une carte de la pioche { $colour ->
    [green] verte
   *[red] rouge
} a une autre couleur
fault-vancards_seen_count = vancards_seen : { $most } cartes { $colour ->
    [green] vertes
   *[red] rouges
} ont été visibles jusqu’ici, pas { $found }
fault-vancards_seen_many = vancards_seen : trop de cartes sont nommées ailleurs
fault-vancard_deck_many = vancard_deck : trop de cartes sont nommées ailleurs
fault-event_decks_empty = event_decks : il ne reste pas d’événement pour la manche 3
