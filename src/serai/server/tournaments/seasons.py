"""A season: several tournaments of one host, added up deal by deal.

Only its name in each of them is stored, so it is always up to date. People are the same in two tournaments if they came
with the same cookie, or brought the older one along.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from serai.arena.summary import interval
from serai.kernel.names import visible
from serai.server import wire
from serai.server.base.refusals import UNKNOWN, Refuse
from serai.server.rows.tournament import TournamentDoc
from serai.server.security.tokens import new_table_id
from serai.server.store.tournaments import TournamentStore
from serai.server.tournaments.scoring import shares_of

EVERYTHING = 10_000
RANKED_PART = 0.5
"""share of all deals to be played for a rank: anybody can do best in a few"""


async def season_named(tournaments: TournamentStore, maker: str, title: str | None) -> wire.TournamentSeason | None:
    """Return the host's season of this name, or a new one."""
    title = visible(title or "")
    if not title:
        return None
    earlier = (doc.season for doc in await tournaments.of(maker, EVERYTHING) if doc.host == maker)
    return next(
        (season for season in earlier if season and season.title == title), wire.TournamentSeason(new_table_id(), title)
    )


async def season_shown(tournaments: TournamentStore, season: str, who: str | None) -> wire.Season:
    """Return the season as everybody who knows one of its tournaments may see it."""
    docs = await tournaments.of_season(season)
    if not docs or docs[-1].season is None:
        raise Refuse(UNKNOWN, "server-no-season")
    listed = [
        wire.SeasonTournament(doc.id, doc.title, doc.game, doc.status, doc.created, doc.deals, len(doc.results))
        for doc in docs
    ]
    finished = sum(one.finished for one in listed)
    return wire.Season(season, docs[-1].season.title, finished, listed, _standings(docs, finished, who))


def _standings(docs: Sequence[TournamentDoc], finished: int, who: str | None) -> list[wire.SeasonStanding]:
    """Return the best first, then those without a rank. Forgotten players are left out."""
    shares: dict[str, list[float]] = defaultdict(list)
    names: dict[str, str | None] = {}
    played: dict[str, int] = defaultdict(int)
    for doc in docs:
        for number, brought in shares_of(doc).items():
            holder = doc.entrants[number].holder
            if holder is not None and brought:
                shares[holder] += brought
                names[holder] = doc.entrants[number].name
                played[holder] += 1
    means = {holder: sum(brought) / len(brought) for holder, brought in shares.items()}
    ranked = {holder for holder, brought in shares.items() if len(brought) >= RANKED_PART * finished}
    found = [
        wire.SeasonStanding(
            name=names[holder],
            rank=1 + sum(means[other] > means[holder] for other in ranked) if holder in ranked else None,
            tournaments=played[holder],
            deals=len(brought),
            share=means[holder],
            low=(reach := interval([[part] for part in brought]))[0],
            high=reach[1],
            mine=holder == who,
        )
        for holder, brought in shares.items()
    ]
    return sorted(found, key=lambda one: (one.rank is None, -one.share))
