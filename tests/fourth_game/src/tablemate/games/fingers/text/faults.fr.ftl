fault-rounds_lost = une manche est perdue ou ajoutée
