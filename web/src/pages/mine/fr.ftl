## Mes parties.

mine-title = Vos parties
mine-lead = Les parties que ce navigateur a ouvertes ou auxquelles il est assis. Personne d’autre ne voit cette liste.
mine-none = Il n’y en a pas encore.
mine-more = Parties plus anciennes
mine-export = Toutes en un seul fichier
mine-export-about = Le fichier contient l’enregistrement de chaque partie finie. Une partie où personne d’autre que vous ne s’est jamais assis est supprimée définitivement, avec son enregistrement et ce qui s’y est dit. Toute autre, comme la donne du jour, quitte seulement cette liste : pour les autres, rien ne change.
