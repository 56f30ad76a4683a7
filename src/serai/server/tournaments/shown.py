"""A tournament as somebody may see it. The one gate of redaction: no deal is shown before all have played it."""

from __future__ import annotations

from collections.abc import Collection

from serai.server import wire
from serai.server.rows.tournament import TournamentDoc
from serai.server.security.tokens import Tokens
from serai.server.tournaments.scoring import share, standings
from serai.server.tournaments.tables import last_of


def shown(doc: TournamentDoc, who: str | None, tokens: Tokens, over: Collection[str] = ()) -> wire.Tournament:
    """`over` are the tables of the present deal whose games have ended."""
    entrant, host = doc.entrant_of(who), who is not None and who == doc.host
    may_invite = doc.status == "open" and (host or entrant is not None)
    invite = tokens.invite_to(doc.id) if may_invite else None
    begun = len(doc.results) + (doc.status == "running")
    rounds = [_round(doc, deal, entrant, over) for deal in range(begun)]
    return wire.Tournament(
        **wire.terms_of(doc),
        id=doc.id,
        title=doc.title,
        deals=doc.deals,
        together=doc.together,
        rated=doc.rated,
        status=doc.status,
        created=doc.created,
        entrants=[wire.TournamentEntrant(one.name, one.gone) for one in doc.entrants],
        rounds=rounds,
        standings=standings(doc),
        you=wire.TournamentYou(host, entrant, invite, _table_of(doc, entrant, over)),
        season=doc.season,
    )


def _table_of(doc: TournamentDoc, entrant: int | None, over: Collection[str]) -> str | None:
    """Return where somebody plays now."""
    if doc.status != "running" or entrant is None:
        return None
    deal = len(doc.results)
    mine = (one for one, people in zip(doc.table_ids(deal), doc.places[deal], strict=True) if entrant in people)
    return next((table for table in mine if table not in over), None)


def _round(doc: TournamentDoc, deal: int, entrant: int | None, over: Collection[str]) -> list[wire.TournamentTable]:
    is_finished = deal < len(doc.results)
    ids, tables = doc.table_ids(deal), []
    for number, (table, people) in enumerate(zip(ids, doc.places[deal], strict=True)):
        is_mine = entrant is not None and entrant in people
        is_open = is_mine or is_finished or table == last_of(ids, over)
        seats = [_seat(doc, deal, number, seat) for seat in range(doc.players)]
        tables.append(wire.TournamentTable(table if is_open else None, is_finished or table in over, seats))
    return tables


def _seat(doc: TournamentDoc, deal: int, table: int, seat: int) -> wire.TournamentSeat:
    person = doc.places[deal][table][seat]
    if deal >= len(doc.results):
        return wire.TournamentSeat(person)
    result = doc.results[deal][table][seat]
    brought = None if person is None else share(doc.results[deal], table, seat)
    return wire.TournamentSeat(person, result.merit[-1], brought, result.own)
