"""How bots play FUSE."""
