"""How the bots look at Āmul."""
