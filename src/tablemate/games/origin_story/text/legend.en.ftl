### What is printed on pieces where no sentence is.

game-minutes = about 30 minutes
game-sort = five rounds of eight tricks

legend-side-hero = Hero
legend-side-villain = Villain
