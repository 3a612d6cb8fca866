"""Origin Story online."""
