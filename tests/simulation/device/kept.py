"""What a device has stored of a table, and what must be true of it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

from serai.kernel.errors import UserError
from serai.kernel.move_log import is_withdrawal
from serai.played_game import PlayedGame
from serai.records.check import Checker
from serai.records.deal import check_deal
from serai.records.editions import ChosenEditions
from serai.records.replay import read_head
from serai.server.table.viewers.stream import view_for
from tests.simulation.device.visitor import Visitor

Stored = dict[str, Any]
"""as the client writes it (`web/src/local/table.ts`)"""


class Reference:
    """The game of a log, by the rules that servers play with."""

    def __init__(self) -> None:
        self._game: PlayedGame | None = None
        self._log: list[Any] = []

    def after(self, stored: Stored) -> PlayedGame:
        log, about = stored["log"], stored["table"]
        if self._game is None or log[: len(self._log)] != self._log:
            self._game = PlayedGame.empty(about["game"], about["players"], about["options"])
            self._log = []
        for entry in log[len(self._log) :]:
            self._game.follow(entry)
        self._log = list(log)
        return self._game


def faults_of_commit(before: Stored | None, now: Stored, games: Reference) -> Iterator[str]:
    """What is wrong with something that is stored now, when `before` was stored before it."""
    if before is not None and now["log"][: len(before["log"])] != before["log"]:
        yield f"{len(now['log'])} moves were stored over {len(before['log'])} others"
    if before is not None and not set(before["acts"]) <= set(now["acts"]):
        yield "a decision that was stored is forgotten"
    try:
        game = games.after(now)
    except UserError as fault:
        yield f"the rules do not allow what was stored: {fault}"
        return
    if game.over != (now["table"]["status"] == "over"):
        yield f"the game is {'' if game.over else 'not '}over, and stored as {now['table']['status']}"
    acts = Counter(int(act.split(" ")[0]) for act in now["acts"])
    for seat, about in enumerate(now["table"]["seats"]):
        played = [entry for entry in now["log"] if entry["seat"] == seat]
        chosen = [entry for entry in played if entry.get("do") != "pass"]  # who can only pass is spared it
        if about["kind"] == "person" and not len(chosen) <= acts[seat] <= len(played):
            yield f"seat {seat} has decided {acts[seat]} times, and {len(chosen)} to {len(played)} times in the log"


def fault_of_sight(visitor: Visitor, stored: Stored, games: Reference) -> str | None:
    """What is wrong with what somebody sees, if this is the table."""
    game = games.after(stored)
    right = view_for(game, visitor.seat)
    if visitor.view != right:
        version = f"version {visitor.view['version']} where the log has {game.version}"
        keys = [key for key in {**right, **visitor.view} if visitor.view.get(key) != right.get(key)]
        return f"{visitor.name} sees another game, {version}: {', '.join(keys)}"
    if visitor.may_withdraw != (visitor.seat is not None and game.withdrawable == visitor.seat):
        return f"{visitor.name} may take back: {visitor.may_withdraw}, and by the rules {game.withdrawable}"
    return None


def faults_of_answers(visitor: Visitor, stored: Stored) -> Iterator[str]:
    """What somebody was told, against what is stored at last."""
    game, moves = Reference(), Counter[str]()
    for length, entry in enumerate(stored["log"]):
        if entry["seat"] == visitor.seat:
            version = game.after({**stored, "log": stored["log"][:length]}).version
            moves[_decided(version, None if is_withdrawal(entry) else entry)] += 1
    for story in visitor.stories:
        is_there = f"{visitor.seat} {story.id}" in stored["acts"]
        if story.acknowledged and not (is_there or story.was_warned):
            yield f"{story.id} was acknowledged, and is not there"
        if story.refused and not story.acknowledged and story.sent == 1 and is_there:
            yield f"{story.id} was refused ({story.refused}), and is there"
        if is_there:
            moves[_decided(story.version, story.move)] -= 1
    if missing := [move for move, count in moves.items() if count < 0]:
        yield f"{visitor.name} has decided what is not in the log: {missing[:3]}"


def _decided(version: int, move: dict[str, Any] | None) -> str:
    """About which position, and what."""
    return f"{version}: {json.dumps(move, sort_keys=True)}"


def fault_of_record(record: dict[str, Any], promised: dict[str, Any]) -> str | None:
    """What is wrong with the record of the finished game, whose deal was promised."""
    try:
        if (wrong := Checker().fault(record)) is not None:
            return str(wrong)
        check_deal(read_head(record, ChosenEditions()))
    except UserError as fault:
        return str(fault)
    deal = record["deal"]
    if (deal["commitment"], deal["salts"]) != (promised["commitment"], promised["salts"]):
        return "the deal of the record is not the one that was promised"
    return None
