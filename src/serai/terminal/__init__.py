"""Games in a terminal: by keyboard, as text."""
