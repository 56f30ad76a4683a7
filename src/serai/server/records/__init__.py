"""Finished games: taken in, shown, reviewed and exported; the games of the day and of printed boxes."""
