"""Thinking about Fingers."""
