### Origin Story en français.  Les noms de gauche sont ceux des règles ; le navigateur lit le même fichier.

## Le jeu

game-name = Origin Story
game-about = Devenez un super-héros en cinq manches de plis, héros ou méchant, contre deux adversaires artificiels. Pour une personne.
rules-rulings = Un numéro comme (A1) marque une décision de notre part, là où le livret se tait ou n’est pas clair.
welcome-game = Plis et héros :      tablemate play origin_story
game-notice = Origin Story est de Jamey Stegmaier et Pete Wissinger (Stonemaier Games, 2025), son mode solo d’Automa Factory ; les cartes d’ici sont les nôtres.
game-play = Origin Story : des plis contre deux adversaires artificiels, en solo.
    .epilog = Exemple : tablemate play origin_story --level 2. Codes de sortie : 0 la partie est finie ou vous avez quitté, 2 mauvaises options ou mauvais fichier, 3 l’entrée s’est arrêtée (ou Ctrl-C) avant la fin.
game-layout = Comment montrer la table : table (dessin), compact (pour 24 lignes), ou list (agréable à écouter) ; par défaut : ce qui tient à l’écran.

## Les couleurs, les cartes à jouer, les trois à la table

suit-love = amour
    .letter = A
    .sign = ♥
    .of = d’amour
    .kind = d’amour
    .some = de l’amour
suit-brains = esprit
    .letter = E
    .sign = ◈
    .of = d’esprit
    .kind = d’esprit
    .some = de l’esprit
suit-strength = force
    .letter = F
    .sign = ■
    .of = de force
    .kind = de force
    .some = de la force
suit-speed = vitesse
    .letter = V
    .sign = ▲
    .of = de vitesse
    .kind = de vitesse
    .some = de la vitesse
suit-letter-kind = de { $letter }
suit-letter-some = du { $letter }
suits-none = { $head } ni { $last }
suit-full = { $letter } { $sign } { $suit }
card-aloud = le { $value } { $of }
card-aloud-mine = votre { $value } { $of }
card-mine = votre { $card }
card-drawn = le { $card }
card-aloud-changed = { $card }, maintenant { $value } { $of }
card-aloud-worth = { $card }, vaut { $value }
label-card = { $value } { $of }
card-worth = { $card } (vaut { $value })
card-counts = { $card } (compte comme { $suit })
card-counts-worth = { $card } (compte comme { $suit }, vaut { $value })
cards-veiled = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
who-automaton = l’Automaton
    .label = Automaton
    .of = de l’Automaton
    .to = à l’Automaton
    .from = à l’Automaton
who-factoryon = le Factoryon
    .label = Factoryon
    .of = du Factoryon
    .to = au Factoryon
    .from = au Factoryon
who-you = vous
    .label = Vous
    .of = à vous
    .to = à vous
    .from = à vous
who-player = { $named ->
    [yes] { $seat }
   *[no] le joueur
}
    .label = { $named ->
        [yes] { $seat }
       *[no] Joueur
    }
    .of = { $named ->
        [yes] à { $seat }
       *[no] du joueur
    }
    .to = { $named ->
        [yes] à { $seat }
       *[no] au joueur
    }
    .from = { $named ->
        [yes] à { $seat }
       *[no] au joueur
    }
who-either = l’Automaton ou le Factoryon
    .label = Automaton ou Factoryon
    .of = de l’Automaton ou du Factoryon
    .to = à l’Automaton ou au Factoryon
    .from = à l’Automaton ou au Factoryon
power-called = { $called } ({ $power })

## Les cartes à capacité en toutes lettres : quand, à quelle condition, quoi, combien de fois

type-mat = plateau
type-superhero = super-héros
type-backstory = passé
type-talent = talent
type-gadget = gadget
type-suit = costume
type-ally = allié
type-archenemy = ennemi juré
type-ultimate = capacité ultime
slots-cost = { $remove ->
    [yes] { $count ->
        [one] un emplacement à vider, de coût { $costs }
       *[other] { $count } emplacements à vider, { $each ->
            [yes] de coût { $costs } chacun
           *[no] de coûts { $costs }
        }
    }
   *[no] { $count ->
        [one] un emplacement de coût { $costs }
       *[other] { $count } emplacements { $each ->
            [yes] de coût { $costs } chacun
           *[no] de coûts { $costs }
        }
    }
}
slots-free = ne demande pas d’énergie
ability = { $window }{ $conditions } : { $effects }{ $limit }.
ability-if = , si { $conditions }
ability-if-and = { $one } et que { $other }
ability-then = {", puis "}
ability-and = {" ; "}
ability-may-remove = {" "}(si vous voulez ; chaque usage vide un emplacement)
ability-may-times = {" "}(si vous voulez, { $times ->
    [1] une fois
    [2] deux fois
   *[other] { $times } fois
} par manche)
ability-may = {" "}(si vous voulez)
window-charged = Au chargement
window-charged-later = Après le chargement, quand les Vancardiens ont leurs cartes
window-revealed = À la révélation
window-revealed-later = Après la révélation, quand les Vancardiens ont leurs cartes
window-event = Tout de suite
window-event-later = Quand les Vancardiens ont leurs cartes
window-start = Avant le premier pli
window-ongoing = Toute la manche
window-static = Toute la manche
window-turn = À votre tour, avant votre carte
window-lead = Chaque fois que vous entamez
window-follow = Chaque fois que vous suivez
window-first = Avec votre carte du premier pli
window-final = Avec votre carte du dernier pli
window-react = Quand les trois cartes sont sur la table
window-won = Quand vous remportez un pli
window-lost = Quand vous ne remportez pas un pli
window-end = À la fin de la manche
condition-hero = vous êtes héros
condition-villain = vous êtes méchant
condition-void = vous n’avez aucune carte de la couleur demandée
condition-shown = votre carte y était révélée
condition-suit = votre carte est { $kind }
condition-behind = vous avez moins de PV que le meilleur Vancardien
condition-trick = { $comparison ->
    [eq] c’est le pli { $number }
    [lt] c’est un pli avant le pli { $number }
    [le] c’est le pli { $number } ou un pli avant lui
    [gt] c’est un pli après le pli { $number }
   *[ge] c’est le pli { $number } ou un pli après lui
}
compare-won = { $comparison ->
    [eq] { $number ->
        [0] vous n’avez aucun pli
        [one] vous avez exactement un pli
       *[other] vous avez exactement { $number } plis
    }
    [lt] vous avez moins de { $number ->
        [one] { $number } pli
       *[other] { $number } plis
    }
    [le] { $number ->
        [0] vous n’avez aucun pli
        [one] vous avez un pli au plus
       *[other] vous avez { $number } plis au plus
    }
    [gt] vous avez plus de { $number ->
        [one] { $number } pli
       *[other] { $number } plis
    }
   *[ge] vous avez au moins { $number ->
        [one] { $number } pli
       *[other] { $number } plis
    }
}
compare-won-with = { $comparison ->
    [eq] vous avez remporté exactement { $number ->
        [one] { $number } pli
       *[other] { $number } plis
    } avec des { $cards }
    [lt] vous avez remporté moins de { $number ->
        [one] { $number } pli
       *[other] { $number } plis
    } avec des { $cards }
    [le] vous avez remporté au plus { $number ->
        [one] { $number } pli
       *[other] { $number } plis
    } avec des { $cards }
    [gt] vous avez remporté plus de { $number ->
        [one] { $number } pli
       *[other] { $number } plis
    } avec des { $cards }
   *[ge] vous avez remporté au moins { $number ->
        [one] { $number } pli
       *[other] { $number } plis
    } avec des { $cards }
}
compare-tricks = { $comparison ->
    [eq] vous avez autant de plis que { $other }
    [lt] vous avez moins de plis que { $other }
    [le] vous n’avez pas plus de plis que { $other }
    [gt] vous avez plus de plis que { $other }
   *[ge] vous avez au moins autant de plis que { $other }
}
compare-tricks-most = le meilleur Vancardien
compare-tricks-pred = votre annonce
compare-any = { $comparison ->
    [eq] { $left } vaut exactement { $right }
    [lt] { $left } vaut moins de { $right }
    [le] { $left } vaut au plus { $right }
    [gt] { $left } vaut plus de { $right }
   *[ge] { $left } vaut au moins { $right }
}
count-k = le nombre d’emplacements chargés de cette carte
count-pred = votre annonce
count-print = la valeur imprimée de votre carte
count-lead = la valeur de la carte d’entame
count-won = le nombre de vos plis
count-won-with = le nombre de vos plis remportés avec des { $cards }
count-suits-won = le nombre de couleurs avec lesquelles vous avez remporté des plis
count-cards-in = le nombre de cartes { $kind } dans vos plis
count-tricks = le nombre de plis { $of }
count-most-tricks = le nombre de plis du meilleur Vancardien
count-unspent = le nombre de vos jetons non placés
sum-times = { $factor } fois { $count }
sum-plus = { $one } plus { $other }
sum-minus = { $one }, moins { $other }
sum-low = { $sum } (jamais moins de { $low })
sum-high = { $sum } (au plus { $high })
sum-both = { $sum } (jamais moins de { $low }, au plus { $high })
cards-selected = { $kind ->
    [none] cartes{ $range }
   *[other] cartes { $kind }{ $range }
}
cards-range-low = {" "}de valeur imprimée { $low } ou plus
cards-range-high = {" "}de valeur imprimée { $high } ou moins
cards-range-both = {" "}de valeur imprimée { $low } à { $high }
effect-val = votre carte compte { $change }
effect-setval = votre carte prend pour valeur { $amount }
effect-myval = toutes vos { $cards } comptent { $change }
effect-allval = toutes les cartes { $kind }, où qu’elles soient, comptent { $change }
effect-suit = votre carte compte comme une couleur que vous nommez
effect-mysuit = vos cartes { $kind } sont de l’amour
effect-mysuit-chosen = vos cartes de la couleur nommée sont de l’amour
effect-trump = on joue atout { $suit }
effect-nontrump = sauf entame à l’atout, les atouts des autres ne comptent pas comme atouts
effect-tie = à égalité de meilleures cartes, la vôtre l’emporte
effect-low = parmi les cartes qui peuvent l’emporter, la plus basse l’emporte
effect-free = vous n’êtes pas tenu de suivre la couleur
effect-bind-nolove = qui suit ne joue de l’amour que s’il n’a rien d’autre de permis
effect-bind-lowest = qui suit joue sa carte permise la plus basse
effect-draw = piochez { $cards }
effect-discard = défaussez { $cards }
effect-redraw = { $number ->
    [1] vous pouvez défausser une carte et en piocher une autre
    [sum] défaussez au plus { $cards }, puis piochez-en autant
   *[other] défaussez jusqu’à { $cards }, puis piochez-en autant
}
effect-reveal = révélez { $cards } (une carte révélée compte 1 de moins pour un héros, 1 de plus pour un méchant)
effect-choose = nommez { $suits }
effect-exch = vous pouvez échanger une carte avec { $called }
effect-bury = placez une carte de la rangée { $of } tout à droite
effect-nodraw = les Vancardiens ne piochent pas dans ce pli
effect-vdraw = un Vancardien qui suit pioche { $cards }
effect-swapplayed = reprenez votre carte et posez-en une autre qui était permise
effect-swapwith = votre carte et celle { $of } changent de propriétaire
effect-give = le pli va à la meilleure des autres cartes
effect-takelead = vous entamez le pli suivant
effect-cancel = le pli est annulé et n’est à personne
effect-rewind = toutes les cartes reviennent à qui les a jouées, et vous entamez de nouveau ce pli
effect-vp = vous gagnez { $amount }
effect-steal = vous volez { $vp } PV au Vancardien qui a le plus de plis
effect-villain = comme méchant, vous marquez { $vp } PV avec { $tricks ->
    [0] aucun pli
    [one] { $tricks } pli au plus
   *[other] { $tricks } plis au plus
}
effect-trickvp = qui remporte le pli { $trick } gagne { $vp } PV
effect-villainpay = un méchant marque au plus { $vp } PV pour ses plis évités
effect-vbonus = chaque Vancardien qui a au moins { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
} gagne { $vp } PV
effect-predict = annoncez combien de plis vous aurez
effect-align = vous changez de camp
effect-stam = vous gagnez { $tokens ->
    [one] un jeton Énergie
   *[other] { $tokens } jetons Énergie
} pour de bon
effect-stamround = vous placez { $less ->
    [yes] { $tokens ->
        [one] un jeton de moins
       *[other] { $tokens } jetons de moins
    }
   *[no] { $tokens ->
        [one] un jeton de plus
       *[other] { $tokens } jetons de plus
    }
} dans cette manche
effect-freecharge = tous les emplacements d’une de vos cartes Histoire sont chargés sans jetons
effect-times = { $effect }, { $times ->
    [2] deux fois
   *[other] { $times } fois
}
amount-cards = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
amount-cards-sum = autant de cartes que { $sum }
amount-vp = { $count } PV
amount-vp-sum = autant de PV que { $sum }
line-none = rien ne change
line-replace = { $number ->
    [one] Remplacer 1 (une carte de chacun est remplacée)
   *[other] Remplacer { $number } ({ $number } cartes de chacun sont remplacées)
}
line-add = Ajouter { $value } (chacun reçoit un amour de { $value } tout à gauche)
line-move = { $number ->
    [one] Déplacer 1 (l’amour le plus à droite de chacun va tout à gauche)
   *[other] Déplacer { $number } ({ $number } fois, l’amour le plus à droite de chacun va tout à gauche)
}
vancard-event = Événement { $called } ({ $vancard }). { $text }
vancard-round = Manche { $round } : { $line }.

## Les événements.  $called, $of, $to et $from sont l’Automaton, le Factoryon ou vous.

event-set_up = { $told ->
    [you] Votre plateau est { $mat }. Niveau { $level } ; le jeton Donneur commence chez { $called }.
   *[other] { $player } a le plateau { $mat }. Niveau { $level } ; le jeton Donneur commence chez { $called }.
}
event-superhero_dealt = { $told ->
    [you] { $count ->
        [one] Un de vos super-héros : { $cards }.
       *[other] Vos super-héros, dont vous garderez l’un à la manche 5 : { $cards }.
    }
   *[other] { $count ->
        [one] Un des super-héros : { $cards }.
       *[other] Les super-héros, parmi lesquels { $player } en gardera un à la manche 5 : { $cards }.
    }
}
event-superhero_dealt-hidden = { $count ->
    [one] Un super-héros est distribué, face cachée.
   *[other] { $count } super-héros sont distribués, face cachée.
}
event-round_started = Manche { $round }. Donneur : { $called } ; première entame : { $leader }.
event-dealt = { $told ->
    [you] Vous recevez { $cards }.
   *[other] { $player } reçoit { $cards }.
}
event-event_revealed = L’événement de cette manche est { $event }. { $text }
event-stamina = { $told ->
    [you] { $gained ->
        [one] Vous gagnez un jeton Énergie et en avez { $owned }.
       *[other] Vous gagnez { $gained } jetons Énergie et en avez { $owned }.
    }
   *[other] { $gained ->
        [one] { $player } gagne un jeton Énergie et en a { $owned }.
       *[other] { $player } gagne { $gained } jetons Énergie et en a { $owned }.
    }
}
event-stamina_lent = { $told ->
    [you] { $less ->
        [yes] { $tokens ->
            [one] Vous avez un jeton de moins à placer dans cette manche.
           *[other] Vous avez { $tokens } jetons de moins à placer dans cette manche.
        }
       *[no] { $tokens ->
            [one] Vous avez un jeton de plus à placer dans cette manche.
           *[other] Vous avez { $tokens } jetons de plus à placer dans cette manche.
        }
    }
   *[other] { $less ->
        [yes] { $tokens ->
            [one] { $player } a un jeton de moins à placer dans cette manche.
           *[other] { $player } a { $tokens } jetons de moins à placer dans cette manche.
        }
       *[no] { $tokens ->
            [one] { $player } a un jeton de plus à placer dans cette manche.
           *[other] { $player } a { $tokens } jetons de plus à placer dans cette manche.
        }
    }
}
event-story_offered = { $count ->
    [one] Une carte Histoire au choix : { $cards }.
   *[other] Cartes Histoire au choix : { $cards }.
}
event-story_kept = { $told ->
    [you] Vous gardez { $power } sur la case { $panel }.
   *[other] { $player } garde { $power } sur la case { $panel }.
}
event-superhero_kept = { $told ->
    [you] Vous révélez votre super-héros : { $power }.
   *[other] { $player } révèle son super-héros : { $power }.
}
event-charged = { $told ->
    [you] Vous chargez { $power } avec { $tokens ->
        [one] un jeton
       *[other] { $tokens } jetons
    }
   *[other] { $player } charge { $power } avec { $tokens ->
        [one] un jeton
       *[other] { $tokens } jetons
    }
} ; { $left ->
    [0] il n’en reste aucun
   *[other] il en reste { $left }
}.
event-charged-freely = { $power } est chargée sans jetons.
event-aligned = { $told ->
    [you] { $side ->
        [hero] Vous êtes héros, et chaque pli rapporte un PV.
       *[villain] Vous êtes méchant, et ce qui rapporte, c’est d’éviter les plis.
    }
   *[other] { $side ->
        [hero] { $player } rejoint les héros, et chaque pli rapporte un PV.
       *[villain] { $player } rejoint les méchants, et ce qui rapporte, c’est d’éviter les plis.
    }
}
event-row_dealt = De gauche à droite, { $called } reçoit : { $cards }.
event-row_dealt-veiled = { $called } reçoit { $cards }.
event-vancard_revealed = La carte Vancardien de cette manche est { $vancard }.
event-vancard_revealed-nothing = La carte Vancardien de cette manche est { $vancard } ; elle ne change rien.
event-keyword = { $called } { $keyword ->
    [replace] { $number ->
        [one] remplace une carte.
       *[other] remplace { $number } cartes.
    }
    [move] { $number ->
        [one] déplace un amour.
       *[other] déplace un amour, { $number } fois.
    }
   *[add] ajoute un amour.
}
told-replace = { $called } remplace { $number ->
    [one] une carte
   *[other] { $number } cartes
} : { $gone } { $count ->
    [one] part
   *[other] partent
} à la défausse{ $side ->
    [hero] {" "}(contre un héros, { $count ->
        [one] la plus basse
       *[other] les plus basses
    }, l’amour en dernier)
    [villain] {" "}(contre un méchant, { $count ->
        [one] la plus haute
       *[other] les plus hautes
    })
   *[none] {""}
}, { $come } { $count ->
    [one] arrive
   *[other] arrivent
} tout à droite.
told-add = { $called } ajoute un amour : { $gone }, tout à droite, part à la défausse, et { $come } arrive tout à gauche.
told-move = { $number ->
    [one] { $called } met { $moved } tout à gauche.
   *[other] En { $number } fois, { $called } met { $moved } tout à gauche.
}
told-move-none = { $called } n’a aucun amour à déplacer et remplace donc { $number ->
    [one] une carte
   *[other] { $number } cartes
} : { $gone } { $count ->
    [one] part
   *[other] partent
} à la défausse{ $side ->
    [hero] {" "}(contre un héros, { $count ->
        [one] la plus basse
       *[other] les plus basses
    }, l’amour en dernier)
    [villain] {" "}(contre un méchant, { $count ->
        [one] la plus haute
       *[other] les plus hautes
    })
   *[none] {""}
}, { $come } { $count ->
    [one] arrive
   *[other] arrivent
} tout à droite.
event-row_discarded = { $called } défausse { $cards }.
event-row_drew = { $called } reçoit { $cards } tout à droite.
event-love_added = { $cards } arrive tout à gauche de la rangée { $of }.
event-love_moved = { $cards } va tout à gauche de la rangée { $of }.
event-power_used = { $power } s’applique.
event-event_used = L’événement { $event } s’applique.
told-because = { $power } : { $text }
event-you_drew = { $told ->
    [you] Vous piochez { $cards }.
   *[other] { $player } pioche { $cards }.
}
event-you_discarded = { $told ->
    [you] Vous défaussez { $cards }.
   *[other] { $player } défausse { $cards }.
}
event-revealed = { $told ->
    [you] Vous révélez { $cards }. Une carte révélée compte 1 de moins tant que vous êtes héros, 1 de plus tant que vous êtes méchant.
   *[other] { $player } révèle { $cards }. Une carte révélée compte 1 de moins pour un héros, 1 de plus pour un méchant.
}
event-suit_named = { $told ->
    [you] Vous nommez { $suit }.
   *[other] { $player } nomme { $suit }.
}
event-freed = { $told ->
    [you] Vous n’êtes pas tenu de suivre la couleur à ce tour.
   *[other] { $player } n’a pas à suivre la couleur à ce tour.
}
event-buried = { $cards } va tout à droite de la rangée { $of }.
event-exchanged = { $told ->
    [you] Dans la rangée { $of }, vous prenez { $taken } et donnez { $given }, qui s’y place tout à gauche.
   *[other] Dans la rangée { $of }, { $player } prend { $taken } et donne { $given }, qui s’y place tout à gauche.
}
event-predicted = { $told ->
    [you] { $tricks ->
        [0] Vous annoncez zéro pli.
        [one] Vous annoncez un pli.
       *[other] Vous annoncez { $tricks } plis.
    }
   *[other] { $tricks ->
        [0] { $player } annonce zéro pli.
        [one] { $player } annonce un pli.
       *[other] { $player } annonce { $tricks } plis.
    }
}
event-trick_started = { $who ->
    [you] Pli { $trick } : vous entamez.
   *[other] Pli { $trick } : { $called } entame.
}
told-trick = Pli { $trick }. { $text }
event-turn_started = { $told ->
    [you] Pli { $trick } : c’est à vous.
   *[other] Pli { $trick } : { $player } va jouer.
}
event-follow_drew = { $called } pioche { $cards }.
told-drew-nothing = { $called } ne pioche rien.
event-kept = { $called } garde { $cards }.
event-not_kept = { $called } n’a pas de carte de cette couleur, donc { $count ->
    [one] { $cards } part
   *[other] { $cards } partent
} à la défausse.
event-pushed_out = { $cards }, tout à droite de la rangée { $of }, { $count ->
    [one] cède sa place.
   *[other] cèdent leur place.
}
judge-thrown = il n’a pas { $suits }, donc { $cards } { $count ->
    [one] part
   *[other] partent
} à la défausse
judge-kept = il a { $suits }, donc il garde { $cards }, et { $pushed }, tout à droite, { $count ->
    [one] part
   *[other] partent
} à la défausse
judge-kept-all = il a { $suits }, donc il garde { $cards }
judge-both = { $one } ; { $other }.
judge-one = { $one }.
event-to_beat = En tête jusqu’ici : { $card }.
event-played = { $told ->
    [you] Vous jouez { $card }.
   *[other] { $player } joue { $card }.
}
event-played-veiled = { $who ->
    [you] Vous jouez une carte.
   *[other] { $called } joue une carte.
}
event-counts_as = { $card } compte comme { $suit }.
subject-she = il
rival-other = { $card } { $of }
why-highest = { $subject } entame avec sa carte la plus haute : { $card }.
why-lowest = { $told ->
    [you] Vous êtes méchant sans pli, donc { $subject } entame avec sa carte la plus basse : { $card }.
   *[other] Comme méchant, { $player } n’a aucun pli, donc { $subject } entame avec sa carte la plus basse : { $card }.
}
why-lowest_not_love = { $told ->
    [you] Vous êtes méchant sans pli, donc { $subject } joue sa carte permise la plus basse hors amour : { $card }.
   *[other] Comme méchant, { $player } n’a aucun pli, donc { $subject } joue sa carte permise la plus basse hors amour : { $card }.
}
why-lowest_love = { $told ->
    [you] Vous êtes méchant sans pli, mais { $subject } ne peut jouer que de l’amour, et joue sa carte la plus basse : { $card }.
   *[other] Comme méchant, { $player } n’a aucun pli, mais { $subject } ne peut jouer que de l’amour, et joue sa carte la plus basse : { $card }.
}
why-beats = { $subject } joue sa plus basse carte { $suit } qui passe en tête : { $card }.
why-beats-rival = { $subject } bat { $rival } avec sa plus basse carte { $suit } qui le peut : { $card }.
why-cannot_beat = Aucune de ses cartes { $suit } ne passe en tête, donc { $subject } joue la plus basse : { $card }.
why-cannot_beat-rival = Aucune de ses cartes { $suit } ne bat { $rival }, donc { $subject } joue la plus basse : { $card }.
why-equal-rival = Une carte égale ne bat pas { $rival }, donc { $subject } joue sa carte la plus basse : { $card }.
why-no_suit = { $subject } n’a pas la couleur demandée et joue sa carte la plus basse : { $card }.
why-no_suit_not_love = { $told ->
    [you] { $subject } n’a pas la couleur demandée, votre entame interdit l’amour, et il joue donc sa carte la plus basse hors amour : { $card }.
   *[other] { $subject } n’a pas la couleur demandée, l’entame interdit l’amour, et il joue donc sa carte la plus basse hors amour : { $card }.
}
why-bound = { $told ->
    [you] Tenu par votre entame, { $subject } joue sa carte permise la plus basse : { $card }.
   *[other] Tenu par l’entame, { $subject } joue sa carte permise la plus basse : { $card }.
}
event-value_changed = { $card } vaut maintenant { $value }.
event-card_swapped = { $told ->
    [you] Vous reprenez { $taken } et posez { $card } à la place.
   *[other] { $player } reprend { $taken } et pose { $card } à la place.
}
event-owners_swapped = { $told ->
    [you] Votre carte et celle { $of } changent de propriétaire.
   *[other] La carte jouée par { $player } et celle { $of } changent de propriétaire.
}
event-trick_given = { $told ->
    [you] Vous donnez le pli { $to }.
   *[other] { $player } donne le pli { $to }.
}
event-trick_cancelled = Le pli est annulé et n’est à personne.
event-trick_rewound = { $told ->
    [you] Le pli est repris ; les cartes reviennent à qui les a jouées, et vous l’entamez de nouveau.
   *[other] Le pli est repris ; les cartes reviennent à qui les a jouées, et { $player } l’entame de nouveau.
}
event-lead_taken = { $told ->
    [you] Vous entamerez le pli suivant.
   *[other] { $player } entamera le pli suivant.
}
event-trick_won = { $who ->
    [you] Vous remportez le pli { $trick }.
   *[other] { $called } remporte le pli { $trick }.
}
event-villain_spoiled = { $told ->
    [you] Votre premier pli de méchant : { $pays ->
        [0] votre camp ne rapporte plus rien
       *[other] votre camp rapporte encore { $pays } PV s’il reste le seul
    }
   *[other] C’est un premier pli de méchant pour { $player } : { $pays ->
        [0] ce camp ne rapporte plus rien
       *[other] ce camp rapporte encore { $pays } PV s’il reste le seul
    }
}.{ $last ->
    [yes] {""}
   *[no] { $told ->
        [you] {" "}Désormais les Vancardiens cherchent à gagner, et vous pouvez vous rendre.
       *[other] {" "}Désormais les Vancardiens cherchent à gagner, et { $player } peut se rendre.
    }
}
event-side_paid = { $who ->
    [you] { $points ->
        [0] Votre camp ne vous rapporte rien.
       *[other] Votre camp vous rapporte { $points } PV.
    }
    [player] { $points ->
        [0] Avec son camp, { $called } ne gagne rien.
       *[other] Avec son camp, { $called } gagne { $points } PV.
    }
   *[other] { $points ->
        [0] Pour les plis, { $called } ne gagne rien.
       *[other] Pour les plis, { $called } gagne { $points } PV.
    }
}
event-scored = { $who ->
    [you] { $lost ->
        [yes] Vous perdez { $points } PV (total { $total }).
       *[no] Vous gagnez { $points } PV (total { $total }).
    }
   *[other] { $lost ->
        [yes] { $called } perd { $points } PV (total { $total }).
       *[no] { $called } gagne { $points } PV (total { $total }).
    }
}
told-tricks = Pour les plis : { $scores }.
told-side = { $side ->
    [hero] { $told ->
        [you] Comme héros, vous gagnez
       *[other] Comme héros, { $player } gagne
    } { $points } PV pour { $tricks ->
        [one] un pli
       *[other] { $tricks } plis
    } (total { $total }).
   *[villain] Comme méchant { $tricks ->
        [0] sans pli
        [one] avec un pli
       *[other] avec { $tricks } plis
    }, { $told ->
        [you] vous gagnez
       *[other] { $player } gagne
    } { $points } PV (total { $total }).
}
told-side-nothing = { $told ->
    [you] { $side ->
        [hero] Héros
       *[villain] Méchant
    } { $tricks ->
        [0] sans pli
        [one] avec un pli
       *[other] avec { $tricks } plis
    } : votre camp ne vous rapporte rien.
   *[other] Comme { $side ->
        [hero] héros
       *[villain] méchant
    } { $tricks ->
        [0] sans pli
        [one] avec un pli
       *[other] avec { $tricks } plis
    }, { $player } ne gagne rien.
}
one-score = { $called } { $points } (total { $total })
told-steal-later = { $told ->
    [you] { $text }
   *[other] { $player } vole { $vp } PV au Vancardien qui a le plus de plis
}, une fois les camps payés
event-stolen = { $told ->
    [you] Vous volez { $points } PV { $from }.
   *[other] { $player } vole { $points } PV { $from }.
}
told-stolen = { $told ->
    [you] Vous volez { $points } PV { $from }, qui en a maintenant { $theirs } ; vous en avez { $total }.
   *[other] { $player } vole { $points } PV { $from }, qui en a maintenant { $theirs } ; { $player } en a { $total }.
}
event-surrendered = { $told ->
    [you] Vous vous rendez { $to } : un PV par carte restante de sa rangée, et un pour ce pli.
   *[other] { $player } se rend { $to } : un PV par carte restante de cette rangée, et un pour ce pli.
}
told-surrendered = { $told ->
    [you] Vous vous rendez { $to } : { $points } PV pour les cartes restantes de sa rangée et pour ce pli (total { $total }).
   *[other] { $player } se rend { $to } : { $points } PV pour les cartes restantes de cette rangée et pour ce pli (total { $total }).
}
event-left_over = { $who ->
    [you] Il vous reste { $cards }.
   *[other] Il reste { $cards } chez { $called }.
}
event-round_ended = La manche { $round } est finie.
event-reshuffled = La pioche est vide : les { $cards } cartes de la défausse sont mélangées et deviennent la pioche.
event-game_over = { $result ->
    [won] { $told ->
        [you] La partie est finie : personne n’a autant de PV que vous.
       *[other] La partie est finie : { $player } a le plus de PV.
    }
    [shared] { $told ->
        [you] La partie est finie : vous partagez la première place.
       *[other] La partie est finie : { $player } partage la première place.
    }
   *[lost] La partie est finie : un Vancardien a gagné.
}

## Ce que la table attend

decision-story = { $told ->
    [you] Quelle carte Histoire gardez-vous ?
   *[other] { $player } choisit une carte Histoire à garder.
}
decision-superhero = { $told ->
    [you] Quel super-héros devenez-vous ?
   *[other] { $player } choisit son super-héros.
}
decision-charge = { $told ->
    [you] { $tokens ->
        [one] Vous avez un jeton à placer. Que chargez-vous ?
       *[other] Vous avez { $tokens } jetons à placer. Que chargez-vous ?
    }
   *[other] { $tokens ->
        [one] { $player } a un jeton à placer.
       *[other] { $player } a { $tokens } jetons à placer.
    }
}
decision-part = { $told ->
    [you] Quelle partie vient en premier ?
   *[other] { $player } choisit la partie qui vient en premier.
}
decision-align = { $told ->
    [you] Héros ou méchant ? Les Vancardiens reçoivent leurs cartes après votre choix.
   *[other] { $player } choisit entre héros et méchant ; les Vancardiens reçoivent ensuite leurs cartes.
}
decision-redraw = { $told ->
    [you] { $cards ->
        [one] Défaussez-vous une carte pour en piocher une autre ?
       *[other] Défaussez-vous une carte ? Encore { $cards } au plus ; vous piochez ensuite autant de cartes.
    }
   *[other] { $cards ->
        [one] { $player } peut encore défausser une carte, et en pioche ensuite autant.
       *[other] { $player } peut encore défausser jusqu’à { $cards } cartes, et en pioche ensuite autant.
    }
}
decision-discard = { $told ->
    [you] { $cards ->
        [one] Quelle carte défaussez-vous ?
       *[other] Quelle carte défaussez-vous ? Encore { $cards } à défausser.
    }
   *[other] { $cards ->
        [one] { $player } choisit une carte à défausser.
       *[other] { $player } choisit { $cards } cartes à défausser.
    }
}
decision-reveal = { $told ->
    [you] { $cards ->
        [one] Quelle carte révélez-vous ?
       *[other] Quelle carte révélez-vous ? Encore { $cards } à révéler.
    }
   *[other] { $cards ->
        [one] { $player } choisit une carte à révéler.
       *[other] { $player } choisit { $cards } cartes à révéler.
    }
}
decision-suit = { $told ->
    [you] { $power } : quelle couleur nommez-vous ?
   *[other] { $power } : { $player } nomme une couleur.
}
decision-target = { $told ->
    [you] Avec qui votre carte change-t-elle de propriétaire ?
   *[other] { $player } choisit la carte avec laquelle la sienne change de propriétaire.
}
decision-target-exch = { $told ->
    [you] { $power } : avec qui échangez-vous une carte ?
   *[other] { $power } : { $player } choisit avec qui échanger une carte.
}
decision-target-bury = { $told ->
    [you] { $power } : dans quelle rangée une carte va-t-elle tout à droite ?
   *[other] { $power } : { $player } choisit la rangée où une carte va tout à droite.
}
decision-bury = { $told ->
    [you] Quelle carte { $of } va tout à droite de la rangée ?
   *[other] { $player } choisit la carte { $of } qui va tout à droite de la rangée.
}
decision-exchange = { $told ->
    [you] Vous pouvez prendre { $card } { $from }. Quelle carte donnez-vous en échange ?
   *[other] { $player } peut prendre { $card } { $from } et donner une carte en échange.
}
decision-free_charge = { $told ->
    [you] Quelle carte Histoire est chargée sans jetons ?
   *[other] { $player } choisit la carte Histoire qui est chargée sans jetons.
}
decision-predict = { $told ->
    [you] { $power } : combien de plis aurez-vous ?
   *[other] { $power } : { $player } annonce un nombre de plis.
}
decision-turn = { $told ->
    [you] Vous entamez. Quelle carte jouez-vous ?
   *[other] { $player } entame.
}
decision-turn-follow = { $told ->
    [you] Couleur demandée : { $suit }. Quelle carte jouez-vous ?
   *[other] { $player } joue une carte ; couleur demandée : { $suit }.
}
decision-after_card = { $told ->
    [you] Utilisez-vous une capacité sur votre carte ?
   *[other] { $player } peut utiliser une capacité sur sa carte.
}
decision-react = { $told ->
    [you] Les trois cartes sont sur la table. Utilisez-vous une capacité ?
   *[other] Les trois cartes sont sur la table, et { $player } peut utiliser une capacité.
}
decision-swap_card = { $told ->
    [you] Quelle carte posez-vous à la place de la vôtre ?
   *[other] { $player } choisit une carte à poser à la place de la sienne.
}
decision-outcome = { $told ->
    [you] Changez-vous le sort de ce pli ?
   *[other] { $player } peut changer le sort de ce pli.
}

## La notation ; les attributs sont d’autres façons d’écrire une action

notation-pass = passer
    .no = non
    .none = aucun
notation-done = fini
notation-decline = refuser
notation-hero = héros
notation-villain = méchant
notation-surrender = se rendre
    .other = reddition
notation-keep = garder { $power }
notation-charge = charger { $power }{ $slot }
notation-part = partie { $power }
notation-name = nommer { $suit }
notation-target = { $who }
notation-predict = annoncer { $tricks }
notation-freely = gratuitement { $power }
notation-use = utiliser { $power }{ $ability }
    .other = employer { $power }{ $ability }
notation-use_as = utiliser { $power }{ $ability } comme { $suit }
    .other = employer { $power }{ $ability } comme { $suit }
    .short = { $power }{ $ability } comme { $suit }
notation-play = jouer { $card }
    .short = { $card }
notation-redraw = repiocher { $card }
notation-discard = défausser { $card }
notation-reveal = révéler { $card }
notation-bury = enterrer { $card }
notation-give = donner { $card }
notation-lay = poser { $card }
word-card =
    .l = a
    .b = e
    .m = f
    .s = v
    .half = ½
word-suit =
    .l = a
    .b = e
    .m = f
    .s = v

## Les actions, expliquées en quelques mots

action-named = { $power } : { $text }
action-done-charge = ne plus placer de jetons
action-done-redraw = ne plus rien défausser
action-decline = ne rien échanger
action-pass = ne plus rien utiliser
action-hero = un PV par pli remporté
action-villain = { $most ->
    [0] { $points } PV si vous n’avez aucun pli, sinon rien
    [one] { $points } PV si vous avez un pli au plus, sinon rien
   *[other] { $points } PV si vous avez { $most } plis au plus, sinon rien
}
action-villain-steps = { $steps }, sinon rien
action-villain-step = { $tricks ->
    [0] { $points } PV si vous n’avez aucun pli
    [one] { $points } PV si vous avez un pli
   *[other] { $points } PV si vous avez { $tricks } plis
}
action-villain-nothing = aucun PV dans cette manche, même sans pli
action-target-swap = votre carte contre { $card } { $of }
action-target-row = { $count ->
    [0] { $called }, qui n’a pas de cartes
   *[other] { $called }, qui a de gauche à droite { $cards }
}
action-surrender = finir la manche : { $points } PV pour { $called }
action-play-lead = entamer
action-play-follow = suivre la couleur
action-play-trump = couper à l’atout
action-play-off = s’en défaire, sans pouvoir l’emporter
action-play-best = { $text }, en tête
action-worth = { $text }, vaut { $value }
action-counts = { $text }, compte comme { $suit }
action-counts-worth = { $text }, compte comme { $suit }, vaut { $value }
action-redraw = la défausser et en piocher une autre
action-discard = la défausser
action-reveal = la révéler
action-bury = tout à droite
action-bury-last = elle est déjà tout à droite
action-give = la donner et prendre { $card }
action-lay = la poser à la place
action-as = { $power } : votre carte compte comme { $suit }
action-predict = { $tricks ->
    [0] aucun pli
    [one] un pli
   *[other] { $tricks } plis
}

## Pourquoi une action est refusée

reason-card_not_held = Vous n’avez pas { $card } en main.
reason-named_suit_must_follow = Vous avez nommé une autre couleur : jouez seulement une carte qui est votre dernière de cette couleur : { $suit }.
reason-must_follow = Couleur demandée : { $suit }. Vous en avez : vous ne pouvez pas jouer { $card }.
reason-surrender_to_a_leader = On ne se rend que dans un pli entamé par un Vancardien.
reason-surrender_at_the_start = On ne se rend qu’au tout début de son tour.
reason-surrender_as_villain = Un méchant sans pli ne peut pas se rendre.
reason-slot_charged = Cet emplacement de { $power } est déjà chargé.
reason-no_such_slot = { $power } n’a pas d’emplacement de ce genre à charger.
reason-too_few_tokens = { $left ->
    [one] Cet emplacement de { $power } coûte { $cost }, et il reste { $left } jeton.
   *[other] Cet emplacement de { $power } coûte { $cost }, et il reste { $left } jetons.
}
reason-not_in_row = { $card } n’est pas dans cette rangée.
reason-revealed_already = Vous avez déjà révélé { $card }.
reason-was_not_legal_then = Vous ne pouviez pas jouer { $card } à ce moment-là.
reason-no_such_ability = { $power } n’a pas cette capacité.
reason-not_charged = { $power } n’a pas de charge.
reason-used_up = { $power } ne sert plus dans cette manche.
reason-not_now = { $power } ne peut pas servir maintenant.
reason-used_in_this_trick = { $power } a déjà servi dans ce pli.
reason-side_before_suit = Changez de camp avant de nommer une couleur : avec ces cartes, votre camp décide de ce que valent vos couleurs.
reason-answer_story = Gardez une des trois cartes Histoire, par exemple « garder s12 ».
    .drawn = Gardez une des trois cartes Histoire.
reason-answer_superhero = Gardez un de vos deux super-héros, par exemple « garder h03 ».
    .drawn = Gardez un de vos deux super-héros.
reason-answer_charge = Chargez un emplacement, par exemple « charger s20 », ou dites « fini ».
    .drawn = Chargez un emplacement, ou dites que vous avez fini.
reason-answer_part = Choisissez la partie suivante, par exemple « partie s07 ».
    .drawn = Choisissez la partie suivante.
reason-answer_align = Dites « héros » ou « méchant ».
    .drawn = Choisissez héros ou méchant.
reason-answer_redraw = Nommez une carte à défausser, par exemple « repiocher 4e », ou dites « fini ».
    .drawn = Choisissez une carte à défausser, ou dites que vous avez fini.
reason-answer_discard = Nommez une carte à défausser, par exemple « défausser 4e ».
    .drawn = Choisissez une carte à défausser.
reason-answer_reveal = Nommez une carte à révéler, par exemple « révéler 13a ».
    .drawn = Choisissez une carte à révéler.
reason-answer_suit = Nommez une couleur proposée, par exemple « nommer e ».
    .drawn = Choisissez une couleur proposée.
reason-answer_target = Dites « automaton » ou « factoryon ».
    .drawn = Choisissez Automaton ou Factoryon.
reason-answer_bury = Nommez une carte de cette rangée, par exemple « enterrer 9v ».
    .drawn = Choisissez une carte de cette rangée.
reason-answer_exchange = Nommez une carte à donner, par exemple « donner 2f », ou dites « refuser ».
    .drawn = Choisissez une carte à donner, ou refusez.
reason-answer_free_charge = Nommez une de vos cartes Histoire, par exemple « gratuitement s09 ».
    .drawn = Choisissez une de vos cartes Histoire.
reason-answer_predict = Annoncez un nombre de 0 à 8, par exemple « annoncer 3 ».
    .drawn = Annoncez un nombre de 0 à 8.
reason-answer_turn = Jouez une carte, par exemple « jouer 9f », ou choisissez dans la liste.
    .drawn = Jouez une carte, ou choisissez une autre action.
reason-answer_after_card = Utilisez une capacité, par exemple « utiliser s42 », ou dites « passer ».
    .drawn = Utilisez une capacité, ou passez.
reason-answer_react = Utilisez une capacité, par exemple « utiliser s45 », ou dites « passer ».
    .drawn = Utilisez une capacité, ou passez.
reason-answer_swap_card = Nommez la carte à poser à la place, par exemple « poser 12f ».
    .drawn = Choisissez la carte à poser à la place.
reason-answer_outcome = Utilisez une capacité, par exemple « utiliser s36 », ou dites « passer ».
    .drawn = Utilisez une capacité, ou passez.
reason-unreadable = « { $text } » n’est pas une action. Exemples : jouer 9f ; charger s20 ; utiliser s17 ; héros ; se rendre ; passer.
reason-no_such_suit = Il n’y a pas de couleur { $suit }. Les couleurs sont A amour, E esprit, F force et V vitesse.
reason-not_offered = Vous ne pouvez pas garder { $power } : ce n’est pas au choix.
reason-not_your_power = Vous n’avez pas de carte { $power }.
reason-no_such_power = Aucun plateau, aucune histoire, aucun super-héros ne s’appelle { $power } ; leurs noms sont du genre m1, s12 et h03.
reason-no_such_card = Il n’y a pas de carte { $card }. Une carte est une valeur et une couleur, par exemple 9F ; les couleurs sont A, E, F et V.

## La fin

outcome-won = { $told ->
    [you] La ville connaît votre nom. Vous avez gagné !
   *[other] { $player } gagne : un nom connu de toute la ville !
}
outcome-shared = { $told ->
    [you] { $others } et vous avez la même histoire à raconter : victoire partagée.
   *[other] { $others } et { $player } ont la même histoire à raconter : victoire partagée.
}
outcome-lost = { $count ->
    [one] { $others } a la meilleure histoire.
   *[other] { $others } ont la meilleure histoire.
} { $told ->
    [you] Vous avez perdu.
   *[other] La partie est perdue.
}
outcome-lost-tie = { $told ->
    [you] { $others } et vous êtes à égalité, et il est convenu qu’une égalité est perdue. Vous avez perdu.
   *[other] { $others } et { $player } sont à égalité, et il est convenu qu’une égalité est perdue.
}
score-points = { $told ->
    [you] PV en tout : Automaton { $automaton }, Factoryon { $factoryon }, vous { $you }
   *[other] PV en tout : Automaton { $automaton }, Factoryon { $factoryon }, { $player } { $you }
}

## Ce qui est convenu avant la partie

option-players = Joueurs
    .help = Un seul joueur, contre deux adversaires artificiels.
option-level = Niveau
    .help = La difficulté : de 0 à 5.
option-ties = Égalités
    .help = Ce que vaut une égalité en tête.
    .typed = Ce que vaut une égalité en tête : shared (victoire) ou lost (perdue).
option-cards = Cartes
    .help = Les cartes de Tablemate, celles de la version 1 des règles, ou les vôtres.
    .typed = Vos propres cartes, un fichier TOML (voir tablemate rules origin_story vos_cartes) ; ou standard-1, les cartes de la version 1 des règles.
options-in-short = en solo, niveau { $level }, { $ties ->
    [shared] égalités partagées
   *[lost] égalités perdues
}
players-count = en solo, contre l’Automaton et le Factoryon
level-cards = { $level }
    .meaning = { $red ->
        [0] 5 cartes Vancardien vertes
        [5] 5 cartes Vancardien rouges
       *[other] { $green ->
            [one] une carte Vancardien verte
           *[other] { $green } cartes Vancardien vertes
        }, puis { $red ->
            [one] une rouge
           *[other] { $red } rouges
        }
    }
ties-shared = à égalité de PV, la victoire est partagée
ties-lost = à égalité de PV, la partie est perdue
cards-standard = les cartes de Tablemate
cards-standard-1 = les cartes de Tablemate comme dans la version 1 des règles, où la force est atout avec Guerre de territoire
cards-own = les vôtres
    .meaning = { $mats ->
        [one] un plateau
       *[other] { $mats } plateaux
    }, { $stories ->
        [one] une carte Histoire
       *[other] { $stories } cartes Histoire
    }, { $heroes ->
        [one] un super-héros
       *[other] { $heroes } super-héros
    }, { $vancards ->
        [one] une carte Vancardien
       *[other] { $vancards } cartes Vancardien
    }

## La table à l’écran

screen-round = Manche { $round } sur 5
    .short = Manche { $round }/5
screen-trick = pli { $trick } sur 8
    .short = pli { $trick }/8
screen-level = niveau { $level }
screen-side = { $side ->
    [hero] { $told ->
        [you] vous êtes héros
       *[other] { $player } joue les héros
    }
    [villain] { $told ->
        [you] vous êtes méchant
       *[other] { $player } joue les méchants
    }
   *[none] camp pas encore choisi
}
screen-trump = atout { $suit }
screen-led = couleur demandée { $suit }
screen-first = { $who ->
    [you] vous entamez le premier pli
   *[other] { $called } entame le premier pli
}
screen-low = la carte la plus basse l’emporte
screen-deck = pioche { $deck }, défausse { $discard }
screen-surrendered = { $told ->
    [you] vous vous êtes rendu
   *[other] { $player } se rend
}
screen-vancard = Carte Vancardien { $vancard } : { $text }.
screen-heads = PV
    .tricks = plis
compact-points = { $vp } PV
compact-tricks = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}
screen-dealer = donneur
screen-on-table = Sur la table :
screen-play = { $called } { $card }
screen-play-other = { $called } { $card } (jouée par { $player })
screen-best = en tête
screen-binding-no_draw = personne ne pioche
screen-binding-no_love = amour seulement si rien d’autre n’est permis
screen-binding-lowest = qui suit joue sa carte la plus basse
screen-binding-no_trump = les atouts des autres ne comptent pas
screen-free = { $told ->
    [you] vous n’êtes pas tenu de suivre
   *[other] { $player } n’a pas à suivre
}
screen-cancelled = annulé : le pli ne va à personne
screen-takes_lead = { $told ->
    [you] vous entamez le pli suivant
   *[other] { $player } entame le pli suivant
}
screen-named = { $told ->
    [you] votre carte compte comme { $suit }
   *[other] la carte jouée par { $player } compte comme { $suit }
}
screen-stamina = { $owned ->
    [one] Énergie : { $owned } jeton
   *[other] Énergie : { $owned } jetons
}
screen-left = { $left } à placer
screen-lent = { $less ->
    [yes] { $count } de moins dans cette manche
   *[no] { $count } de plus dans cette manche
}
screen-offered = Au choix :
screen-superheroes = Au choix à la manche 5 :
screen-notes = nommé { $suit }
screen-uses = { $left ->
    [0] ne sert plus
    [one] encore un usage
   *[other] encore { $left } usages
}
screen-predicted = { $tricks ->
    [0] annonce : aucun pli
    [one] annonce : un pli
   *[other] annonce : { $tricks } plis
}
screen-key = Les rangées se lisent de gauche à droite, et leur ordre compte. * devant une carte : vous pouvez la jouer. 9F->11½ : imprimée 9F, vaut 11½. [1] emplacement chargé, (1) vide. Signes expliqués : légende. Vos cartes : cartes.
place-mat = Plateau
place-superhero = Héros
place-panel = { $panel }
list-row = { $count ->
    [0] { $called } n’a pas de cartes.
   *[other] De gauche à droite, { $called } a : { $cards }.
}
list-hand = { $count ->
    [0] { $told ->
        [you] Vous n’avez pas de cartes.
       *[other] { $player } n’a pas de cartes.
    }
   *[other] { $told ->
        [you] Vous avez { $cards }.
       *[other] { $player } a { $cards }.
    }
}
cards-between = {" ; "}
list-legal = { $told ->
    [you] Vous pouvez jouer { $cards }.
   *[other] { $player } peut jouer { $cards }.
}
list-score = { $called } : { $vp } PV, { $tricks ->
    [0] aucun pli
    [one] un pli
   *[other] { $tricks } plis
}.
list-revealed = { $card }, révélé
list-play = { $called } : { $card }
list-play-other = { $called } : { $card }, carte jouée par { $player }
list-power = { $power } : { $state }.
label-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
label-discard = { $count ->
    [one] { $count } carte dans la défausse
   *[other] { $count } cartes dans la défausse
}
label-after = Ensuite : { $then }
label-then-played = { $changed ->
    [yes] sur la table, vaut { $value }.
   *[no] sur la table.
}
label-then-won = { $who ->
    [you] dans vos plis.
   *[other] dans les plis { $of }.
}
label-then-discarded = à la défausse.
label-then-revealed = révélé.
label-then-held = en main.
label-then-first = tout à gauche de la rangée { $of }.
label-then-last = tout à droite de la rangée { $of }.
label-then-worth = vaut { $value }.
label-then-kept = sur la case { $panel }.
choice-hero = héros
choice-villain = méchant
choice-surrender = se rendre
state-charged = { $charged ->
    [0] aucun emplacement chargé
    [one] { $slots ->
        [one] emplacement chargé
       *[other] un emplacement chargé sur { $slots }
    }
   *[other] { $charged } emplacements chargés sur { $slots }
}
state-used = { $state }, { $used ->
    [one] un emplacement utilisé
   *[other] { $used } emplacements utilisés
}
state-always = ne demande pas de charge
choices-heading = { $text } :
no-such-power = Il n’y a pas de carte { $card }. Les cartes Histoire vont de { $first } à { $last } ; celles de la table : cartes.
how-to-answer = Répondez par le numéro devant une action ou par sa notation : jouer 9f (ou 9f tout court) ; charger s20 ; utiliser s17 (ou s17 tout court) ; utiliser s15 comme f ; garder s12 ; annoncer 3 ; héros ; méchant ; se rendre ; fini ; passer ; refuser. La notation anglaise convient aussi : play 9m. Une carte est une valeur et une lettre : A amour, E esprit, F force, V vitesse.
opening-level = Niveau { $level }, de 0 à 5 (--level). Pour apprendre le jeu : règles but.

## Se rendre : demandé encore une fois

surrender-points = Si vous vous rendez, { $called } gagne { $points } PV : { $row ->
    [one] une carte restante dans sa rangée
   *[other] { $row } cartes restantes dans sa rangée
}, et { $trick } pour ce pli. Il en aurait alors { $after }. La manche est finie, les autres plis ne se jouent pas.
surrender-side = { $side ->
    [villain] Un méchant qui se rend ne marque rien pour son camp.
   *[hero] Comme héros, vous marquez { $tricks ->
        [0] zéro PV : vous n’avez aucun pli
        [one] 1 PV pour votre pli
       *[other] { $tricks } PV pour vos { $tricks } plis
    }.
}
surrender-pays-nothing = { $power } ne rapporte rien, même si sa condition est déjà remplie.
surrender-predicted = { $power } ne rapporte rien, même si vous avez { $tricks ->
    [0] zéro pli comme annoncé
    [one] le pli annoncé
   *[other] les { $tricks } plis annoncés
}.
surrender-paid-nothing = Se rendre a laissé sans effet : { $powers }.

## Ce que l’on peut consulter

legend-suits = Couleurs : { $suits }. L’amour est atout, sauf si la table dit autre chose.
legend-suits-aloud = Pour taper une carte, mettez la lettre de sa couleur après sa valeur, par exemple 9f. { $suits }. L’amour est atout, sauf si la table dit autre chose.
legend-suit-aloud = { $letter } est { $suit }
legend-card-aloud = Une carte Histoire, un plateau ou un super-héros se tape par son id, par exemple s20 ; tapez cartes pour entendre les vôtres.
legend-changed = une carte dont la valeur ou la couleur a changé, et ce qu’elle est maintenant
    .sign = 9F->11½
legend-legal = une carte à vous que vous pouvez jouer maintenant
    .sign = *9F
legend-revealed = une carte à vous qui est révélée : 1 de moins pour un héros, 1 de plus pour un méchant
    .sign = 9F!
legend-best = la carte en tête du pli
    .sign = <9F>
legend-empty = un emplacement vide qui coûte 2
    .sign = (2)
legend-charged = un emplacement chargé
    .sign = [2]
legend-remove = un emplacement à vider, chargé : la capacité le vide
    .sign = [2R]
legend-spent = un emplacement à vider, utilisé dans cette manche
    .sign = (xR)
legend-given = un emplacement chargé sans jetons
    .sign = [+]
legend-replace = Remplacer 2 : deux cartes de chaque rangée sont remplacées
    .sign = R2
legend-add = Ajouter : chacun reçoit une carte Super-amour tout à gauche ; le chiffre est sa valeur, sans le demi s’il y en a un
    .sign = A4
legend-move = Déplacer 1 : l’amour le plus à droite de chacun va tout à gauche
    .sign = M1
no-cards = { $told ->
    [you] Vous n’avez pas encore de carte à capacité.
   *[other] { $player } n’a pas encore de carte à capacité.
}
no-event = Pas d’événement dans cette manche ; il vient à la manche 3.
no-vancard = La carte Vancardien de cette manche n’est pas encore visible.
scores-now = Manche { $round }, { $tricks ->
    [0] avant le premier pli
    [one] après un pli
   *[other] après { $tricks } plis
} :
scores-round = { $told ->
    [you] Manche { $round } : Automaton { $automaton }, Factoryon { $factoryon }, vous { $you }
   *[other] Manche { $round } : Automaton { $automaton }, Factoryon { $factoryon }, { $player } { $you }
}
scores-hero = { $told ->
    [you] Comme héros, vous marqueriez { $points } PV maintenant.
   *[other] Comme héros, { $player } marquerait { $points } PV maintenant.
}
scores-villain = { $points ->
    [0] { $told ->
        [you] Comme méchant, vous ne marqueriez rien maintenant, hors capacités.
       *[other] Comme méchant, { $player } ne marquerait rien maintenant, hors capacités.
    }
   *[other] { $told ->
        [you] Comme méchant, vous marqueriez { $points } PV maintenant, hors capacités.
       *[other] Comme méchant, { $player } marquerait { $points } PV maintenant, hors capacités.
    }
}

## Les cartes du jeu

catalogue-counts = { $mats ->
    [one] un plateau
   *[other] { $mats } plateaux
}, { $stories ->
    [one] une carte Histoire
   *[other] { $stories } cartes Histoire
}, { $heroes ->
    [one] un super-héros
   *[other] { $heroes } super-héros
} et { $vancards ->
    [one] une carte Vancardien
   *[other] { $vancards } cartes Vancardien
}
catalogue-head =
    .id = Id
    .name = Nom
    .type = Genre
    .slots = Empl.
catalogue-heading = { $kind ->
    [mat] Plateaux
    [story] Cartes Histoire
    [superhero] Super-héros
   *[vancardian] Cartes Vancardien : les lignes des manches 1 à 5, et l’événement de la manche 3
}
catalogue-key = Empl. : le coût de chaque emplacement ; R est un emplacement à vider : s’en servir le vide. R2 est Remplacer 2, M1 est Déplacer 1, A4 ajoute la carte Super-amour de 4 ou 4½. Pour une seule carte, nommez-la : tablemate cards origin_story { $card }
catalogue-bolts = { $bolts ->
    [1] verte, un éclair
   *[2] rouge, deux éclairs
}
catalogue-play = Jouer avec elles : { $command }
catalogue-extra = Cartes Super-amour : { $cards }.

## Ce que l’on peut taper à la table

typed-event = événement
    .does = l’événement de cette manche
typed-vancardian = vancardien
    .does = la carte Vancardien de cette manche
typed-scores = scores
    .does = points et plis

## Exemples pour les règles

example-must_follow = La force est demandée et vous en avez deux cartes : le 9 d’esprit ne peut pas être joué.
example-love_wins = Vous n’avez pas de force, vous pouvez donc jouer n’importe quelle carte. L’amour bat la couleur demandée quelles que soient les valeurs : votre 2 prend le pli à un 13.
example-revealed_counts_less = Vos cartes sont révélées. Tant que vous êtes héros, chacune compte 1 de moins : le 8 dont vous entamez vaut 7.
example-keeps_by_suit = L’Automaton pioche deux cartes bien qu’il ait la couleur demandée. Il n’a pas d’esprit, le 9 part donc ; il garde le 6 de force, et la carte à droite de sa rangée part à sa place. Rien ne bat votre 11, il joue donc sa plus basse carte de force.
example-villain_without_trick = Vous êtes un méchant sans pli. L’Automaton pourrait battre votre 6 avec son 9 ou son 12, et n’essaie pas : il joue sa plus basse carte de force.
example-no_villain_surrenders = Un méchant sans pli ne peut pas se rendre, peu importe qui a entamé.

## Ce que donnent les options

summary-rounds = { $rounds } de { $tricks } plis
    .label = Manches
summary-vancardians = { $vancardians }, manche par manche
    .label = Cartes Vancardien
vancardians-green = verte
vancardians-red = rouge
summary-event = { $event ->
    [red] rouge
   *[green] vert
}, à la manche { $event_round }
    .label = Événement
summary-stories = { $stories } cartes Histoire et { $superheroes } super-héros
    .label = À piocher
