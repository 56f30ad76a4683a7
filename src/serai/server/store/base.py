"""The contract of every store; tests/server/test_store.py checks each of them against it.

The truth of a table is its log: rows numbered from 0 without gaps, each number once. A row is appended only by
a process that knows the present length, so two processes can never both write the same number.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

import msgspec
from msgspec import UNSET, Struct, UnsetType

from serai.server.rows.table import TableDoc
from serai.server.store.daily import DailyStore
from serai.server.store.evenings import EveningStore
from serai.server.store.listed_tables import ListedTable
from serai.server.store.notifications import NotificationStore
from serai.server.store.people import PeopleStore
from serai.server.store.public_log import PublicLogStore
from serai.server.store.tournaments import TournamentStore
from serai.server.wire import Chat


class LogRow(NamedTuple):
    """One move as it was played, including sealed choices that were changed later; or the last one's withdrawal."""

    version: int
    """the table's version before the move"""
    by: str
    """the decider: person, bot, stand_in, order (a person, beforehand) or chance"""
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
    rows: Sequence[LogRow]
    wake: float | None
    """when the table next needs attention by itself: a bot's turn or a time limit"""
    keeper: str | None
    """the process that has claimed this attention"""
    standing: bytes | None = None
    """how the game stands after them, as JSON (`GameStatus`)"""
    revision: int | None = None
    """revision of the doc they follow from, if they must not count once it has changed"""


class OutcomeUnknown(Exception):
    """Nobody knows whether it was written: the answer did not come. The log will show it."""


AppendOutcome = bool | Exception
"""result of an append: False if the log or the doc has changed meanwhile, or a fault; then nothing of it was written,
unless the fault is OutcomeUnknown"""


class Stored(NamedTuple):
    """A table as the store has it."""

    doc: TableDoc
    revision: int
    length: int


class Store(Protocol):
    """All methods but `append` may be called rarely; `append` is the hot path."""

    notifications: NotificationStore
    """notifications"""
    daily: DailyStore
    """results of the daily deals"""
    people: PeopleStore
    """how players appear, and their ways to come back"""
    tournaments: TournamentStore
    """duplicate tournaments, and the comparisons behind ratings"""
    evenings: EveningStore
    """shared score pads"""
    public_log: PublicLogStore
    """what everybody may read: the promises of deals and the ends of games, entered with the doc they follow from"""

    async def create(self, doc: TableDoc, rows: Sequence[LogRow] = (), wake: float | None = None) -> None:
        """A new table."""

    async def load(self, table: str) -> Stored | None:
        """A table without its rows."""

    async def rows(self, table: str, since: int = 0) -> list[LogRow]:
        """Return the log from a number on."""

    async def append(self, appends: Sequence[Append]) -> list[AppendOutcome]:
        """Continue the logs of different tables durably. One that cannot be continued does not stop the others."""

    async def save(
        self, doc: TableDoc, revision: int, wake: float | UnsetType | None = UNSET, are_seats_the_same: bool = False
    ) -> bool:
        """Replace a table's doc; return False, having written nothing, if someone else has done so meanwhile.

        The time to wake stays as it is unless given. Knowing that nobody has taken or left a seat saves some work.
        """

    async def public(self, since: float, limit: int) -> list[TableDoc]:
        """Return public tables that are open or running and were touched since: open ones first, the newest first."""

    async def sitting(self, holder: str, limit: int) -> list[ListedTable]:
        """Return the tables where a holder has a seat: finished ones last, the latest touched first."""

    async def listed_table(self, table: str) -> ListedTable | None:
        """One table as a list needs it."""

    async def mentioning(self, holder: str) -> list[str]:
        """Return the tables that know a holder, listed or not. This is slow."""

    async def discard(self, before: float) -> int:
        """Delete tables that nobody has touched since then, with all that belongs to them; return how many."""

    async def due(self, now: float, keeper: str, until: float, limit: int) -> list[str]:
        """Return tables whose time to wake has come; the keeper has a claim to them until then."""

    async def agree(self, table: str, wake: float | None, keeper: str | None, by: str, now: float) -> bool:
        """Set when a table next needs attention, and who claims it; return False while another process claims it."""

    async def lengths(self, tables: Sequence[str]) -> dict[str, tuple[int, int]]:
        """Return the length of the log and the revision of the doc of each table."""

    async def say(self, table: str, line: Chat) -> None:
        """Keep a line of the chat."""

    async def said(self, table: str, limit: int) -> list[Chat]:
        """The last lines of the chat, oldest first."""

    async def unsay(self, table: str, name: str) -> None:
        """Delete what somebody has said at a table."""

    async def spoken(self, tables: Sequence[str], limit: int) -> dict[str, list[tuple[int, float]]]:
        """Return seat and time of the last chat lines of each table, the newest first; leave out tables without any."""

    async def keep_edition(self, game: str, edition_hash: str, text: str) -> None:
        """Store the text of an edition that is not built in, under the hash of its content; the first one stays."""

    async def kept_edition(self, game: str, edition_hash: str) -> str | None:
        """The text of an edition that was kept."""

    async def probe(self) -> None:
        """Write something, to see that writing works."""

    async def secret(self, proposed: str, name: str = "secret") -> str:
        """Return the signing key kept in the store, or another key; the first proposal is kept."""

    async def close(self) -> None:
        """Finish what is under way."""


encode_move = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(dict[str, Any]).decode


def decode_move(row: LogRow) -> dict[str, Any]:
    return _decode(row.move)
