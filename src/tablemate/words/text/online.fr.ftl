# Ce qui se dit à une table en ligne, quel que soit le jeu.

## Ce que la table attend

online-over = La partie est finie.
online-abandoned = La partie a été abandonnée.
online-closed = L’hôte a fermé cette table.
online-not-started = { $timed ->
    [True] La table attend que tout le monde soit là et prêt.
    *[other] La table attend que toutes les places soient prises.
}
online-paused = La partie est en pause.

## Le journal

online-sat = { $player ->
    [person] { $who ->
        [you] Vous prenez place.
        *[other] { $seat } prend place.
    }
    [bot] { $who ->
        [you] Un robot joue désormais pour vous.
        *[other] Un robot joue désormais pour { $seat }.
    }
   *[nobody] { $who ->
        [you] Votre place est libre.
        *[other] La place de { $seat } est libre.
    }
}
online-took-back = { $who ->
    [you] Vous annulez la dernière étape.
   *[other] { $seat } annule la dernière étape.
}
online-said = { $speaker } : { $text }
online-signed = { $speaker } : ({ $sign })
online-pointed = { $sign } : { $bay }
online-watcher = Quelqu’un qui regarde
online-log-started = La partie commence.
online-log-paused = { $why ->
    [downtime] Le serveur s’était arrêté : le chronomètre attend que tout le monde veuille reprendre.
   *[agreed] La partie est en pause : le chronomètre est arrêté.
}
online-log-resumed = La partie reprend.
online-log-abandoned = La partie est abandonnée, et donc finie.
online-log-closed = L’hôte ferme la table.
online-log-hushed = Une commande a été évoquée : on ne parle plus ce tour-ci.
online-log-wanted = { $wanted ->
    [True] { $what ->
        [pause] { $who ->
            [you] Vous voulez une pause.
           *[other] { $seat } veut une pause.
        }
        [resume] { $who ->
            [you] Vous voulez reprendre.
           *[other] { $seat } veut reprendre.
        }
       *[abandon] { $who ->
            [you] Vous voulez abandonner.
           *[other] { $seat } veut abandonner.
        }
    }
   *[other] { $who ->
        [you] Vous avez changé d’avis.
       *[other] { $seat } a changé d’avis.
    }
}
online-played-for = { $by } joue pour { $seat }.
online-played-by-table = La table joue pour { $seat }.
online-played-by-stand-in = Quelqu’un joue pour { $seat } en son absence.

## Conseils d’un robot

online-hint = Le robot « { $bot } » propose « { $notation } » : { $words }
online-hint-none = Le robot « { $bot } » laisserait d’abord agir les autres.

## Comment une partie a fini, là où le jeu n’a pas de mots pour le dire

online-result = { $won ->
    [True] Gagné
   *[False] Perdu
}
