"""The arena: matches between bots, fair enough to convince a sceptic."""
