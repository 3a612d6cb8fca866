# Les pages sans script.

## Sur chaque page

page-title = Tablemate
page-language = Français
page-skip = Aller au contenu
page-nav = Pages
page-unofficial = Un projet non officiel : les jeux appartiennent à leurs auteurs et à leurs éditeurs.
page-home = Vers les jeux
page-rules = Règles
page-look-again = Regarder à nouveau
page-trouble = Cela n’a pas marché

## La première page

page-hello = Quel jeu est sur la table ?
page-lead = Jouez seul, avec un robot, ou avec des amis à qui vous envoyez un lien. Personne n’a besoin de compte.
page-now-alone = Jouer tout de suite, seul
page-now-bot = Jouer tout de suite, avec un robot
page-now-no-clock = Tout de suite, on y joue sans chronomètre. Qui prépare la partie peut en choisir un.
page-set-up-game = Préparer { $game }
page-rules-of = Règles du jeu { $game }
page-join = On vous a envoyé un lien ?
page-join-link = Le lien
page-join-go = L’ouvrir

## La préparation

page-options = Ce qui est convenu
page-options-help = Laissez tout tel quel pour une partie ordinaire. Ce qui ne peut être choisi à côté du reste dit pourquoi.
page-options-idle = D’autres options, sans effet pour l’instant
page-number = Un nombre de { $least } à { $most }
page-number-empty = Vide : { $means }.
page-impossible = Pas maintenant : { $why }.
page-check = Vérifier les choix
page-check-help = Montre ce que vos choix rendent possible et impossible, et les places pour ce nombre de joueurs.
page-seats = Places
page-seats-help = Une place est celle d’une personne ou d’un robot. Chaque personne reçoit son propre lien. Les noms sont facultatifs.
page-who = Qui est assis ici
page-person = une personne
page-bot = { $bot ->
    [greedy] un robot qui pense un coup à l’avance
    [random] un robot qui joue n’importe quoi
   *[other] le robot { $bot }
}
page-name = Nom
page-own = Votre propre place
page-own-none = aucune, je donne seulement les liens
page-practice = Entraînement : tout peut s’annuler, et la partie enregistrée le dit
page-auto-roll = Là où un chronomètre tourne : la table lance les dés d’elle-même
page-summary = Ce que cela donne
page-make = Ouvrir la table

## Le lien d’une place

page-seat-title = Une place à { $game }
page-seat-yours = Ce lien est pour { $seat }
page-seat-free = La place est libre. Ouvrir cette page ne la prend pas : elle est à vous quand vous appuyez sur « Prendre cette place ».
page-seat-taken = Quelqu’un est déjà assis ici. Si c’est vous sur un autre appareil, reprenez la place : elle passe à ce navigateur, et l’autre en est averti.
page-seat-bot = Un robot joue ici. Si vous prenez la place, vous continuez la partie pour lui.
page-seat-held = Vous tenez cette place dans ce navigateur.
page-seat-name = Votre nom à la table
page-seat-name-help = Tout le monde à la table le voit. Il est facultatif.
page-seat-take = Prendre cette place
page-watch = Seulement regarder
page-to-table = Vers la table

## Places et liens

page-share-title = { $game } : places et liens
page-share-lead = Un lien est une place : qui l’a s’y assoit. Envoyez chacun à une seule personne.
page-share-reach = { $reach ->
    [machine] Ces liens ne marchent que sur cette machine. Des amis de votre réseau peuvent les ouvrir si le serveur est lancé avec --host 0.0.0.0.
    [network] Ces liens ne marchent que dans votre réseau local.
   *[anybody] Quiconque a un lien peut l’ouvrir.
}
page-share-link = Lien à envoyer :
page-share-change = Changer qui est assis ici
page-share-move = Continuer sur un autre appareil, ou quitter la place
page-share-move-help = Un nouveau lien libère votre propre place : ouvrez-le là où vous voulez continuer. Ce navigateur ne fait alors que regarder, et vous restez l’hôte.
page-share-new = Nouveau lien pour { $seat }
page-share-new-help = Un nouveau lien libère la place, et l’ancien n’ouvre plus rien. Les liens restent un jour dans ce navigateur.
page-share-bot-which = Quel robot joue pour { $seat }
page-share-bot = Laisser ce robot jouer pour { $seat }
page-sits = { $who ->
    [you] vous
    [nobody] libre
    [bot] un robot
   *[person] { $here ->
        [True] une personne, présente
       *[other] une personne, absente
    }
}{ $ready ->
    [True] , prêt
   *[other] { "" }
}
page-watching = Regarder
page-watching-help = Avec ce lien, tout le monde peut regarder ; il n’est pas secret. Qui regarde voit ce que tous peuvent voir, et parle avec les autres spectateurs jusqu’à la fin.
page-close = Fermer la table
page-close-help = Personne ne joue plus ici, et personne ne peut plus s’y asseoir. On ne peut pas revenir là-dessus.
page-close-do = La fermer pour de bon
page-table-nav = La table
page-seats-nav = Places et liens

## La table

page-table = La table
page-you-watch = vous regardez
page-seat-lost = Vous teniez une place ici. Quelqu’un l’a reprise par son lien, ou l’hôte l’a donnée.
page-chip-practice = entraînement
page-chip-forked = depuis l’étape { $step } d’une autre partie
page-not-started = Qui est là, et les liens à envoyer
page-refreshes = Cette page regarde à nouveau toutes les { $seconds } secondes.
page-refresh-stop = Arrêter cela
page-refresh-start = Regarder toutes les quelques secondes
page-clock = { $state ->
    [runs] Il restait { $time } au chronomètre quand cette page a été faite.
    [starts] Il y a { $time } au chronomètre, qui démarre dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
   *[stands] Il reste { $time } au chronomètre, qui est arrêté.
}
page-clock-note = { $state ->
    [runs] Le chronomètre continue pendant que vous lisez. Les parties contre lui ne sont pas faites pour cette page.
   *[other] Les parties contre un chronomètre ne sont pas faites pour cette page : elle ne dit rien de nouveau avant qu’on la regarde encore.
}
page-ready-help = La partie commence quand tout le monde est là et prêt.
page-ready = Je suis prêt
page-not-ready = Pas encore prêt, finalement
page-refused = Non : { $why }
page-refused-rule = Ce que disent les règles
page-possible = { $action } : vous pouvez jouer cela maintenant.
page-choices = { $count ->
    [one] Un choix
   *[other] { $count } choix
}
page-what-if = Et si ?
page-what-if-of = Et si ? { $action }
page-hint = Demander à un robot ce qu’il ferait
page-try = Ce qui suivrait : { $action }
page-try-chance = La suite dépend du hasard, ou de ce que vous ne pouvez pas savoir.
page-try-play = Le jouer
page-try-back = Choisir autre chose
page-undo = Annuler la dernière étape
page-type = Écrire une action
page-type-action = L’action, telle qu’elle figure à côté des choix
page-type-help = Vous pouvez aussi demander ce qui suivrait, ou pourquoi quelque chose n’est pas possible.
page-type-for = Jouer pour
page-type-me = moi-même
page-type-play = La jouer
page-type-preview = Que suivrait-il ?
page-type-why = Pourquoi pas ?
page-talk = Discussion
page-talk-text = Dire quelque chose
page-talk-watchers = Dire quelque chose aux autres qui regardent
page-talk-say = Le dire
page-talk-write = Écrire quelque chose (cette page vous attend alors)
page-talk-closed = On ne parle pas maintenant : ce jeu le veut ainsi.
page-sign-point = Désigner
page-agree = { $clock ->
    [True] Pause ou abandon
   *[other] Abandonner
}
page-want-help = { $what ->
    [pause] Le chronomètre s’arrête quand toutes les personnes présentes veulent une pause.
    [resume] La partie reprend quand toutes les personnes présentes le veulent.
   *[abandon] La partie est abandonnée quand toutes les personnes présentes le veulent. Elle est alors finie, et personne n’a gagné.
}
page-wanted = Qui le veut : { $who }.
page-want = { $what ->
    [pause] Je veux une pause
    [resume] Je veux reprendre
    [abandon] Je veux abandonner
   *[nothing] Je ne le veux plus
}
page-masked = Rien n’est montré pendant que la partie est en pause.
page-log = Ce qui s’est passé, le plus récent d’abord
page-log-short = Ce qui s’est passé
page-log-whole = Tout depuis le début
page-log-earlier = Ce qui précède
page-end = Comment cela s’est terminé
page-end-abandoned = La partie a été abandonnée : personne n’a gagné.
page-end-closed = La table a été fermée avant la fin de la partie ; il n’y a rien à revoir.
page-again = Une autre table comme celle-ci
page-agreed = Ce qui a été convenu
page-fair = Comment savoir que rien n’a été changé
page-fair-help = Tout le hasard de cette partie était fixé avant son début. Cette empreinte a été publiée alors ; à la fin, on vous dit de quoi elle était faite.
page-fair-now = L’empreinte était faite de ceci :
page-fair-seed = Graine
page-fair-salt = Sel

## Les règles

page-topics = Sujets
page-search = Chercher dans les règles
page-search-go = Chercher
page-search-found = { $count ->
    [0] Rien trouvé pour « { $asked } »
    [one] Un endroit pour « { $asked } »
   *[other] { $count } endroits pour « { $asked } »
}
page-search-topic = Sujet : { $topic }
page-topic-before = Avant : { $topic }
page-topic-behind = Ensuite : { $topic }

## Mes parties

page-mine = Mes parties
page-mine-lead = Les parties que ce navigateur a créées ou auxquelles il est assis. Personne d’autre ne voit cette liste.
page-mine-games = Vos tables
page-mine-all = Toutes vos parties
page-mine-none = Il n’y en a pas encore.
page-mine-more = Parties plus anciennes
page-mine-waits = vous attend
page-mine-goes-on = La partie continue.
page-mine-forget = L’ôter de cette liste ; la table reste
page-mine-delete = La supprimer
page-mine-delete-help = Personne d’autre que vous ne s’y est jamais assis. La partie est supprimée définitivement, avec son enregistrement et ce qui s’y est dit.
page-mine-delete-do = La supprimer définitivement
page-mine-export = Toutes en un seul fichier
page-mine-export-help = Avec l’enregistrement de chaque partie finie.
page-mine-export-do = Garder le fichier
page-chip-deal = donne du { $day }
page-result = { $won ->
    [True] Gagné
   *[other] Perdu
}, { $points ->
    [one] un point
   *[other] { $points } points
}.

## Après la fin

page-replay = La revoir étape par étape
page-record = Garder l’enregistrement
page-sealed = Ce qui a été donné reste scellé jusqu’à la fin du jour.
page-past = ceci est le passé
page-replay-around = Les étapes autour de celle-ci, la plus récente d’abord
page-replay-step = Étape { $step } sur { $last }
page-replay-steps = Étapes
page-replay-first = Le début
page-replay-before = Une étape en arrière
page-replay-next = Une étape en avant
page-replay-last = La fin
page-replay-go = Étape
page-replay-as = Vu par
page-replay-open = tous les yeux
page-replay-spectator = qui regardait
page-replay-show = Montrer
page-step = Étape { $step } :
page-step-silent = Rien qu’on ait pu voir d’ici.
page-board-of = Ce que voit { $seat }
page-fork = Continuer à partir d’ici
page-fork-help = L’étape { $step } devient le début d’une autre table ; cette partie reste comme elle est.
page-fork-now = Essayez comment cela pourrait continuer, à une table à part : ce que vous ne pouvez pas savoir est redonné, si bien que l’essai ne vous apprend rien sur cette partie. C’est de l’entraînement.
page-fork-future = Ce qui vient ensuite
page-fork-same = la même chose que dans cette partie
page-fork-anew = redonné, pour autant que c’était inconnu
page-fork-others = Les autres places
page-fork-people = des personnes, par des liens
page-fork-do = Ouvrir une table à partir d’ici
page-records = Regarder un enregistrement
page-records-do = Apporter un enregistrement, voir ce qu’il prouve et regarder la partie
page-records-help = Un enregistrement est le fichier dans lequel une partie a été gardée. On le regarde, on le garde une heure au plus, et il ne rejoint jamais les parties de ce serveur.
page-records-file = L’enregistrement, un fichier JSON
page-records-commitment = L’empreinte publiée avant la partie
page-records-commitment-help = Elle est facultative ; sans elle, seul l’enregistrement lui-même est vérifié.
page-records-look = Le regarder
page-records-proves = Ce que prouve cet enregistrement du jeu { $game }
page-records-replay = Voir la partie étape par étape
page-records-kept = L’enregistrement est gardé une heure, pour quiconque a cette adresse.

## La donne du jour

page-today = La donne du jour
page-today-lead = Une seule donne pour tout le monde le { $day }, en temps universel. Votre premier essai terminé compte. Ce qui a été donné reste scellé jusqu’à la fin du jour.
page-today-play = { $again ->
    [True] { $players ->
        [1] Rejouer, seul ; cela ne compte pas
       *[other] Rejouer à { $players } ; cela ne compte pas
    }
   *[other] { $players ->
        [1] Jouer, seul
       *[other] Jouer à { $players }
    }
}
page-today-standing = Les résultats de tous
page-players = { $players ->
    [1] seul
   *[other] à { $players }
}
page-deals = Donnes passées du jeu { $game }
page-deals-none = Il n’y en a pas encore.
page-deal = { $game }, la donne du { $day }
page-deal-of = { $players ->
    [1] { $day }, seul
   *[other] { $day }, à { $players }
}
page-deal-lead = { $players ->
    [1] Pour un joueur.
   *[other] Pour { $players } joueurs.
} { $over ->
    [True] Le jour est fini : tout est ouvert.
   *[other] Le jour n’est pas encore fini.
}
page-deal-mine = Votre rang : { $place } sur { $all }, avec { $points ->
    [one] un point
   *[other] { $points } points
}.
page-best = Les meilleurs qui ont donné un nom
page-attempt = { $place }. { $who } : { $points ->
    [one] un point
   *[other] { $points } points
}, { $won ->
    [True] gagné
   *[other] perdu
}

## Les chiffres

page-counts = Les résultats de tous
page-statistics = Chiffres du jeu { $game }
page-statistics-lead = Les parties allées à leur fin. L’entraînement, les parties reprises d’une étape d’une autre et les donnes du jour ne comptent pas.
page-statistics-of = { $mine ->
    [True] Vos parties
   *[other] Les parties de tous
}
page-statistics-mine = Seulement vos parties
page-statistics-all = Les parties de tous
page-statistics-any = Avec n’importe quelles options
page-most-played = Ce qui est convenu le plus souvent
page-agreed-one = { $label } : { $said }
page-agreed-between = { " ; " }
page-only-these = { $number ->
    [one] Une partie : seulement celle-ci
   *[other] { $number } parties : seulement celles-ci
}
page-finished = Finies
page-won = Gagnées
page-mean = Points en moyenne
page-decimal = { $number }
page-scores = Parties par points
page-score = Points
page-games-number = Parties
page-won-or-lost = Résultat
page-band = { $number ->
    [one] une partie
   *[other] { $number } parties
}
