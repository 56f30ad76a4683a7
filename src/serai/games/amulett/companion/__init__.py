"""Das Amulett's companion for the printed game: what people at a kitchen table know, and what follows from it.

The rules themselves run here (rules/), on a game of which nobody has told where the gems lie and how the deck is
ordered. Every number of the record can be set by hand at any time.
"""
