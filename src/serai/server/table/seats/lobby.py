"""What people may do at a table besides playing: pure changes of a TableDoc, or refusals."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping
from math import ceil
from types import MappingProxyType
from typing import Any

from serai.games import find_game
from serai.games.game import Game
from serai.kernel.deal import new_secret
from serai.kernel.names import visible
from serai.server.base import clock
from serai.server.base.refusals import BROKEN_RULE, FORBIDDEN, NOT_NOW, Refuse
from serai.server.clocks.limits import is_slow
from serai.server.rows import appearance
from serai.server.rows.lookalikes import look_alike
from serai.server.rows.table import SeatDoc, TableDoc
from serai.server.security import tokens
from serai.server.store.editions import Listed
from serai.server.table.seats.salts import freeze, thaw
from serai.server.wire import Branch, BranchedFrom, NewTable, NewTerms, Profile, terms_of

GRACE_SECONDS = 60.0
"""seconds somebody may be away before others can let a bot play for them: a line breaks now and then"""
NO_WISHES = Profile()
MISSED = 2
"""missed decisions in a row after which others may do so even if that person is present or has much time"""


def new_table(
    wanted: NewTable,
    holder: str,
    edition: Listed,
    levels: Collection[str],
    profile: Profile = NO_WISHES,
    guests: Collection[SeatDoc] = (),
) -> TableDoc:
    """Make a table as requested, its host seated if a name was given, with seats kept for guests."""
    doc = TableDoc(
        **agreed(wanted, edition, levels),
        id=tokens.new_table_id(),
        edition_hash=edition.hash,
        start_player=_checked_start_player(wanted.start_player, find_game(wanted.game), wanted.players),
        access=wanted.access,
        emotes_only=wanted.emotes_only,
        hints=wanted.hints,
        seats=_first_seats(wanted.seats, wanted.players, levels),
        host=holder,
        secret=new_secret(),
        created=clock.wall_time(),
    )
    if wanted.name is not None:
        sit(doc, holder, wanted.name, None, profile)
    for guest in guests:
        sit(doc, guest.holder or "", guest.name or "", None, Profile(colour=guest.colour, emblem=guest.emblem))
    if wanted.start:
        start(doc, holder)
    return doc


def agreed(wanted: NewTerms, edition: Listed, levels: Collection[str]) -> dict[str, Any]:
    """Return what was asked for as terms, by name, if the game and this server have it."""
    game = find_game(wanted.game)
    players, options = game.check_players(wanted.players), game.check_options(wanted.options)
    if wanted.seconds is not None and wanted.budget is not None:
        raise Refuse(BROKEN_RULE, "server-one-clock")
    return terms_of(wanted) | {
        "game": game.id,
        "players": players,
        "options": options,
        "edition": edition.id,
        "level": checked_level(wanted.level, levels),
        "increment": wanted.increment if wanted.budget is not None else 0,
    }


def _checked_start_player(seat: int | None, game: Game, players: int) -> int | None:
    if seat is not None and game.start_player is None:
        raise Refuse(BROKEN_RULE, "server-no-start-player", game=game.title)
    if seat is not None and seat >= players:
        raise Refuse(BROKEN_RULE, "server-no-seat", last=players - 1)
    return seat


def _first_seats(wanted: list[str] | None, players: int, levels: Collection[str]) -> list[SeatDoc]:
    words = ["open"] * players if wanted is None else wanted
    if len(words) != players:
        raise Refuse(BROKEN_RULE, "server-seats-count", players=players, given=len(words))
    return [SeatDoc() if word == "open" else SeatDoc(kind="bot", level=checked_level(word, levels)) for word in words]


def checked_level(level: str, levels: Collection[str]) -> str:
    """Check that there is such a level of bots."""
    if level not in levels:
        raise Refuse(BROKEN_RULE, "server-no-level", level=level, levels=", ".join(levels))
    return level


def clean_name(name: str) -> str:
    """Clean a display name; refuse one of which nothing visible is left."""
    cleaned = visible(name)
    if not cleaned:
        raise Refuse(BROKEN_RULE, "server-empty-name")
    return cleaned


def sit(doc: TableDoc, holder: str, name: str, seat: int | None, profile: Profile = NO_WISHES) -> None:
    """Take a seat, or move to another one, with the favourite colour and emblem unless somebody has them."""
    name = clean_name(name)
    present = doc.seat_of(holder)
    is_fixed = doc.status != "open" or doc.frozen
    if is_fixed and present is None:
        raise Refuse(NOT_NOW, "server-already-started")
    if any(look_alike(other.name, name) for number, other in enumerate(doc.seats) if number != present):
        raise Refuse(NOT_NOW, "server-name-taken", name=name)
    if present is not None and (is_fixed or seat in (None, present)):
        doc.seats[present].name = name
        return
    wanted = _open_seat(doc, seat)
    if present is not None:
        doc.seats[present] = SeatDoc()
    colour = appearance.free(doc.seats, profile.colour, "colour")
    emblem = appearance.free(doc.seats, profile.emblem, "emblem")
    # A code for another device, made by the previous holder of the seat, must not fit.
    grant = secrets.randbelow(1 << 30)
    doc.seats[wanted] = SeatDoc(kind="person", name=name, holder=holder, grant=grant, colour=colour, emblem=emblem)


def _open_seat(doc: TableDoc, seat: int | None) -> int:
    if seat is None:
        free = next((number for number, taken in enumerate(doc.seats) if taken.kind == "open"), None)
        if free is None:
            raise Refuse(NOT_NOW, "server-table-full")
        return free
    if seat >= doc.players:
        raise Refuse(BROKEN_RULE, "server-no-seat", last=doc.players - 1)
    if doc.seats[seat].kind != "open":
        raise Refuse(NOT_NOW, "server-seat-taken", seat=seat)
    return seat


def leave(doc: TableDoc, holder: str) -> None:
    """Leave: before the start the seat becomes open. During the game a stand-in plays it for the other people, of the
    table or of its tournament; if only bots are left, the game waits.
    """
    seat = doc.seated(holder)
    if doc.status == "open":
        thaw(doc)
        doc.seats[seat] = SeatDoc()
    elif doc.status == "running":
        others = any(taken.plays_now for taken in doc.seats if taken is not doc.seats[seat])
        doc.seats[seat].stand_in = others or doc.tournament is not None
        doc.seats[seat].orders = []


def unlist(doc: TableDoc, holder: str) -> None:
    """Take a table off a holder's list. Doing that while the game is not over means leaving it, for good."""
    seat = doc.seat_of(holder)
    leave(doc, holder)
    if seat is not None and doc.status != "open":
        doc.seats[seat].unlisted = True
        _let_a_bot_end_it(doc, seat)


def _let_a_bot_end_it(doc: TableDoc, seat: int) -> None:
    """Give up a seat to which nobody comes back."""
    doc.seats[seat].stand_in = doc.seats[seat].stand_in or doc.status == "running"


def forget(doc: TableDoc, holder: str) -> None:
    """Remove everything that says who that was. Their moves stay a part of everybody's game."""
    seat = doc.seat_of(holder)
    if seat is not None:
        leave(doc, holder)
        _let_a_bot_end_it(doc, seat)
        doc.seats[seat].name = doc.seats[seat].holder = None
        doc.seats[seat].colour = doc.seats[seat].emblem = None
    if doc.host == holder:
        doc.host = None


def bring_along(doc: TableDoc, old: str, new: str) -> None:
    """Move a returning player's earlier seat to them. Nobody has two at one table."""
    seat = doc.seat_of(old)
    if seat is not None and doc.seat_of(new) is None:
        doc.seats[seat].holder = new
    if doc.host == old:
        doc.host = new


def change_seat(
    doc: TableDoc, holder: str, seat: int, level: str | None, levels: Collection[str], here: Collection[int]
) -> None:
    """Put a bot in an open seat, or open it again; for the host.

    This also opens the seat of an absent person: the answer to their joining may never have reached them.
    """
    only_host(doc, holder)
    _only_open(doc)
    if seat >= doc.players:
        raise Refuse(BROKEN_RULE, "server-no-seat", last=doc.players - 1)
    is_left = level is None and seat not in here and doc.seats[seat].holder != holder
    if doc.seats[seat].kind == "person" and not is_left:
        raise Refuse(NOT_NOW, "server-seat-taken", seat=seat)
    thaw(doc)
    doc.seats[seat] = SeatDoc() if level is None else SeatDoc(kind="bot", level=checked_level(level, levels))


def shuffle(doc: TableDoc, holder: str) -> None:
    """Give everybody another seat; for the host."""
    only_host(doc, holder)
    _only_open(doc)
    thaw(doc)
    secrets.SystemRandom().shuffle(doc.seats)


def start(doc: TableDoc, holder: str, here: Collection[int] = ()) -> None:
    """Begin, as soon as the people who are here have opened what they add to the chance."""
    only_host(doc, holder)
    _only_open(doc)
    if doc.frozen:
        names = ", ".join(doc.seats[seat].name or "" for seat in doc.sealed())
        raise Refuse(NOT_NOW, "server-salts-awaited", names=names)
    if doc.is_too_late(clock.wall_time()):
        raise Refuse(NOT_NOW, "server-duplicate-late")
    if not any(seat.kind == "person" for seat in doc.seats):
        raise Refuse(NOT_NOW, "server-nobody-seated")
    freeze(doc, {*here, doc.seat_of(holder)})


def vote_stand_in(
    doc: TableDoc,
    holder: str,
    seat: int,
    away: float | None,
    here: Collection[int],
    missed: Mapping[int, int] = MappingProxyType({}),
) -> None:
    """Agree, for someone seated, that a bot plays for a person who has been away for some time, in seconds.

    It does as soon as everybody present has agreed, the requester included. At a slow table people are seldom present:
    the person has to have missed some decisions, and all other players are asked.
    """
    voter = doc.playing(holder)
    if seat >= doc.players or doc.seats[seat].kind != "person":
        raise Refuse(BROKEN_RULE, "server-no-person", seat=seat)
    absent = doc.seats[seat]
    has_missed_some = missed.get(seat, 0) >= MISSED
    if voter == seat or (away is None and not has_missed_some):
        raise Refuse(NOT_NOW, "server-is-here", name=absent.name)
    if is_slow(doc) and not has_missed_some:
        raise Refuse(NOT_NOW, "server-has-time", name=absent.name, count=MISSED)
    if not has_missed_some and away is not None and away < GRACE_SECONDS:
        left = ceil(GRACE_SECONDS - away)
        raise Refuse(NOT_NOW, "server-just-left", name=absent.name, seconds=left)
    votes = {*absent.votes, voter}
    present = {number for number in here if not doc.seats[number].program}
    asked = ({voter, *present} if not is_slow(doc) else _players(doc, missed)) - {seat}
    absent.stand_in = absent.stand_in or asked <= votes
    absent.votes = [] if absent.stand_in else sorted(votes)


def _players(doc: TableDoc, missed: Mapping[int, int]) -> set[int]:
    """Return the people who play themselves, and have not missed some decisions, too."""
    return {number for number, taken in enumerate(doc.seats) if taken.plays_now and missed.get(number, 0) < MISSED}


def hand_over(doc: TableDoc, code: tokens.HandoverCode, holder: str) -> None:
    """Let another device take over a seat; the code then no longer works."""
    seat = doc.seats[code.seat]
    if seat.kind != "person" or seat.grant != code.grant:
        raise Refuse(FORBIDDEN, "server-code-used")
    if doc.seat_of(holder) not in (None, code.seat):
        raise Refuse(NOT_NOW, "server-seated-already")
    if doc.host == seat.holder:
        doc.host = holder
    if doc.status == "open":
        thaw(doc)
        seat.seal = None  # its salt stays on the other device
    seat.holder = holder
    seat.grant += 1


def duplicate_of(doc: TableDoc, holder: str, cards: list[dict[str, object]]) -> TableDoc:
    """Make a table with the same cards, everybody one seat further. The others' seats are open until they come."""
    made = next_table(doc, holder)
    made.dealt_as = doc.dealt_as or doc.id
    made.deal = [dict(move) for move in cards]
    made.seats = [SeatDoc() if seat.kind == "person" and seat.holder != holder else seat for seat in made.seats]
    return made


def join_duplicate(doc: TableDoc, before: TableDoc, holder: str, profile: Profile) -> None:
    """Take the seat after the one somebody had before, or another one, if there is any."""
    seat = before.seated(holder)
    following = (seat + 1) % doc.players
    is_free = doc.seats[following].kind == "open"
    if doc.status == "open" and doc.seat_of(holder) is None and any(other.kind == "open" for other in doc.seats):
        sit(doc, holder, before.seats[seat].name or "", following if is_free else None, profile)


def next_table(doc: TableDoc, holder: str) -> TableDoc:
    """Make a rematch, everybody one seat further."""
    doc.seated(holder)
    seats = [
        SeatDoc(seat.kind, seat.name, seat.level, seat.holder, colour=seat.colour, emblem=seat.emblem)
        for seat in doc.seats
    ]
    return TableDoc(
        **terms_of(doc),
        id=tokens.new_table_id(),
        edition_hash=doc.edition_hash,
        access=doc.access,
        emotes_only=doc.emotes_only,
        hints=doc.hints,
        seats=seats[-1:] + seats[:-1],
        host=holder,
        secret=new_secret(),
        created=clock.wall_time(),
    )


def branch_of(doc: TableDoc, holder: str, wanted: Branch, levels: Collection[str]) -> TableDoc:
    """Make a table that plays on from a moment of a finished game, with bots in all other seats."""
    if wanted.seat >= doc.players:
        raise Refuse(BROKEN_RULE, "server-no-seat", last=doc.players - 1)
    level = checked_level(wanted.level, levels)
    seats = [SeatDoc(kind="bot", level=level) for _ in range(doc.players)]
    seats[wanted.seat] = SeatDoc(kind="person", name=clean_name(wanted.name), holder=holder)
    return TableDoc(
        id=tokens.new_table_id(),
        game=doc.game,
        players=doc.players,
        edition=doc.edition,
        edition_hash=doc.edition_hash,
        options=doc.options,
        access="link",
        level=level,
        seconds=None,
        chat=False,
        seats=seats,
        host=holder,
        secret=new_secret(),
        created=clock.wall_time(),
        status="running",
        branch=BranchedFrom(doc.id, wanted.at),
    )


def only_host(doc: TableDoc, holder: str) -> None:
    if doc.host != holder:
        raise Refuse(FORBIDDEN, "server-only-host")


def _only_open(doc: TableDoc) -> None:
    if doc.status != "open":
        raise Refuse(NOT_NOW, "server-already-started")
