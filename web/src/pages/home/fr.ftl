## La première page.

home-title = Tablemate : trois jeux sur la table
home-hello = À quoi joue-t-on ?
home-lead = Les règles sont tenues pour vous et expliquées à la demande. Jouez en solo, avec un robot, ou envoyez un lien à un ami.
home-waits = { $number ->
    [one] { $who } vous attend
   *[other] { $who } vous attendent
}
home-waits-table = Une table vous attend
home-waits-turn = { $game } : c’est à vous
home-players = { $most ->
    [1] 1 joueur
    [2] 1 ou 2 joueurs
   *[other] { $least } à { $most } joueurs
}
home-play = Jouer
home-play-game = Jouer : { $game }
home-set-up = Préparer
home-set-up-game = Préparer { $game }
home-learn = Apprendre
home-learn-game = Apprendre { $game }, une première partie guidée
home-bot = Avec un robot
home-bot-game = Avec un robot : { $game }
home-rules-game = Règles du jeu { $game }
home-tables = Vos tables
home-tables-none = Aucune pour l’instant. Ce que vous jouez dans ce navigateur se retrouve ici.
home-all-tables = Toutes vos parties
home-records = Regarder une partie enregistrée
home-join = Rejoindre une table
home-join-link = collez le lien reçu
home-join-go = Rejoindre
home-join-about = Pas de compte. Le lien est votre place : qui l’a s’assoit là, ne l’envoyez donc qu’à une personne. Avec le lien ouvert d’une table, vous regardez.
home-join-wrong = Ce n’est pas le lien d’une place ou d’une table.
home-today = La donne du jour
home-today-about = La même pour tout le monde ; votre première partie finie compte.
home-today-played = jouée
home-today-go = Y jouer, voir le classement
home-unofficial = Un projet non officiel : les jeux appartiennent à leurs auteurs et à leurs éditeurs.

# The letters on the pictures of the games.
picture-suit = { $suit ->
    [b] E
    [s] V
    [m] F
   *[other] A
}
picture-die = { $colour ->
    [r] R
    [b] B
    [y] J
    [g] V
   *[other] N
}
