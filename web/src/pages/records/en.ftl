## Records that are brought.

records-title = Look at a record
records-lead = A record is the file that a game was saved in. It is looked at, kept for an hour at most, and never joins the games of this server.
records-file = The record, a JSON file
records-published = The fingerprint that was published before the game
records-published-about = It can be left out; then only the record itself is checked.
records-look = Look at it
records-proves = What this record of { $game } proves
records-broken = This record cannot be played again
records-holds = it holds
records-fails = it does not hold
records-replay = See the game, step by step
records-kept = The record is kept for an hour, for whoever has the address of its replay.
