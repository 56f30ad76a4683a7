"""Ratings of people: openskill's, of all who agreed to be rated, by game and number of players.

Players with the same seat and the same cards are compared, as in the standings. Only the comparisons are stored;
ratings are computed from them each time, so that two processes cannot count anything twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from serai.arena.ratings import rate_all
from serai.server import wire
from serai.server.rows.tournament import TournamentDoc
from serai.server.store.tournaments import Rated
from serai.server.tournaments.scoring import rank

BOT = "bot."
"""the beginning of the name under which a level of bots is rated"""
NOBODY = "nobody."
"""the beginning of the name of a forgotten player"""


def compared_in(doc: TournamentDoc, deal: int, at: float) -> list[Rated]:
    """Return who is compared with whom in a finished deal."""
    results, found = doc.results[deal], []
    people = {(table, seat): entrant for table, seat, entrant in doc.seats_of(deal)}
    for seat in sorted({seat for _, seat in people}):
        for table in range(len(results)):
            who, name = _named(doc, people.get((table, seat)))
            place = rank(results, table, seat)
            found.append(Rated(doc.id, deal, seat, table, doc.game, doc.players, who, name, place, at))
    return found


def _named(doc: TournamentDoc, number: int | None) -> tuple[str, str | None]:
    """Return the id under which somebody is rated, and their name."""
    if number is None:
        return f"{BOT}{doc.level}", None
    entrant = doc.entrants[number]
    return entrant.holder or f"{NOBODY}{doc.id}.{number}", entrant.name


def ratings_from(compared: Sequence[Rated], requester: str | None) -> list[wire.PlayerRating]:
    """Compute everybody's rating from the comparisons in order of time. This may be slow."""
    contests = [list(rivals) for _, rivals in groupby(compared, lambda one: (one.tournament, one.deal, one.seat))]
    names = {one.holder: one.name for one in compared}
    counts = Counter(one.holder for one in compared)
    rated = rate_all(names, (([one.holder for one in all_], [one.place for one in all_]) for all_ in contests))
    shown = [
        wire.PlayerRating(
            name=names[who],
            level=who.removeprefix(BOT) if who.startswith(BOT) else None,
            strength=rating.strength,
            uncertainty=rating.uncertainty,
            contests=counts[who],
            mine=who == requester,
        )
        for who, rating in rated.items()
        if not who.startswith(NOBODY)
    ]
    return sorted(shown, key=lambda one: one.strength, reverse=True)
