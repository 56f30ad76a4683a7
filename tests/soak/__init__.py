"""A storm for the server: many tables at once, where people do whatever connections and people can do."""
