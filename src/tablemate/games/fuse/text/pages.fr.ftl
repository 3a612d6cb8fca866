# Les parties de la table de FUSE, en titres.

sheet-tray = Les dés de ce tour
sheet-row = La rangée : bombes à prendre
sheet-standing = Où en est la partie
