### Ce qui peut ne pas aller dans ce qui est donné : des propositions sans majuscule au début ni point à la fin.

## Quoi que l’on donne

fault-refused = { $reason } ({ $rule })
fault-because = { $reason }
fault-other_kind = { $kind } est le type attendu ici, pas { $found }
fault-not_number = { $name } doit être un nombre entier de { $low } à { $high }, pas { $found }
fault-not_flag = { $name } doit être true ou false, pas { $found }
fault-not_one_of = { $name } doit être { $allowed }, pas { $found }
fault-not_list = { $name } doit être une liste { $exactly ->
    [True] { $most ->
        [0] vide
        [one] d’un élément
       *[other] de { $most } éléments
    }
   *[False] { $most ->
        [0] vide
        [one] d’un élément au plus
       *[other] d’au plus { $most } éléments
    }
}, pas { $found }
fault-not_names = { $option } doit être une liste de noms, pas { $found }
fault-not_object = { $name } doit être un objet avec les champs { $allowed }, pas { $found }
fault-seed = une graine est un nombre entier de 0 à { $most }, pas { $found }
fault-no_such_game = il n’y a pas de jeu { $found } ; les jeux sont { $games }
fault-language = les langues sont en et fr, pas { $found }
fault-words_of_no_game = ces mots n’appartiennent à aucun jeu
fault-no_words = il n’y a pas de mots pour { $found } ; il y en a pour { $games }
fault-no_such_decision = { $game } n’a pas de décision { $found } ; il a { $known }
fault-no_message = les catalogues n’ont pas de message { $found }
fault-message_unfilled = le message { $found } ne peut pas être dit (« { $detail } »)
fault-not_event = un événement se raconte sous la forme `event.seen_by(viewer)`, pas { $found }
fault-other_view = une vue de { $game } est attendue ici, pas de { $found }
fault-words_without_card = ces mots ne connaissent pas de carte { $found } ; about(table.options) les fait parler d’une table avec ses propres cartes
fault-no_such_bot = il n’y a pas de robot { $found } ; les robots sont { $bots }
fault-bot_without_game = le robot { $bot } ne joue pas à { $found } ; il joue à { $games }
fault-options_type = les options sont un objet avec des champs nommés, pas { $found }
fault-no_such_option = { $game } n’a pas d’option { $found } ; les options sont { $known }
fault-rules_version = c’est joué avec la version { $found } des règles du jeu { $game } ; la plus récente connue ici est la version { $newest }

## Les fichiers

fault-file = { $file } est illisible : { $trouble }
fault-file_unwritten = impossible d’écrire { $file } : { $trouble }
fault-file_missing = ce fichier n’existe pas
fault-folder_missing = ce dossier n’existe pas
fault-file_folder = c’est un dossier
fault-file_inside_file = un fichier se trouve là où il faudrait un dossier
fault-file_device = ce n’est pas un fichier
fault-file_loop = c’est un lien qui revient sur lui-même
fault-file_long = il a plus de { $most } octets
fault-file_permission = l’accès n’est pas permis
fault-file_read_only = le disque est en lecture seule
fault-file_owner = il appartient à quelqu’un d’autre
fault-file_open = d’autres peuvent y écrire
fault-file_text = ce n’est pas un fichier de texte en UTF-8
fault-file_taken = quelqu’un d’autre l’a écrit entre-temps
fault-file_full = le disque est plein
fault-file_too_big = le système n’autorise pas de fichier de cette taille
fault-file_broken = le disque ou le périphérique ne répond pas
fault-file_name = ce ne peut pas être un nom de fichier
fault-file_other = le système répond « { $detail } »
fault-no_home = il n’y a pas de dossier personnel
fault-log_lines = ce n’est pas une partie gardée entière
fault-log_long = une partie gardée a au plus { $most } octets, pas { $found }
fault-path_type = un fichier se nomme par un texte ou un chemin, pas par { $found }
fault-path_empty = un fichier se nomme par un texte ou un chemin qui n’est pas vide
fault-json = ce n’est pas du JSON, ou c’est tronqué (ligne { $line }, colonne { $column })
fault-json_values = ce n’est pas du JSON lisible : il est trop profond, ou un nombre y est trop long

## Les enregistrements

fault-record_text = un enregistrement se lit dans un texte, pas dans { $found }
fault-record_format = ce n’est pas un enregistrement de Tablemate
fault-format_version = pour être lue ici, la version du format doit être { $known }, pas { $found }
fault-record_start = un enregistrement a soit une graine, soit une position de départ
fault-record_end = l’enregistrement ne finit pas là où il le dit : il a été modifié ou tronqué
fault-record_outcome = l’enregistrement annonce une autre issue que celle de sa partie
fault-record_pauses = l’enregistrement parle de pauses que sa partie n’a pas eues
fault-record_seed = la graine de l’enregistrement n’est pas celle qui était promise
fault-record_promised_start = le départ de l’enregistrement n’est pas celui qui était promis
fault-promise_without_chance = un départ se promet avec son hasard (chance), et celui de l’enregistrement n’en a pas
fault-promise_missing = une empreinte a été publiée, mais l’enregistrement ne contient aucune promesse
fault-promise_other = l’enregistrement promet { $found }, mais { $published } a été publié
fault-hash_digits = une empreinte publiée a { $digits } chiffres de 0 à 9 et lettres de a à f, ce que { $found } n’a pas
fault-head_list = { $name } doit être une liste, pas { $found }
fault-head_fields = on attend { $fields }, chacun de son type, pas { $found }
fault-head_digits = on attend des chiffres de 0 à 9 et des lettres de a à f, pas { $found }
fault-head_step = une étape est un nombre à partir de 0, pas { $found }
fault-player = qui joue est person, bot NOM VERSION, stand-in ou table, pas { $found }
fault-record_options = les options de l’enregistrement ne sont pas celles de son départ
fault-record_long = un enregistrement compte au plus { $most } coups, pas { $found }
fault-record_field = { $name } de l’enregistrement doit être { $kind ->
    [str] un texte
    [int] un nombre entier
    [dict] un objet
    [list] une liste
   *[bool] true ou false
}, pas { $found }
fault-record_part = { $part } de l’enregistrement ne convient pas : { $why }
fault-part_start = le départ
fault-part_head = l’en-tête
fault-part_pause = une pause
fault-part_end = la fin
fault-part_options = le choix des options
fault-part_move = le coup { $number }
fault-part_unreadable = rien de tel ne peut s’y trouver
fault-not_move = le coup { $number } de l’enregistrement n’est pas un coup : { $found }
fault-not_single = { $found } n’est pas une seule action
fault-no_such_step = il y a les étapes 0 à { $last }, pas { $found }
fault-other_game = c’est une partie du jeu { $found }, pas du jeu { $game }
fault-other_cards = cet enregistrement a été joué avec un autre jeu de cartes
fault-game_type = un enregistrement se rejoue avec son jeu, `tablemate.game(...)`, pas avec { $found }

## Les tables, les positions et les moteurs

fault-position_type = une position est un objet avec des champs nommés, pas { $found }
fault-position_json = une position ne contient que ce que dit JSON : des textes, des nombres, des listes, des objets, true, false et null
fault-position_game = c’est une position du jeu { $found }, pas du jeu { $game }
fault-no_such_field = les positions du jeu { $game } n’ont pas de champ { $found }
fault-position_time = time doit être un nombre entier de millisecondes, pas { $found }
fault-chance_digits = chance doit être { $digits } chiffres hexadécimaux
fault-chance_zero = chance ne peut pas être zéro partout
fault-no_such_piece = { $name } : { $found } n’existe pas
fault-piece_twice = { $name } : il n’y a qu’un seul exemplaire de { $found }
fault-named_twice = { $name } nomme { $found } deux fois
fault-nobody_answers = personne ne pourrait répondre à ce que cette position demande
fault-action_type = une action est un texte ou une Action, pas { $found }
fault-action_parts = une action a un nombre entier et un texte, pas { $found }
fault-name_not_text = un nom est un texte
fault-names_type = les noms sont une liste, un par place, pas { $found }
fault-name_empty = un nom a au moins une lettre, un chiffre ou un signe visible
fault-name_too_long = un nom a { $most } caractères au plus, et celui-ci en a { $found }
fault-name_hidden_signs = un nom n’a ni caractère de contrôle ni marque qui change le sens de l’écriture
fault-several_seats = plusieurs places sont attendues : dites laquelle agit
fault-seat_not_asked = rien n’est demandé à la place { $seat } en ce moment
fault-no_such_seat = { $last ->
    [0] cette table n’a que la place 0, pas { $found }
   *[other] cette table a les places 0 à { $last }, pas { $found }
}
fault-never_seat = une place est un nombre de 0 à { $last }, pas { $found }
fault-seat_count = cette table a { $seats } places, pas { $found }
fault-promise_late = le début d’une partie ne se promet qu’avant le premier coup
fault-promise_made = le début de cette partie est déjà promis, avec un autre sel
fault-salt_digits = un sel a de { $least } à { $most } chiffres de 0 à 9 et lettres de a à f
fault-pause_type = une pause dure un nombre entier de millisecondes, pas { $found }
fault-no_such_viewer = { $last ->
    [0] cette table n’a que la place 0 et SPECTATOR, pas { $found }
   *[other] cette table a les places 0 à { $last } et SPECTATOR, pas { $found }
}
fault-never_viewer = on regarde d’une place de 0 à { $last } ou comme SPECTATOR, pas de { $found }
fault-time_type = l’heure d’une action est un nombre entier de millisecondes, pas { $found }
fault-time_backwards = le temps avance : il est déjà { $reached }, ce ne peut donc pas être à { $at }
fault-time_clock = le chronomètre finit à { $end } : les places agissent avant, le chronomètre à ce moment-là, pas à { $at }
fault-hidden_field = personne ne peut lire { $field }
fault-no_such_action = il n’y a pas de sorte d’action { $found } ; les sortes sont { $known }
fault-action_parameters = { $count ->
    [0] une action { $kind } ne prend aucun nombre
   *[other] une action { $kind } prend ces nombres, chacun une fois : { $known }
}
fault-action_number = dans une action { $kind }, { $name } va de { $first } à { $last } : { $found } n’y est pas
fault-no_such_code = { $found } n’est le code d’aucune action
fault-arena_table = cette arène prend des tables du jeu { $game } avec ses options et sa version
fault-no_such_policy = { $game } n’a pas de politique { $found } ; il a { $known }
fault-arena_no_clock = aucun chronomètre ne tourne avec ces options : retirez pace et time
fault-arena_pace = un chronomètre de { $length } ms tourne avec ces options : dites par pace combien de ms passent entre deux décisions
fault-no_such_place = cette arène a les emplacements 0 à { $last }, pas { $found }
fault-not_open = l’action { $found } n’est pas possible pour la place { $seat } à l’emplacement { $place }
fault-too_many_pauses = une partie a au plus { $most } pauses
fault-uneven_rows = chaque étape a un emplacement, une place et une action : donnez-en autant de chaque, pas { $found }
fault-veiled_field = ce regard ne connaît pas tout de { $field }

## Les règles compilées

fault-cache_owner = les règles compilées de { $folder } ne sont pas utilisées : quelqu’un d’autre en est propriétaire
fault-cache_open = les règles compilées de { $folder } ne sont pas utilisées : d’autres peuvent y écrire
fault-cache_kept = les règles compilées ne peuvent pas être gardées dans { $folder } : { $trouble }
fault-cannot_compile = aucune règle ne peut être compilée ici : { $trouble }
fault-not_kept = les règles compilées ne peuvent pas être gardées avec Numba { $version } : chaque processus qui les veut les compile pour lui-même, avec game.compile()
fault-not_compiled = les règles du jeu { $game } ne sont pas encore compilées
fault-not_in_cache = { $name } manque dans le cache

## Les fichiers de cartes

fault-on_line = ligne { $line } : { $why }
fault-on_card = { $card } : { $why }
fault-in_text = { $text } : { $why }
fault-toml = ce n’est pas du TOML : { $why }
fault-toml_line = une ligne de plus de { $most } caractères
fault-toml_dots = une clé avec plus de { $most } points
fault-toml_deep = des crochets dans des crochets, sans fin
fault-toml_end = le fichier s’arrête avant la fin de ce qui y est commencé
fault-toml_open_text = un texte entre guillemets n’est pas fermé sur sa ligne (colonne { $column })
fault-toml_syntax = illisible à la colonne { $column } (en anglais : { $detail })
fault-file_too_long = un fichier de cartes a au plus { $most } octets, et celui-ci en a { $found }
fault-too_many_cards = il y a au plus { $most } cartes du genre { $kind }, et ce fichier en a { $found }
fault-cards_type = { $kind } doit être une liste de tables, une par carte
fault-card_key = une carte { $kind } n’a pas de clé { $found } ; elle a { $allowed }
fault-key_missing = il manque { $missing } à une carte { $kind }
fault-id = un id est une lettre suivie d’au plus sept lettres ou chiffres, pas { $found }
fault-id_taken = une autre carte a l’id { $found }, et les majuscules ne distinguent pas les id
fault-name = un nom est un texte, ou deux, {"{"} en = "…", fr = "…" {"}"}, chacun de 1 à { $most } caractères imprimables
fault-texts = { $which } doit être une liste de textes

## La ligne de commande

fault-usage = { $why } (plus : { $command } --help)
fault-usage_number = { $option } prend un nombre entier, pas { $found }
fault-usage_decimal = { $option } prend un nombre comme 1.5, pas { $found }
fault-usage_no_value = { $option } a besoin d’une valeur
fault-usage_takes_none = { $option } ne prend pas de valeur
fault-usage_no_command = il n’y a pas de commande { $found }
fault-usage_near_command = il n’y a pas de commande { $found } ; peut-être { $near } ?
fault-usage_too_much = { $most ->
    [0] cette commande ne prend aucun mot hors de ses options
    [one] cette commande prend un seul mot hors de ses options
   *[other] cette commande prend { $most } mots hors de ses options
}
fault-usage_empty = il y a un mot vide après { $before }
fault-usage_no_file = il manque le nom d’un fichier
fault-usage_no_game = il manque le nom d’un jeu
fault-usage_no_option = il n’y a pas d’option { $found }
fault-usage_near_option = il n’y a pas d’option { $found } ; peut-être { $near } ?
fault-usage_other_game = { $option } n’est pas une option de ce jeu ; on la trouve dans { $games }
fault-usage_other = la ligne de commande ne se comprend pas (détail en anglais : « { $detail } »)
fault-output = la sortie ne peut pas être écrite : { $trouble }
fault-in_file = { $place } : { $why }
fault-abandoned = la partie de { $file } a été abandonnée ; à partir de n’importe quelle étape, une nouvelle peut continuer : tablemate replay { $file } --fork-at ÉTAPE
fault-agreed_before = avec { $option }, la partie déjà commencée dit ce qui est convenu : retirez { $options }
fault-nothing_unfinished = il n’y a pas de partie inachevée à reprendre, ou elle se joue en ce moment ; une partie enregistrée se reprend avec --load et son fichier
fault-seat_range = { $seats ->
    [1] en solo, il n’y a que la place 1, pas { $seat }
    [2] les places sont 1 et 2, pas { $seat }
   *[other] les places vont de 1 à { $seats }, pas { $seat }
}
fault-bots = --bots nomme des places et des robots, par exemple 2,3=random,4=greedy, pas { $found }
fault-bot_and_bots = --bot occupe toutes les places sauf la vôtre, --bots nomme les places : choisissez l’une des deux
fault-no_person = il faut laisser une place à une personne
fault-seat_of_bot = la place { $seat } est déjà donnée à { $bot }
fault-pace = --pace attend les secondes d’une action de robot, de 0 à { $most }, et non { $found }
fault-pace_clock = les robots ne prennent du temps que là où tourne un chronomètre : retirez --pace ici
fault-bot_players = un robot a besoin de sa place : retirez --players 1
fault-needs_fork = seule une partie reprise à une étape, avec --fork-at, accepte { $options }
fault-layout_unknown = il n’y a pas de disposition { $found } ici ; les dispositions sont { $layouts }
fault-not_offered = on ne joue pas à { $found } dans le terminal ; on y joue à { $games }
fault-viewer = les regards possibles sont { $viewers }, pas { $found }
fault-no_such_topic = il n’y a pas de sujet { $found } ; les sujets sont { $topics }
fault-no_card_list = il n’y a pas de liste de cartes pour { $game } ; il y en a une pour { $games }
fault-no_such_card = il n’y a pas de carte { $found } ; les cartes sont { $cards }
fault-save_refused = { $file } existe et n’est pas une partie de Tablemate ; choisissez un autre nom
fault-save_exists = { $file } contient déjà une partie et reste tel quel ; avec --overwrite, il est remplacé
fault-save_stays = { $file } reste tel quel
