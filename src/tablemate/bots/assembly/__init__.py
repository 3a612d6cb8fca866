"""How bots play Assembly."""
