"""Origin Story in the terminal: its face, its options, its cards."""
