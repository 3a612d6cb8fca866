## Le lien d’une place.

link-title = Une place à { $game }
link-seat = Ce lien est pour la place { $seat } sur { $of }.
link-state = { $state ->
    [free] Elle est libre. Ouvrir cette page ne la prend pas : elle est à vous quand vous appuyez sur « Prendre cette place ».
    [taken] Quelqu’un est déjà assis ici. Si c’est vous sur un autre appareil, reprenez la place : elle passe à ce navigateur, et l’autre en est averti.
    [bot] Un robot joue ici. Si vous prenez la place, vous continuez la partie pour lui.
    [mine] Vous la tenez dans ce navigateur.
    [over] La partie est finie.
   *[closed] La table a été fermée.
}
link-name = Votre nom à la table
link-name-about = Tout le monde à la table le voit. Il est facultatif.
link-take = Prendre cette place
link-take-over = Reprendre la place
link-watch = Seulement regarder
