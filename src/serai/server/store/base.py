"""What every store can do. The contract suite (tests/server/test_store.py) holds each of them to it.

The truth of a table is its log: rows numbered from 0 without gaps, each number once. A row is appended only by
a process that knows the present length, so two processes can never both write the same number.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

import msgspec
from msgspec import UNSET, Struct, UnsetType

from serai.server.table.doc import TableDoc
from serai.server.wire import Chat


class Row(NamedTuple):
    """One move as it was played, sealed choices that were changed later included."""

    version: int
    """the table's version before the move"""
    by: str
    """who decided: person, bot, stand_in or chance"""
    act: str
    """the client's id for the decision, empty for others"""
    move: bytes
    """the move as JSON"""
    at: float


class Append(Struct, array_like=True, gc=False):
    """Rows that continue a log of exactly `number` rows."""

    table: str
    number: int
    rows: Sequence[Row]
    wake: float | None
    """when the table next needs attention by itself: a bot's turn or a time limit"""
    keeper: str | None
    """the process that has promised this attention"""


Outcome = bool | Exception
"""of an append: False when the log has grown meanwhile, or a fault; in both cases nothing of it was written"""


class Stored(NamedTuple):
    """A table as the store has it."""

    doc: TableDoc
    revision: int
    length: int


class Store(Protocol):
    """All methods but `append` may be called rarely; `append` is the hot path."""

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

    async def sitting(self, holder: str, limit: int) -> list[TableDoc]:
        """Tables where a holder has a seat, the latest touched first."""

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

    async def keep_edition(self, game: str, edition_hash: str, text: str) -> None:
        """Keep the text of an edition that is not built in, under the hash of what it says; the first stays."""

    async def kept_edition(self, game: str, edition_hash: str) -> str | None:
        """The text of an edition that was kept."""

    async def secret(self, proposed: str) -> str:
        """The signing key kept in the store; the first proposal is kept."""

    async def close(self) -> None:
        """Finish what is under way."""


encode_move = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(dict[str, Any]).decode


def decode_move(row: Row) -> dict[str, Any]:
    return _decode(row.move)
