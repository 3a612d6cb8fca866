## Le lecteur des règles.

rules-close = Fermer les règles
rules-search = Chercher dans les règles
rules-found = Ce qui a été trouvé
rules-hits = { $hits ->
    [0] Rien n’a été trouvé.
    [one] { $hits } passage trouvé.
   *[other] { $hits } passages trouvés.
}
rules-topics = Sujets
rules-present = Affiché parce que la table vous interroge là-dessus.
rules-example = Exemple.
rules-on-board = Le voir sur le plateau
rules-of = Règles : { $game }
rules-example-shown = Un exemple tiré des règles : rien ne se joue ici.
rules-back = Retour au texte
