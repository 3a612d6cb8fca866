"""Tests of what sets the project up."""
