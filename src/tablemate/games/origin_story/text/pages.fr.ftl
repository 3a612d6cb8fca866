# Les parties de la table d’Origin Story, en titres.

sheet-trick = Le pli
sheet-hand = Votre main
sheet-standing = Où en est la partie
sheet-score = Points et rangées
sheet-cards = Vos cartes
