"""What goes wrong in a simulated world, and how often it did.

Each world has its own weather: some kinds of faults are left out and others are frequent, so that those that hide each
other meet as well as those that need each other.
"""

from __future__ import annotations

import random
from collections import Counter

SHARES = {
    # the network
    "connection broken": 0.01,
    "message late": 0.03,
    "request lost": 0.05,
    "answer lost": 0.05,
    "news dropped": 0.2,
    "news repeated": 0.1,
    "news late": 0.2,
    # a shared database
    "database not reached": 0.03,
    "database silent": 0.02,
    "commit late": 0.05,
    # the embedded database, for each of its statements
    "disk refused": 0.002,
    "killed within a transaction": 0.0005,
    # bots
    "bot failed": 0.1,
    "bot slow": 0.05,
    # people, for each message that they get
    "lie": 0.08,
    "sent twice": 0.1,
    "mind changed": 0.1,
    # processes, for each second of the world
    "killed": 0.03,
    "stopped in order": 0.01,
    "stood still": 0.02,
    "taken over": 0.01,
    "clock jumped": 0.02,
    # a device that plays its own table
    "page ended": 0.03,
    "page opened beside": 0.03,
    "device refused": 0.02,
    "device late": 0.05,
    "taken back": 0.3,
}
"""How often each happens, of all occasions."""


class Faults:
    """The weather of one world."""

    def __init__(self, seed: str):
        weather = random.Random(f"{seed}/weather")
        self._shares = {name: share * weather.choice([0, 0.5, 1, 1, 2, 3]) for name, share in SHARES.items()}
        self._chance = {name: random.Random(f"{seed}/{name}") for name in SHARES}
        self.are_over = False
        self.happened: Counter[str] = Counter()

    def strike(self, name: str) -> bool:
        """Whether it happens now."""
        if self.are_over or self._chance[name].random() >= self._shares[name]:
            return False
        self.happened[name] += 1
        return True
