"""Drills: what the server promises is tried against real parts, which are killed, filled up, damaged and taken away."""
