"""Seatings: drawn for every deal, so that people meet and are compared with as many others as possible.

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
"""with one table there would be nobody to compare with"""
WEIGHTS = {"compared": 4, "met": 1, "sat": 1}
"""the costs of repetition: above all, nobody should have the same few rivals all evening"""
DRAWS = 60
"""seatings drawn, of which the best is taken"""


def tables_for(people: int, together: int) -> int:
    """Return how many tables play each deal if `together` people share a table."""
    return max(FEWEST_TABLES, ceil(people / together))


def draw_places(people: int, players: int, together: int, deals: int, chance: random.Random) -> list[Deal]:
    """Return a seating for every deal: of several drawn ones, the one that repeats least of earlier deals."""
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
    """Fill seat after seat at all tables; people's seats move on by one with every deal."""
    seating: Deal = [[None] * players for _ in range(tables)]
    order = chance.sample(range(people), people)
    for place, person in enumerate(order):
        seat, table = divmod(place, tables)
        seating[table][(seat + deal) % players] = person
    # The last seat may not be filled everywhere: draw the tables that lack somebody, too.
    chance.shuffle(seating)
    return seating


def _facts(seating: Deal) -> Iterator[tuple[str, int, int]]:
    """Return what should not be repeated: a person's seat, two who share a table, two who are compared."""
    for table in seating:
        seated = [(seat, person) for seat, person in enumerate(table) if person is not None]
        yield from (("sat", *each) for each in seated)
        yield from (("met", *pair) for pair in _pairs([person for _, person in seated]))
    for seat in zip(*seating, strict=True):
        yield from (("compared", *pair) for pair in _pairs([person for person in seat if person is not None]))


def _pairs(people: Sequence[int]) -> Iterator[tuple[int, int]]:
    return combinations(sorted(people), 2)
