# Les parties de la table d’Assembly, en titres.

sheet-standing = Où en est la partie
sheet-ring = L’anneau, baie par baie
sheet-hands = Mains et rôles
sheet-piles = Cartes et modules
