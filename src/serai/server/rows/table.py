"""What is stored about a table besides its moves. It holds secrets, so it never travels: see `shown`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from types import MappingProxyType
from typing import Any, Literal

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from serai.kernel.deal import FIRST_FORMAT
from serai.server import wire
from serai.server.base import clock
from serai.server.base.refusals import FORBIDDEN, NOT_NOW, Refuse
from serai.server.rows import appearance
from serai.server.rows.rests import Rest
from serai.server.security.tokens import is_program

DAY = 24 * 3600


class GivenOrder(Struct, frozen=True):
    """An order in advance by a seat's owner (games/orders.py). It is shown to nobody else."""

    id: str
    order: dict[str, Any]


class SeatDoc(Struct):
    """One seat: open, a person's or a bot's."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str | None = None
    level: str | None = None
    holder: str | None = None
    """whose cookie the seat belongs to"""
    grant: int = 0
    """changes with each new holder of the seat; a code for another device names it"""
    stand_in: bool = False
    """a bot plays until the person returns"""
    votes: list[int] = []
    """the seats that agree to a stand-in, until its owner returns"""
    unlisted: bool = False
    """its owner has taken the table off their list"""
    seal: str | None = None
    """the seal of this person's addition to the table's chance"""
    salt: str | None = None
    """that addition, since it was opened"""
    muted: bool = False
    """its owner wants no notification of this table"""
    orders: list[GivenOrder] = []
    """its owner's orders in advance, in the order in which they were given"""
    colour: int | None = None
    """its owner's wishes that nobody had before"""
    emblem: int | None = None

    @property
    def program(self) -> bool:
        """Whether a guest's program plays it: it sits like a person but is none."""
        return is_program(self.holder)

    @property
    def plays_now(self) -> bool:
        """Whether a person plays it, and no bot."""
        return self.kind == "person" and not self.stand_in and not self.program


class OfTournament(Struct, frozen=True):
    """The deal of a tournament that a table plays, counted from 0."""

    id: str
    deal: int


class TableDoc(wire.Terms, kw_only=True):
    """One table from its creation to the end."""

    id: str
    edition_hash: str
    access: wire.Access
    seats: list[SeatDoc]
    host: str | None
    """the holder who created the table"""
    secret: str = field(name="seed")
    """where the table's chance comes from; as secret as the deck until the game is over"""
    created: float
    status: wire.Status = "open"
    next: str | None = None
    duplicate: str | None = None
    """the table where the same cards are played again, the latest; only the first table of these cards knows it"""
    dealt_as: str | None = None
    """the first table of these cards, if they are dealt again here"""
    result: dict[str, Any] | None = None
    deal: list[dict[str, Any]] = field(default_factory=list)
    """chance moves given beforehand: a duplicate deal"""
    start_player: int | None = None
    """the seat that begins if the host has chosen one; otherwise it is drawn"""
    hints: bool = True
    """whether people may ask for a good move"""
    branch: wire.BranchedFrom | None = None
    """the moment of another game that this one plays on from"""
    commitment: str = ""
    """the public commitment to the secret; older tables have none"""
    deal_format: str = FIRST_FORMAT
    """how chance follows from it (`kernel/deal.py`); older tables do not say it"""
    frozen: bool = False
    """whether seats and seals are fixed: the game begins when all salts are opened"""
    digest: str = ""
    """of the finished game, as the public log has it (`kernel/public_log.py`)"""
    proof: dict[str, Any] | None = None
    """how to check the cards of an uploaded record, as the record says"""
    rests: list[Rest] = field(default_factory=list)
    """when clocks were or are stopped"""
    pause_votes: list[int] = field(default_factory=list)
    """the seats that agree to a pause"""
    emotes_only: bool = False
    """whether the chat takes emotes only"""
    removed: list[str] = field(default_factory=list)
    """the ids of people the host has removed (`removing.py`)"""
    tournament: OfTournament | None = None
    watched: bool = False
    """anybody who knows the tournament may watch this table of it, which is on no list"""

    def seat_of(self, holder: str | None) -> int | None:
        """The seat that belongs to a holder."""
        if holder is None:
            return None
        return next((number for number, seat in enumerate(self.seats) if seat.holder == holder), None)

    def seated(self, holder: str) -> int:
        """Return the seat of somebody who sits at the table; refuse anybody else."""
        seat = self.seat_of(holder)
        if seat is None:
            raise Refuse(FORBIDDEN, "server-not-seated")
        return seat

    def playing(self, holder: str) -> int:
        """Return the seat of somebody who sits at the table while its game runs; refuse otherwise."""
        seat = self.seated(holder)
        if self.status != "running":
            raise Refuse(NOT_NOW, "server-not-running")
        return seat

    def holders(self) -> set[str]:
        """Return everybody who has a seat and wants the table in their list."""
        return {seat.holder for seat in self.seats if seat.holder and not seat.unlisted}

    def level_at(self, seat: int) -> str | None:
        """The bot that plays a seat now, or None when a person does."""
        taken = self.seats[seat]
        if taken.kind == "bot":
            return taken.level or self.level
        return self.level if taken.stand_in else None

    def bots(self) -> list[int]:
        """The seats that a bot plays now."""
        return [seat for seat, taken in enumerate(self.seats) if taken.stand_in or taken.kind == "bot"]

    def pause(self, now: float) -> Rest | None:
        """Return the present pause."""
        return next((rest for rest in self.rests if rest.seat is None and rest.is_on(now)), None)

    def holiday(self, seat: int, now: float) -> Rest | None:
        """Return the present holiday of a seat's owner."""
        return next((rest for rest in self.rests if rest.seat == seat and rest.is_on(now)), None)

    def holiday_left(self, seat: int, now: float) -> float:
        """The seconds of holidays that a seat's owner has left."""
        taken = sum(min(rest.until or now, now) - rest.since for rest in self.rests if rest.seat == seat)
        return max(0.0, self.holidays * DAY - taken)

    def is_too_late(self, now: float) -> bool:
        """Whether a duplicate has waited for its start so long that its cards are shown again elsewhere."""
        return self.status == "open" and self.dealt_as is not None and self.created < now - DAY

    def seals(self) -> list[str | None]:
        """Return the seals of everybody's additions to the table's chance, by seat."""
        return [seat.seal for seat in self.seats]

    def salts(self) -> list[str | None]:
        """Return the additions themselves, as far as they were opened."""
        return [seat.salt for seat in self.seats]

    def sealed(self) -> list[int]:
        """Return the seats whose additions are still sealed."""
        return [number for number, seat in enumerate(self.seats) if seat.seal and not seat.salt]

    def without_orders(self) -> TableDoc:
        """Return everything whose change others may notice."""
        return replace(self, seats=[replace(seat, orders=[]) for seat in self.seats])

    def copy(self) -> TableDoc:
        """Return a copy that can be changed: the table, and its seats."""
        return replace(self, seats=[replace(seat) for seat in self.seats])

    def to_json(self) -> bytes:
        return _encode(self)

    @staticmethod
    def from_json(text: bytes | str) -> TableDoc:
        return _decode(text)


def docs_in(texts: Iterable[bytes | str]) -> list[TableDoc]:
    """Read the tables that can be read: a damaged one must not hide the others of a list."""
    docs = []
    for text in texts:
        with suppress(msgspec.MsgspecError, UnicodeError):
            docs.append(TableDoc.from_json(text))
    return docs


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(TableDoc).decode


def shown(
    doc: TableDoc, here: frozenset[int] | set[int] = frozenset(), missed: Mapping[int, int] = MappingProxyType({})
) -> wire.Table:
    """Return the table as everybody may know it. `here` are the seats whose owners are connected."""
    now = clock.now()
    pause = doc.pause(now)
    colours, emblems = appearance.shared_out(doc.seats, "colour"), appearance.shared_out(doc.seats, "emblem")
    return wire.Table(
        **wire.terms_of(doc),
        id=doc.id,
        edition_hash=doc.edition_hash,
        start_player=doc.start_player,
        status=doc.status,
        access=doc.access,
        hints=doc.hints,
        seats=[
            wire.Seat(
                kind=seat.kind,
                name=seat.name,
                level=seat.level,
                here=number in here,
                stand_in=seat.stand_in,
                host=seat.holder is not None and seat.holder == doc.host,
                votes=seat.votes,
                program=seat.program,
                missed=missed.get(number, 0),
                away_until=holiday.until if (holiday := doc.holiday(number, now)) else None,
                holiday_left=doc.holiday_left(number, now) if seat.kind == "person" else 0.0,
                colour=colours[number],
                emblem=emblems[number],
            )
            for number, seat in enumerate(doc.seats)
        ],
        created=doc.created,
        next=doc.next,
        result=doc.result,
        branch=doc.branch,
        deal=_shown_deal(doc),
        paused=pause.since if pause else None,
        pause_votes=doc.pause_votes,
        emotes_only=doc.emotes_only,
        tournament=doc.tournament.id if doc.tournament else None,
    )


def _shown_deal(doc: TableDoc) -> wire.Deal | None:
    """Seals are shown when they are fixed, and salts when all are open."""
    if not doc.commitment:
        return None
    if doc.status == "open":
        return wire.Deal(doc.commitment, doc.seals(), None, doc.sealed()) if doc.frozen else wire.Deal(doc.commitment)
    return wire.Deal(doc.commitment, doc.seals(), doc.salts())
