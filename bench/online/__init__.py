"""The table online under load: people over real sockets, a server in a process of its own."""
