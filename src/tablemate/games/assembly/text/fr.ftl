### Assembly en français.  Les noms de gauche sont ceux des règles ; le navigateur lit le même fichier.

## Le jeu

game-name = Assembly
game-about = Assemblez un vaisseau de douze modules avant que l’air ne manque. Un ou deux joueurs, ensemble.
rules-rulings = Un numéro comme (R3) marque une décision de notre part, là où le livret se tait ou n’est pas clair.
welcome-game = Jouer :              tablemate play assembly
game-notice = Assembly est de Janice et Stu Turner (Wren Games, 2018).
game-play = Assembly : construire un vaisseau, en solo ou à deux.
    .epilog = Exemple : tablemate play assembly --malfunctions A --roles sammie --seed 7. Codes de sortie : 0 la partie est finie ou vous avez quitté, 2 mauvaises options ou mauvais fichier, 3 l’entrée s’est arrêtée (ou Ctrl-C) avant la fin.
game-layout = Comment montrer la table : ring (anneau), compact (24 lignes suffisent), ou list (agréable à écouter) ; par défaut : ce qui tient à l’écran.

## Les modules : un nom, un code de deux lettres, et un signe qu’aucun autre n’a

module-engineering = Machines
    .code = MA
    .glyph = ¤
module-ai_core = Cœur IA
    .code = IA
    .glyph = ◈
module-transporter = Téléporteur
    .code = TP
    .glyph = ◎
module-shuttle_bay = Hangar
    .code = HA
    .glyph = ▲
module-bridge = Passerelle
    .code = PA
    .glyph = ★
module-med_bay = Infirmerie
    .code = IN
    .glyph = ✚
module-crew_quarters = Quartiers
    .code = QU
    .glyph = ⌂
module-cargo_hold = Soute
    .code = SO
    .glyph = ■
module-laboratory = Laboratoire
    .code = LA
    .glyph = ∴
module-hydroponics = Hydroponie
    .code = HY
    .glyph = ♣
module-life_support = Survie
    .code = SU
    .glyph = ♥
module-airlock = Sas
    .code = SA
    .glyph = ◫

## Les cartes, et ce qui paie une commande

card-deploy_lock = Déployer/Verrouiller
    .shows = déployer ou verrouiller
card-cw = Rotation horaire
    .shows = tourner en sens horaire
card-acw = Rotation antihoraire
    .shows = tourner en sens antihoraire
card-any = Rotation libre
    .shows = tourner dans un sens ou l’autre
card-swap = Échange
    .shows = échanger
card-wild = Joker
    .shows = n’importe quelle commande
card-three = Trois cartes
card-shown = La carte montrée

## Les commandes, avec leur article

command-deploy = un déploiement
command-lock = un verrouillage
command-swap = un échange
command-cw = une rotation horaire
command-acw = une rotation antihoraire
declared-bays = { $what ->
    [sammie] { $command } du seul module de la baie { $bays }
    [alfie] { $command } des plans des baies { $bays }
   *[bays] { $command } { $count ->
        [one] de la baie { $bays }
       *[other] des baies { $bays }
    }
}
declared-distance = { $command } { $distance ->
    [one] d’une baie
    [2] de deux baies
   *[other] de { $distance } baies
}
declared-role = { $command }, avec { $role }
cards-counted = { $style ->
    [aloud] { $count } fois { $card }
   *[shown] { $count } × { $card }
}

## Les rôles : qui, quoi, quand

role-none = aucun rôle
role-sammie = Sammie
    .title = assurance qualité
    .does = Dans une rotation, un seul module bouge, d’une place exactement.
    .when = à l’annonce d’une rotation
role-anna = Anna
    .title = experte technique
    .does = Jouez une seconde commande dans votre tour, avec une carte de plus.
    .when = après votre première commande
role-amelie = Amélie
    .title = ingénieure logiciel
    .does = Une baie ouverte garde son plan quand un rafraîchissement brouille les autres.
    .when = à tout rafraîchissement, quel que soit le joueur actif
role-jayani = Jayani
    .title = responsable de production
    .does = Un échange fait tourner trois modules en cercle.
    .when = à l’annonce d’un échange
role-noah = Noah
    .title = ingénieur système
    .does = Verrouillez trois baies assorties d’un coup.
    .when = à l’annonce d’un verrouillage
role-luca = Luca
    .title = superviseur de ligne
    .does = Déployez gratuitement un module juste après votre verrouillage.
    .when = à l’annonce d’un verrouillage
role-nahla = Nahla
    .title = cheffe d’équipe
    .does = Avec deux baies voisines, verrouillez une troisième baie assortie, où qu’elle soit.
    .when = à l’annonce d’un verrouillage
role-li_yong = Li Yong
    .title = responsable des opérations
    .does = Ignorez l’ordre de défausser une de vos cartes.
    .when = quand vous devez défausser une carte
role-alfie = Alfie
    .title = responsable des exigences
    .does = Un échange porte sur les plans de deux baies ouvertes ; les modules restent.
    .when = à l’annonce d’un échange

## Les dysfonctionnements

set-none = aucun dysfonctionnement
set-a = série A
set-b = série B
set-c = série C
set-d = série D (extension Glitches)
set-e = série E (extension Glitches)
set-f = série F (extension Glitches)
set-g = série G (extension Glitches)

malfunction-a12 = Après le verrouillage : une baie verrouillée au hasard se rouvre, sauf si toutes le sont.
malfunction-a9 = Après le verrouillage : faites avancer un module d’une place, dans un sens ou l’autre.
malfunction-a6 = Après le verrouillage : vous ne complétez pas votre main ce tour-ci.
malfunction-a3 = Après le verrouillage : une carte Déployer/Verrouiller de la défausse va sur ou sous la pioche.
malfunction-b12 = Pour la fermer : défaussez une carte au hasard, ou fermez la baie 6 avec elle.
malfunction-b9 = Après le verrouillage : une carte au hasard passe de la défausse à votre main.
malfunction-b6 = Pour la fermer : défaussez une carte au hasard, ou fermez la baie 12 avec elle.
malfunction-b3 = Après le verrouillage : la baie 9 se rouvre.
malfunction-c12 = Pour la fermer : jouez trois cartes ; le Joker ne suffit pas.
malfunction-c9 = Pour la fermer : défaussez une carte Déployer/Verrouiller de plus.
malfunction-c6 = Elle se ferme seule ou avec des baies paires.
malfunction-c3 = Quand elle se ferme, une baie 4 assortie peut se fermer avec elle, gratuitement.
malfunction-d12 = Après le verrouillage : un module au hasard change de place avec le fond du stock.
malfunction-d9 = Après le verrouillage : votre prochain tour aura deux commandes, d’une carte chacune.
malfunction-d6 = Après le verrouillage : deux baies ouvertes au hasard échangent leurs plans.
malfunction-d3 = Après le verrouillage : la première carte de la pioche est défaussée.
malfunction-e12 = Après le verrouillage : une baie au hasard se rouvre, sauf si la 11 et la 1 sont verrouillées.
malfunction-e9 = Après le verrouillage : trois baies ouvertes au hasard font tourner leurs plans.
malfunction-e6 = Pour la fermer : jouez le Joker ou trois cartes.
malfunction-e3 = Après le verrouillage : les plans des baies ouvertes sont brouillés.
malfunction-f12 = Après le verrouillage : la carte du fond de la pioche s’exécute, le dé décide.
malfunction-f9 = Après le verrouillage : les modules des baies paires tournent de trois places en sens horaire.
malfunction-f6 = Après le verrouillage : troquez toute la main contre des cartes prises au hasard dans la défausse, ou défaussez une carte.
malfunction-f3 = Après le verrouillage : la première carte de la pioche s’exécute à votre choix.
malfunction-g12 = Pour la fermer : défaussez toutes les cartes qui vous restent, au moins une.
malfunction-g9 = Après le verrouillage : les modules des baies impaires tournent de trois places en sens antihoraire.
malfunction-g6 = Après le verrouillage : chaque module saute dans la baie d’en face.
malfunction-g3 = Après le verrouillage : votre main passe sous la pioche, dans l’ordre de votre choix.

## Ce qui est convenu avant la partie

option-players = Joueurs
    .help = Combien de joueurs : 1 ou 2.
option-edition = Édition
    .help = L’édition des règles que l’on joue.
    .typed = L’édition des règles : v22 ou later.
option-malfunctions = Dysfonctionnements
    .help = La série de dysfonctionnements avec laquelle on joue, s’il y en a une.
    .typed = La série de dysfonctionnements : none, ou A à G.
option-roles = Rôles
    .help = Un rôle pour chaque place, ou pour tous : tirés parmi tous, tirés parmi ceux qui peuvent servir ici (d’ordinaire en solo), ou aucun.
    .typed = Les rôles par place (sammie,noah), ou pour tous : random (au hasard), useful (seulement ceux qui peuvent servir ici) ou none ; par défaut : useful en solo, random à deux.
option-difficulty = Difficulté
    .help = Des variantes qui rendent le jeu plus facile ou plus difficile.
    .typed = Les variantes de difficulté, séparées par des virgules, par exemple hard_no_role (voir : tablemate rules assembly difficulté) ; par défaut : aucune.
option-communication = Parole
    .help = Combien on peut se parler.
    .typed = Comment on peut se parler : limited, reduced ou jammed.
option-honest = Réponses
    .help = Si les réponses doivent être vraies (seule v22 laisse le choix).
option-first = Premier tour
    .help = Qui commence : une place, ou le hasard en décide.
    .typed = Qui commence : random, 1 ou 2.

options-in-short = { $players ->
    [1] solo
   *[other] deux joueurs
}, { $edition ->
    [v22] édition v22
   *[later] édition suivante
}, { $malfunctions ->
    [none] { set-none }
   *[other] série { $malfunctions }
}{ $players ->
    [1] {""}
   *[other] , { $communication ->
        [limited] parole limitée
        [reduced] parole réduite
       *[jammed] parole parasitée
    }
}
players-count = { $count ->
    [1] solo
   *[other] deux joueurs
}
edition-v22 = v22, le livret anglais de mai 2018
    .meaning = il faut demander, une commande que la main permet
    .name = v22
edition-later = suivante, le brouillon français qui a suivi
    .meaning = la question est facultative et libre
    .name = suivante
communication-limited = limitée
    .meaning = on parle librement jusqu’à la question, puis silence
communication-reduced = réduite
    .meaning = { $edition ->
        [v22] la parole s’arrête au premier mot de commande
       *[later] la parole s’arrête dès qu’une commande est nommée ou montrée
    }
communication-jammed = parasitée
    .meaning = { $edition ->
        [v22] des signes, ou les mots des commandes, oui et non
       *[later] des signes seulement
    }
honest-yes = toujours vraies
honest-no = le joueur de soutien répond à son gré
first-random = décidé par le hasard
role-random = tiré au sort
role-useful = tiré parmi ceux qui peuvent servir
difficulty-none = celle du livret

difficulty-easy_wild = Plus facile : le Joker est dans la pioche dès le départ, une Rotation libre le remplace en réserve.
    .name = Joker dans la pioche
difficulty-easy_keep_dl = Plus facile : la septième Déployer/Verrouiller reste en jeu.
    .name = toutes les cartes Déployer/Verrouiller
difficulty-easy_reserve_acw_cw = Plus facile : en réserve, Rotation antihoraire puis Rotation horaire ; Rotation libre et Joker sont dans la pioche.
    .name = antihoraire puis horaire en réserve
difficulty-easy_reserve_acw_wild = Plus facile : en réserve, Rotation antihoraire puis Joker ; la troisième Rotation libre est dans la pioche.
    .name = antihoraire puis Joker en réserve
difficulty-easy_reserve_cw_wild = Plus facile : en réserve, Rotation horaire puis Joker ; la troisième Rotation libre est dans la pioche.
    .name = horaire puis Joker en réserve
difficulty-easy_reserve_any_acw = Plus facile : en réserve, Rotation libre puis Rotation antihoraire ; le Joker est dans la pioche.
    .name = libre puis antihoraire en réserve
difficulty-easy_reserve_any_cw = Plus facile : en réserve, Rotation libre puis Rotation horaire ; le Joker est dans la pioche.
    .name = libre puis horaire en réserve
difficulty-easy_reserve_cw_acw = Plus facile : en réserve, Rotation horaire puis Rotation antihoraire ; Rotation libre et Joker sont dans la pioche.
    .name = horaire puis antihoraire en réserve
difficulty-hard_oneway = Plus difficile : les deux rotations à sens unique sont en jeu, aucune Rotation libre au départ.
    .name = les deux sens uniques
difficulty-hard_oneway_cw = Plus difficile : la Rotation horaire remplace une Rotation libre.
    .name = horaire au lieu d’une libre
difficulty-hard_oneway_acw = Plus difficile : la Rotation antihoraire remplace une Rotation libre.
    .name = antihoraire au lieu d’une libre
difficulty-hard_hold_dl_1 = Plus difficile : une carte Déployer/Verrouiller attend en réserve le premier rafraîchissement.
    .name = carte Déployer/Verrouiller au premier rafraîchissement
difficulty-hard_hold_dl_2 = Plus difficile : une carte Déployer/Verrouiller attend en réserve le second rafraîchissement.
    .name = carte Déployer/Verrouiller au second rafraîchissement
difficulty-hard_no_role = Plus difficile : vous jouez sans rôle.
    .name = sans rôle
difficulty-hard_remove_dl = Plus difficile : une carte Déployer/Verrouiller reste dans la boîte.
    .name = une carte Déployer/Verrouiller de moins
difficulty-hard_random_discard = Plus difficile : la carte perdue au forçage est prise au hasard ; en v22, toute carte qu’on vous fait défausser.
    .name = défausse au hasard

## La parole

talk-mode-solo = Vous êtes en solo : parlez-vous autant qu’il vous plaira.
talk-mode-limited = Mode 1, limité : parole libre jusqu’à la question, ou jusqu’à l’annonce si rien n’est demandé, puis silence jusqu’à la fin du tour.
talk-mode-reduced = Mode 2, réduit : propos généraux jusqu’à ce qu’une commande soit évoquée, puis rien que le oui ou le non de la réponse.
talk-mode-jammed = Mode 3, parasité : pas de parole libre, rien que la palette.
talk-channel-open = Maintenant : vous pouvez parler.
talk-channel-signs = { $edition ->
    [v22] Maintenant : des signes, ou les mots de la palette.
   *[later] Maintenant : des signes seulement.
}
talk-channel-closed = Maintenant : silence jusqu’au prochain tour.
talk-closes-command_word = Dire un mot de commande met fin à la parole pour ce tour.
talk-closes-command_sign = Montrer une commande met fin à la parole pour ce tour.
talk-signs = Les signes, leur sens et une façon de les montrer :
talk-sign = { $sign } : { $means } ({ $gesture })
talk-words = Mots permis à la place : { $words }.
talk-always = Toujours : gardez vos cartes secrètes, ne dites jamais à l’autre quoi jouer, vérifiez honnêtement.

sign-deploy = déployer
    .means = faites venir un module
    .gesture = pincez l’air en ramenant la main
sign-lock = verrouiller
    .means = verrouillez ce qui correspond
    .gesture = tournez une clé en l’air
sign-swap = échanger
    .means = deux modules changent de place
    .gesture = ramenez les deux paumes jusqu’à croiser les bras
sign-rotate = tourner
    .means = faites tourner l’anneau
    .gesture = tournez une poignée ronde en l’air
sign-purple = violet
    .means = horaire, sauf accord contraire
    .gesture = pouce et index en rond, tapotés deux fois
sign-green = vert
    .means = antihoraire, sauf accord contraire
    .gesture = une main à plat glisse le long de l’autre bras
sign-look = regarde
    .means = regardez ceci
    .gesture = deux doigts partent de l’œil
sign-here = ici
    .means = c’est à cet endroit
    .gesture = l’index pointe vers le bas, la main descend
sign-stop = stop
    .means = pas cela
    .gesture = repoussez l’air d’une paume à plat
sign-move = bouge
    .means = mettez-le en route
    .gesture = avancez les deux poings et ouvrez-les
sign-where = où
    .means = vers où ?
    .gesture = paumes en l’air, un cercle et un air perplexe
sign-yes = oui
    .means = d’accord
    .gesture = hochez la tête
sign-no = non
    .means = non, pas ainsi
    .gesture = secouez la tête
sign-point_at_bay = montrer une baie
    .means = cette baie
    .gesture = du doigt

## Les événements.  $who vaut `you`, `partner`, `seat` ou `name` ; $seat dit comment on appelle cette place.
## Un nom ne suit jamais « de » ni « que » : il n’y a donc rien à élider.

partner-called = votre partenaire

event-turn_started = { $who ->
    [you] Tour { $turn } : à vous de jouer.
   *[other] Tour { $turn } : à { $seat } de jouer.
}
event-asked = { $who ->
    [you] Votre question porte sur { $command }.
    [name] { $seat } pose une question sur { $command }.
   *[other] La question de { $seat } porte sur { $command }.
}
event-asked-nothing = { $who ->
    [you] Vous ne demandez rien.
   *[other] { $seat } ne demande rien.
}
event-answered = { $who ->
    [you] Vous répondez { $yes }.
   *[other] { $seat } répond { $yes }.
}
event-played = { $who ->
    [you] Vous jouez { $payment } pour { $command }.
   *[other] { $seat } joue { $payment } pour { $command }.
}
event-played-three = { $who ->
    [you] Vous jouez trois cartes pour { $command }.
   *[other] { $seat } joue trois cartes pour { $command }.
}
event-played-shown = La carte montrée lance { $command }.
event-played-veiled = { $who ->
    [you] Vous jouez une carte pour { $command }.
   *[other] { $seat } joue une carte pour { $command }.
}
event-card_discarded = { $who ->
    [you] Vous défaussez { $cards }.
   *[other] { $seat } défausse { $cards }.
}
event-card_discarded-veiled = { $who ->
    [you] Vous défaussez { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
   *[other] { $seat } défausse { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
}
event-verified = { $verified ->
    [yes] { $who ->
        [you] Vous vérifiez { $command }.
       *[other] { $seat } vérifie { $command }.
    }
   *[no] { $who ->
        [you] Vous ne pouvez pas vérifier { $command }.
       *[other] { $seat } ne peut pas vérifier { $command }.
    }
}
event-role_used = { $who ->
    [you] Vous utilisez { $role }, une fois pour toutes.
   *[other] { $seat } utilise { $role }, une fois pour toutes.
}
event-deployed = Le dé donne { $die } : le module { $module } arrive en baie { $bay }.
event-rotated = { $count ->
    [0] Une rotation, mais rien à déplacer.
   *[other] { $count ->
        [one] Un module tourne
       *[other] { $count } modules tournent
    } en sens { $direction ->
        [cw] horaire
       *[acw] antihoraire
    } { $distance ->
        [one] d’une baie
        [2] de deux baies
       *[other] de { $distance } baies
    }.
}
event-module_moved = Déplacements : { $moves }.
event-swapped = Les modules des baies { $bay } et { $other } changent de place.
event-cycled = Les modules des baies { $first }, { $second } et { $third } tournent en cercle.
event-plans_swapped = Les plans des baies { $bay } et { $other } changent de place.
event-plans_cycled = Les plans des baies { $first }, { $second } et { $third } tournent en cercle.
event-locked = { $count ->
    [one] La baie { $bays } est verrouillée.
   *[other] Les baies { $bays } sont verrouillées.
}
event-unlocked = La baie { $bay } se rouvre ; le module { $module } est de retour sur son plan.
event-malfunction = Dysfonctionnement { $set }, baie { $bay } : « { $text } »
event-card_drawn = { $who ->
    [you] Vous piochez { $cards }.
   *[other] { $seat } pioche { $cards }.
}
event-card_drawn-hidden = { $who ->
    [you] Vous piochez { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
   *[other] { $seat } pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
}
event-refreshed = { $refreshes ->
    [1] Premier rafraîchissement : la défausse mélangée devient une pioche de { $pile }.
   *[other] Second et dernier rafraîchissement : la défausse mélangée devient une pioche de { $pile }.
}
event-reserve_added = { $card } entre en jeu depuis la réserve.
event-scrambled = Les plans des baies ouvertes sont brouillés.
event-scrambled-kept = Les plans des baies ouvertes sont brouillés ; la baie { $kept } garde le sien.
event-plan_laid = Les plans maintenant : { $plans }.
event-card_shown = La première carte de la pioche est montrée : { $card }.
event-card_shown-bottom = La carte du fond de la pioche est montrée : { $card }.
event-card_shown-veiled = La première carte de la pioche est montrée et exécutée.
event-card_put_under = { $card } retourne sous la pioche.
event-card_taken = { $who ->
    [you] Vous tirez { $cards } au hasard de la défausse.
   *[other] { $seat } tire { $cards } au hasard de la défausse.
}
event-card_taken-hidden = { $who ->
    [you] Vous tirez { $count ->
        [one] une carte
       *[other] { $count } cartes
    } au hasard de la défausse.
   *[other] { $seat } tire { $count ->
        [one] une carte
       *[other] { $count } cartes
    } au hasard de la défausse.
}
event-hand_mixed = { $who ->
    [you] Vous mélangez votre main.
   *[other] { $seat } mélange sa main.
}
event-card_buried = { $who ->
    [you] Vous glissez { $cards } sous la pioche.
   *[other] { $seat } glisse { $cards } sous la pioche.
}
event-card_buried-hidden = { $who ->
    [you] Vous glissez { $count ->
        [one] une carte
       *[other] { $count } cartes
    } sous la pioche.
   *[other] { $seat } glisse { $count ->
        [one] une carte
       *[other] { $count } cartes
    } sous la pioche.
}
event-card_recovered = { $on_top ->
    [yes] { $card } passe de la défausse au sommet de la pioche.
   *[no] { $card } passe de la défausse au fond de la pioche.
}
event-module_exchanged = Le module { $module } arrive en baie { $bay } ; { $under } va au fond du stock.
event-die_rolled = Le dé donne { $die }.
event-die_rolled-bay = Le dé donne { $die } : baie { $bay }.
event-no_refill = { $who ->
    [you] Vous ne complétez pas votre main ce tour-ci.
   *[other] { $seat } ne complète pas sa main ce tour-ci.
}
event-double_owed = { $who ->
    [you] Vous devrez deux commandes à votre prochain tour.
   *[other] { $seat } devra deux commandes à son prochain tour.
}
event-top_card_discarded = { $card } passe de la pioche à la défausse.
event-top_card_discarded-veiled = Une carte passe de la pioche à la défausse.
event-shown_card_discarded = { $card } va à la défausse.
event-shown_card_discarded-veiled = La carte montrée va à la défausse.
event-turn_ended = { $who ->
    [you] Votre tour se termine.
    [name] { $seat } termine son tour.
   *[other] Le tour de { $seat } se termine.
}
event-won = Les douze baies sont verrouillées : le vaisseau est prêt !
event-lost = Il faut une carte et il n’y en a plus : l’air est épuisé.
event-no_effect = Cela ne change rien.

one-move = { $module } { $bay } vers { $to }
one-plan = baie { $bay } { $plan }

## Ce que la table attend.  $what dit ce que l’on choisit.

decision-ask = { $who ->
    [you] Votre question : quelle commande serait vérifiée ?
   *[other] { $seat } va poser sa question.
}
decision-ask-named = Votre question : quelle commande serait vérifiée par { $partner } ?
decision-answer = { $who ->
    [you] La question porte sur { $command }. Répondez à votre gré.
   *[other] { $seat } doit répondre pour { $command }.
}
decision-declare = { $who ->
    [you] Annoncez une commande.
   *[other] { $seat } annonce une commande.
}
decision-declare-shown = { $who ->
    [you] Exécutez la carte montrée, { $shown }, à votre choix.
   *[other] { $seat } exécute la carte montrée, { $shown }.
}
decision-distance = { $who ->
    [you] De combien de baies tournent les modules : 1 ou 2 ?
   *[other] { $seat } choisit la distance.
}
decision-pick = { $who ->
    [you] { $what ->
        [lock] Quelle baie verrouillez-vous ?
        [sammie] Quel module avance d’une place ?
        [jayani] Quels trois modules tournent ? Le premier va dans la deuxième baie, et ainsi de suite.
        [alfie] Quelles deux baies échangent leurs plans ?
       *[swap] Quels deux modules changent de place ?
    }
   *[other] { $seat } choisit des baies.
}
decision-pick-more = { $who ->
    [you] { $what ->
        [lock] Choisi : { $picked }. Quelle baie se ferme avec, ou est-ce tout ?
       *[other] Choisi : { $picked }. Et ensuite ?
    }
   *[other] { $seat } a choisi { $picked } et continue.
}
decision-override = { $who ->
    [you] Vous ne pouvez pas vérifier { $command } : défaussez une carte.
   *[other] { $seat } ne peut pas vérifier { $command } et doit défausser une carte.
}
decision-refuse = { $who ->
    [you] Il vous faut défausser une carte pour { $command }. Li Yong refuse-t-il ?
   *[other] { $seat } peut laisser Li Yong refuser la défausse.
}
decision-keep_plan = { $who ->
    [you] Les plans vont être brouillés. Amélie en garde-t-elle un ?
   *[other] { $seat } peut laisser Amélie garder un plan.
}
decision-again = { $who ->
    [you] Anna joue-t-elle une seconde commande ?
   *[other] { $seat } peut laisser Anna jouer une seconde commande.
}
decision-order = { $who ->
    [you] Les baies { $bays } dysfonctionnent. Laquelle d’abord ?
   *[other] { $seat } ordonne les dysfonctionnements { $bays }.
}
decision-move = { $who ->
    [you] Le dysfonctionnement fait avancer un module d’une place. Lequel, et dans quel sens ?
   *[other] { $seat } fait avancer un module d’une place.
}
decision-place = { $who ->
    [you] Une carte Déployer/Verrouiller revient de la défausse. Sur la pioche ou dessous ?
   *[other] { $seat } met une carte Déployer/Verrouiller sur ou sous la pioche.
}
decision-cycle = { $who ->
    [you] Les plans des baies { $bays } tournent. Dans quel sens ?
   *[other] { $seat } fait tourner les plans des baies { $bays }.
}
decision-trade = { $who ->
    [you] Troquer toute la main contre des cartes prises au hasard dans la défausse, ou défausser une carte ?
   *[other] { $seat } troque sa main ou défausse une carte.
}
decision-return = { $who ->
    [you] Votre main passe sous la pioche. Quelle carte ensuite ?
   *[other] { $seat } glisse sa main sous la pioche.
}

## La notation ; les attributs sont d’autres façons d’écrire une action, ou les mots d’un argument

notation-ask = demander { $command }
notation-yes = oui
notation-no = non
notation-keep_none = non
notation-decline = non
notation-declare = { $payment }: { $command }{ $role }
notation-distance = { $distance }
notation-pick = { $bay }
notation-done = fini
    .nothing = rien
notation-keep = garder { $bay } avec amelie
    .short = garder { $bay }
notation-discard = défausser { $card }
notation-again = encore avec anna
notation-refuse = refuser avec { $role }
notation-first = d’abord { $bay }
notation-move = avancer { $bay } { $direction }
notation-to_top = dessus
notation-to_bottom = dessous
notation-cycle = cycle { $bays }
notation-exchange = troquer
notation-discard_any = défausser au hasard
notation-under = sous { $card }
word-payment =
    .deploy_lock = dv
    .cw = horaire
    .acw = antihoraire
    .any = libre
    .swap = échange
    .wild = joker
    .three = trois
    .shown = montrée
word-card =
    .deploy_lock = dv
    .cw = horaire
    .acw = antihoraire
    .any = libre
    .swap = échange
    .wild = joker
word-command =
    .deploy = déployer
    .lock = verrouiller
    .swap = échanger
    .cw = horaire
    .acw = antihoraire
    .nothing = rien
word-direction =
    .cw = horaire
    .acw = antihoraire
word-role =
    .with = avec
    .nothing = rien

## Les actions, en quelques mots

action-ask-deploy = un déploiement serait-il vérifié ?
action-ask-lock = un verrouillage serait-il vérifié ?
action-ask-swap = un échange serait-il vérifié ?
action-ask-cw = une rotation horaire serait-elle vérifiée ?
action-ask-acw = une rotation antihoraire serait-elle vérifiée ?
action-ask-nothing = pas de question
action-answer-yes = dire que vous pouvez vérifier
action-answer-no = dire que vous ne pouvez pas
action-deploy = { $stack ->
    [0] déployer : sans effet, le stock est vide
   *[other] déployer le prochain module
}
action-lock = { $matching ->
    [0] verrouiller : aucun module assorti
    [one] verrouiller : un module assorti
   *[other] verrouiller : { $matching } modules assortis
}
action-swap = { $line ->
    [0] échanger : sans effet, aucun module
    [1] échanger : sans effet, un seul module
   *[other] échanger deux modules
}
action-cw = faire tourner les modules en sens horaire
action-acw = faire tourner les modules en sens antihoraire
action-role-sammie = { $command ->
    [cw] un seul module, d’une place, sens horaire
   *[acw] un seul module, d’une place, sens antihoraire
}
action-role-jayani = faire tourner trois modules
action-role-noah = verrouiller trois baies
action-role-luca = verrouiller, puis déployer
action-role-nahla = verrouiller deux voisines et une troisième
action-role-li_yong = verrouiller sans la carte en plus
action-role-alfie = échanger deux plans
action-distance = { $distance ->
    [one] d’une baie
   *[other] de { $distance } baies
}
action-pick = { $match ->
    [yes] { $module }, sur son plan
    [no] { $module }, sur le plan { $plan }
   *[empty] sans module, plan { $plan }
}
action-done = c’est tout
action-done-nothing = ne rien verrouiller
action-discard = défausser { $card }
action-discard-random = défausser une carte au hasard
action-refuse = Li Yong refuse, la carte reste
action-refuse-no = défausser comme demandé
action-again = jouer une seconde commande
action-again-no = compléter la main
action-keep = garder le plan { $plan } en baie { $bay }
action-keep-none = brouiller tous les plans
action-move = { $direction ->
    [cw] { $module } de la baie { $bay }, sens horaire
   *[acw] { $module } de la baie { $bay }, sens antihoraire
}
action-to-top = ce sera la prochaine carte piochée
action-to-bottom = elle sera piochée en dernier
action-cycle = { $first } en { $second }, { $second } en { $third }, { $third } en { $first }
action-exchange = { $count ->
    [one] une carte de la défausse, au hasard, pour la vôtre
   *[other] { $count } cartes de la défausse, au hasard, pour votre main
}
action-under = { $card } passe sous la pioche

# Les mêmes parmi leurs semblables
brief-command = { $command ->
    [deploy] { $called }{ $stack ->
        [0] {" "}(sans effet)
       *[other] {""}
    }
    [lock] { $called } ({ $matching ->
        [0] aucun assorti
        [one] 1 assorti
       *[other] { $matching } assortis
    })
    [swap] { $called }{ $line ->
        [0] {" "}(sans effet)
        [1] {" "}(sans effet)
       *[other] {""}
    }
   *[other] { $called }
}
way-cw = sens horaire
way-acw = sens antihoraire
brief-role = { $command } avec { $role }
brief-match = { $style ->
    [aloud] { $module } (assorti)
   *[shown] { $module } =
}

## Pourquoi c’est refusé

too-long-hint = Un échange avec moins de deux modules dans les baies ne prend pas de baies, un déploiement ne prend rien, une rotation prend une distance.
reason-distance = Une rotation fait avancer de 1 ou 2 baies.
reason-not_your_role = { $role } n’est pas votre rôle.
reason-no_such_card = Aucune carte ne s’appelle « { $word } ». Les cartes sont dv (Déployer/Verrouiller), horaire, antihoraire, libre, échange et joker ; trois cartes ensemble sont « trois ».
reason-no_such_command = Aucune commande ne s’appelle « { $word } ». Les commandes sont déployer, verrouiller, échanger, horaire et antihoraire.
reason-no_such_bay = Il n’y a pas de baie « { $bay } ». Les baies vont de 1 à 12.
reason-unreadable = « { $text } » n’est pas une action. Exemples : demander échanger ; libre: antihoraire 2 ; dv: verrouiller 3 6 ; échange: échanger 4 9.
reason-card_not_held = Vous n’avez pas de carte { $card }.
reason-discard_too_small = La défausse a moins de cartes que votre main : pas de troc possible.
reason-must_ask = Dans cette édition, il faut demander une commande.
reason-cannot_run_what_is_asked = Dans cette édition, on ne demande que ce que la main permet, et la vôtre ne permet pas { $command }.
reason-run_the_shown_card = Un dysfonctionnement exécute la carte montrée, { $card } : commencez par « montrée: » et une commande qu’elle montre.
reason-run_the_shown_card-none = Aucune carte n’est montrée. Jouez une carte de votre main, ou trois.
reason-single_card_only = Deux commandes dans un tour prennent une carte chacune : trois cartes sont exclues maintenant.
reason-three_cards_needed = Il faut trois cartes pour cela ; vous en avez { $cards ->
    [0] zéro
   *[other] { $cards }
}.
reason-card_does_not_show = { $card } ne montre pas { $command }.
reason-no_role = Vous jouez sans rôle.
reason-role_used = { $role } a déjà servi ; chaque rôle sert une fois par partie.
reason-role_not_for_command = { $role } ne peut pas modifier { $command }.
reason-role_sammie = Il faut à Sammie un module dans les baies et une baie libre où l’amener.
reason-role_jayani = Il faut à Jayani trois modules dans les baies.
reason-role_alfie = Il faut à Alfie deux baies ouvertes.
reason-role_noah = Il faut à Noah trois baies assorties qui puissent se fermer ensemble.
reason-role_luca = Luca n’a rien à déployer : le stock est vide.
reason-role_nahla = Il faut à Nahla deux baies voisines et une troisième, toutes assorties et permises ensemble.
reason-role_li_yong = Li Yong n’aide que là où un verrouillage coûte exactement une carte de plus.
reason-more_bays_needed = Il faut encore une baie à cette commande.
reason-lock_something = Un module est assorti sans rien coûter de plus : il faut verrouiller au moins une baie.
reason-lock_incomplete = Le rôle nommé est fait pour plus de baies que vous n’en avez choisi.
reason-bay_picked_twice = La baie { $bay } est déjà choisie.
reason-bay_locked = La baie { $bay } est verrouillée ; on n’y touche plus.
reason-bay_empty = Il n’y a pas de module en baie { $bay }.
reason-bay_not_possible = La baie { $bay } ne peut pas participer maintenant.
reason-bay_not_matching = Le module de la baie { $bay } n’est pas assorti à son plan.
reason-lock_c12 = Dans la série C, la baie 12 ne se ferme qu’avec trois cartes ; le Joker ne suffit pas.
reason-lock_c6 = Dans la série C, la baie 6 se ferme seule ou avec des baies paires.
reason-lock_c9 = Dans la série C, la baie 9 coûte une carte Déployer/Verrouiller de plus, ou bien elle dépasse les deux baies d’un verrouillage.
reason-lock_e6 = Dans la série E, la baie 6 ne se ferme qu’avec le Joker ou trois cartes.
reason-lock_b = Dans la série B, la baie { $bay } coûte une carte sauf si 6 et 12 se ferment ensemble, et il ne vous en reste pas.
reason-lock_g12 = Dans la série G, la baie 12 coûte toutes vos cartes restantes, au moins une, et vous n’en avez plus.
reason-lock_limit = La baie { $bay } est de trop : un verrouillage prend deux baies, trois avec le bon rôle.
reason-answer_ask = Posez d’abord une question, par exemple « demander échanger », ou « demander rien » si c’est permis.
    .drawn = Posez d’abord une question sur une commande, ou aucune si c’est permis.
reason-answer_answer = Répondez « oui » ou « non ».
    .drawn = Répondez oui ou non.
reason-answer_declare = Annoncez une commande avec une carte de votre main, par exemple « libre: antihoraire 2 ».
    .drawn = Annoncez une commande avec une carte de votre main : choisissez d’abord la carte.
reason-answer_distance = Dites la distance : 1 ou 2.
reason-answer_pick = Choisissez une baie par son numéro.
reason-answer_override = Défaussez une carte, par exemple « défausser échange ».
    .drawn = Défaussez une carte.
reason-answer_refuse = Dites « refuser avec li_yong » ou « non ».
    .drawn = Choisissez d’abord si vous refusez.
reason-answer_keep_plan = Dites « garder », une baie, « avec amelie », ou bien « non ».
    .drawn = Choisissez la baie qui garde son plan, ou aucune.
reason-answer_again = Dites « encore avec anna » ou « non ».
    .drawn = Choisissez d’abord si vous exécutez une deuxième commande.
reason-answer_order = Dites « d’abord » et l’une des baies.
    .drawn = Choisissez laquelle des baies passe en premier.
reason-answer_move = Dites « avancer », une baie qui a un module, et « horaire » ou « antihoraire ».
    .drawn = Choisissez une baie qui a un module, et le sens dans lequel il avance.
reason-answer_place = Dites « dessus » ou « dessous ».
    .drawn = Choisissez le dessus ou le dessous.
reason-answer_cycle = Choisissez l’un des deux cercles.
reason-answer_trade = Dites « troquer », ou « défausser » et une carte.
    .drawn = Troquez, ou choisissez une carte à défausser.
reason-answer_return = Dites « sous » et une carte de votre main.
    .drawn = Choisissez une carte de votre main.

## La fin

outcome-won = { $who ->
    [you] Le vaisseau décolle. Vous avez gagné !
   *[other] Le vaisseau décolle. La partie est gagnée !
}
outcome-lost = { $who ->
    [you] L’air est épuisé. Vous avez perdu.
   *[other] L’air est épuisé. La partie est perdue.
}
band-poor = Le vaisseau est resté un tas de pièces.
band-attempt = On devine un vaisseau, mais il ne volera pas.
band-almost = La sortie était déjà en vue.
band-escaped = Hors du quai au dernier souffle.
band-ace = Un départ soigné, avec un reste d’air.
band-gifted = L’ordinateur demande une revanche, en plus dur.
score-locked = Baies verrouillées : { $count }, pour une valeur de { $points }
score-line = Modules dans les baies : { $count }, pour une valeur de { $points }
score-pile = Cartes dans la pioche : { $count }, pour une valeur de { $points }
score-total = Score : { $score }

## La table à l’écran

screen-turn = Tour { $turn }, passage { $run } sur { $runs }
screen-refreshes = { $left ->
    [0] plus de rafraîchissement
    [one] encore 1 rafraîchissement
   *[other] encore { $left } rafraîchissements
}
screen-locked = baies verrouillées : { $count } sur { $bays }
screen-stack = Stock : { $count }
screen-pile = Pioche : { $count }
screen-discard = Défausse : { $count }
screen-discard-top = Défausse : { $count }, dessus { $card }
screen-reserve = Réserve : { $cards }
screen-reserve-none = Réserve : rien
screen-reserve-two = Réserve : { $first }, puis { $second }
screen-cell-locked = verrouillée
    .short = verrou
screen-key = Baie et plan ; dessous le [module], avec = s’il est assorti.
screen-key-compact = Baie et plan ; à côté le [module], avec = s’il est assorti. trois : trois cartes comme joker.
screen-key-malfunctions = Signe ! : dysfonctionnement.
list-empty = Sans module : { $bays }.
list-locked = Verrouillées : { $bays }.
list-bay = { $bay } { $plan }
list-bay-malfunction = { $bay } { $plan } (dysfonctionnement)
label-bay-locked = Baie { $bay }. { $plan }, verrouillée.
label-bay-empty = Baie { $bay }. Plan { $plan }. Vide.
label-bay-match = Baie { $bay }. Plan { $plan }. Avec son propre module. Assortie !
label-bay-other = Baie { $bay }. Plan { $plan }. Module { $module }.
label-malfunction = Dysfonctionnement.
label-after = { $event ->
    [rotated] Après la rotation : { $then }
    [swapped] Après l’échange : { $then }
    [cycled] Après la permutation : { $then }
    [plans_swapped] Après l’échange de plans : { $then }
    [plans_cycled] Après la permutation de plans : { $then }
    [locked] Après le verrouillage : { $then }
   *[module_moved] Après le déplacement : { $then }
}
label-then-locked = { $plan }, verrouillée.
label-then-empty = plan { $plan }, vide.
label-then-match = { $module }, sur son plan.
label-then-other = { $module }, sur le plan { $plan }.
choice-bay = baie { $bay }
hand-you = Votre main : { $cards }.
hand-you-empty = Votre main est vide.
hand-other = { $seat } a { $count ->
    [0] la main vide.
    [one] une carte.
   *[other] { $count } cartes.
}
hand-known = Connu parmi elles : { $cards }.
known-pile = { $place ->
    [1] La première carte de la pioche est connue : { $card }.
   *[other] La carte { $place } de la pioche est connue : { $card }.
}
known-stack = { $place ->
    [1] Le prochain module du stock est connu : { $module }.
   *[other] Le module { $place } du stock est connu : { $module }.
}
role-line = { $who ->
    [you] Votre rôle : { $role }, { $used ->
        [yes] déjà utilisé.
       *[no] encore disponible.
    }
    [name] { $seat } a le rôle { $role }, { $used ->
        [yes] déjà utilisé.
       *[no] encore disponible.
    }
   *[other] Rôle de { $seat } : { $role }, { $used ->
        [yes] déjà utilisé.
       *[no] encore disponible.
    }
}
roles-line = Rôles : { $roles }.
role-in-short = { $role } ({ $who }{ $used ->
    [yes] , déjà utilisé
   *[no] {""}
})
preview-next = Ensuite : { $question }
preview-matches = { $count ->
    [0] Aucun module ne serait alors sur son plan.
    [one] La baie { $bays } serait alors assortie.
   *[other] Les baies { $bays } seraient alors assorties.
}
status-asked = Demandé : { $command }. Réponse : { $answer }.
status-command = En cours : { $command }.
status-two = Ce tour compte deux commandes, d’une carte chacune.
status-owes = { $who ->
    [you] Vous devez deux commandes à votre prochain tour.
   *[other] { $seat } doit deux commandes à son prochain tour.
}
status-no-refill = La main ne se complète pas ce tour-ci.
answer-yes = oui
answer-no = non

legend-head = Modules : code, signe, nom.
legend-marks = Sur l’anneau : d’abord le numéro de la baie et son plan. Dessous ou à côté, [..] est un module ; [..]= est sur son propre plan et peut être verrouillé. « verrouillée » : c’est fait. Le signe ! marque une baie à dysfonctionnement.
legend-cards = Cartes :
legend-card = { $card } : { $notation }, montre { $shows }
legend-three = { $card } ensemble : { $notation }, pour n’importe quelle commande
boxed-cards = Dans la boîte, hors jeu pour cette partie : { $cards }.
roles-none = Personne n’a de rôle.
role-head = { $role }, { $title } ({ $when }). { $does }
roles-useless = En solo avec ces dysfonctionnements, { $role } ne peut jamais servir.
malfunctions-none = Cette partie se joue sans dysfonctionnements.
malfunctions-head = Dysfonctionnements, { $set }. Ils agissent chaque fois que leur baie est verrouillée.
malfunctions-bay = Baie { $bay } : { $text }
heading-pay = Avec { $card } :
heading-three = Avec trois cartes, comme joker :
fold-head = { $head } :
fold-keep = plan à garder :
heading-shown = Avec la carte montrée, { $card } :

## Ce que l’on peut taper à la table

typed-hand = main
    .does = montrer encore votre main
typed-ring = anneau
    .does = la table en anneau
typed-roles = rôles
    .does = qui a quel rôle, et à quoi il sert
typed-malfunctions = dysfonctionnements
    .does = ce que font les baies 12, 3, 6 et 9
typed-talk = parole
    .does = ce qu’on peut dire maintenant
how-to-answer = Répondez par le numéro devant une action ou par sa notation. Une commande entière tient en une ligne, par exemple libre: antihoraire 2 ou dv: verrouiller 3 6. Là où l’on choisit des baies, un nombre désigne une baie ; 0 veut dire que c’est tout. La notation anglaise convient aussi : any: acw 2.

## Exemples pour les règles

example-rotate_counts = La Passerelle tourne de deux baies en sens horaire depuis la baie 2 : on saute la baie 3, verrouillée, et la baie 4, vide, compte. Elle arrive sur la baie 5.
example-swap_empty = Un échange porte sur deux modules. La baie 5 est vide, on ne peut donc rien échanger avec elle.
example-lock_nothing = Le Hangar est sur son plan et le verrouiller ne coûte rien de plus, vous ne pouvez donc pas ne rien verrouiller.
example-verify_direction = Votre partenaire a une carte horaire et aucune autre qui tourne : elle ne vérifie pas une rotation antihoraire. Votre partenaire doit défausser une carte, et la commande s’exécute quand même.
example-three_needs_three = Il faut exactement trois cartes pour un joker : avec deux, c’est refusé.
example-refresh_when_missing = Vous piochez la dernière carte, et rien n’est rafraîchi : cela arrive quand une carte manque.
example-twelfth_lock = La baie 12 de la série A devrait rouvrir une baie verrouillée. Mais c’est le douzième verrouillage, et il gagne avant son dysfonctionnement.

## Ce que donnent les options

summary-cards = { $cards } cartes dans la pioche et les mains ; en réserve, { $reserve }
    .label = Cartes
reserve-any = { card-any }
reserve-wild = { card-wild }
reserve-cw = { card-cw }
reserve-acw = { card-acw }
reserve-deploy_lock = { card-deploy_lock }
summary-modules = { $modules } à verrouiller
    .label = Modules
summary-commands = { $commands } au plus avant que les cartes ne manquent
    .label = Commandes
summary-overridden = seulement { $overridden } si chacune est forcée
    .label = Forçage
