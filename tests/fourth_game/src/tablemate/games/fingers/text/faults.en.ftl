fault-rounds_lost = a round is lost or made
