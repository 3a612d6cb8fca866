"""What goes over the wire: `heard` from a client, `told` to it.  Both sets are closed."""
