"""Assembly online."""
