"""Who sits where: drawn for every deal, so that people meet and are compared with as many others as possible.

All tables of a deal use the same seats for people, so everybody is compared with people. Nobody plays a deal twice.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import ceil, inf

from serai.server.rows.tournament import Deal

FEWEST_TABLES = 2
"""with one there would be nobody to be compared with"""
WEIGHTS = {"compared": 4, "met": 1, "sat": 1}
"""what it costs to repeat something: above all, nobody should have the same few rivals all evening"""
DRAWS = 60
"""seatings of which the best is taken"""


def tables_for(people: int, together: int) -> int:
    """How many tables play each deal when so many people are to share one."""
    return max(FEWEST_TABLES, ceil(people / together))


def draw_places(people: int, players: int, together: int, deals: int, chance: random.Random) -> list[Deal]:
    """A seating for every deal: of several that are drawn, the one that repeats least of the deals before."""
    tables = tables_for(people, together)
    known: Counter[tuple[str, int, int]] = Counter()
    plan = []
    for deal in range(deals):
        best, least = None, inf
        for _ in range(DRAWS):
            drawn = _drawn(people, players, tables, deal, chance)
            repeated = sum(WEIGHTS[fact[0]] * known[fact] for fact in _facts(drawn))
            if repeated < least:
                best, least = drawn, repeated
        assert best is not None
        known.update(_facts(best))
        plan.append(best)
    return plan


def _drawn(people: int, players: int, tables: int, deal: int, chance: random.Random) -> Deal:
    """Seat after seat is filled at all tables; the seats that people have move on by one with every deal."""
    seating: Deal = [[None] * players for _ in range(tables)]
    order = chance.sample(range(people), people)
    for place, person in enumerate(order):
        seat, table = divmod(place, tables)
        seating[table][(seat + deal) % players] = person
    # The last seat may not be filled everywhere: which tables lack somebody is drawn, too.
    chance.shuffle(seating)
    return seating


def _facts(seating: Deal) -> Iterator[tuple[str, int, int]]:
    """What should not be repeated: a seat of a person, two who share a table, two who are compared."""
    for table in seating:
        seated = [(seat, person) for seat, person in enumerate(table) if person is not None]
        yield from (("sat", *each) for each in seated)
        yield from (("met", *pair) for pair in _pairs([person for _, person in seated]))
    for seat in zip(*seating, strict=True):
        yield from (("compared", *pair) for pair in _pairs([person for person in seat if person is not None]))


def _pairs(people: Sequence[int]) -> Iterator[tuple[int, int]]:
    return combinations(sorted(people), 2)
