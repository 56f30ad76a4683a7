"""The command `serai`: one module per verb, listed in main.py."""
