"""Why a move is better than another one: one cause, and how much of the difference it makes.

The game says what is true on the board and what measures it (`Chances.find_reasons`). The measure is taken in
the worlds in which both moves were played out: a row of the seat's own sheet, how far the seat comes, or how far a
rival comes, who counts as much as the win is likely to go to them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from msgspec import Struct

from serai.bots.chances import Chances, Ends
from serai.bots.findings import OWN, RIVAL, Finding

ENOUGH = 1 / 3
"""part of the difference that a reason has to explain"""
STAKE = "stake"
"""so begin the names of findings that say what the decision is about"""


class Why(Struct, frozen=True):
    """A reason in words: a message of the catalogues, and its arguments as events have them."""

    reason: str
    """the message is `<game>-reason-<reason>`"""
    arguments: dict[str, Any]
    share: float
    """of the difference between the moves"""


def explain(chances: Chances, findings: Sequence[Finding], seat: int, better: Ends, other: Ends) -> Why | None:
    """The finding that explains most of the difference, if one explains enough of it; a part of it before all of it."""
    rows = (better.rows - other.rows).mean(axis=0) * np.array(chances.worth)
    comes = (better.standings - other.standings).mean(axis=0)
    wins = (better.wins + other.wins).mean(axis=0)
    wins[seat] = 0.0
    rivals = -comes * wins / max(wins.sum(), 1e-9)
    lead = comes[seat] + rivals.sum()
    if lead <= 0.0:
        return None

    def share(finding: Finding) -> float:
        measure = finding.measure
        part = rivals[measure - RIVAL] if measure >= RIVAL else comes[seat] if measure == OWN else rows[measure]
        return float(part / lead)

    enough = [finding for finding in findings if not finding.reason.startswith(STAKE) and share(finding) >= ENOUGH]
    told = max(enough, key=lambda finding: (finding.measure != OWN, share(finding)), default=None)
    return None if told is None else Why(told.reason, told.arguments, round(min(share(told), 1.0), 3))


def stake_of(findings: Sequence[Finding]) -> Why | None:
    """What a decision is about."""
    told = next((finding for finding in findings if finding.reason.startswith(STAKE)), None)
    return None if told is None else Why(told.reason, told.arguments, 1.0)
