# Les parties de la table d’Origin Story, en titres.

sheet-trick = Le pli
sheet-hand = { $viewer ->
    [spectator] La main du joueur
   *[other] Votre main
}
sheet-standing = Où en est la partie
sheet-score = Points et rangées
sheet-cards = { $viewer ->
    [spectator] Les cartes du joueur
   *[other] Vos cartes
}
