"""Two worlds of Das Amulett that a viewer cannot tell apart look alike, to the byte, on every channel (M12).

The second world is the first one with everything changed that the viewer has not seen by the end: the order of the
face-down spells, the order in which others have buried several, what others were dealt and have sealed.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from itertools import cycle
from typing import Any

import pytest

from serai import IllegalMove
from serai.games.game import Move
from serai.played_game import PlayedGame
from serai.server.table.viewers.stream import Shown, view_for
from tests.support.hidden_amulett import lots_of, other_world
from tests.support.questions_amulett import plain
from tests.support.wrong_amulett import any_move, wrong_move

both_set_ups = pytest.mark.parametrize("experienced", [False, True])


def bytes_of(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode()


def chosen(table: PlayedGame, draw: random.Random) -> Move:
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


def started(players: int, experienced: bool, seed: int) -> PlayedGame:
    return PlayedGame.new("amulett", players=players, seed=seed, options={"experienced": experienced})


def moments(table: PlayedGame, draw: random.Random, until: int) -> Iterator[PlayedGame]:
    """A game at moments that hide something of their own, and at some others."""
    while not table.over and len(table.log) < until:
        table.play(chosen(table, draw))
        if (hides_much(table) or draw.random() < 0.02) and table.result is None:
            yield table


def hides_much(table: PlayedGame) -> bool:
    """While spells are dealt and sealed, while a burial is under way, and when a part of one has been turned up."""
    history = table.view(None)["history"]
    latest = history[-1]["event"]
    if latest == "turned_up":
        _, buried = lots_of(history, table.players)
        return any(0 < lot.turned_up < len(lot.spells) - 1 for lot in buried)
    return latest in ("dealt", "named")


def restored(table: PlayedGame, log: list[Move]) -> PlayedGame:
    """The table of another log, with other chance to come."""
    return PlayedGame.restore("amulett", table.players, log, table.options, seed="another")


def answers(table: PlayedGame, attempts: list[Any]) -> list[Any]:
    told = []
    for move in attempts:
        with pytest.raises(IllegalMove) as caught:
            table.play(move)
        refusal = caught.value
        told.append((refusal.rule, refusal.reason, refusal.message, refusal.arguments))
    return told


def attempts_of(table: PlayedGame, viewer: int | None, seed: int) -> list[Any]:
    """Moves of the viewer that are refused, whatever is hidden."""
    if viewer is None:
        return []
    draw = random.Random(seed)
    legal = table.legal(viewer)
    moves = [wrong_move(draw, legal, table.players) if legal else any_move(draw) for _ in range(12)]
    moves = [{**move, "seat": viewer} if isinstance(move, dict) else move for move in moves]
    texts = {plain(move) for move in legal}
    return [move for move in moves if not isinstance(move, dict) or plain(move) not in texts]


def assert_alike(worlds: Sequence[PlayedGame], viewer: int | None) -> None:
    assert worlds[0].seen_by(viewer).state.tobytes() == worlds[1].seen_by(viewer).state.tobytes()
    assert bytes_of(worlds[0].view(viewer)) == bytes_of(worlds[1].view(viewer))
    assert bytes_of(view_for(worlds[0], viewer)) == bytes_of(view_for(worlds[1], viewer))
    first, second = (Shown().changes(world, [viewer]) for world in worlds)
    assert first == second
    attempts = attempts_of(worlds[0], viewer, len(worlds[0].log))
    assert bytes_of(answers(worlds[0], attempts)) == bytes_of(answers(worlds[1], attempts))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@both_set_ups
def test_worlds_that_a_viewer_cannot_tell_apart_look_alike(players: int, experienced: bool) -> None:
    draw = random.Random(players)
    viewers = cycle((None, *range(players)))
    for table in moments(started(players, experienced, seed=7), draw, until=250):
        viewer = next(viewers)
        log = other_world(table, viewer, draw)
        assert log != table.log
        assert_alike((table, restored(table, log)), viewer)


def test_parts_of_burials_come_to_light() -> None:
    """A long game, in which what was buried comes up again."""
    draw = random.Random(5)
    viewers = cycle((None, *range(6)))
    changed = 0
    for table in moments(started(6, True, seed=3), draw, until=700):
        if len(table.log) > 300:
            viewer = next(viewers)
            log = other_world(table, viewer, draw)
            changed += sum(one != other for one, other in zip(log, table.log, strict=True) if one["do"] == "bury")
            assert_alike((table, restored(table, log)), viewer)
    assert changed > 10


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@both_set_ups
def test_every_earlier_moment_and_every_event_looked_alike_too(players: int, experienced: bool) -> None:
    table = started(players, experienced, seed=11)
    draw = random.Random(players)
    while len(table.log) < 130:
        table.play(chosen(table, draw))
    viewer = draw.choice((None, *range(players)))
    worlds = tuple(PlayedGame.empty("amulett", players, table.options) for _ in range(2))
    memories = tuple(Shown() for _ in worlds)
    for moves in zip(table.log, other_world(table, viewer, draw), strict=True):
        for world, move in zip(worlds, moves, strict=True):
            world.play_final(move, final=False)
        assert_alike(worlds, viewer)
        # What others are shown along with the viewer is in the memory as well, and must not come through.
        first, second = (
            memory.changes(world, (*range(players), None)) for memory, world in zip(memories, worlds, strict=True)
        )
        assert first[-1 if viewer is None else viewer] == second[-1 if viewer is None else viewer]


@pytest.mark.parametrize("players", [3, 6])
def test_a_changed_sealed_choice_is_invisible_and_so_is_the_order_of_choosing(players: int) -> None:
    table, eager = (started(players, True, seed=4) for _ in range(2))
    last = players - 1
    for seat in range(1, last):
        table.play(table.legal(seat)[0])
    for seat in reversed(range(1, last)):
        for move in eager.legal(seat)[::40]:
            eager.play(move)
    for viewer in (None, 0, last):
        assert_alike((table, eager), viewer)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@both_set_ups
def test_nothing_names_a_spell_that_was_never_seen(players: int, experienced: bool) -> None:
    table = started(players, experienced, seed=2)
    draw = random.Random(2)
    while len(table.log) < 90:
        table.play(chosen(table, draw))
    dealt = 0 if experienced else 2 * players
    deck = [move for move in table.log if move["do"] == "shuffle"][-1]["deck"]
    shuffled, _ = lots_of(table.view(None)["history"], players)
    unseen = deck[dealt + shuffled.turned_up :]
    assert unseen
    # In the experienced set-up a seat has seen its own four.
    for viewer in (None,) if experienced else (None, *range(players)):
        position = table.seen_by(viewer)
        told = bytes_of([table.view(viewer), position.view(viewer)]).decode()
        assert not [spell for spell in unseen if f'"{spell}"' in told]
        assert position.state.chance.key == 0
        assert position.state.chance.drawn == 0
