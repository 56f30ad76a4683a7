"""Why a move is better than another one: one cause, and how much of the difference it makes.

The game says what is true on the board and what measures it (`Chances.find_reasons`). The measure is taken in
the worlds in which both moves were played out: a row of the seat's own sheet, how far the seat comes, or how far a
rival comes, who counts as much as the win is likely to go to them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from msgspec import Struct

from serai.bots.findings import ABSENT, OWN, RIVAL
from serai.kernel.event_text import Kinds, Shape

if TYPE_CHECKING:
    from serai.bots.chances import Chances, Ends

ENOUGH = 1 / 3
"""part of the difference that a reason has to explain"""
STAKE = "stake"
"""so begin the names of findings that say what the decision is about"""

ReasonTable = Mapping[str, Kinds]
"""by name what the arguments of the message `<game>-reason-<name>` are, in their order; the last may be several"""


class Finding(NamedTuple):
    """Something true on the board that speaks for a move."""

    reason: str
    measure: int
    arguments: dict[str, Any]


class Why(Struct, frozen=True):
    """A reason in words: a message of the catalogues, and its arguments as events have them."""

    reason: str
    """the message is `<game>-reason-<reason>`"""
    arguments: dict[str, Any]
    share: float
    """of the difference between the moves"""


def read_findings(
    table: ReasonTable, lines: Iterable[Sequence[int]], names: Mapping[str, Sequence[str]]
) -> list[Finding]:
    """What compiled text has found; `names` has the things by noun that are no numbers."""
    reasons = list(table.items())
    return [
        Finding(reasons[line[0]][0], int(line[1]), _arguments(reasons[line[0]][1], [*map(int, line[2:])], names))
        for line in lines
    ]


def _arguments(kinds: Kinds, numbers: list[int], names: Mapping[str, Sequence[str]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for place, (name, kind) in enumerate(kinds.items()):
        things = [_thing(number, names.get(kind.noun)) for number in numbers[place:] if number != ABSENT]
        found[name] = things if kind.shape is Shape.SEVERAL else things[0]
    return found


def _thing(number: int, names: Sequence[str] | None) -> int | str:
    return number if names is None else names[number]


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
