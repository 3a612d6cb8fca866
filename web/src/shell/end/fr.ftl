## La fin d’une partie.

end-replay = Revoir
end-continue = Reprendre à…
end-sealed = La relecture et l’enregistrement s’ouvrent à la fin de la journée.
end-again = Rejouer
end-day = La donne du jour
end-day-count = { $games ->
    [one] { $games } partie jusqu’ici
   *[other] { $games } parties jusqu’ici
}
end-day-place = Vous êtes à la place { $place } sur { $games }.
end-day-all = Les résultats de tous
end-promise = Tirage vérifiable
end-promise-how = Voici ce qui a été promis avant la partie ; la graine et le sel le prouvent, et l’enregistrement rejoue la partie à l’identique.
end-promise-hash = Promesse
end-promise-seed = Graine
end-promise-salt = Sel
end-promise-later = La graine est dévoilée à la fin de la journée.
end-record = Emporter l’enregistrement
