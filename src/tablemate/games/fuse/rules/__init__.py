"""The rules of FUSE, in the order in which a turn goes: roll, draft, defusing, fallout."""
