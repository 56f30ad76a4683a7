"""How the bots think about Das Amulett."""
