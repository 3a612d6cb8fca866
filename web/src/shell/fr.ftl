## Réglages.

settings-close = Fermer les réglages
settings-language = Langue
settings-theme = Apparence
settings-light = Clair
settings-dark = Sombre
settings-system = Système
settings-taps = Pour valider un coup
settings-taps-usual = Selon le jeu
settings-taps-one = Un toucher
settings-taps-two = Deux touchers
settings-speed = Tours des adversaires
settings-speed-slow = Lents
settings-speed-normal = Normaux
settings-speed-instant = D’un coup
settings-sound = Son
settings-sound-about = Chaque son a aussi quelque chose à voir.
settings-still = Moins de mouvement
settings-still-about = Les pièces apparaissent à leur place. Le souhait de votre système compte aussi.
settings-list = Plateau en liste
settings-list-about = Des titres et des listes avec les mêmes actions, faciles à lire à voix haute.
settings-keys = Touches
settings-keys-about = Lettres et chiffres jouent sans touche de modification ; I explique la pièce qui a le focus.
settings-spoken = Dire ce que font les autres
settings-spoken-about = Pour les lecteurs d’écran : les coups des autres sont annoncés.
settings-plain = Les pages sans script
