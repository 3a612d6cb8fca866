# The parts of the table of FUSE, as headings.

sheet-tray = The dice of this turn
sheet-row = The row: bombs to pick
sheet-standing = Where the game stands
