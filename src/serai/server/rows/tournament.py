"""What is stored about a tournament. It holds the secrets of its deals, so it never travels: see `shown.py`."""

from __future__ import annotations

import hmac
from collections.abc import Iterator
from typing import Literal

import msgspec
from msgspec import Struct, field

from serai.server import wire

Deal = list[list[int | None]]
"""by table and seat, the number of the person who plays it; None is a bot"""


class Entrant(Struct):
    """Somebody who takes part."""

    name: str | None
    """None when they were forgotten"""
    holder: str | None
    gone: bool = False
    """has left; bots play their seats"""


class SeatResult(Struct, frozen=True):
    """The result of one seat of a table."""

    merit: tuple[float, ...]
    """as the game itself orders its players (`Game.merits`); the last entry is points"""
    own: bool
    """whether the person made at least half of the decisions; it says nothing of a bot's seat"""


class TournamentDoc(wire.Terms, kw_only=True):
    """One tournament from its creation to the end."""

    id: str
    title: str
    edition_hash: str
    deals: int
    together: int
    """how many people share a table; bots have the other seats"""
    rated: bool
    host: str | None
    secret: str
    """where the deals come from"""
    created: float
    status: Literal["open", "running", "over"] = "open"
    entrants: list[Entrant] = field(default_factory=list)
    places: list[Deal] = field(default_factory=list)
    """drawn when the tournament starts"""
    results: list[list[list[SeatResult]]] = field(default_factory=list)
    """results of each finished deal, by table and seat"""
    season: wire.TournamentSeason | None = None

    def entrant_of(self, holder: str | None) -> int | None:
        """Return the number of somebody who takes part."""
        if holder is None:
            return None
        return next((number for number, entrant in enumerate(self.entrants) if entrant.holder == holder), None)

    def holders(self) -> set[str]:
        """Return everybody who has to do with it."""
        return {holder for holder in (self.host, *(entrant.holder for entrant in self.entrants)) if holder is not None}

    def secret_of(self, deal: int) -> str:
        """Return the secret of a deal, the same at all its tables."""
        return hmac.digest(self.secret.encode(), f"deal/{deal}".encode(), "sha256").hex()

    def table_ids(self, deal: int) -> list[str]:
        """Return the table ids of a deal. They are the same every time, for everybody."""
        key = self.secret.encode()
        names = (f"table/{deal}/{table}".encode() for table in range(len(self.places[deal])))
        return [hmac.digest(key, name, "sha256").hex()[:16] for name in names]

    def seats_of(self, deal: int) -> Iterator[tuple[int, int, int]]:
        """Yield table, seat and entrant of everybody who plays a deal."""
        for table, seats in enumerate(self.places[deal]):
            for seat, entrant in enumerate(seats):
                if entrant is not None:
                    yield table, seat, entrant

    def to_json(self) -> str:
        return msgspec.json.encode(self).decode()

    @staticmethod
    def from_json(text: str) -> TournamentDoc:
        return _decode(text)


_decode = msgspec.json.Decoder(TournamentDoc).decode
