## Le plateau d’Origin Story.

os-table = Table
os-hand = Votre main
os-row = { $who } : cartes de gauche à droite
os-leaves-first = part en premier
os-no-cards = pas encore de cartes
os-leads-first = entame le premier pli
os-points-tricks = { $points } PV, { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}
os-points = { $points } PV
os-trick = Pli { $trick }
os-trick-of = pli { $trick } sur { $all }
os-trick-short = { $trick }/{ $all }
os-led = { $suit ->
    [L] demandé
    [B] demandé
   *[other] demandée
}
os-trump = atout
os-lowest-wins = la plus basse gagne
os-nothing-led = rien n’est demandé
os-led-by = { $who ->
    [Vous] vous entamez
   *[other] { $who } entame
}
os-best = la meilleure
os-after-you = joue après vous
os-your-card = votre carte
os-shown = révélée
os-story = Comment se joue le pli { $trick }
os-story-before = Avant le premier pli
os-story-region = Ce qui s’est passé, pas à pas
os-story-nothing = Rien ne s’est encore passé.
os-step-back = Une étape en arrière
os-step-forward = Une étape en avant
os-step-play = Dérouler les étapes
os-step-pause = S’arrêter ici
os-step-all = Toutes les étapes d’un coup
os-step-of = { $step } sur { $all }
os-speed = Rythme : { $speed ->
    [slow] lent
    [instant] immédiat
   *[normal] normal
}
os-hero = Vous êtes un héros
os-villain = Vous êtes méchant
os-no-side = Pas encore de camp
os-this-round = Cette manche
os-event = Événement { $name }.
os-gets = { $who ->
    [Automaton] L’Automaton
    [Factoryon] Le Factoryon
   *[other] { $who }
} reçoit :
os-no-event = Pas d’événement à cette manche.
os-deck = pioche
os-discard = défausse
os-score = Score
os-score-about = Points de victoire par manche
os-vp = PV
os-round-short = M{ $round }
os-all = total
os-tricks-short = { $tricks } pl.
os-trick-won = Pli { $trick } : { $who }
os-trick-cancelled = Pli { $trick } : annulé
os-trick-now = Pli { $trick } : en cours
os-trick-open = Pli { $trick } : à venir
os-tableau = Votre tableau
os-tokens = { $left ->
    [0] { $owned } en tout, tous placés
   *[other] { $owned } en tout, { $left } de reste
}
os-tokens-all = { $owned } en tout
os-slot-empty = emplacement de coût { $cost }, vide
os-slot-charged = emplacement de coût { $cost }, chargé
os-slot-given = emplacement de coût { $cost }, chargé gratuitement
os-slot-spent = emplacement de coût { $cost }, épuisé
os-superhero-later = Super-héros
os-superhero-one-of = à la manche 5 : { $first } ou { $second }
os-superhero-in-5 = à la manche 5
os-named = couleur nommée : { $suit }
os-predicted = annoncé : { $tricks }
os-log = Ce qui s’est passé
os-prepare = Avant le premier pli
os-step-story = Histoire
os-step-superhero = Super-héros
os-step-stamina = Énergie
os-step-side = Camp
os-then = puis ils reçoivent leurs cartes
os-offer = Gardez-en une
os-keep-this = Garder celle-ci
os-chosen = Choisie
os-slot-of = { $name } : { $cost ->
    [0] sans énergie
    [one] coûte { $cost } jeton
   *[other] coûte { $cost } jetons
}
os-leaves = { $left ->
    [0] Chargée, elle prend vos { $tokens } jetons.
    [one] Chargée, elle vous laisse { $left } de vos { $tokens } jetons.
   *[other] Chargée, elle vous laisse { $left } de vos { $tokens } jetons.
}
os-leaves-more = { $left ->
    [0] Avec { $slots } emplacements chargés, il n’en reste aucun.
   *[other] Avec { $slots } emplacements chargés, il en reste { $left }.
}
os-too-dear = Elle coûte plus que vos { $tokens } jetons de cette manche.
os-free = Elle n’a pas besoin d’énergie et agit d’elle-même.
os-bank = Votre énergie
os-tokens-left = { $left ->
    [one] { $left } jeton sur { $tokens } à placer
   *[other] { $left } jetons sur { $tokens } à placer
}
os-charge-how = Touchez un emplacement pour le charger.
os-charge-keys = { $left } { $right } : d’un emplacement à l’autre ; { $space } : charger
os-may-charge = { $cost ->
    [one] toucher pour charger : { $cost } jeton
   *[other] toucher pour charger : { $cost } jetons
}
os-is-charged = chargée
os-is-spent = épuisée pour cette manche
os-is-given = chargée gratuitement
os-not-now = { $cost ->
    [one] coûte { $cost } jeton, pas maintenant
   *[other] coûte { $cost } jetons, pas maintenant
}
os-not-charged = pas chargée
os-side = Héros ou méchant
os-pays-aloud = { $tricks ->
    [one] { $tricks } pli : { $points } PV
   *[other] { $tricks } plis : { $points } PV
}
os-tricks = plis
os-you-get = vous recevez celle-ci
os-do-play = Jouer
os-do-lay = Poser
os-do-give = Donner
os-do-discard = Défausser
os-do-redraw = Repiocher
os-do-reveal = Révéler
os-do-use = L’utiliser
os-do-bury = Mettre tout à droite
os-do-keep = Garder { $name }
os-do-hero = Devenir un héros
os-do-villain = Devenir méchant
os-do-done-charge = { $left ->
    [0] Terminé
    [one] Terminé : garder { $left } jeton
   *[other] Terminé : garder { $left } jetons
}
os-turn-keys = Touches : 1 à 9 posent une carte, { $enter } la joue.
os-choose-card = Choisissez une carte de votre main
os-choose-row = Choisissez une carte de cette rangée
os-choose-story = Choisissez une carte à garder
os-choose-side = Choisissez un camp
os-choose-plate = Choisissez une réponse
os-action = Votre réponse
os-abilities = Capacités utilisables
os-card-aloud = { $value }, { $suit }
os-surrender = Se rendre : { $points } PV pour { $who ->
    [Automaton] l’Automaton
    [Factoryon] le Factoryon
   *[other] { $who }
}
os-surrender-asked = Se rendre : question à côté de la table
os-surrender-if = Si vous vous rendez maintenant
os-surrender-question = Vous rendre { $who ->
    [Automaton] à l’Automaton
    [Factoryon] au Factoryon
   *[other] à { $who }
} pour cette manche ?
os-surrender-safe = Rien n’est fait avant votre confirmation.
os-surrender-row = { $cards ->
    [one] carte dans cette rangée
   *[other] cartes dans cette rangée
}
os-surrender-trick = pli en cours
os-surrender-points = { $points } PV
os-surrender-for = pour { $who ->
    [Automaton] l’Automaton
    [Factoryon] le Factoryon
   *[other] { $who }
}
os-surrender-aloud = { $cards } pour les cartes de la rangée et { $trick } pour le pli en cours font { $points } PV.
os-surrender-after = Points après la reddition
os-now = avant
os-then-points = après
os-surrender-side = { $side ->
    [hero] Les autres plis ne sont pas joués ; ceux que vous avez comptent encore pour un héros.
   *[villain] Les autres plis ne sont pas joués, et un méchant n’est pas payé.
}
os-surrender-pays-nothing = { $name } : ne rapporte plus rien.
os-surrender-keep = Vos points, vos cartes et votre énergie restent à vous.
os-surrender-no = Non, continuer
os-surrender-yes = Se rendre
os-surrendered = Manche finie : vous vous êtes rendu
os-surrendered-gains = { $who ->
    [Automaton] L’Automaton
    [Factoryon] Le Factoryon
   *[other] { $who }
} y a gagné { $points } PV.
os-surrendered-side = { $points ->
    [0] { $side ->
        [hero] Votre camp, les héros, ne vous a rien rapporté.
       *[villain] Votre camp, les méchants, ne vous a rien rapporté.
    }
   *[other] { $side ->
        [hero] Votre camp, les héros, vous a rapporté { $points } PV.
       *[villain] Votre camp, les méchants, vous a rapporté { $points } PV.
    }
}
os-surrendered-nothing = { $name } : rien n’a été payé.
os-tab-hand = Main
os-tab-prepare = Préparer
os-tab-tableau = Tableau
os-tab-score = Score
os-tab-round = Manche
os-tab-log = Journal
os-tabs = Plus
os-end-points = Points après chaque manche
os-end-start = début
os-end-round = manche { $round }
os-end-hero = héros
os-end-villain = méchant
os-waiting = La table est en pause.
