"""A game's description, and everything serai may ask of a game.

A game is one package: a folder here, or somebody else's that the entry point group `serai.games` names. Its
`__init__.py` makes one `Game` and calls it GAME; the game in progress (`begin` and `position_of`) is in `quick.py`, as
rules, or in `position.py`, in ordinary Python. Whatever else it brings lies under a name that the house knows
(`Game.part`): `edition.read`, `bot.mind`, `study.batch`, `terminal.renderer`, `pad` and so on. Its rule book is a text
in its folder of words (`words/book.en.md`; kernel/rulebook.py says how it is written). What it does not bring, the
house does plainly (the `plain_…` modules) or not at all.

Moves are the dictionaries of the record format.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

from serai.games.faults import fault_of
from serai.games.options import Option
from serai.kernel.errors import IllegalMove, UserError
from serai.kernel.event_text import EventText
from serai.kernel.move_log import Move
from serai.kernel.outcome import Chance, Entry
from serai.kernel.rulebook import Book, book_file, read_book
from serai.kernel.words import FALLBACK, has, say

__all__ = ["Edition", "Game", "Move", "Position", "RulesEdition", "Standings", "refusal"]


MOST_SEATS = 8
"""of a table"""
CLIENT = "client"
"""the folder with what a game runs in the browser"""


class Edition(Protocol):
    """The parts of an edition that serai needs."""

    @property
    def id(self) -> str: ...
    @property
    def game(self) -> str: ...
    @property
    def hash(self) -> str: ...


@dataclass(frozen=True)
class RulesEdition:
    """The one edition of a game without edition files. Change its id when the rules change: records name it."""

    id: str
    game: str

    @property
    def hash(self) -> str:
        return hashlib.sha256(f"{self.game}/{self.id}".encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Standings:
    """How a game ended, in the same form for all games: one entry per seat."""

    places: list[float]
    """from 1 (first) to -1 (last); equals share, and they add up to 0"""
    points: list[int]
    """what the game counts"""


class Position(Protocol):
    """One game in progress. It sees everything, so it never leaves the table."""

    players: int
    options: dict[str, Any]
    state: Any
    data: Any

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def chance_due(self) -> bool:
        """Whether the next move is chance."""

    @property
    def sealed(self) -> bool:
        """Whether the present step is simultaneous: every seat makes one secret choice."""

    def awaited(self) -> tuple[int, ...]:
        """The seats that owe a decision now."""

    def chance(self) -> Chance:
        """Return what chance can bring now, if it is due."""

    def draw(self) -> Move:
        """Draw an outcome by the generator in the state, as a move; it is not played yet."""

    def legal(self, seat: int) -> list[Move]:
        """A seat's legal moves, in a stable order; open also to a seat that may still change a sealed choice."""

    def play(self, move: object, *, final: bool) -> EventText:
        """Carry out a move or raise IllegalMove and change nothing.

        `final` refuses a second sealed choice, as in a record; a live table replaces the first one instead.
        """

    def in_steps(self, move: object, *, final: bool) -> Iterator[EventText]:
        """The same, one thing after the other: what the move did, then each step that followed by itself.

        Between them the position stands where each of them has led. All of them are to be taken.
        """

    def result(self) -> dict[str, Any]:
        """The result of a finished game in the record's form."""

    def seen_by(self, viewer: int | None) -> Position:
        """Return the same game as one viewer may know it: hidden values are blank. The one gate of redaction."""

    def view(self, viewer: int | None) -> dict[str, Any]:
        """What there is to see, JSON-able. Only for what `seen_by` gave."""

    def copy(self) -> Position:
        """An independent copy."""

    def reseed(self, seed: int | str) -> None:
        """Start a new stream of chance for what comes."""

    def worlds(self, count: int, seed: int | str) -> Any:
        """An array of full states drawn uniformly from those that agree with this redacted position."""

    def imagine(self, seed: int | str) -> Position:
        """One such world as a position of its own."""


class WritesChanges(Protocol):
    """A position that writes the changes of its views itself; for the others two views are compared."""

    def album(self) -> Any:
        """What each viewer was last shown: nothing yet."""

    def changes(self, viewers: Sequence[int | None], album: Any, version: int) -> list[bytes]:
        """Return the changes in each viewer's view, as JSON, and update the album."""


class Game:
    """A game that can be played. A package derives one class from it and sets what is particular to it."""

    id: str
    """as records, addresses and message ids write it"""
    title: str
    """as printed on the box"""
    fewest: int
    """players at least"""
    most: int
    """the most players"""
    usual: int
    """a comfortable number of players for a quick game"""
    most_moves: int = 20_000
    """of one game, those of chance included; a guest's game that goes on is stopped as a mistake of its author"""
    options: tuple[Option, ...] = ()
    players_rule: str
    """the rule that a wrong number of players breaks"""
    options_rule: str
    """the rule that an unknown option breaks"""
    record_rule: str
    """the rule that a wrong head of a record breaks, but for the parts in `head_rules`"""
    head_rules: Mapping[str, str] = {}
    """by part of a record: format, game, edition, moves or result"""
    start_player: tuple[str, str] | None = None
    """the chance move that says who begins, and its key; None where nobody may choose that"""
    reveals: frozenset[str] | None = None
    """the events that show somebody something new though chance has no move then, such as cards of a deck that was
    shuffled before. A move that leads to one of them is not taken back; without this list no open move is."""
    score_file: str = ""
    """for games with a `pad`: how a table to be scored is written down, with an example; the help of `serai score`"""

    edition: str = "1"
    """the id of the one edition of a game without edition files"""

    # --- where its modules are asked ---

    def load_edition(self, source: str | None) -> Any:
        """The built-in edition (None or its id) or an owner's file."""
        if (files := self.part("edition.read")) is not None:
            return files.load(source)
        if source not in (None, self.edition):
            raise UserError(f"{self.title} has no edition files: leave the edition out")
        return RulesEdition(self.edition, self.id)

    def begin(self, edition: Any, players: int, options: Mapping[str, Any], seed: int | str) -> Position:
        """A game before its first chance move."""
        position: Position = self._position().begin(edition, players, options, seed)
        return position

    def position_of(self, view: dict[str, Any], edition: Any) -> Position:
        """The redacted position that a view was made from."""
        position: Position = self._position().position_of(view, edition)
        return position

    def _position(self) -> ModuleType:
        return self.part("position") or self.need("quick", "has neither quick.py nor position.py")

    # --- what a package may say otherwise ---

    def merits(self, result: Mapping[str, Any]) -> list[tuple[float, ...]]:
        """Return what decides the places at the end, seat by seat: greater is better. The last entry is points."""
        winners = result["winners"]
        return [(seat in winners, points) for seat, points in enumerate(result["scores"])]

    def bags(self, edition: Any, players: int) -> dict[str, list[int]]:  # noqa: ARG002
        """By argument of a chance move: what its number is drawn from, where no move changes that. A deal promises it
        when the table is made (`kernel/deal.py`).
        """
        return {}

    def cards(self, edition: Any) -> Mapping[str, Sequence[Entry]]:  # noqa: ARG002
        """By argument of a chance move: everything there is of it in the edition, where moves change what is left. A
        deal promises that nothing else is ever drawn.
        """
        return {}

    # --- what follows from the description ---

    def standings(self, result: Mapping[str, Any]) -> Standings:
        """How a game ended by its result in the record's form: places and points, in the same form for all games."""
        merits = self.merits(result)
        others = len(merits) - 1
        places = [1 - (2 * sum(other > mine for other in merits) + merits.count(mine) - 1) / others for mine in merits]
        return Standings(places, [int(mine[-1]) for mine in merits])

    def check_players(self, players: object) -> int:
        """The number of players, or IllegalMove with the game's rule id."""
        if not isinstance(players, int) or isinstance(players, bool) or not self.fewest <= players <= self.most:
            raise self.refuse(self.players_rule, "players", fewest=self.fewest, most=self.most)
        return players

    def check_options(self, options: object) -> dict[str, Any]:
        """All options with their defaults, or IllegalMove with the game's rule id.

        House rules are among them only where they differ from the default.
        """
        known = {option.id: option for option in self.options}
        if not isinstance(options, Mapping) or not options.keys() <= known.keys():
            raise self.refuse(self.options_rule, "option", options=", ".join(known) or "–")
        for option in self.options:
            if option.id in options and not option.accepts(options[option.id]):
                # A house rule may be called like something else that is refused.
                what = "value" if option.house else option.id
                facts: dict[str, object] = {"option": option.id, "values": option.values}
                raise refusal(self.id, option.rule, what, facts, plainly="value")
        chosen = {name: options.get(name, option.default) for name, option in known.items()}
        return {name: value for name, value in chosen.items() if not known[name].house or value != known[name].default}

    def house_rules(self, options: Mapping[str, Any]) -> list[str]:
        """The house rules among checked options, as the command line writes them."""
        return [f"{option.id}={options[option.id]}" for option in self.options if option.house and option.id in options]

    def bags_with(self, edition: Any, players: int, start_player: int | None) -> dict[str, list[int]]:
        """The same where a start player may have been agreed on: then the bag holds nobody else."""
        agreed = {} if start_player is None or self.start_player is None else {self.start_player[1]: [start_player]}
        return {**self.bags(edition, players), **agreed}

    def with_start_player(self, move: Move, seat: int | None) -> Move:
        """Return a chance outcome, with the agreed start player if it names one."""
        if seat is None or self.start_player is None or move["do"] != self.start_player[0]:
            return move
        return {**move, self.start_player[1]: seat}

    def refuse(self, rule: str, what: str, **arguments: object) -> IllegalMove:
        """A refusal by the message `<game>-refuse-<what>`."""
        return refusal(self.id, rule, what, arguments)

    def title_in(self, language: str) -> str:
        """The title as readers of a language know it."""
        message = f"{self.id}-title"
        return say(language, message) if has(language, message) else self.title

    def row_in(self, language: str, row: str) -> str:
        """A figure of a finished game, `points` and `wins` among them, as readers of a language know it."""
        message = f"{self.id}-row"
        return say(language, message, {"row": row}) if has(language, message) else row.replace("_", " ").capitalize()

    def head_rule(self, part: str) -> str:
        """The rule id that refuses a wrong part of a record's head: format, game, edition, moves or result."""
        return self.head_rules.get(part, self.record_rule)

    # --- the other parts in its folder ---

    @property
    def package(self) -> str:
        """The Python package of the game."""
        return type(self).__module__

    @property
    def is_guest(self) -> bool:
        """Whether it is in somebody else's package."""
        return not self.package.startswith(f"{__package__}.")

    def part(self, name: str) -> ModuleType | None:
        """A module of the game's folder by the name the house knows it by; None where the game does without it."""
        if not self.brings(name):
            return None
        try:
            return import_module(f"{self.package}.{name}")
        except (Exception, SystemExit) as raised:
            fault = fault_of(self.id, self.folder, raised) if self.is_guest else None
            if fault is None:
                raise
            raise fault from raised

    def brings(self, name: str) -> bool:
        """Whether there is such a module. Nothing is imported: a module may need what this machine lacks."""
        return _is_there(f"{self.package}.{name}")

    @property
    def is_quick(self) -> bool:
        """Whether its rules are declared parts (`quick.py`), and its places follow from wins and points."""
        return self.brings("quick") and type(self).merits is Game.merits

    @property
    def draws_itself(self) -> bool:
        """Whether it brings a table of its own for the browser (docs/draw-a-table.md)."""
        return (self.folder / CLIENT / "table.js").is_file()

    def book(self, language: str) -> Book:
        """The rule book, in the fallback language where this one lacks it."""
        for wanted in (language, FALLBACK):
            if book_file(self._words, wanted).is_file():
                return read_book(self._words, wanted)
        raise UserError(f"{self.title} has brought no rule book")

    @property
    def folder(self) -> Path:
        """Where its files lie."""
        package = find_spec(self.package)
        assert package is not None
        assert package.origin is not None
        return Path(package.origin).parent

    @property
    def _words(self) -> Path:
        return self.folder / "words"

    def need(self, name: str, what: str) -> ModuleType:
        """The same for a person who asked for it by name: the refusal says what the game lacks."""
        found = self.part(name)
        if found is None:
            raise UserError(f"{self.title} {what}")
        return found


def refusal(game: str, rule: str, what: str, arguments: dict[str, object], plainly: str = "") -> IllegalMove:
    """A refusal in words: the game's own, `<game>-refuse-<what>`, or the house's plain ones."""
    own = f"{game}-refuse-{what}"
    message = own if has("en", own) else f"ui-plain-refuse-{plainly or what}"
    return IllegalMove(rule, say("en", message, arguments), message, arguments)


@cache
def _is_there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # not even its folder is there
        return False
