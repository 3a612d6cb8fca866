## Mes parties.

mine-title = Vos parties
mine-lead = Les parties que ce navigateur a ouvertes ou auxquelles il est assis. Personne d’autre ne voit cette liste.
mine-none = Il n’y en a pas encore.
mine-more = Parties plus anciennes
mine-export = Toutes en un seul fichier
mine-export-about = Le fichier contient l’enregistrement de chaque partie finie. Retirer une partie de la liste ne change rien pour les autres à la table.
