"""`render`: words or a picture of the table, as one seat or a spectator sees it."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from rich.text import Text

gymnasium = pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")
pytest.importorskip("matplotlib")

from gymnasium.utils.env_checker import check_env  # noqa: E402

import serai.envs.gymnasium  # noqa: E402, F401 - registers the ids
from serai.envs import drawing, pettingzoo  # noqa: E402
from serai.envs.rendering import Rendering, table_of  # noqa: E402
from serai.envs.vector import vector  # noqa: E402
from serai.played_game import PlayedGame  # noqa: E402
from serai.terminal.screen import Board, Grid, TitledPart  # noqa: E402
from tests.secrecy.test_amul_worlds import other_world, played  # noqa: E402

IDS = ("serai/Amul-v1", "serai/Amulett-v1")


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
def test_the_env_checker_is_content_with_what_is_rendered(name: str, mode: str) -> None:
    check_env(gymnasium.make(name, render_mode=mode).unwrapped)


@pytest.mark.parametrize("name", IDS)
def test_a_picture_has_one_form_from_the_first_to_the_last_step(name: str) -> None:
    env = gymnasium.make(name, players=3, render_mode="rgb_array")
    _, info = env.reset(seed=2)
    seen, over = [env.render()], False
    while not over:
        _, _, over, _, info = env.step(info["action_mask"].argmax())
        seen.append(env.render())
    assert {(picture.shape, picture.dtype.name) for picture in seen} == {((768, 1024, 3), "uint8")}
    assert len({picture.tobytes() for picture in seen}) > len(seen) // 2


@pytest.mark.parametrize("game", ["amul", "amulett"])
def test_a_full_table_fits(game: str) -> None:
    table, chance = PlayedGame.new(game, 8 if game == "amul" else 4, 1), random.Random(1)
    while not table.over:
        table.play(chance.choice(table.legal(table.to_move[0])))
        if chance.random() < 0.05:
            picture = Rendering("rgb_array").of(table, None)
            assert isinstance(picture, np.ndarray)
            assert (picture[-drawing.MARGIN // 2 :] == drawing.CLOTH).all()


def test_the_agent_is_addressed_and_a_spectator_is_not() -> None:
    env = gymnasium.make(IDS[0], players=3, seat=1, render_mode="ansi")
    env.reset(seed=1)
    assert "You: 0 points" in env.render()
    watched = pettingzoo.env("amul", players=3, render_mode="ansi")
    watched.reset(seed=1)
    assert "You" not in watched.render()
    assert watched.render().count("6 cards in hand") == 3


@pytest.mark.parametrize("game", ["amul", "amulett"])
def test_a_table_in_a_batch_is_the_one_that_is_played(game: str) -> None:
    batch = vector(game, 2, players=3, seed=5, auto_reset=False)
    for _ in range(12):
        batch.step(batch.sample())
    for lane in range(2):
        table = table_of(batch, lane)
        seat = int(batch.seat[lane])
        assert seat in table.to_move
        assert len(table.legal(seat)) > 0
        assert table.whole().state == batch.lanes["state"][lane]


@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
@pytest.mark.parametrize("viewer", [None, 0])
def test_worlds_that_a_viewer_cannot_tell_apart_look_alike(mode: str, viewer: int | None) -> None:
    for seed in range(4):
        table = played(4, seed, 20 + 10 * seed, 0)
        other = PlayedGame.restore("amul", 4, other_world(table, viewer, seed), table.options)
        assert table.whole().state != other.whole().state
        one, two = (Rendering(mode).of(each, viewer) for each in (table, other))
        assert np.array_equal(one, two)  # type: ignore[arg-type]


def test_every_piece_of_a_page_is_drawn() -> None:
    card = Text.assemble("on ", ("Gold", "yellow"), " twice")
    empty = drawing.draw("", "", [])
    assert (empty == drawing.CLOTH).all()
    for piece in (
        TitledPart("Market", [card, "plain"]),
        Board([card, Text("two\nlines")], ["near"]),
        Grid(["A"], [("x", [1])]),
    ):
        assert (drawing.draw("", "", [piece]) != empty).any()
    yellow = tuple(drawing.COLOURS.ansi_colors[3])
    assert (drawing.draw("", "", [card]) == yellow).all(-1).any()


def test_a_line_that_is_full_goes_on_in_the_next() -> None:
    long = drawing.draw("", "", [" ".join(["word"] * 60)])
    rows = np.flatnonzero((long != drawing.CLOTH).any((1, 2)))
    assert rows.max() - rows.min() > 2 * drawing.SIZES[0]
    assert (long[:, -drawing.MARGIN :] == drawing.CLOTH).all()


@pytest.mark.parametrize("make", [gymnasium.make, gymnasium.make_vec])
def test_other_modes_are_refused(make: Any) -> None:
    with pytest.raises(ValueError, match="there is no render mode 'movie': choose ansi or rgb_array"):
        make(IDS[0], render_mode="movie")
    with pytest.raises(ValueError, match="no render mode"):
        pettingzoo.parallel_env("amul", render_mode="movie")
