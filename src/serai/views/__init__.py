"""The views that travel to people, redacted, and the differences between two of them."""
