"""The scores of a deal: each player is compared with those who had the same seat and the same cards at other tables.

You are not compared with your own table, so nobody gains by making somebody else win or lose there. A deal in which a
bot made most decisions scores nothing for its person; the others are compared with it as with any result.
"""

from __future__ import annotations

from collections.abc import Sequence

from serai.arena.summary import interval
from serai.server import wire
from serai.server.rows.tournament import SeatResult, TournamentDoc


def share(deal: Sequence[Sequence[SeatResult]], table: int, seat: int) -> float:
    """Return the share of the others in this seat that did worse; ties count half."""
    mine = deal[table][seat]
    if not mine.own:
        return 0.0
    others = [seats[seat].merit for number, seats in enumerate(deal) if number != table]
    return sum(1.0 if mine.merit > other else 0.5 if mine.merit == other else 0.0 for other in others) / len(others)


def shares_of(doc: TournamentDoc) -> dict[int, list[float]]:
    """Return by entrant the score of each finished deal."""
    found: dict[int, list[float]] = {number: [] for number in range(len(doc.entrants))}
    for number, deal in enumerate(doc.results):
        for table, seat, entrant in doc.seats_of(number):
            found[entrant].append(share(deal, table, seat))
    return found


def standings(doc: TournamentDoc) -> list[wire.TournamentStanding]:
    """The best come first."""
    if not doc.results:
        return []
    means = {entrant: sum(shares) / len(shares) for entrant, shares in shares_of(doc).items()}
    found = []
    for entrant, shares in shares_of(doc).items():
        rank = 1 + sum(mean > means[entrant] for mean in means.values())
        found.append(wire.TournamentStanding(entrant, rank, means[entrant], *interval([[part] for part in shares])))
    return sorted(found, key=lambda standing: (standing.rank, standing.entrant))


def rank(deal: Sequence[Sequence[SeatResult]], table: int, seat: int) -> int:
    """Return the place among those in the same seat, for ratings. A person who has not played is last."""
    keys = [(seats[seat].own, seats[seat].merit) for seats in deal]
    return 1 + sum(key > keys[table] for key in keys)
