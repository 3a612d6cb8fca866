### Ce qui est imprimé sur les pièces, hors de toute phrase.

game-minutes = environ 30 minutes
game-sort = cinq manches de huit plis

legend-side-hero = Héros
legend-side-villain = Méchant
