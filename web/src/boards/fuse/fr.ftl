## Le plateau de FUSE.

fuse-letter = { $colour ->
    [r] R
    [b] B
    [g] V
    [y] J
   *[k] N
}
fuse-die = { $colour ->
    [r] R
    [b] B
    [g] V
    [y] J
   *[k] N
}{ $value }
fuse-only = seul { $colour ->
    [r] R
    [b] B
    [g] V
    [y] J
   *[k] N
}{ $value }
fuse-only-one = seul
fuse-your-die = Votre dé : { $colour ->
    [r] R
    [b] B
    [g] V
    [y] J
   *[k] N
}{ $value }
fuse-with-key = { $name }, touche { $key }
fuse-you = Vous
fuse-bot = robot
fuse-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fuse-standing = { $is ->
    [away] absent
    [asked] { $who ->
        [you] perdez un dé
       *[other] perd un dé
    }
    [spared] rien à perdre
    [picks] { $who ->
        [you] choisissez une bombe
       *[other] choisit une bombe
    }
    [rolls] { $who ->
        [you] lancez les dés
       *[other] lance les dés
    }
    [agreed] d’accord
    [stopped] { $who ->
        [you] avez arrêté
       *[other] a arrêté
    }
    [holds] { $who ->
        [you] tenez { $die }
       *[other] tient { $die }
    }
    [owes] { $dice ->
        [one] { $dice } dé à poser
       *[other] { $dice } dés à poser
    }
   *[done] { $who ->
        [you] avez fini
       *[other] a fini
    }
}
fuse-has-bag = sac
fuse-fits = utile
fuse-fits-aloud = { $count ->
    [0] aucun dé utile
   *[other] utile : { $dice }
}
fuse-region-clock = Temps et points
fuse-time = temps restant
fuse-rolls-left = lancers restants
fuse-turn = tour
fuse-bombs-left = bombes
fuse-points-word = points
fuse-sabotage = sabotages
fuse-bag = sac
fuse-menu = Menu
fuse-region-tray = Dés de ce tour
fuse-asking = demandé …
fuse-looked-at = celui-ci
fuse-taken = { $how ->
    [held] { $who ->
        [you] à vous
       *[other] { $name } l’a
    }
    [burnt] { $who ->
        [you] brûlé
       *[other] { $name }
    }
   *[placed] { $who ->
        [you] posé
       *[other] { $name }
    }
}
fuse-given = par { $name }
fuse-region-next = Prochaines bombes
fuse-pile = pioche { $cards }
fuse-next-here = Votre prochaine bombe vient ici.
fuse-region-hold = Ce que vous pouvez faire
fuse-put-back = Le remettre
fuse-do = { $kind ->
    [confirm] D’accord
    [take_back] Reprendre
   *[stop] Cela suffit
}
fuse-or-give = ou le donner
fuse-to = à { $name }
fuse-burn = Brûler
fuse-region-calls = Appels
fuse-calls-about = un geste, tous entendent
fuse-call-about = { $call } : { $die }
fuse-which-die = Quel dé ?
fuse-talk-and-log = Discussion et journal
fuse-turns = environ { $turns } tours
fuse-any-colour = liée à aucune couleur
