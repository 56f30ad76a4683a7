"""The game of a table: its log, its chance, and decisions made beforehand."""
