"""The rules of Origin Story's solo mode: the set-up of a round, tricks, the Vancardians' procedure, scoring."""
