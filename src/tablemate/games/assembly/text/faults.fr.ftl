### Ce qui peut ne pas aller dans ce qui est donné : des propositions sans majuscule au début ni point à la fin.

## Les options

fault-variant_players = { $variant } est une variante pour { $players ->
    [one] un joueur
   *[other] deux joueurs
}
fault-variant_edition = l’édition { $edition } n’offre pas { $variant } ; { $offered } l’offre
fault-honest_edition = seule l’édition { $edition } laisse aux joueurs le choix de répondre vrai ou non
fault-first_absent = en solo, personne d’autre ne peut commencer
fault-first = la première place est random, 1 ou 2, pas { $found }
fault-no_such_role = il n’y a pas de rôle { $found } ; les rôles sont { $roles }
fault-role_count = { $needed ->
    [one] il faut un rôle,
   *[other] il faut { $needed } rôles, un par place,
} pas { $found }
fault-role_without_role = { $variant } se joue sans rôle
fault-role_twice = il n’y a qu’une carte de rôle { $role } (R42)
fault-no_such_variant = il n’y a pas de variante { $found } ; les variantes sont { $variants }
fault-variant_twice = chaque variante se choisit une seule fois
fault-variants_easy = on ne choisit qu’une seule des variantes plus faciles
fault-variants_shared = ces variantes changent les mêmes cartes ; choisissez-en une
fault-variants_wild = { $wild } demande deux Rotation libre en réserve, et { $other } n’en laisse qu’une

## Les positions

fault-role_drawn = une position nomme les rôles sur la table, aucun n’est au hasard
fault-role_unusable = la place { $seat } n’a pas de rôle qui puisse servir
fault-bay_locked_module = I1 : la baie { $bay } est verrouillée, elle n’a donc pas de module
fault-module_count = I2 : { $locked } verrouillés, { $line } sur les baies et { $stack } dans le stock ne font pas { $needed } modules
fault-hand_limit = I4 : aucune main n’a plus de { $most } cartes, et la place { $seat } en a { $found }
fault-cards_nowhere = I3 : ces cartes ne sont nulle part : { $cards }
fault-cards_too_many = I3 : la boîte a moins de ces cartes : { $cards }
fault-may_be_wrong = hands_may_be de la place { $seat } exclut la carte qui s’y trouve
fault-can_show_wrong = la place { $seat } n’a pas de carte pour une commande qu’on sait qu’elle peut montrer
fault-command_fields = une commande a les champs command, payment, role, distance et picked
fault-role_in_use = le rôle utilisé doit être celui de la place active, et marqué comme utilisé
fault-picked_bays = picked doit être une liste d’au plus quatre baies différentes
fault-won_when_locked = la partie est gagnée exactement quand les douze baies sont verrouillées
fault-agenda_after_game = une partie finie n’a rien dans son agenda
fault-agenda_missing = la position est au milieu d’une commande, mais n’a pas d’agenda
fault-shown_by_bay = seule la baie 3 ou 12 de la série F montre une carte
fault-trio_bays = trio doit être trois baies différentes
fault-trio_locked = la baie { $bay } du trio est verrouillée
fault-one_each = I2 : il y a un seul { $what ->
    [plan] plan
   *[module] module
} { $module }, pas deux
fault-every_one = I2 : chaque { $what ->
    [plan] plan
   *[module] module
} doit être là une fois
fault-traces_version = les parties de la version 1 des règles ne retiennent pas quelles cartes ont été prises ou enfouies
fault-taken_cards = taken doit nommer les cartes qui ont été prises
fault-taken_order = les cartes prises doivent être parmi celles d’avant, et celles d’avant parmi celles d’après
fault-buried_set = seule la baie 3 de la série G met une main sous la pioche
fault-buried_cards = buried doit nommer les cartes de la main
fault-buried_may_be = may_be de buried exclut la carte qui s’y trouvait
fault-buried_shows = buried n’a pas de carte pour une commande qu’on sait qu’elle peut montrer
fault-buried_under = les cartes de buried encore sous la pioche sont les dernières qui y sont allées
fault-buried_too_many = plus de cartes de buried sont sous la pioche qu’elle n’en a
fault-buried_now = now de buried doit mener à ses cartes
fault-agenda_shape = cet agenda ne peut pas se trouver dans un tour : { $names }
fault-shown_card = une carte est montrée exactement pendant que la baie 3 de la série F l’exécute
fault-agenda_verified = à deux, une commande est vérifiée ; en solo, elle ne l’est pas
fault-agenda_command = une commande est en cours, mais la position ne dit pas laquelle
fault-agenda_two_commands = après deux commandes, il ne reste au tour que la décision d’Amélie
fault-distance_rotation = seule une rotation demande une distance
fault-pick_none = cette commande ne choisit pas de baies
fault-parameters_unfit = ce qui a été choisi pour la commande ne lui convient pas
fault-agenda_number = { $step } { $number } ne convient pas à cette table
