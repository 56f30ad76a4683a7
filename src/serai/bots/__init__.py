"""Bots: programs that play a seat. One registry finds them, one `Sight` is all they get."""
