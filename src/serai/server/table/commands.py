"""The commands that can arrive for a table."""

from __future__ import annotations

from typing import Any, NamedTuple

from serai.games.faults import GameFault
from serai.server import wire
from serai.server.table.connection import Connection


class Arrival(NamedTuple):
    """Someone has said hello."""

    connection: Connection
    revision: str | None


class Decision(NamedTuple):
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
Command = Arrival | Decision | BotMove | BotMistake | WakeUp
Answers = list[tuple[Decision, wire.Ack | wire.Refused]]
