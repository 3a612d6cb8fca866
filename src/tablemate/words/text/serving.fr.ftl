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
serving-terminal = Pour jouer dans ce terminal : tablemate play { $game }. Tout le reste : tablemate --help

welcome-browser = Au navigateur :      tablemate
welcome-friends = Entre amis :         tablemate serve

## Sauvegarde

backup-done = { $file } contient tout jusqu’à maintenant : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $bytes } octets.

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
cli-arg-backup = Le fichier à écrire ; s’il existe, il n’est pas remplacé.
cli-host = Où écouter : 127.0.0.1 pour cette machine seulement, 0.0.0.0 pour tous ceux qui peuvent la joindre ; par défaut, 127.0.0.1.
cli-port = Le port où écouter, 0 pour un qui est libre ; par défaut, 8000.
cli-data = Le dossier où sont gardées les tables ; par défaut, un dossier à vous.
cli-public-url = L’adresse par laquelle les autres joignent ce serveur, pour ses liens ; derrière un mandataire, celle du mandataire.
cli-database = Une autre base de données que celle du dossier : sqlite+aiosqlite:///FICHIER
cli-thinkers = Dans combien de processus les robots réfléchissent ; par défaut, 1.
cli-log-level = Combien s’écrit dans le journal : debug, info, warning ou error ; par défaut, info.
cli-metrics = Qui peut lire /metrics : machine, network, anybody ou nobody ; par défaut, network.
cli-no-browser = Sans commande : n’ouvrir aucun navigateur.
