"""Replaying a record: its head, its moves and its result, each checked with the rule id the game gives it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serai.games import GAMES, find_game
from serai.kernel.errors import IllegalMove
from serai.table import RECORD_FORMAT, Table


class BadRecord(IllegalMove):
    """A record that does not hold. `move` is the number of the refused move from 1, or 0 for head and result."""

    def __init__(self, rule: str, reason: str, move: int = 0):
        super().__init__(rule, reason)
        self.move = move


def begin(record: object, edition: str | None = None) -> Table:
    """Check the head of a record and lay out its table."""
    if not isinstance(record, Mapping):
        raise BadRecord("A15", "a record is a JSON object")
    if record.get("game") not in GAMES:
        raise BadRecord("A15", f"unknown game: 'game' is one of {', '.join(GAMES)}")
    game = find_game(record["game"])
    if record.get("format") != RECORD_FORMAT:
        raise BadRecord(game.head_rule("format"), f"unknown format: 'format' must be {RECORD_FORMAT}")
    loaded = game.load_edition(edition)
    if record.get("edition") != loaded.id:
        raise BadRecord(
            game.head_rule("edition"),
            f"unknown edition {record.get('edition')!r}: this is {loaded.id} (--edition FILE)",
        )
    players = game.check_players(record.get("players"))
    options = game.check_options(record.get("options", {}))
    if not isinstance(record.get("moves"), list):
        raise BadRecord(game.head_rule("moves"), "'moves' must be a list")
    return Table(game, loaded, game.begin(loaded, players, options, 0))


def replay(record: object, edition: str | None = None) -> Table:
    """The table at the end of a record, or BadRecord."""
    table = begin(record, edition)
    assert isinstance(record, Mapping)
    for number, move in enumerate(record["moves"], start=1):
        try:
            table.play_final(move)
        except IllegalMove as fault:
            raise BadRecord(fault.rule, fault.reason, number) from None
    check_result(table, record)
    return table


def check_result(table: Table, record: Mapping[str, Any]) -> None:
    """A result must be ours, and may stand only in a finished record."""
    if "result" not in record:
        return
    rule = table.game.head_rule("result")
    if not table.over:
        raise BadRecord(rule, "a result stands in a record whose game is not finished")
    if not same(record["result"], table.result):
        raise BadRecord(rule, f"the result differs from ours: {table.result}")


def same(left: object, right: object) -> bool:
    """Equality of JSON values that does not take true for 1 or 1.0 for 1."""
    if isinstance(left, dict) and isinstance(right, dict):
        return left.keys() == right.keys() and all(same(left[key], right[key]) for key in left)
    if isinstance(left, list) and isinstance(right, list):
        return len(left) == len(right) and all(same(a, b) for a, b in zip(left, right, strict=True))
    return type(left) is type(right) and left == right
