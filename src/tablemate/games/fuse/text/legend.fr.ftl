### Ce qui est imprimé sur les pièces, hors de toute phrase.

game-minutes = 10 minutes
game-sort = en temps réel, ou sans chronomètre

legend-sabotage = chacun perd { $what }
