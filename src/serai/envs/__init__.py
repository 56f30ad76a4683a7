"""Environments for people who study games: batches of games, and thin adapters to the frameworks they know."""
