option-players = Players
    .help = One or two.
option-target = Target
    .help = Where to count to.
option-head_start = Head start
    .help = How much is counted already.
players-count = { $count } at the table
target-count = up to { $count }
head_start-count = { $count ->
    [0] from nothing
   *[other] from { $count } on
}
