"""Everybody who looks at a table: connections, what they are shown, told and answered."""
