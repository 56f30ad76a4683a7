"""Security: permissions, and how often they may be used."""
