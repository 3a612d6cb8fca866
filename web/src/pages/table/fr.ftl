## Une table : sa barre, qui est là, et ce que l’on décide ensemble.

table-about = Table
table-menu = Menu
table-sound = Son
table-sound-on = Son activé
table-sound-off = Son coupé
table-practice = entraînement, { $options }
table-guided = première partie guidée, { $options }
table-all-here = Tous présents
table-connected = Connecté
table-offline = Hors ligne
table-away = { $many ->
    [one] { $who } : absence
   *[other] { $who } : absences
}
table-open-seats = { $seats ->
    [one] { $seats } place est libre
   *[other] { $seats } places sont libres
}
table-people = À la table
table-you = vous
table-ready = prêt
table-not-ready = pas encore prêt
table-is-open = place libre
table-is-bot = robot
table-is-here = présent
table-is-away = absent
table-share = Liens des places
table-pause = Demander une pause
table-pause-not = Finalement pas de pause
table-abandon = Abandonner
table-abandon-not = Ne pas abandonner
table-abandon-ask = Abandonner ? La partie s’arrête quand tous le veulent, et toutes les cartes sont montrées.
table-abandon-ask-alone = Abandonner ? La partie s’arrête aussitôt, et toutes les cartes sont montrées.
table-close = Fermer la table
table-close-ask = Fermer la table pour tout le monde ? Plus personne ne pourra y jouer.
table-no = Non, continuer
table-agreed = Ce qui a été convenu
hint-not-now = Un conseil est donné quand la table attend quelque chose de vous.

wants-pause = { $many ->
    [one] { $who } veut une pause.
   *[other] { $who } veulent une pause.
}
wants-pause-mine = Vous voulez une pause. Elle commence quand tous la veulent.
wants-resume = { $many ->
    [one] { $who } veut reprendre.
   *[other] { $who } veulent reprendre.
}
wants-resume-mine = Vous voulez reprendre. La partie reprend quand tous le veulent.
wants-abandon = { $many ->
    [one] { $who } veut abandonner.
   *[other] { $who } veulent abandonner.
}
wants-abandon-mine = Vous voulez abandonner. La partie s’arrête quand tous le veulent.
wants-too = Je suis d’accord
wants-not = Annuler ma demande

watch-you-watch = Vous regardez.
watch-what = Vous voyez ce que tout le monde voit. Jusqu’à la fin, seuls les spectateurs lisent ce que vous écrivez.
watch-leave = Quitter

lobby-waits = En attente
lobby-paused = En pause
lobby-closed = Fermée
lobby-starts = Le chronomètre part pour tous en même temps.
lobby-clock = Quand tous seront prêts : 3, 2, 1, et le chronomètre tourne.
lobby-ready = Je suis prêt
lobby-ready-not = Finalement pas prêt
lobby-resume = Reprendre
lobby-resume-not = Pas encore
lobby-share = { $room ->
    [true] Envoyer les liens
   *[other] Places et liens
}

clock-starts = { $seconds ->
    [one] Dans { $seconds } seconde, le chronomètre part pour tous en même temps.
   *[other] Dans { $seconds } secondes, le chronomètre part pour tous en même temps.
}
clock-left = { $minutes ->
    [0] Encore { $seconds } secondes
    [one] Encore { $minutes } minute et { $seconds } secondes
   *[other] Encore { $minutes } minutes et { $seconds } secondes
}
