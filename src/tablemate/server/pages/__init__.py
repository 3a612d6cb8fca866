"""The pages without script: forms to set up tables and to play at them, for every browser and good to read aloud."""

from .site import add_pages
from .troubles import trouble

__all__ = ["add_pages", "trouble"]
