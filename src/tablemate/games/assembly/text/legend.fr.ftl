### Ce qui est imprimé sur les pièces, hors de toute phrase.

game-minutes = environ 20 minutes
game-sort = mains cachées

legend-command-deploy = Déployer
legend-command-lock = Verrouiller
legend-command-swap = Échanger
legend-command-cw = Tourner en sens horaire
legend-command-acw = Tourner en sens antihoraire
legend-band-poor = Faible
legend-band-attempt = Essai
legend-band-almost = Presque
legend-band-escaped = Évadés
legend-band-ace = As
legend-band-gifted = Surdoués
