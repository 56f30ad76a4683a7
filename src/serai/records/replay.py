"""Replaying a record: its head, its moves and its result, each checked with the rule id the game gives it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from serai.games import GAMES, find_game
from serai.kernel.errors import IllegalMove
from serai.kernel.game import Event, Game
from serai.kernel.sections import shown
from serai.table import RECORD_FORMAT, Table


class BadRecord(IllegalMove):
    """A record that does not hold. `move` is the number of the refused move from 1, or 0 for head and result."""

    def __init__(self, rule: str, reason: str, move: int = 0):
        super().__init__(rule, reason)
        self.move = move

    def __str__(self) -> str:
        where = f"move {self.move}: " if self.move else ""
        return f"{where}{self.rule}: {self.reason}"


class Editions:
    """The edition that records are replayed with: the one asked for, or each game's own. Each is loaded once."""

    def __init__(self, source: str | None = None):
        self.source = source
        self._loaded: dict[str, Any] = {}

    def of(self, game: Game) -> Any:
        if game.id not in self._loaded:
            self._loaded[game.id] = game.load_edition(self.source)
        return self._loaded[game.id]


@dataclass(frozen=True)
class Head:
    """A record whose head is in order; its moves have not been looked at."""

    record: Mapping[str, Any]
    game: Game
    edition: Any
    players: int
    options: dict[str, Any]
    moves: list[Any]

    def lay_out(self) -> Table:
        """The table before the first move."""
        return Table(self.game, self.edition, self.game.begin(self.edition, self.players, self.options, 0))


def read_head(record: object, editions: Editions) -> Head:
    """Check the head of a record."""
    if not isinstance(record, Mapping):
        raise BadRecord("A15", "a record is a JSON object")
    if record.get("game") not in GAMES:
        raise BadRecord("A15", f"unknown game: 'game' is one of {', '.join(GAMES)}")
    game = find_game(record["game"])
    if record.get("format") != RECORD_FORMAT:
        raise BadRecord(game.head_rule("format"), f"unknown format: 'format' must be {RECORD_FORMAT}")
    edition = editions.of(game)
    if record.get("edition") != edition.id:
        reason = f"unknown edition {shown(record.get('edition'))}: this is {edition.id} (--edition FILE)"
        raise BadRecord(game.head_rule("edition"), reason)
    try:
        players = game.check_players(record.get("players"))
        options = game.check_options(record.get("options", {}))
    except IllegalMove as fault:
        raise BadRecord(fault.rule, fault.reason) from None
    if not isinstance(record.get("moves"), list):
        raise BadRecord(game.head_rule("moves"), "'moves' must be a list")
    return Head(record, game, edition, players, options, record["moves"])


def replay(record: object, edition: str | None = None) -> Table:
    """The table at the end of a record, or BadRecord."""
    return replay_head(read_head(record, Editions(edition)))


def replay_head(head: Head) -> Table:
    """The same for a record whose head is in order."""
    table = head.lay_out()
    for number, move in enumerate(head.moves, start=1):
        try:
            table.play_final(move)
        except IllegalMove as fault:
            raise BadRecord(fault.rule, fault.reason, number) from None
    check_result(table, head.record)
    return table


def narrate(head: Head) -> Iterator[list[Event]]:
    """What happened, move by move, with everything in it; the record is checked on the way."""
    position = head.game.begin(head.edition, head.players, head.options, 0)
    for number, move in enumerate(head.moves, start=1):
        try:
            yield position.play(move, final=True)
        except IllegalMove as fault:
            raise BadRecord(fault.rule, fault.reason, number) from None


def check_result(table: Table, record: Mapping[str, Any]) -> None:
    """A result must be ours, and may stand only in a finished record."""
    if "result" not in record:
        return
    rule = table.game.head_rule("result")
    if table.result is None:
        raise BadRecord(rule, "a result stands in a record whose game is not finished")
    if not same(record["result"], table.result):
        raise BadRecord(rule, f"the result differs from ours: {_difference(record['result'], table.result)}")


def _difference(theirs: object, ours: Mapping[str, Any]) -> str:
    """The first part of the result that differs."""
    if not isinstance(theirs, Mapping):
        return f"it must be an object with {', '.join(ours)}"
    if theirs.keys() != ours.keys():
        return f"it must have the keys {', '.join(ours)} and no others"
    part = next(key for key in ours if not same(theirs[key], ours[key]))
    wrong, right = theirs[part], ours[part]
    while isinstance(wrong, list) and isinstance(right, list) and len(wrong) == len(right):
        at = next(index for index in range(len(right)) if not same(wrong[index], right[index]))
        part, wrong, right = f"{part}[{at}]", wrong[at], right[at]
    return f"{part} is {shown(wrong)}, and should be {shown(right)}"


def same(left: object, right: object) -> bool:
    """Equality of JSON values that does not take true for 1 or 1.0 for 1."""
    if isinstance(left, dict) and isinstance(right, dict):
        return left.keys() == right.keys() and all(same(left[key], right[key]) for key in left)
    if isinstance(left, list) and isinstance(right, list):
        return len(left) == len(right) and all(same(a, b) for a, b in zip(left, right, strict=True))
    return type(left) is type(right) and left == right
