"""How the bots think about Āmul."""
