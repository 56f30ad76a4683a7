"""The commands that can arrive for a table, and how they are refused when a turn has failed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from serai.games.faults import GameFault
from serai.server import wire
from serai.server.base import close_codes
from serai.server.base.refusals import NOT_STORED, UNKNOWN, Refuse, closing, refused, unknown
from serai.server.table.viewers.connection import Connection


class Arrival(NamedTuple):
    """Someone has said hello."""

    connection: Connection
    revision: str | None


class PersonMove(NamedTuple):
    """A person's act."""

    connection: Connection
    act: wire.Act
    at: float


class BotMove(NamedTuple):
    """A bot's thought, at the version it was asked about."""

    seat: int
    version: int
    move: dict[str, Any]


class BotMistake(NamedTuple):
    """A mistake in the package of the game, which a bot met while it thought."""

    fault: GameFault


class WakeUp:
    """Something may have to be done: a bot's turn, a time limit, news from another process."""


WAKE_UP = WakeUp()
Command = Arrival | PersonMove | BotMove | BotMistake | WakeUp
Answers = list[tuple[PersonMove, wire.Ack | wire.Refused]]


def refuse_all(batch: Sequence[Command], fault: Exception, *, is_unknown: bool) -> None:
    """Tell everybody who waits that a turn has failed. `is_unknown`: their decisions may be stored after all."""
    if not isinstance(fault, Refuse):
        fault = Refuse(NOT_STORED, "server-unknown") if is_unknown else Refuse(NOT_STORED, "server-not-stored")
    code = close_codes.NO_TABLE if fault.status == UNKNOWN else close_codes.TRY_AGAIN
    for command in batch:
        match command:
            case PersonMove(connection, act):
                connection.send(wire.encode(unknown(act.id, fault) if is_unknown else refused(act.id, fault)))
            case Arrival(connection):
                connection.close(code, closing(fault))
