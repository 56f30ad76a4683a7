"""How messages come and go: HTTP, sockets, and news between server processes."""
