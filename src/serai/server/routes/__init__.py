"""The HTTP routes and the socket: thin, they check, ask the house and answer."""
