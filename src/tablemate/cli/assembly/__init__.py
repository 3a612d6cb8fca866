"""Assembly in the terminal: its face and its options."""
