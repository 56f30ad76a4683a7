"""The public state of a game, so that a list of tables can show it without reading the games."""

from __future__ import annotations

import msgspec
from msgspec import Struct


class GameStatus(Struct, frozen=True):
    """Stored with the moves that led to it."""

    round: int | None
    """None in games without rounds"""
    awaited: tuple[int, ...]
    """the seats that owe a decision"""
    since: float
    """when the present decision began, or the game ended"""
    allowances: tuple[float | None, ...] = ()
    """the seconds that each awaited seat has for it; empty if every decision has the same"""

    def to_json(self) -> bytes:
        return _encode(self)

    @staticmethod
    def from_json(text: bytes | str) -> GameStatus:
        return _decode(text)


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(GameStatus).decode
