fault-all_chosen = nobody shows fingers in a round that is over
fault-rounds_lost = a round is lost or made
