"""Benchmarks: our games beside a peer, measured in the same run.  `make bench` writes docs/benchmarks.md."""
