## Les parties enregistrées qu’on apporte.

records-title = Regarder une partie enregistrée
records-lead = C’est le fichier où une partie a été gardée. On le regarde, on le garde une heure au plus, et il ne rejoint jamais les parties de ce serveur.
records-file = La partie enregistrée, un fichier JSON
records-published = L’empreinte publiée avant la partie
records-published-about = Elle est facultative ; seul l’enregistrement est alors vérifié.
records-look = Le regarder
records-proves = Ce que prouve cette partie de { $game }
records-broken = Cette partie ne peut être rejouée
records-holds = elle tient
records-fails = elle ne tient pas
records-replay = Voir la partie, pas à pas
records-kept = Elle est gardée une heure, pour qui a l’adresse de sa relecture.
