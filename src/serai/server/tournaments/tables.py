"""The tables of a deal, and their results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import chain

from serai.games import find_game
from serai.server.base import clock
from serai.server.rows.table import OfTournament, SeatDoc, TableDoc
from serai.server.rows.tournament import Entrant, SeatResult, TournamentDoc
from serai.server.store.base import LogRow
from serai.server.table.game.deciders import deciders
from serai.server.table.game.live_game import ORDER, PERSON
from serai.server.wire import terms_of


def tables_of(doc: TournamentDoc, deal: int) -> list[TableDoc]:
    """Make a table of a deal. All have the same chance, to the last card, no hints, and at first no spectators."""
    return [
        TableDoc(
            **terms_of(doc),
            id=table,
            edition_hash=doc.edition_hash,
            access="closed",
            hints=False,
            seats=[_seat(None if entrant is None else doc.entrants[entrant], doc.level) for entrant in seats],
            host=None,
            secret=doc.secret_of(deal),
            created=clock.now(),
            status="running",
            tournament=OfTournament(doc.id, deal),
        )
        for table, seats in zip(doc.table_ids(deal), doc.places[deal], strict=True)
    ]


def _seat(entrant: Entrant | None, level: str) -> SeatDoc:
    if entrant is None or entrant.gone:
        return SeatDoc(kind="bot", level=level)
    return SeatDoc(kind="person", name=entrant.name, holder=entrant.holder)


def last_of(tables: Sequence[str], over: Collection[str]) -> str | None:
    """Return the last table of a deal that still plays. Nobody else has its cards to come, so anybody may watch."""
    playing = [table for table in tables if table not in over]
    return playing[0] if len(playing) == 1 else None


def results_of(table: TableDoc, people: Sequence[int | None], rows: Sequence[LogRow]) -> list[SeatResult]:
    """Return the result of each seat of a finished table, and whether its person has played it."""
    decided = chain.from_iterable(choices.items() for choices in deciders(rows).values())
    made = Counter((seat, by in (PERSON, ORDER)) for seat, by in decided)
    merits = find_game(table.game).merits(table.result or {})
    return [
        SeatResult(tuple(map(float, merit)), people[seat] is None or made[seat, True] >= made[seat, False])
        for seat, merit in enumerate(merits)
    ]
