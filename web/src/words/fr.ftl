## What all pages share.

-name = Tablemate
page-title = { $what } · Tablemate
home = Accueil
brand = Tablemate, page d’accueil
skip-to-board = Aller au plateau
skip-to-page = Aller au contenu
settings = Réglages
close = Fermer
language-en = English
language-fr = Français

region-sentence = Ce que la table attend
region-log = Ce qui s’est passé
region-board = Plateau
region-tools = Outils

sending = Votre coup est envoyé…
see-rule = Voir la règle
log-rule = Voir la règle de l’étape { $step }
this-is-past = Ceci est le passé
unreachable = Le serveur ne répond pas.
not-fetched = Cette partie de la page n’a pas pu être chargée.
page-missing = Il n’y a pas de page à cette adresse.
loading = Un instant…

list-choices = Ce que vous pouvez faire
list-ask-again = { $choice } Vraiment ?
list-ask-again-yes = Oui, se rendre
list-ask-again-no = Non, continuer
list-nothing = Rien ne vous est demandé pour l’instant.
list-table = Ce qu’il y a sur la table
list-time = Temps
list-signs = Signes et appels
list-point-at = Ce qu’il faut montrer
list-talk = Discussion

key-enter = Entrée
key-escape = Échap
option-said = { $option } : { $said }

undo = Annuler
hint = Conseil
rules = Règles
try-again = Réessayer

strip-lost = { $seconds ->
    [0] Connexion perdue. Nouvel essai…
    [one] Connexion perdue. Nouvel essai dans { $seconds } seconde.
   *[other] Connexion perdue. Nouvel essai dans { $seconds } secondes.
}
strip-unsent = { $unsent ->
    [one] Votre dernière saisie est gardée et sera envoyée.
   *[other] Vos { $unsent } dernières saisies sont gardées et seront envoyées.
}
strip-kept = « { $words } »
strip-try-now = Essayer maintenant
strip-back = La connexion est rétablie.
strip-elsewhere = Cette place est ouverte dans un autre onglet.
strip-take-over = Jouer ici
undo-not-now = Rien ne peut être annulé pour l’instant.
talk-watching = Écrire aux spectateurs
talk-say = Dire quelque chose
talk-closed = La discussion est fermée
talk-unheard = Personne ne vous entend pour l’instant. Votre texte reste là.
talk-unheard-short = Personne ne vous entend
talk-send = Envoyer
stand-in = Jouer pour { $name }
