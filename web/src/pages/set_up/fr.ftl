## Préparer une table.

set-up-title = Préparer une table
set-up-game = Préparer { $game }
set-up-which = Jeu
set-up-dashed = Pointillé : pas possible pour l’instant, avec la raison
set-up-idle = D’autres options, sans effet pour l’instant
set-up-flags = À la table
set-up-seats = Places
set-up-seat = Place { $seat }
set-up-you = Vous
set-up-name = Nom, si vous voulez
set-up-name-of = Nom à la place { $seat }
set-up-who-of = Qui est assis à la place { $seat }
set-up-bot-of = Robot à la place { $seat }
set-up-person = Personne
set-up-bot = Robot
set-up-link = Lien
set-up-link-about = qui ouvre le lien
set-up-sit = Je m’assois à la place 1
set-up-sit-about = Sinon, vous donnez seulement les liens.
set-up-practice = Entraînement
set-up-practice-about = Tout peut s’annuler, et la partie enregistrée le dit.
set-up-auto-roll = La table lance les dés
set-up-auto-roll-about = Là où un chronomètre tourne.
set-up-summary = Cette table
set-up-open = Ouvrir la table
set-up-reset = Revenir à la partie ordinaire
set-up-kept = Chaque choix reste dans la partie enregistrée.
set-up-less = Un de moins : { $option }
set-up-more = Un de plus : { $option }
set-up-range = De { $least } à { $most }.
set-up-empty = Vide : { $means }.
set-up-own-cards = D’un fichier à vous…
set-up-own-cards-unread = { $line ->
    [0] Le fichier ne peut être lu : ce n’est ni du TOML ni du JSON.
   *[other] Le fichier ne peut être lu : la ligne { $line } n’est pas du TOML.
}
bot-called = { $bot ->
    [greedy] Robot qui pense un coup à l’avance
    [random] Robot qui joue n’importe quoi
   *[other] Robot { $bot }
}
