## La première partie guidée.

guide = Guide
guide-step = Étape { $step } sur { $steps }
guide-progress = Avancement du guide
guide-back = Retour
guide-next = Suite
guide-skip = Passer
guide-undo = Annuler le coup
guide-leave-short = Quitter
guide-leave = Quitter le guide
guide-strayed = Vous avez pris un autre chemin. Annulez, ou continuez : le guide attend.
