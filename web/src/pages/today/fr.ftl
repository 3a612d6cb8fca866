## La donne du jour, et celles du passé.

today-title = La donne du jour
today-lead = Une donne pour tout le monde le { $day }, en temps universel. Votre première partie finie compte. Ce qui a été distribué reste scellé jusqu’à la fin du jour.
today-past = Donnes précédentes
today-players = { $players ->
    [1] en solo
   *[other] { $players } joueurs
}
today-players-of = Joueurs : { $game }
today-play = { $players ->
    [1] La jouer en solo
   *[other] La jouer à { $players }
}
today-play-again = Rejouer ; cela ne compte pas
today-play-game = { $what } : { $game }
today-place = Votre place : { $place } sur { $all }, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
today-best = Les meilleurs qui ont donné un nom
today-seed = Graine :
deals-title = Donnes précédentes : { $game }
deals-of = { $game }, la donne du { $day }
deals-about = { $players ->
    [1] Pour une personne.
   *[other] Pour { $players } joueurs.
} { $over ->
    [true] Le jour est fini : tout est ouvert.
   *[other] Le jour n’est pas encore fini.
}
deals-day = { $players ->
    [1] { $day }, en solo
   *[other] { $day }, { $players } joueurs
}
