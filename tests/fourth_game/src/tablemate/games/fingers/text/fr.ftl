### Fingers en français.

game-name = Les doigts
game-about = Montrez autant de doigts que votre partenaire, sans un mot. Deux joueurs.
welcome-game = Sans un mot :        tablemate play fingers
game-notice = Ce jeu est dans le domaine public.
game-minutes = une minute
game-sort = sans secret
game-play = Les doigts : montrez-en autant que votre partenaire.
    .epilog = Exemple : tablemate play fingers --rounds 5.
game-layout = Comment la table est montrée : list.
option-rounds = Manches
    .help = combien de manches on joue, de 1 à 20 (3 par défaut)
options-in-short = { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
}
rounds-count = { $count }
notation-show = montrer { $fingers }
notation-time_up = fin du temps
action-show = doigts à montrer : { $count }
event-chose = { $who ->
    [you] Vous avez choisi.
   *[other] { $seat } a choisi.
}
event-time_up = Le temps est écoulé.
event-revealed = Montrés : { $first } et { $second }.
decision-show = { $who ->
    [you] Combien de doigts montrez-vous ?
   *[other] Combien de doigts montre { $seat } ?
}
reason-one_to_three = Montrez un, deux ou trois doigts.
reason-unreadable = On répond ici par exemple « montrer 2 ».
outcome-any = { $score } points en { $rounds } manches.
table-left = Manches à jouer : { $left }. Points : { $score }.
card-worth = Deux nombres égaux de { $card } valent { $card }.
how-to-answer = Un numéro de la liste, ou montrer 2.
example-pair = Deux doigts de chaque côté : deux points.
