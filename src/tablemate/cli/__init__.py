"""The `tablemate` command and the line-mode terminal client."""
