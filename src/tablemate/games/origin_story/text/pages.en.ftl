# The parts of the table of Origin Story, as headings.

sheet-trick = The trick
sheet-hand = Your hand
sheet-standing = Where the game stands
sheet-score = Points and rows
sheet-cards = Your cards
