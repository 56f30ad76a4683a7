"""What every store can do. The contract suite (tests/server/test_store.py) holds each of them to it.

The truth of a table is its log: rows numbered from 0 without gaps, each number once. A row is appended only by
a process that knows the present length, so two processes can never both write the same number.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

import msgspec
from msgspec import UNSET, Struct, UnsetType

from serai.server.rows.table import TableDoc
from serai.server.store.calls import Calls
from serai.server.store.daily import DailyResults
from serai.server.store.people import People
from serai.server.store.sat import Sat
from serai.server.store.tournaments import Tournaments
from serai.server.wire import Chat


class Row(NamedTuple):
    """One move as it was played, sealed choices that were changed later included; or the last one's withdrawal."""

    version: int
    """the table's version before the move"""
    by: str
    """who decided: person, bot, stand_in, order (a person, beforehand) or chance"""
    act: str
    """the client's id for the decision, or one made from that of an order; empty for others"""
    move: bytes
    """the move as JSON"""
    at: float
    check: int | None = None
    """the checksum of this row and of all before it (`checks.py`); rows of older servers have none"""


class Append(Struct, array_like=True, gc=False):
    """Rows that continue a log of exactly `number` rows."""

    table: str
    number: int
    rows: Sequence[Row]
    wake: float | None
    """when the table next needs attention by itself: a bot's turn or a time limit"""
    keeper: str | None
    """the process that has promised this attention"""
    standing: bytes | None = None
    """how the game stands after them, as JSON (`Standing`)"""
    revision: int | None = None
    """of the doc that they follow from, where they must not count once it has changed"""


class OutcomeUnknown(Exception):
    """Nobody can tell whether it was written: the answer did not come. The log will tell."""


Outcome = bool | Exception
"""of an append: False when the log or the doc has changed meanwhile, or a fault; then nothing of it was written, unless
the fault is OutcomeUnknown"""


class Stored(NamedTuple):
    """A table as the store has it."""

    doc: TableDoc
    revision: int
    length: int


class Store(Protocol):
    """All methods but `append` may be called rarely; `append` is the hot path."""

    calls: Calls
    """notifications"""
    daily: DailyResults
    """results of the daily deals"""
    people: People
    """how players appear, and how they come back"""
    tournaments: Tournaments
    """duplicate tournaments, and what ratings are made from"""

    async def create(self, doc: TableDoc, rows: Sequence[Row] = (), wake: float | None = None) -> None:
        """A new table."""

    async def load(self, table: str) -> Stored | None:
        """A table without its rows."""

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        """The log from a number on."""

    async def append(self, appends: Sequence[Append]) -> list[Outcome]:
        """Continue the logs of different tables durably. One that cannot be continued does not stop the others."""

    async def save(
        self, doc: TableDoc, revision: int, wake: float | UnsetType | None = UNSET, are_seats_the_same: bool = False
    ) -> bool:
        """Replace what is known about a table; False when someone else has meanwhile, and then nothing was written.

        The time to wake stays as it is unless given. To know that nobody has taken or left a seat saves some work.
        """

    async def public(self, since: float, limit: int) -> list[TableDoc]:
        """Public tables that are open or running and were touched since: open ones first, the newest first."""

    async def sitting(self, holder: str, limit: int) -> list[Sat]:
        """Tables where a holder has a seat: finished ones last, the latest touched first."""

    async def sat(self, table: str) -> Sat | None:
        """One table as a list needs it."""

    async def mentioning(self, holder: str) -> list[str]:
        """Tables that know a holder, whether the holder has them in a list or not. This takes long."""

    async def discard(self, before: float) -> int:
        """Delete tables that nobody has touched since then, with all that belongs to them; how many there were."""

    async def due(self, now: float, keeper: str, until: float, limit: int) -> list[str]:
        """Tables whose time to wake has come; they are promised to the keeper until then."""

    async def agree(self, table: str, wake: float | None, keeper: str | None, by: str, now: float) -> bool:
        """Set when a table next needs attention, and who has promised it; False while another has."""

    async def lengths(self, tables: Sequence[str]) -> dict[str, tuple[int, int]]:
        """Length of the log and revision of the doc of each table."""

    async def say(self, table: str, line: Chat) -> None:
        """Keep a line of the chat."""

    async def said(self, table: str, limit: int) -> list[Chat]:
        """The last lines of the chat, oldest first."""

    async def unsay(self, table: str, name: str) -> None:
        """Delete what somebody has said at a table."""

    async def spoken(self, tables: Sequence[str], limit: int) -> dict[str, list[tuple[int, float]]]:
        """Seat and time of the last lines of each table's chat, the newest first; tables without any are left out."""

    async def keep_edition(self, game: str, edition_hash: str, text: str) -> None:
        """Keep the text of an edition that is not built in, under the hash of what it says; the first stays."""

    async def kept_edition(self, game: str, edition_hash: str) -> str | None:
        """The text of an edition that was kept."""

    async def probe(self) -> None:
        """Write something, to see that it can be done."""

    async def secret(self, proposed: str, name: str = "secret") -> str:
        """The signing key kept in the store, or another key; the first proposal is kept."""

    async def close(self) -> None:
        """Finish what is under way."""


encode_move = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(dict[str, Any]).decode


def decode_move(row: Row) -> dict[str, Any]:
    return _decode(row.move)
