## My games.

mine-title = Your games
mine-lead = The games that this browser made or sits at. Nobody else sees this list.
mine-none = There is none yet.
mine-more = Older games
mine-export = All of them as one file
mine-export-about = The file has the record of every game that is over. A game at which nobody but you ever sat is deleted for good, its replay and its talk too. Any other, and the deal of a day, only leaves this list: for the others nothing changes.
