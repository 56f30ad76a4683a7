"""Chance that is the same in every run, so that a red one can be repeated."""

from __future__ import annotations

from hashlib import sha256
from itertools import count

import pytest

from serai.server.table.seats import lobby

SEED = "caravan"
"""By it tables are dealt, bots choose, and people choose who play by themselves."""


def deal_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table of a test has a secret of its own, the same in every run: by it cards are dealt and bots choose."""
    numbers = count()
    monkeypatch.setattr(lobby, "new_secret", lambda: sha256(f"{SEED} {next(numbers)}".encode()).hexdigest())
