"""Your turn, with the browser closed: Web Push and webhooks."""
