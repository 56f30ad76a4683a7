"""Helpers around the project: building the client, pictures of it, contact sheets."""
