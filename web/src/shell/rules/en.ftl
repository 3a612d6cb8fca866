## The reader of the rules.

rules-close = Close the rules
rules-search = Search the rules
rules-found = What was found
rules-hits = { $hits ->
    [0] Nothing found.
    [one] { $hits } place found.
   *[other] { $hits } places found.
}
rules-topics = Topics
rules-present = Shown because the table asks you about it now.
rules-example = Example.
rules-on-board = Look at it on the board
rules-of = Rules of { $game }
rules-example-shown = An example from the rules: nothing here can be played.
rules-back = Back to the text
