"""The daily deal: every day one deal per game, the same for everybody in the world, against the same bots.

It follows from the date alone, so no server has to give it out. `docs/daily.md` says what it proves.
"""
