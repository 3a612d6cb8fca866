option-players = Joueurs
    .help = Un ou deux.
option-target = Cible
    .help = Jusqu’où compter.
option-head_start = Avance
    .help = Ce qui est déjà compté.
players-count = { $count } à la table
target-count = jusqu’à { $count }
head_start-count = { $count ->
    [0] depuis zéro
   *[other] à partir de { $count }
}
