"""How bots play Origin Story."""
