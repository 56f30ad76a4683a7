"""What is stored about a table besides its moves. It holds secrets, so it never travels: see `shown`."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from serai.server import wire


class SeatDoc(Struct):
    """One seat: open, a person's or a bot's."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str | None = None
    level: str | None = None
    holder: str | None = None
    """whose cookie the seat belongs to"""
    grant: int = 0
    """how often the seat has moved to another device"""
    stand_in: bool = False
    """a bot plays until the person returns"""


class TableDoc(Struct, kw_only=True):
    """One table from its making to the end."""

    id: str
    game: str
    players: int
    edition: str
    edition_hash: str
    options: dict[str, Any]
    access: wire.Access
    level: str
    seconds: int | None
    chat: bool
    seats: list[SeatDoc]
    host: str | None
    """the holder who made the table"""
    seed: str
    """where the table's chance starts; as secret as the deck"""
    created: float
    status: wire.Status = "open"
    next: str | None = None
    result: dict[str, Any] | None = None
    deal: list[dict[str, Any]] = []
    """chance moves given beforehand: a duplicate deal"""
    start_player: int | None = None
    """the seat that begins where the host has chosen one; otherwise it is drawn"""
    hints: bool = True
    """whether people may ask for a good move"""

    def seat_of(self, holder: str | None) -> int | None:
        """The seat that belongs to a holder."""
        if holder is None:
            return None
        return next((number for number, seat in enumerate(self.seats) if seat.holder == holder), None)

    def holders(self) -> set[str]:
        """Everybody who has a seat."""
        return {seat.holder for seat in self.seats if seat.holder}

    def level_at(self, seat: int) -> str | None:
        """The bot that plays a seat now, or None when a person does."""
        taken = self.seats[seat]
        if taken.kind == "bot":
            return taken.level or self.level
        return self.level if taken.stand_in else None

    def bots(self) -> list[int]:
        """The seats that a bot plays now."""
        return [seat for seat, taken in enumerate(self.seats) if taken.stand_in or taken.kind == "bot"]

    def copy(self) -> TableDoc:
        """One that can be changed: the table, and its seats."""
        return replace(self, seats=[replace(seat) for seat in self.seats])

    def to_json(self) -> bytes:
        return _encode(self)

    @staticmethod
    def from_json(text: bytes | str) -> TableDoc:
        return _decode(text)


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(TableDoc).decode


def shown(doc: TableDoc, here: frozenset[int] | set[int] = frozenset()) -> wire.Table:
    """The table as everybody may know it. `here` are the seats whose owners are connected."""
    return wire.Table(
        id=doc.id,
        game=doc.game,
        players=doc.players,
        edition=doc.edition,
        edition_hash=doc.edition_hash,
        options=doc.options,
        start_player=doc.start_player,
        status=doc.status,
        access=doc.access,
        level=doc.level,
        seconds=doc.seconds,
        chat=doc.chat,
        hints=doc.hints,
        seats=[
            wire.Seat(
                kind=seat.kind,
                name=seat.name,
                level=seat.level,
                here=number in here,
                stand_in=seat.stand_in,
                host=seat.holder is not None and seat.holder == doc.host,
            )
            for number, seat in enumerate(doc.seats)
        ],
        created=doc.created,
        next=doc.next,
        result=doc.result,
    )
