"""Time limits: how long somebody may think, and when their clock stands still."""
