"""One table in memory, and its parts."""
