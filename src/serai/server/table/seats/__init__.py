"""Who sits at a table, and what they may do there besides playing."""
