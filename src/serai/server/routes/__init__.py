"""The HTTP routes and the socket: thin, they check, ask the services and answer."""
