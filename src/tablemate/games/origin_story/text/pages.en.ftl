# The parts of the table of Origin Story, as headings.

sheet-trick = The trick
sheet-hand = { $viewer ->
    [spectator] The player's hand
   *[other] Your hand
}
sheet-standing = Where the game stands
sheet-score = Points and rows
sheet-cards = { $viewer ->
    [spectator] The player's cards
   *[other] Your cards
}
