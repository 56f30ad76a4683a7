"""Āmul: whatever is thrown at a table, it is either a legal move or changes nothing."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from serai import IllegalMove
from serai.played_game import PlayedGame
from tests.support.amul_scenes import random_moves, step_of

STEPS = ("offer", "pick", "play", "effect", "over")

numbers = st.one_of(
    st.integers(-2, 175),
    st.integers(),
    st.none(),
    st.booleans(),
    st.floats(allow_nan=False),
    st.text(max_size=3),
    st.lists(st.integers(0, 175), max_size=4),
)
moves = st.one_of(
    st.fixed_dictionaries(
        {"seat": st.one_of(st.integers(-1, 8), numbers), "do": st.sampled_from([*STEPS, "setup"])},
        optional={"card": numbers, "take": numbers, "first": numbers, "deck": numbers, "note": numbers},
    ),
    st.dictionaries(st.sampled_from(["seat", "do", "card", "take", "first", "deck", ""]), numbers),
    st.recursive(numbers, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner)),
)


@cache
def table_at(step: str) -> PlayedGame:
    """A game somewhere in the middle of such a step; with the first choice of a simultaneous one already sealed."""
    table = PlayedGame.new("amul", players=4, seed=3)
    for count, _ in enumerate(random_moves(table, 3)):
        if count > 40 and step_of(table) == step and len(table.to_move) < 4:
            break
    assert step_of(table) == step
    return table


def everything(table: PlayedGame) -> tuple[Any, ...]:
    return (
        table._position.state.tobytes(),
        table.log[:],
        table.version,
        table.record(),
        json.dumps(table.view(0)),
    )


def exactly(left: Any, right: Any) -> bool:
    """Equal as JSON, where true is not 1 and 1.0 is not 1."""
    return json.dumps(left, sort_keys=True) == json.dumps(right, sort_keys=True)


@pytest.mark.parametrize("step", STEPS)
@given(move=moves)
def test_an_illegal_move_changes_nothing(step: str, move: Any) -> None:
    table = table_at(step)
    assume(not any(exactly(move, legal) for seat in range(4) for legal in table.legal(seat)))
    before = everything(table)
    for attempt in (table.play, table.play_final):
        with pytest.raises(IllegalMove) as refused:
            attempt(move)
        assert refused.value.rule in {"A15", "A8.3", "A4.1", "A4.2", "A5.1", "A6.1", "A6.2", "A7.2", "A7.6"}
        assert refused.value.message.startswith("amul-refuse-")
        assert "\n" not in str(refused.value)
    assert everything(table) == before


@pytest.mark.parametrize("step", STEPS)
def test_every_other_card_and_seat_is_refused(step: str) -> None:
    """Not by chance: all seats, verbs and cards there are."""
    table = table_at(step)
    legal = [move for seat in range(4) for move in table.legal(seat)]
    before = everything(table)
    tried = 0
    for seat in range(4):
        for verb, argument in (("offer", "card"), ("pick", "card"), ("play", "card"), ("effect", "take")):
            for card in range(-1, 174):
                move = {"seat": seat, "do": verb, argument: card}
                if move not in legal:
                    tried += 1
                    with pytest.raises(IllegalMove):
                        table.play(move)
    assert tried + sum(move.get("take", 0) is not None for move in legal) == 4 * 4 * 175
    assert everything(table) == before


@given(setup=st.fixed_dictionaries({"first": numbers, "deck": st.one_of(numbers, st.permutations(range(1, 52)))}))
def test_a_bad_setup_changes_nothing(setup: dict[str, Any]) -> None:
    table = PlayedGame.empty("amul", 3)
    before = table._position.state.tobytes()
    with pytest.raises(IllegalMove) as refused:
        table.play_final({"seat": None, "do": "setup", **setup})
    assert refused.value.rule in ("A15", "A2.4", "A2.2")
    assert table._position.state.tobytes() == before
    assert table.chance_due
