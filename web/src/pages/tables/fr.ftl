## Les tables d’une liste.

tables-with = { $game } avec { $who }
tables-alone = { $game }
tables-your-turn = à vous
tables-won = { $points ->
    [one] gagnée, { $points } point
   *[other] gagnée, { $points } points
}
tables-lost = { $points ->
    [one] perdue, { $points } point
   *[other] perdue, { $points } points
}
tables-practice = entraînement
tables-deal = donne du { $day }
tables-begun = Commencée le { $when }.
tables-begun-and-ended = Commencée le { $when }. { $ending }
tables-closed = La table a été fermée.
tables-abandoned = La partie a été abandonnée.
tables-go-on = Continuer
tables-go-on-at = Continuer : { $table }
tables-replay = Revoir
tables-replay-of = Revoir : { $table }
tables-look = Regarder
tables-look-at = Regarder : { $table }
tables-forget = Retirer
tables-forget-it = Retirer de la liste : { $table }
tables-delete = Supprimer
tables-delete-it = Supprimer : { $table }
tables-delete-sure = Supprimer définitivement
tables-delete-sure-it = Supprimer définitivement : { $table }
