# Ce qu’on se crie à FUSE en ligne, et ce qu’on dit d’une partie finie.

call-need_red = J’ai besoin de rouge
    .means = laissez-moi un dé rouge
call-need_blue = J’ai besoin de bleu
    .means = laissez-moi un dé bleu
call-need_green = J’ai besoin de vert
    .means = laissez-moi un dé vert
call-need_yellow = J’ai besoin de jaune
    .means = laissez-moi un dé jaune
call-need_black = J’ai besoin de noir
    .means = laissez-moi un dé noir
call-take_this = Que quelqu’un prenne ce dé
    .means = ce dé ne me sert à rien
call-take_this-piece = Que quelqu’un prenne { $die }
call-stuck = Je suis bloqué
    .means = aucun dé de ce tour ne va sur mes bombes
call-thanks = Merci
    .means = bien joué
online-contested = { $why ->
    [need] { $piece } : plusieurs le voulaient en même temps. { $who ->
        [you] Aucun autre dé ne vous sert : il est à vous.
       *[other] Aucun autre dé ne sert à { $seat } : il lui revient.
    }
    [line] { $piece } : plusieurs le voulaient en même temps. { $who ->
        [you] Votre connexion est la plus lente : il est à vous.
       *[other] La connexion la plus lente est celle de { $seat } : il lui revient.
    }
   *[order] { $piece } : plusieurs le voulaient en même temps. { $who ->
        [you] Vous êtes au plus près du sac : il est à vous.
       *[other] { $seat } est au plus près du sac : il lui revient.
    }
}
went-half = Bombes prises à mi-temps : { $picked } sur { $bombs }
went-lost = { $lost ->
    [0] Aucun dé perdu
   *[other] { $hard ->
        [True] Dés perdus : { $penalty } par pénalité, { $sabotage } par sabotage, { $spoiled } par erreur de pose
       *[other] Dés perdus : { $penalty } par pénalité, { $sabotage } par sabotage
    }
}
