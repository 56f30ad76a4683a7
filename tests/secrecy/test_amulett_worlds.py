"""Two worlds of Das Amulett that a viewer cannot tell apart look alike, to the byte, on every channel (M12).

The second world is the first one with everything changed that the viewer has not seen by the end: the order of the
face-down spells, the order in which others have buried several, what others were dealt and have sealed.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from serai import IllegalMove, Table
from serai.kernel.game import Move
from tests.support.reference_amulett import plain
from tests.support.wrong_amulett import any_move, wrong_move

both_set_ups = pytest.mark.parametrize("experienced", [False, True])


def bytes_of(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode()


def chosen(table: Table, draw: random.Random) -> Move:
    """A move that keeps spells short-lived, so that several are buried at once, and the decks turning."""
    legal = table.legal(draw.choice(table.to_move))
    match legal[-1]["do"]:
        case "keep":
            return draw.choice([move for move in legal if sum(move["spells"].values()) <= 3])
        case "bid_spell":
            cheapest = min((move for move in legal if move["do"] == "bid_spell"), key=lambda move: move["amount"])
            return cheapest if draw.random() < 0.4 else {"seat": cheapest["seat"], "do": "pass"}
        case "bid" if draw.random() < 0.6:
            return {"seat": legal[0]["seat"], "do": "pass"}
    return draw.choice(legal)


def moments(players: int, experienced: bool, seed: int, until: int) -> Iterator[Table]:
    """A game at moments that hide something of their own: sealed choices, burials under way and over; and at others."""
    table = Table.new("amulett", players=players, seed=seed, options={"experienced": experienced})
    draw = random.Random(seed)
    while not table.over and len(table.log) < until:
        table.play(chosen(table, draw))
        latest = table.view(None)["history"][-1]["event"]
        if not table.over and (latest in ("named", "dealt") or draw.random() < 0.02):
            yield table


def answers(table: Table, attempts: list[Any]) -> list[Any]:
    told = []
    for move in attempts:
        with pytest.raises(IllegalMove) as caught:
            table.play(move)
        refusal = caught.value
        told.append((refusal.rule, refusal.reason, refusal.message, refusal.arguments))
    return told


def attempts_of(table: Table, viewer: int | None, seed: int) -> list[Any]:
    """Moves of the viewer that are refused, whatever is hidden."""
    if viewer is None:
        return []
    draw = random.Random(seed)
    legal = table.legal(viewer)
    moves = [wrong_move(draw, legal, table.players) if legal else any_move(draw) for _ in range(12)]
    moves = [{**move, "seat": viewer} if isinstance(move, dict) else move for move in moves]
    texts = {plain(move) for move in legal}
    return [move for move in moves if not isinstance(move, dict) or plain(move) not in texts]


def assert_alike(worlds: tuple[Table, Table], viewer: int | None) -> None:
    assert worlds[0].seen_by(viewer).state.tobytes() == worlds[1].seen_by(viewer).state.tobytes()
    assert bytes_of(worlds[0].view(viewer)) == bytes_of(worlds[1].view(viewer))
    attempts = attempts_of(worlds[0], viewer, len(worlds[0].log))
    assert bytes_of(answers(worlds[0], attempts)) == bytes_of(answers(worlds[1], attempts))
