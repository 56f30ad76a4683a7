"""Ratings of people: openskill's, of all who agreed to be rated, by game and number of players.

Players with the same seat and the same cards are compared, as in the standings. Only the comparisons are stored;
ratings are computed from them each time, so that two processes cannot count anything twice.

Nobody here has an account, so a person may come as several players. Therefore a player counts only after comparisons
with several others who count themselves, and the same two players count together a limited number of times
(docs/tournaments.md says what that prevents, and what it does not).
"""

from __future__ import annotations

from collections import Counter, defaultdict, deque
from collections.abc import Iterator, Sequence
from itertools import combinations, groupby

from serai.arena.ratings import rate_all
from serai.server import wire
from serai.server.rows.tournament import TournamentDoc
from serai.server.store.tournaments import Rated
from serai.server.tournaments.scoring import rank

BOT = "bot."
"""the beginning of the name under which a level of bots is rated"""
NOBODY = "nobody."
"""the beginning of the name of a forgotten player"""
RIVALS = 4
"""the number of different others, who count themselves, that a player must have been compared with to count"""
TOGETHER = 12
"""the most contests within `WITHIN_SECONDS` in which the same two players count together"""
WITHIN_SECONDS = 30 * 24 * 3600.0

Contest = Sequence[Rated]
"""those who had the same seat and the same cards"""


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
    held = [list(rivals) for _, rivals in groupby(compared, lambda one: (one.tournament, one.deal, one.seat))]
    contests = list(_counting(held))
    counts = Counter(one.holder for contest in contests for one in contest)
    names = {one.holder: one.name for one in compared if one.holder in counts}
    rated = rate_all(names, (([one.holder for one in contest], [one.place for one in contest]) for contest in contests))
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


def _counting(contests: Sequence[Contest]) -> Iterator[Contest]:
    """Return each contest with those of its players that count in it, if there are two."""
    known = _known(contests)
    before: defaultdict[frozenset[str], deque[float]] = defaultdict(deque)
    """when two players counted together lately"""
    for contest in contests:
        at = contest[0].at
        pairs = [frozenset(pair) for pair in combinations(sorted(_people(contest) & known), 2)]
        for pair in pairs:
            while before[pair] and before[pair][0] <= at - WITHIN_SECONDS:
                before[pair].popleft()
        fresh = [pair for pair in pairs if len(before[pair]) < TOGETHER]
        if not fresh:
            continue
        for pair in fresh:
            before[pair].append(at)
        count = frozenset[str]().union(*fresh)
        yield [one for one in contest if one.holder in count or one.holder.startswith(BOT)]


def _known(contests: Sequence[Contest]) -> set[str]:
    """Return the players who have met several others that have done so, too."""
    met: defaultdict[str, set[str]] = defaultdict(set)
    for contest in contests:
        people = _people(contest)
        for one in people:
            met[one] |= people - {one}
    while few := [one for one, others in met.items() if len(others) < RIVALS]:
        for one in few:
            del met[one]
        for others in met.values():
            others.difference_update(few)
    return set(met)


def _people(contest: Contest) -> set[str]:
    return {one.holder for one in contest if not one.holder.startswith(BOT)}
