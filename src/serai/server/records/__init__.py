"""Finished games: accepted, shown, reviewed and exported; daily deals and printed games."""
