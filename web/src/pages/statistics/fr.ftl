## Chiffres.

statistics-title = Chiffres : { $game }
statistics-lead = Les parties allées à leur terme. L’entraînement, les parties reprises d’une étape d’une autre et les donnes du jour ne comptent pas.
statistics-whose = Quelles parties
statistics-all = Les parties de tous
statistics-mine = Seulement les vôtres
statistics-any = Avec toutes les options
statistics-most = Ce qui est convenu le plus souvent
statistics-only = { $games ->
    [one] Une partie : seulement celle-ci
   *[other] { $games } parties : seulement celles-ci
}
