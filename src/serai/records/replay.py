"""Replaying a record: its head, its moves and its result, each checked with the rule id the game gives it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from serai.games import GAMES, find_game
from serai.games.game import Game
from serai.kernel.errors import IllegalMove
from serai.kernel.event_text import EventText
from serai.kernel.toml_reader import shown
from serai.kernel.words import say
from serai.played_game import RECORD_FORMAT, PlayedGame
from serai.records.editions import ChosenEditions, FindsEdition


class BadRecord(IllegalMove):
    """A record that does not hold. `move` is the number of the refused move from 1, or 0 for head and result."""

    def __init__(self, fault: IllegalMove, move: int = 0):
        super().__init__(fault.rule, fault.reason, fault.message, fault.arguments)
        self.move = move

    def __str__(self) -> str:
        where = f"move {self.move}: " if self.move else ""
        return f"{where}{self.rule}: {self.reason}"


def _wrong(rule: str, message: str, **arguments: object) -> BadRecord:
    """Say what is wrong with a head or a result."""
    return BadRecord(IllegalMove(rule, say("en", message, arguments), message, arguments))


@dataclass(frozen=True)
class Head:
    """A record whose head is in order; its moves have not been looked at."""

    record: Mapping[str, Any]
    game: Game
    edition: Any
    players: int
    options: dict[str, Any]
    moves: list[Any]

    def lay_out(self) -> PlayedGame:
        """The table before the first move."""
        return PlayedGame(self.game, self.edition, self.game.begin(self.edition, self.players, self.options, 0))


def read_head(record: object, editions: FindsEdition) -> Head:
    """Check the head of a record."""
    # A record of no known game is refused by the rule of the first game.
    rule = find_game(GAMES[0]).head_rule("game")
    if not isinstance(record, Mapping):
        raise _wrong(rule, "record-no-object")
    if record.get("game") not in GAMES:
        raise _wrong(rule, "record-game", games=", ".join(GAMES))
    game = find_game(record["game"])
    if record.get("format") != RECORD_FORMAT:
        raise _wrong(game.head_rule("format"), "record-format", format=RECORD_FORMAT)
    edition = editions.of(game)
    if record.get("edition") != edition.id:
        given = shown(record.get("edition"))
        raise _wrong(game.head_rule("edition"), "record-edition", given=given, edition=edition.id)
    try:
        players = game.check_players(record.get("players"))
        options = game.check_options(record.get("options", {}))
    except IllegalMove as fault:
        raise BadRecord(fault) from None
    if not isinstance(record.get("moves"), list):
        raise _wrong(game.head_rule("moves"), "record-moves")
    return Head(record, game, edition, players, options, record["moves"])


def replay(record: object, edition: str | None = None) -> PlayedGame:
    """The table at the end of a record, or BadRecord."""
    return replay_head(read_head(record, ChosenEditions(edition)))


def replay_head(head: Head) -> PlayedGame:
    """The same for a record whose head is in order."""
    table = head.lay_out()
    for number, move in enumerate(head.moves, start=1):
        try:
            table.play_final(move)
        except IllegalMove as fault:
            raise BadRecord(fault, number) from None
    check_result(table, head.record)
    return table


def narrate(head: Head) -> Iterator[EventText]:
    """Yield what happened, move by move, with everything in it; check the record on the way."""
    position = head.game.begin(head.edition, head.players, head.options, 0)
    for number, move in enumerate(head.moves, start=1):
        try:
            yield position.play(move, final=True)
        except IllegalMove as fault:
            raise BadRecord(fault, number) from None


def check_result(table: PlayedGame, record: Mapping[str, Any]) -> None:
    """Check a result: it must be ours, and belongs only in a finished record."""
    if "result" not in record:
        return
    rule = table.game.head_rule("result")
    if table.result is None:
        raise _wrong(rule, "record-result-early")
    if not same(record["result"], table.result):
        raise _differing(rule, record["result"], table.result)


def _differing(rule: str, theirs: object, ours: Mapping[str, Any]) -> BadRecord:
    """The first part of the result that differs."""
    if not isinstance(theirs, Mapping) or theirs.keys() != ours.keys():
        return _wrong(rule, "record-result-keys", keys=", ".join(ours))
    part = next(key for key in ours if not same(theirs[key], ours[key]))
    wrong, right = theirs[part], ours[part]
    while isinstance(wrong, list) and isinstance(right, list) and len(wrong) == len(right):
        at = next(index for index in range(len(right)) if not same(wrong[index], right[index]))
        part, wrong, right = f"{part}[{at}]", wrong[at], right[at]
    return _wrong(rule, "record-result-differs", part=part, given=shown(wrong), ours=shown(right))


def same(left: object, right: object) -> bool:
    """Equality of JSON values that does not take true for 1 or 1.0 for 1."""
    if isinstance(left, dict) and isinstance(right, dict):
        return left.keys() == right.keys() and all(same(left[key], right[key]) for key in left)
    if isinstance(left, list) and isinstance(right, list):
        return len(left) == len(right) and all(same(a, b) for a, b in zip(left, right, strict=True))
    return type(left) is type(right) and left == right
