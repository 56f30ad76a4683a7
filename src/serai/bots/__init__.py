"""Bots: whoever plays a seat by itself. One registry finds them, one `Sight` is all they get."""
