"""The table online under load: people over real sockets, a server in a process of its own, a peer beside it.

`make bench-online` writes docs/benchmarks-online.md and its plot.
"""
