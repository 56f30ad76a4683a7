"""Small programs that show how to use serai."""
