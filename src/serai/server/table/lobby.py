"""What people may do at a table besides playing: pure changes of a TableDoc, each refused in words where it must be."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Collection
from math import ceil
from time import time

from serai.games import find_game
from serai.games.game import Game
from serai.server.editions import Editions
from serai.server.refusals import BROKEN_RULE, FORBIDDEN, NOT_NOW, Refuse
from serai.server.security import tokens
from serai.server.table.doc import SeatDoc, TableDoc
from serai.server.wire import NewTable

GRACE_SECONDS = 60.0
"""how long somebody may be away before others can let a bot play for them: a line breaks now and then"""


def new_seed() -> str:
    """Nobody can guess what will be dealt."""
    return secrets.token_hex(16)


def new_table(wanted: NewTable, holder: str, editions: Editions, levels: Collection[str]) -> TableDoc:
    """A table as asked for, its maker seated if a name was given."""
    game = find_game(wanted.game)
    players = game.check_players(wanted.players)
    options = game.check_options(wanted.options)
    edition = editions.named(game.id, wanted.edition)
    start_player = _checked_start_player(wanted.start_player, game, players)
    doc = TableDoc(
        id=tokens.new_table_id(),
        game=game.id,
        players=players,
        edition=edition.id,
        edition_hash=edition.hash,
        options=options,
        start_player=start_player,
        access=wanted.access,
        level=_checked_level(wanted.level, levels),
        seconds=wanted.seconds,
        chat=wanted.chat,
        hints=wanted.hints,
        seats=_first_seats(wanted.seats, players, levels),
        host=holder,
        seed=new_seed(),
        created=time(),
    )
    if wanted.name is not None:
        sit(doc, holder, wanted.name, None)
    if wanted.start:
        start(doc, holder)
    return doc


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
    return [SeatDoc() if word == "open" else SeatDoc(kind="bot", level=_checked_level(word, levels)) for word in words]


def _checked_level(level: str, levels: Collection[str]) -> str:
    if level not in levels:
        raise Refuse(BROKEN_RULE, "server-no-level", level=level, levels=", ".join(levels))
    return level


def visible(name: str) -> str:
    """A name without control characters and stray spaces."""
    kept = "".join(" " if char.isspace() else char for char in name if not unicodedata.category(char).startswith("C"))
    return " ".join(kept.split())


def clean_name(name: str) -> str:
    """A display name, of which something must be left to be seen."""
    cleaned = visible(name)
    if not cleaned:
        raise Refuse(BROKEN_RULE, "server-empty-name")
    return cleaned


def sit(doc: TableDoc, holder: str, name: str, seat: int | None) -> None:
    """Take a seat, or move to another one."""
    name = clean_name(name)
    present = doc.seat_of(holder)
    if doc.status != "open" and present is None:
        raise Refuse(NOT_NOW, "server-already-started")
    if present is not None and (doc.status != "open" or seat in (None, present)):
        doc.seats[present].name = name
        return
    wanted = _open_seat(doc, seat)
    if any(other.name == name for number, other in enumerate(doc.seats) if number != present):
        raise Refuse(NOT_NOW, "server-name-taken", name=name)
    if present is not None:
        doc.seats[present] = SeatDoc()
    doc.seats[wanted] = SeatDoc(kind="person", name=name, holder=holder)


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
    """Before the start the seat becomes open; during the game a stand-in plays it."""
    seat = doc.seat_of(holder)
    if seat is None:
        raise Refuse(FORBIDDEN, "server-not-seated")
    if doc.status == "open":
        doc.seats[seat] = SeatDoc()
    elif doc.status == "running":
        doc.seats[seat].stand_in = True


def change_seat(doc: TableDoc, holder: str, seat: int, level: str | None, levels: Collection[str]) -> None:
    """The host puts a bot on an open seat, or opens it again."""
    _only_host(doc, holder)
    _only_open(doc)
    if seat >= doc.players:
        raise Refuse(BROKEN_RULE, "server-no-seat", last=doc.players - 1)
    if doc.seats[seat].kind == "person":
        raise Refuse(NOT_NOW, "server-seat-taken", seat=seat)
    doc.seats[seat] = SeatDoc() if level is None else SeatDoc(kind="bot", level=_checked_level(level, levels))


def start(doc: TableDoc, holder: str) -> None:
    """Seats still open become bots of the table's level."""
    _only_host(doc, holder)
    _only_open(doc)
    if not any(seat.kind == "person" for seat in doc.seats):
        raise Refuse(NOT_NOW, "server-nobody-seated")
    doc.seats = [SeatDoc(kind="bot", level=doc.level) if seat.kind == "open" else seat for seat in doc.seats]
    doc.status = "running"


def ask_stand_in(doc: TableDoc, holder: str, seat: int, away: float | None) -> None:
    """Someone seated asks for a stand-in for a person who has been away for some time, in seconds."""
    if doc.seat_of(holder) is None:
        raise Refuse(FORBIDDEN, "server-not-seated")
    if doc.status != "running":
        raise Refuse(NOT_NOW, "server-not-running")
    if seat >= doc.players or doc.seats[seat].kind != "person":
        raise Refuse(BROKEN_RULE, "server-no-person", seat=seat)
    if away is None:
        raise Refuse(NOT_NOW, "server-is-here", name=doc.seats[seat].name)
    if away < GRACE_SECONDS:
        left = ceil(GRACE_SECONDS - away)
        raise Refuse(NOT_NOW, "server-just-left", name=doc.seats[seat].name, seconds=left)
    doc.seats[seat].stand_in = True


def hand_over(doc: TableDoc, code: tokens.HandoverCode, holder: str) -> None:
    """Another device takes a seat over; the code has then done its work."""
    seat = doc.seats[code.seat]
    if seat.kind != "person" or seat.grant != code.grant:
        raise Refuse(FORBIDDEN, "server-code-used")
    if doc.seat_of(holder) not in (None, code.seat):
        raise Refuse(NOT_NOW, "server-seated-already")
    if doc.host == seat.holder:
        doc.host = holder
    seat.holder = holder
    seat.grant += 1


def next_table(doc: TableDoc, holder: str, *, same_cards: list[dict[str, object]] | None) -> TableDoc:
    """A rematch: everybody one seat further. With `same_cards` it is a duplicate deal.

    Somebody who plays alone against bots waits for nobody: their game begins at once.
    """
    if doc.seat_of(holder) is None:
        raise Refuse(FORBIDDEN, "server-not-seated")
    seats = [SeatDoc(seat.kind, seat.name, seat.level, seat.holder) for seat in doc.seats]
    following = TableDoc(
        id=tokens.new_table_id(),
        game=doc.game,
        players=doc.players,
        edition=doc.edition,
        edition_hash=doc.edition_hash,
        options=doc.options,
        access=doc.access,
        level=doc.level,
        seconds=doc.seconds,
        chat=doc.chat,
        hints=doc.hints,
        seats=seats[-1:] + seats[:-1],
        host=holder,
        seed=new_seed(),
        created=time(),
        deal=[dict(move) for move in same_cards or []],
    )
    if [seat.holder for seat in seats if seat.kind != "bot"] == [holder]:
        start(following, holder)
    return following


def _only_host(doc: TableDoc, holder: str) -> None:
    if doc.host != holder:
        raise Refuse(FORBIDDEN, "server-only-host")


def _only_open(doc: TableDoc) -> None:
    if doc.status != "open":
        raise Refuse(NOT_NOW, "server-already-started")
