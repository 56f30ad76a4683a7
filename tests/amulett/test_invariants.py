"""Das Amulett: what must hold after every single move, recomputed from scratch."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from serai.games.amulett.edition.compile import data_of
from serai.games.amulett.edition.read import Edition, load
from serai.games.amulett.notation import deck_of
from serai.games.amulett.rules.edition_data import EditionData, Power
from serai.games.amulett.rules.legal import random_move
from serai.games.amulett.rules.state import MOST_LEGAL, POWERS, State, Step
from serai.games.amulett.study.batch import RandomGames
from serai.games.amulett.study.playout import ResultColumn, simulate_steps
from serai.kernel.schema import plain
from serai.played_game import PlayedGame
from tests.amulett.scenes import Scene

RULES = Path(__file__).parents[2] / "src" / "serai" / "games" / "amulett" / "rules"
SIZES = [(players, experienced) for players in (3, 4, 5, 6) for experienced in (False, True)]
tables_of_all_sizes = pytest.mark.parametrize(("players", "experienced"), SIZES)


def row_of(board: Any, area: int) -> list[int]:
    return list(board[area])


def check_material(state: State, data: EditionData) -> None:
    """52 gems, 28 cards of each metal, 10 stones a player, 33 spells."""
    seats = state.seats[: state.players]
    for colour in range(10):
        lying = sum(row_of(state.board, area)[colour] for area in range(24))
        assert lying + sum(seat.gems[colour] for seat in seats) == data.gems[colour]
    for metal in range(4):
        assert state.stacks[metal] + state.laid[metal] + sum(seat.hand[metal] for seat in seats) == 28
    for number, seat in enumerate(seats):
        on_spells = sum(state.stones[spell] for spell in range(1, 34) if state.owner[spell] == number + 1)
        assert seat.supply + on_spells == 10
    spells = [*deck_of(state), *(spell for spell in range(1, 34) if state.owner[spell])]
    spells += [spell for seat in seats for spell in seat.dealt if spell]
    spells += [state.card] if state.card else []
    assert sorted(spells) == list(range(1, 34))


def check_caches(state: State, data: EditionData, edition: Edition | None = None) -> None:
    """Whatever is kept besides the material follows from it."""
    for area in range(24):
        row = row_of(state.board, area)
        assert state.area_size[area] == sum(row)
        assert state.present[area] == sum(1 << colour for colour, count in enumerate(row) if count)
        assert (state.occupied >> area) & 1 == (sum(row) > 0)
    for number, seat in enumerate(state.seats[: state.players]):
        own = [spell for spell in range(1, 34) if state.owner[spell] == number + 1]
        assert seat.spells == sum(1 << spell for spell in own)
        rows = [row_of(data.powers, spell) for spell in own] or [[0] * POWERS]
        assert list(seat.powers) == [sum(column) for column in zip(*rows, strict=True)]
        assert seat.powers[Power.SPELL] == len(own)
        assert seat.gem_count == sum(seat.gems)
        assert seat.colours == sum(count > 0 for count in seat.gems)
        assert seat.hand_size == sum(seat.hand)
        if state.step == Step.BID:
            assert seat.cover == reference_cover(state, number, edition or load())
    if state.step == Step.BID:
        assert state.bidding_size == state.bidding.bit_count()


def reference_cover(state: State, seat: int, edition: Edition) -> int:
    usable = reference_usable(state, seat, edition)
    return sum(int(state.seats[seat].hand[number]) for number, metal in enumerate(edition.metals) if metal in usable)


def reference_usable(state: State, seat: int, edition: Edition) -> set[str]:
    """M7.2, M7.3 and M13.10, spell by spell."""
    area = list(edition.map.areas.values())[state.party]
    usable = set(edition.terrains[area.terrain].accepts)
    usable |= {metal for number, metal in enumerate(edition.metals) if (int(state.desired) >> number) & 1}
    for number, spell in enumerate(edition.spells.values(), 1):
        if state.owner[number] == seat + 1:
            if spell.effect.id == "metamorphosis":
                usable.add(spell.effect.metal)
            if spell.effect.id == "metamorphosis_area" and (
                area.pyramid if spell.effect.where == "pyramid" else area.wall
            ):
                usable |= set(edition.metals)
    return usable


def test_m7_3_a_view_names_the_metals_that_its_reader_can_pay_with() -> None:
    table = PlayedGame.new("amulett", players=3, seed=4, options={"experienced": True})
    draw, edition, named = random.Random(4), load(), set[frozenset[str]]()
    while not table.over:
        view = table.view(0)
        expected = reference_usable(table._position.state, 0, edition) if view["phase"] == "gem" else set()
        assert set(view["seats"][0]["usable"]) == expected
        assert "usable" not in view["seats"][1]
        named.add(frozenset(expected))
        table.play(draw.choice(table.legal(draw.choice(table.to_move))))
    assert len(named) > 3


@tables_of_all_sizes
def test_nothing_is_lost_or_doubled_and_caches_are_true(players: int, experienced: bool) -> None:
    table = PlayedGame.new("amulett", players=players, seed=players, options={"experienced": experienced})
    draw = random.Random(players)
    position: Any = table._position
    data = plain(EditionData, position.data)
    while True:
        state = plain(State, position.state)
        check_material(state, data)
        check_caches(state, data)
        if table.over:
            break
        table.play(draw.choice(table.legal(draw.choice(table.to_move))))


@tables_of_all_sizes
def test_random_games_end(players: int, experienced: bool) -> None:
    """Two hundred of each kind, and none of them stalls for long."""
    games = RandomGames(load(), players, {"experienced": experienced}, seed=1)
    lines = np.zeros((200, players, len(ResultColumn)), dtype=np.int16)
    decisions = games.play(0, lines)
    assert decisions > 200 * 50
    assert (lines[:, :, ResultColumn.WINS].sum(axis=1) >= 1).all()
    assert lines[:, 0, ResultColumn.ROUNDS].max() < 40
    reasons = lines[:, 0, [ResultColumn.SEVEN_COLOURS, ResultColumn.EIGHT_GEMS, ResultColumn.STALLED]]
    assert (reasons.sum(axis=1) == 1).all()
    winners = lines[lines[:, :, ResultColumn.WINS] == 1]
    assert (
        (winners[:, ResultColumn.GEMS] >= 8)
        | (winners[:, ResultColumn.COLOURS] >= 7)
        | (winners[:, ResultColumn.STALLED] == 1)
    ).all()


def test_both_ways_of_playing_at_random_give_the_same_games() -> None:
    games = RandomGames(load(), 4, {"experienced": True}, seed=1)
    lines, stepped = np.zeros((2, 50, 4, len(ResultColumn)), dtype=np.int16)
    decisions = games.play(0, lines)
    actions = np.zeros(MOST_LEGAL, dtype=np.int64)
    assert simulate_steps(games.template, games.data, games.work, games.key, 0, stepped, actions) == decisions
    assert (lines == stepped).all()


def test_random_moves_are_uniform() -> None:
    """A decision with a dozen options: each is drawn about as often as the others."""
    scene = Scene.at("exchange", players=3, party="D2", hands=["gggsscci", "", ""], board={"D2": ["red"]})
    scene.do(0, "bid", amount=3).do(1, "pass").do(2, "pass")
    drawn = Counter(random_move(scene.state, scene.position.data) for _ in range(4000))
    options = len(scene.legal())
    assert len(drawn) == options
    assert all(0.7 < count * options / 4000 < 1.3 for count in drawn.values())


def test_the_state_is_small() -> None:
    assert State.dtype.itemsize < 2048


def test_no_spell_is_named_in_the_rules() -> None:
    ids = {spell for spell in load().spells if "_" in spell}
    for path in RULES.glob("*.py"):
        words = set(path.read_text("utf-8").replace('"', " ").split())
        assert not words & ids, path.name


def test_compiled_tables_are_shared_by_equal_content() -> None:
    assert data_of(load()) is data_of(load())
