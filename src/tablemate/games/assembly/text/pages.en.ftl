# The parts of the table of Assembly, as headings.

sheet-standing = Where the game stands
sheet-ring = The ring, bay by bay
sheet-hands = Hands and roles
sheet-piles = Cards and modules
