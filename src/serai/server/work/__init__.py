"""Slow work, beside the event loop: who waits for it, and for how long."""
