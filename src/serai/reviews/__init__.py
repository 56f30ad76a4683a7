"""Reviews: what each decision of a finished game was worth, from what its seat knew, and what made the result."""
