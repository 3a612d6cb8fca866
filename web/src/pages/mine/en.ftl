## My games.

mine-title = Your games
mine-lead = The games that this browser made or sits at. Nobody else sees this list.
mine-none = There is none yet.
mine-more = Older games
mine-export = All of them as one file
mine-export-about = The file has the record of every game that is over. Taking a game out of the list changes nothing for the others at the table.
