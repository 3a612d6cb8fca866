### What is printed on pieces where no sentence is.

game-minutes = 10 minutes
game-sort = real time, or without a clock

legend-sabotage = everybody loses { $what }
