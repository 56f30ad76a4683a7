"""Twins: two worlds that nobody but one person can tell apart. Everybody else has to get the same bytes, at the same
times, until the difference is open to all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from typing import Any, NamedTuple

from tests.simulation.report import Report, Twist
from tests.simulation.stage import Stage


class Sealed(NamedTuple):
    """A decision that lay face down for a while."""

    twist: Twist
    until: float
    """when the last of its step was committed, and all were turned up"""


def sealed_in(report: Report) -> Iterator[Sealed]:
    """All of a world, but for changes of mind.

    A player who changes to the same card gets fewer messages, and one message more or less moves all others in the
    network.
    """
    for table in report.tables:
        log = report.ledger.logs.get(table.id, [])
        acts = {entry.row.act: number for number, entry in enumerate(log) if entry.row.act}
        for person in table.people:
            decided = Counter(story.version for story in person.stories)
            for number, story in enumerate(person.stories):
                place = acts.get(story.id)
                of_its_step = [entry for entry in log if entry.row.version == story.version]
                is_last = place is None or log[place] is of_its_step[-1]
                if not is_last and decided[story.version] == 1:
                    yield Sealed(Twist(person.name, number), of_its_step[-1].at)


def differences(
    stage: Stage, seed: int, planted: Callable[[], AbstractContextManager[Any]] = nullcontext
) -> tuple[int, list[str]]:
    """How many messages were compared, and what others could tell of a sealed choice."""
    report = stage.run(seed, planted)
    chosen = list(sealed_in(report))
    if not chosen:
        return 0, []
    twist, until = chosen[len(chosen) // 2]
    twin = stage.run(seed, planted, twist)
    mine, theirs = (
        [said for said in each.said if said.name != twist.name and said.at < until] for each in (report, twin)
    )
    told = [
        f"{one.name} was told {one.text.decode()[:200]} and not {other.text.decode()[:200]}"
        for one, other in zip(mine, theirs, strict=False)
        if one != other
    ]
    if not told and len(mine) != len(theirs):
        told = [f"others were told {len(mine)} things and not {len(theirs)}"]
    return len(mine), told
