# Ce qui est dit à qui fait tourner un serveur, et de la façon de lui parler.

## tablemate serve, et tablemate tout court

serving-at = Tablemate écoute à { $url }
serving-in-network = Pour les autres de votre réseau : { $url }
serving-public = Pour tout le monde : { $url }
serving-kept = Les tables sont gardées dans { $folder }
serving-stop = Arrêtez avec Ctrl-C : rien ne se perd.
serving-opened = Votre navigateur l’ouvre.
serving-open-yourself = Ouvrez cette adresse dans votre navigateur.
serving-already = Tablemate tourne déjà : { $url }
serving-terminal = Pour jouer dans un terminal : { $program } play { $game }
serving-everything = Tout le reste : { $program } --help

welcome-browser = Au navigateur :      tablemate
welcome-friends = Entre amis :         tablemate serve --host 0.0.0.0

## Sauvegarde

backup-done = { $file } contient tout jusqu’à maintenant : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $bytes } octets.

## Le diagnostic

doctor-ok = OK
doctor-warning = attention
doctor-problem = problème
doctor-healthy = Rien ne s’oppose à un serveur.
doctor-ill = Un serveur tournerait mal ici : voyez les problèmes ci-dessus.
doctor-python = Tablemate { $version }, Python { $python }, SQLite { $sqlite }.
doctor-packages = Paquets : { $packages }.
doctor-packages-missing = Il manque des paquets : { $packages }.
doctor-advice-packages = Installez Tablemate de nouveau : make setup.
doctor-folder = Le dossier { $folder } n’est qu’à vous.
doctor-folder-none = Le dossier { $folder } n’existe pas encore ; le premier démarrage le crée.
doctor-folder-unwritten = On ne peut pas écrire dans le dossier { $folder }.
doctor-folder-owner = Le dossier { $folder } est à quelqu’un d’autre.
doctor-folder-open = D’autres peuvent regarder dans le dossier { $folder }, où sont graines, noms et paroles.
doctor-advice-folder-other = Prenez un autre dossier avec --data, ou appropriez-vous celui-ci.
doctor-advice-folder-open = Fermez-le : chmod 700 { $folder }
doctor-database = La base de données est entière : version { $found }, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}.
doctor-database-none = Il n’y a pas encore de base de données ; le premier démarrage la crée.
doctor-database-kept = Un serveur tient la base de données : { $url }
doctor-database-older = La base de données est de la version { $found } ; le prochain démarrage l’amène à { $newest }.
doctor-advice-older = Faites d’abord une copie : tablemate backup FICHIER
doctor-database-newer = La base de données est de la version { $found }, que ce programme ne connaît pas.
doctor-advice-newer = Mettez le programme à jour, ou prenez un autre dossier avec --data.
doctor-database-broken = La base de données est illisible : « { $detail } ».
doctor-advice-broken = Arrêtez le serveur et mettez une sauvegarde à sa place.
doctor-durable = Ce qui est confirmé est sur le disque : journal anticipé, entièrement synchronisé.
doctor-durable-soon = Le prochain démarrage écrit un journal anticipé, entièrement synchronisé ; d’ici là, c’est une copie.
doctor-disk = { $megabytes } Mo sont libres sur son disque.
doctor-advice-disk = Faites de la place : sans elle, aucun coup ne peut être gardé.
doctor-fsync = Une écriture durable prend { $milliseconds } ms.
doctor-advice-fsync = Chaque coup attend aussi longtemps : prenez un disque local, pas celui d’un réseau.
doctor-memory = { $megabytes } Mo de mémoire sont libres.
doctor-advice-memory = Un serveur prend environ 120 Mo, et chaque processus où réfléchissent des robots 60 Mo.
doctor-files = { $files } fichiers peuvent être ouverts, un par connexion.
doctor-advice-files = Relevez la limite : ulimit -n 8192
doctor-clock = L’horloge est régulière et indique { $time } ({ $zone }).
doctor-clock-set = Quelqu’un règle l’horloge ; elle indique { $time } ({ $zone }).
doctor-clock-wrong = L’horloge est fausse : elle indique { $time } ({ $zone }).
doctor-advice-clock = Laissez le système tenir son heure ; la donne du jour la suit, en UTC.
doctor-port = Le port { $port } est libre.
doctor-port-ours = Tablemate { $version } répond au port { $port }.
doctor-port-another = Tablemate { $version } répond au port { $port } pour un autre dossier.
doctor-port-ill = Tablemate { $version } répond au port { $port } que sa base de données ne répond pas.
doctor-port-taken = Un autre programme tient le port { $port }.
doctor-advice-port = Prenez-en un autre avec --port.
doctor-rules = Des règles compilées sont là pour { $games }, dans { $folder }.
doctor-rules-some = Il n’y a pas de règles compilées pour { $games } ; un serveur s’en passe.
doctor-rules-open = Les règles compilées ne servent pas : quelqu’un d’autre a pu écrire dans { $folder }.
doctor-advice-rules = Fermez-le : chmod 700 { $folder }
doctor-browser = Le client du navigateur est construit.
doctor-browser-none = Il n’y a pas de client pour le navigateur : des pages sans script sont servies.
doctor-advice-browser = Le construire dans le dossier du projet : make client

## Comment parler au serveur

reference-title = Tablemate pour les programmes
reference-intro = Ce qu’on peut demander à la version { $version } de ce serveur. Les explications viennent de son code et sont en anglais.
reference-home = Les tables
reference-calls = Par HTTP
reference-shapes = Ce qui s’envoie par HTTP
reference-heard = Ce que dit un client
reference-told = Ce que raconte une table
reference-parts = Ce que contiennent ces messages
reference-connection = On joue à une table par un WebSocket à /ws/ suivi du nom de la table, en JSON. Qui tient une place par un cookie y est assis ; avec ?watch=1 on ne fait que regarder.
reference-parameters = Paramètres
reference-body = Ce qui s’envoie
reference-answers = Réponses
reference-refusals = Refus, chacun avec un code et une phrase
reference-optional = peut manquer
reference-other = rien, ou pas de JSON

## Aide

cli-serve = Faire tourner un serveur : on joue entre amis par un lien, dans le navigateur.
    .epilog = Exemple : tablemate serve --host 0.0.0.0 --port 8000 --data DOSSIER. Codes de sortie : 0 il a été arrêté, 2 mauvais usage, ou il n’a pas pu démarrer.
cli-doctor = Voir si un serveur peut bien tourner ici : base de données, règles compilées, ports, horloge, disque.
    .epilog = Exemple : tablemate doctor --data DOSSIER. Codes de sortie : 0 rien ne s’y oppose, 1 il y a un problème, 2 mauvais usage.
cli-backup = Copier la base de données d’un serveur, même pendant qu’il tourne.
    .epilog = Exemple : tablemate backup tables.db --data DOSSIER. Codes de sortie : 0 fait, 2 mauvais usage, ou la copie est impossible.
cli-arg-backup = Le fichier à écrire, par exemple tables.db ; s’il existe, il n’est pas remplacé.
    .name = fichier
cli-host = Où écouter : 127.0.0.1 pour cette machine seulement, 0.0.0.0 pour tous ceux qui peuvent la joindre ; par défaut : 127.0.0.1.
cli-port = Le port où écouter, 0 pour un qui est libre ; par défaut : 8000.
cli-data = Le dossier où sont gardées les tables ; par défaut : un dossier à vous.
cli-public-url = L’adresse par laquelle les autres joignent ce serveur, pour ses liens, par exemple https://jeux.example.org ; derrière un mandataire, celle du mandataire ; par défaut : celle par laquelle une page a été ouverte.
cli-database = Une autre base de données, par exemple sqlite+aiosqlite:///FICHIER ; par défaut : celle du dossier.
cli-thinkers = Dans combien de processus les robots réfléchissent ; par défaut : 1.
cli-log-level = Combien s’écrit dans le journal : debug, info, warning ou error ; par défaut : info, et warning dans un terminal.
cli-metrics = Qui peut lire /metrics : machine, network, anybody ou nobody ; par défaut : network.
cli-doctor-port = Le port qui est regardé ; par défaut : 8000.
cli-open-game = Sans commande : ouvrir le navigateur à une table de ce jeu, par exemple { $game }, comme on y joue d’ordinaire seul ; par défaut : à la première page.
cli-no-browser = Sans commande : n’ouvrir aucun navigateur ; par défaut : il s’ouvre s’il y a un écran.
