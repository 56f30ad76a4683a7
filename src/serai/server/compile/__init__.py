"""Compiling the rules and the bots before anybody waits for them."""
