## Places et liens.

share-title = { $room ->
    [true] La table est ouverte. Envoyez les liens.
   *[other] La table est ouverte. Personne d’autre n’est attendu.
}
share-title-guest = Qui est assis à cette table
share-crumb = places et liens
share-lead = Un lien est une place : qui l’a s’assoit là. Envoyez chacun à une seule personne.
share-reach = { $who ->
    [machine] Ces liens ne marchent que sur cette machine ; pour des amis de votre réseau, le serveur se lance avec --host 0.0.0.0.
    [network] Ces liens ne marchent que dans votre réseau local.
   *[anybody] Qui a un lien peut l’ouvrir.
}
share-to-table = Vers la table
share-seats = Places
share-state = { $state ->
    [mine] vous, dans ce navigateur
    [bot] un robot, toujours prêt
    [free] lien pas encore ouvert
    [here] { $ready ->
        [true] ici, prêt
       *[other] ici
    }
   *[away] absent pour l’instant
}
share-no-link = { $state ->
    [mine] ce navigateur a la place
    [bot] pas besoin de lien
    [stays] plus personne ne change de place
   *[other] { $host ->
        [true] son lien n’est plus connu ici ; faites-en un nouveau
       *[other] l’hôte a son lien
    }
}
share-copy = Copier
share-copied = Copié
share-copy-of = Copier le lien : { $name }
share-share = Partager
share-share-of = Partager le lien : { $name }
share-code = Code
share-code-of = Code du lien : { $name }
share-code-image = Un code avec le lien de cette place
share-code-about = Visez-le avec un téléphone. Le code ne mène qu’à cette place.
share-change = Changer
share-change-seat = Changer la place : { $seat }
share-new = Nouveau lien : { $seat }
share-new-about = Un nouveau lien libère la place, et l’ancien n’ouvre plus rien.
share-move-about = Un nouveau lien libère votre propre place : ouvrez-le là où vous voulez continuer. Ce navigateur ne fait alors que regarder, et vous restez l’hôte.
share-to-bot = { $bot ->
    [greedy] La donner à un robot qui pense un coup à l’avance
    [random] La donner à un robot qui joue n’importe quoi
   *[other] La donner au robot { $bot }
}
share-watch = Pour qui regarde
share-watch-about = Un seul lien ouvert. Qui regarde voit ce que tout le monde voit, et ne peut agir.
share-close = Fermer la table
share-closing = Vous ne voulez plus jouer ici ?
share-close-about = Plus personne ne joue ici, et personne ne peut s’asseoir. Cela ne se reprend pas.
share-close-not = Non, la garder ouverte
share-close-do = La fermer pour de bon
