"""Fingers in the terminal."""
