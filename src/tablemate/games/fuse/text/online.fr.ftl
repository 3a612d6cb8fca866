# Ce qu’on se crie à FUSE en ligne.

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
call-take_this = Que quelqu’un prenne { $die }
    .means = ce dé ne me sert à rien
call-stuck = Je suis bloqué
    .means = aucun dé de ce tour ne va sur mes bombes
call-thanks = Merci
    .means = bien joué
