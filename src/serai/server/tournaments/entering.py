"""What people may do with a tournament: pure changes of its doc, or refusals."""

from __future__ import annotations

import random
from collections.abc import Collection

import msgspec

from serai.kernel.deal import new_secret
from serai.kernel.names import visible
from serai.server.base import clock
from serai.server.base.refusals import BROKEN_RULE, FORBIDDEN, MALFORMED, NOT_NOW, Refuse
from serai.server.rows.lookalikes import look_alike
from serai.server.rows.tournament import Entrant, TournamentDoc
from serai.server.security.tokens import is_program, new_table_id
from serai.server.store.editions import Listed
from serai.server.table.seats.lobby import agreed, clean_name
from serai.server.tournaments.places import draw_places
from serai.server.wire import MOST_ENTRANTS, NewTournament, TournamentSeason

FEWEST_ENTRANTS = 2


def read_file(text: bytes) -> NewTournament:
    """Read a tournament from a TOML file. Such a text may take minutes: see `apart.py`."""
    try:
        return msgspec.toml.decode(text, type=NewTournament)
    except (msgspec.MsgspecError, UnicodeError) as fault:
        raise Refuse(MALFORMED, "server-tournament-file", detail=str(fault)) from None


def new_tournament(
    wanted: NewTournament, host: str, edition: Listed, levels: Collection[str], season: TournamentSeason | None = None
) -> TournamentDoc:
    """Make a tournament as requested. Its host takes part if a name was given, and has then read that it is rated."""
    terms = agreed(wanted, edition, levels)
    together = wanted.players if wanted.together is None else wanted.together
    if together > wanted.players:
        raise Refuse(BROKEN_RULE, "server-tournament-together", players=wanted.players)
    title = visible(wanted.title)
    if not title:
        raise Refuse(BROKEN_RULE, "server-tournament-title")
    doc = TournamentDoc(
        **terms,
        id=new_table_id(),
        title=title,
        edition_hash=edition.hash,
        deals=wanted.deals,
        together=together,
        rated=wanted.rated,
        host=host,
        secret=new_secret(),
        created=clock.wall_time(),
        season=season,
    )
    if wanted.name is not None:
        enter(doc, host, wanted.name, agrees=True)
    return doc


def enter(doc: TournamentDoc, holder: str, name: str, *, agrees: bool) -> None:
    """Take part, or change your name. Nobody is rated without agreeing to it."""
    name = clean_name(name)
    present = doc.entrant_of(holder)
    _only_open(doc)
    if is_program(holder):
        raise Refuse(FORBIDDEN, "server-tournament-people")
    if doc.rated and not agrees:
        raise Refuse(BROKEN_RULE, "server-tournament-rated")
    if any(look_alike(other.name, name) for number, other in enumerate(doc.entrants) if number != present):
        raise Refuse(NOT_NOW, "server-name-taken", name=name)
    if present is not None:
        doc.entrants[present].name = name
        return
    if len(doc.entrants) >= MOST_ENTRANTS:
        raise Refuse(NOT_NOW, "server-tournament-full", most=MOST_ENTRANTS)
    doc.entrants.append(Entrant(name, holder))


def leave(doc: TournamentDoc, holder: str) -> None:
    """Leave: before the start without a trace; later bots play the seats."""
    number = doc.entrant_of(holder)
    if number is None:
        raise Refuse(FORBIDDEN, "server-tournament-not-in")
    if doc.status == "open":
        del doc.entrants[number]
    elif doc.status == "running":
        doc.entrants[number].gone = True


def remove(doc: TournamentDoc, holder: str, number: int) -> None:
    """Remove somebody before the start; for the host."""
    _only_host(doc, holder)
    _only_open(doc)
    if number >= len(doc.entrants):
        raise Refuse(BROKEN_RULE, "server-tournament-not-in")
    del doc.entrants[number]


def start(doc: TournamentDoc, holder: str) -> None:
    """Draw the places of all deals, and start."""
    _only_host(doc, holder)
    _only_open(doc)
    people = len(doc.entrants)
    if people < FEWEST_ENTRANTS:
        raise Refuse(NOT_NOW, "server-tournament-few", fewest=FEWEST_ENTRANTS)
    doc.places = draw_places(people, doc.players, doc.together, doc.deals, random.SystemRandom())
    doc.status = "running"


def forget(doc: TournamentDoc, holder: str) -> None:
    """Remove everything that says who that was. Their games stay a part of everybody's results."""
    number = doc.entrant_of(holder)
    if number is not None:
        entrant = doc.entrants[number]
        leave(doc, holder)
        entrant.name = entrant.holder = None
    if doc.host == holder:
        doc.host = None


def bring_along(doc: TournamentDoc, old: str, new: str) -> None:
    """Move a returning player's earlier place to them. Nobody has two."""
    number = doc.entrant_of(old)
    if number is not None and doc.entrant_of(new) is None:
        doc.entrants[number].holder = new
    if doc.host == old:
        doc.host = new


def _only_host(doc: TournamentDoc, holder: str) -> None:
    if doc.host != holder:
        raise Refuse(FORBIDDEN, "server-tournament-host")


def _only_open(doc: TournamentDoc) -> None:
    if doc.status != "open":
        raise Refuse(NOT_NOW, "server-tournament-started")
