## Le plateau d’Assembly.

assembly-ring = Anneau de douze baies
assembly-locked = verrouillées
assembly-to-deploy = en stock
assembly-last-die = dé
assembly-run = passage { $now }/{ $of }
assembly-pile = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
assembly-in-pile = dans la pioche
assembly-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
assembly-discard = défausse
assembly-reserve = réserve
assembly-empty = vide
assembly-used-up = épuisée
assembly-at-refresh = à venir
assembly-part = { $part ->
    [active] à l’action
    [support] en soutien
   *[alone] en solo
}
assembly-role = { $used ->
    [yes] { $name } : déjà utilisé
   *[no] { $name } : disponible
}
assembly-part-and-role = { $part } · { $role }
assembly-hand = Votre main
assembly-paid = payé avec { $card }
assembly-question = Question et réponse
assembly-asked = { $who ->
    [you] Votre question : { $command } ?
   *[other] { $name } demande : { $command } ?
}
assembly-unasked = { $yet ->
    [yet] Rien de demandé pour l’instant.
   *[not] Pas de question ce tour-ci.
}
assembly-yes = Oui
assembly-no = Non
assembly-ask = Votre question
assembly-ask-nothing = Ne rien demander
assembly-choose-card = Choisissez une carte pour voir ce qu’elle permet.
assembly-command = Commande
assembly-distance = Distance
assembly-bays = { $count ->
    [one] { $count } baie
   *[other] { $count } baies
}
assembly-in-short = { $command ->
    [cw] horaire
    [acw] antihoraire
   *[other] { $name }
}
assembly-turn = { $command }, { $count ->
    [one] { $count } baie
   *[other] { $count } baies
}
assembly-use-role = Utiliser { $role }
assembly-three = Les trois cartes
assembly-shown = La carte montrée
assembly-pick-on-ring = Choisissez sur l’anneau : les baies en pointillé sont possibles.
assembly-lock-these = Verrouiller { $bays }
assembly-would-lock = { $count ->
    [one] Verrouille la baie { $bays }.
   *[other] Verrouille les baies { $bays }.
}
assembly-would-match = { $count ->
    [one] Sur son plan : baie { $bays }.
   *[other] Sur leurs plans : baies { $bays }.
}
assembly-confirm = Confirmer
assembly-cancel = Annuler
assembly-back = Retour
assembly-reference = Aide-mémoire
assembly-cards-apart = Défausse et réserve
assembly-modules = Les douze modules
assembly-roles = Rôles, une fois par partie
assembly-role-of = { $who ->
    [you] (vous){ $state ->
        [now] , en cours
        [used] , déjà utilisé
        [useless] , inutile ici
       *[free] { "" }
    }
   *[other] ({ $name }){ $state ->
        [now] , en cours
        [used] , déjà utilisé
        [useless] , inutile ici
       *[free] { "" }
    }
}
assembly-malfunctions = Dysfonctionnements, série { $set }
assembly-is-locked = Verrouillée.
assembly-talk = Parole
assembly-talk-mode = Parole : { $mode ->
    [limited] limitée
    [reduced] réduite
    [jammed] parasitée
   *[solo] en solo
}
assembly-talk-closes = Nommer une commande met fin à la parole pour ce tour.
assembly-talk-state = { $state ->
    [signs] Signes seulement, jusqu’à la question.
    [ended] Une commande a été nommée : silence jusqu’au prochain tour.
    [asked] Silence depuis la question, jusqu’au prochain tour.
    [declared] Silence depuis l’annonce, jusqu’au prochain tour.
    [watching] Vous regardez : l’équipage ne vous entend pas.
   *[open] Libre jusqu’à la question.
}
assembly-talk-unseen = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
assembly-signs = Signes
assembly-signs-commands = Commandes
assembly-signs-direction = Sens
assembly-signs-answer = Réponse
assembly-signs-strategy = Stratégie
assembly-sign-closes = met fin à la parole pour ce tour
assembly-point-now = Touchez une baie de l’anneau, ou tapez son numéro.
assembly-below = Main, journal et autres
assembly-part-hand = Main
assembly-part-log = Journal
assembly-part-reference = Repères
assembly-part-talk = Parole
