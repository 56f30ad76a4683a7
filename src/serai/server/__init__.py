"""Tables online: lobby, play and records over HTTP and WebSocket (docs/server.md)."""
