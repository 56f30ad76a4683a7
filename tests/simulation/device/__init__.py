"""A device that plays its own tables, with its pages, its database and its locks, in simulated worlds."""
