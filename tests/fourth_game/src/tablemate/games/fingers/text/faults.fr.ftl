fault-all_chosen = personne ne montre de doigts dans une manche finie
fault-rounds_lost = une manche est perdue ou ajoutée
