"""FUSE online."""
