"""The server's own code in a simulated world, from one seed: see docs/reliability.md."""
