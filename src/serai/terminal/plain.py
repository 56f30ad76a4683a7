"""Any game in a terminal, drawn from its view and its legal moves: for games that bring no renderer of their own."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from serai.games.game import Edition, Game, Move
from serai.games.plain_wording import PlainWording, find_wording
from serai.games.wording import Reader, Wording
from serai.terminal.screen import Grid, MenuLine, Piece, TitledPart

View = Mapping[str, Any]

ELSEWHERE = (
    *("format", "game", "edition", "edition_hash", "players", "options", "seat", "version"),
    *("round", "step", "awaited", "history", "legal", "result", "seats"),
)
"""what stands elsewhere than among the facts of the table"""
LONG_NUMBER = 10
"""digits; no game knows one"""


class PlainRenderer:
    """Shows one game to one reader (terminal.renderer.Renderer)."""

    def __init__(self, game: Game, edition: Edition, reader: Reader):
        self.game = game
        self.reader = reader
        self.words: Wording = find_wording(game.id, edition, reader)
        self._plain = PlainWording(game.id, reader)

    def headline(self, view: View) -> tuple[str, str]:
        title = self.game.title_in(self.reader.language)
        where = f", {self.reader.say('ui-round', round=view['round'])}" if view.get("round") else ""
        return f"{title}{where}: {self._plain.step(view['step'])}", ""

    def table(self, view: View) -> list[Piece]:
        facts = {name: value for name, value in view.items() if name not in ELSEWHERE}
        parts: list[Piece] = [TitledPart(self._field(name), [self._plain.value(facts[name], name)]) for name in facts]
        for seat, shown in enumerate(view["seats"]):
            parts.append(TitledPart(self._who(seat), self._plain.pairs(shown)))
        return parts

    def choices(self, view: View, _seen: Any, /) -> list[tuple[Move, MenuLine]]:
        return [(move, MenuLine(Text(self.words.choice(move)))) for move in view["legal"]]

    def typed(self, view: View, words: Sequence[str]) -> Move | None:
        """The legal move that is written so, or else one of the same verb with these numbers."""
        of_verb: list[Move] = [move for move in view["legal"] if move["do"] in words[:1]]
        likely = [move for move in of_verb if len(_arguments(move)) == len(words) - 1]
        for move in likely:
            if _written(move) == list(words):
                return move
        if not likely or not all(word.isdecimal() and len(word) < LONG_NUMBER for word in words[1:]):
            return None
        return likely[0] | dict(zip(_arguments(likely[0]), map(int, words[1:]), strict=True))

    def help(self) -> list[Piece]:
        return [self.reader.say("terminal-plain-help")]

    def about(self, _view: View, move: Move) -> list[Piece]:
        return [self.words.choice(move), f"= {' '.join(_written(move))}"]

    def look_up(self, _view: View, _word: str) -> list[Piece]:
        return []

    def scores(self, view: View) -> list[Piece]:
        """Whatever has one number for each seat: of the result, or of the seats while the game goes on."""
        figures = view["result"] if "result" in view else _by_field(view["seats"])
        rows = [
            (self._field(name), values)
            for name, values in figures.items()
            if isinstance(values, list) and len(values) == view["players"] and all(map(_is_number, values))
        ]
        return [Grid([self._who(seat) for seat in range(view["players"])], rows)] if rows else []

    def _who(self, seat: int) -> str:
        words = self._plain.seat(seat)
        return words[:1].upper() + words[1:]

    def _field(self, name: str) -> str:
        words = self._plain.field(name)
        return words[:1].upper() + words[1:]


def _arguments(move: Move) -> list[str]:
    return [name for name in move if name not in ("seat", "do")]


def _written(move: Move) -> list[str]:
    """A move as a person writes it out: the verb, and each argument in a word."""
    return [move["do"], *(json.dumps(move[name], separators=(",", ":")).strip('"') for name in _arguments(move))]


def _by_field(seats: Sequence[Mapping[str, Any]]) -> dict[str, list[Any]]:
    """What every seat shows, field by field."""
    return {name: [seat[name] for seat in seats] for name in seats[0] if all(name in seat for seat in seats)}


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)
