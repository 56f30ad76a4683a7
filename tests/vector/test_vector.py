"""`serai.vector`: games side by side are the games of the rules, and a seat observes only what it may know."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import serai
from serai.envs.vector import VectorEnv
from serai.envs.vector.lanes import HOLD
from serai.games import find_game
from serai.kernel.errors import UserError

GAMES = ("amul", "amulett")
LANES = 48


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def played(env: VectorEnv, steps: int) -> VectorEnv:
    for _ in range(steps):
        env.step(env.sample())
    return env


def test_lists_and_masks_say_the_same(game: str) -> None:
    env = serai.vector(game, LANES, players=4, seed=1)
    for _ in range(150):
        for lane in range(LANES):
            legal = env.legal[lane, : env.legal_count[lane]].tolist()
            assert len(set(legal)) == len(legal) > 0
            assert np.flatnonzero(env.mask[lane]).tolist() == sorted(legal)
        env.step(env.sample())


def test_the_same_seed_gives_the_same_games(game: str) -> None:
    first, second = (played(serai.vector(game, LANES, players=3, seed="x", threads=n), 120) for n in (1, 3))
    assert (first.lanes == second.lanes).all()
    other = played(serai.vector(game, LANES, players=3, seed="y"), 120)
    assert not (first.observe() == other.observe()).all()


def test_reset_begins_anew(game: str) -> None:
    env = serai.vector(game, LANES, players=4, seed=3)
    fresh = env.lanes.copy()
    played(env, 90).reset()
    assert (env.lanes["number"] == np.arange(LANES)).all()
    assert (env.observe() == serai.vector(game, LANES, players=4, seed=3).observe()).all()
    assert (env.mask == fresh["mask"].astype(bool)).all()


def test_every_lane_may_have_another_number_of_players(game: str) -> None:
    found = find_game(game)
    players = np.arange(LANES) % (found.most - found.fewest + 1) + found.fewest
    env = played(serai.vector(game, LANES, players=players, seed=5), 200)
    assert (env.lanes["state"]["players"] == players).all()
    assert (env.seat < players).all()


def test_ended_games_are_rewarded_and_followed_by_the_next(game: str) -> None:
    env = serai.vector(game, LANES, players=4, seed=8, reward="points")
    ended = 0
    for _ in range(900):
        env.step(env.sample())
        done = np.flatnonzero(env.done)
        ended += len(done)
        assert (env.number[done] % LANES == done).all()
        assert (env.number[done] >= LANES).all()
        assert (env.legal_count > 0).all()
        assert np.allclose(env.places[done].sum(axis=1), 0, atol=1e-5), "places of a game add up to 0"
        assert (env.places[done].max(axis=1) > 0).all()
        assert not env.rewards[~env.done].any()
        for lane in done:
            best = env.points[lane, :4] == env.points[lane, :4].max()
            assert game == "amulett" or env.places[lane, :4][best].max() == env.places[lane, :4].max()
    assert ended > LANES


def test_without_auto_reset_games_stay_over(game: str) -> None:
    env = serai.vector(game, 8, players=3, seed=2, auto_reset=False)
    while (env.legal_count > 0).any():
        env.step(env.sample())
    assert (env.seat == -1).all()
    before = env.lanes["state"].copy()
    env.step(np.zeros(8, dtype=np.int32))
    assert (env.lanes["state"] == before).all()


def test_results_are_those_of_the_rules(game: str) -> None:
    """The final states of a batch, scored by the table's own rules."""
    env = serai.vector(game, 6, players=4, seed=4, auto_reset=False)
    points = np.zeros((6, env.rules.SEATS), dtype=np.int16)
    while (env.legal_count > 0).any():
        env.step(env.sample())
        points[env.done] = env.points[env.done]
    for lane in range(6):
        result = result_of(game, env, lane)
        assert points[lane, :4].tolist() == result


def result_of(game: str, env: VectorEnv, lane: int) -> list[int]:
    state = env.lanes[lane].state
    if game == "amulett":
        return [sum(int(gems) for gems in seat.gems) for seat in state.seats[:4]]
    from serai.games.amul.edition.compile import compile_data
    from serai.games.amul.rules.scoring import score
    from serai.games.amul.rules.sheet import Sheet
    from serai.kernel.schema import blank

    sheet = blank(Sheet, 1)[0]
    score(state, compile_data(env.edition), sheet)
    return [int(column.total) for column in sheet.seats[:4]]


def test_actions_may_wait_and_must_be_legal(game: str) -> None:
    env = serai.vector(game, 4, players=3, seed=6)
    before = env.lanes["state"].copy()
    env.step([-1, -1, -1, -1])
    assert (env.lanes["state"] == before).all()
    wrong = env.sample().copy()
    wrong[2] = int(np.flatnonzero(~env.mask[2])[0])
    with pytest.raises(UserError, match="is not legal in game 2"):
        env.step(wrong)
    assert env.lanes["state"][2] == before[2]
    with pytest.raises(UserError, match="shape"):
        env.step([0, 0])


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"games": 0}, "side by side"),
        ({"reward": "glory"}, "no reward"),
        ({"device": "abacus"}, "no device"),
        ({"players": [3, 4]}, "one for each"),
        ({"threads": 0}, "threads"),
        ({"players": 2}, "players"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(UserError, match=message) as refused:
        serai.vector("amul", **{"games": 4, **settings})
    assert "\n" not in str(refused.value)


def test_arrays_are_the_batch_itself(game: str) -> None:
    env = serai.vector(game, 16, players=4)
    arrays = {"mask": env.mask, "legal": env.legal, "seat": env.seat, "done": env.done, "places": env.places}
    for name, array in arrays.items():
        assert np.shares_memory(array, env.lanes[name]), name
    seen = env.observe()
    assert env.observe() is seen
    for part in env.layout.split(seen).values():
        assert np.shares_memory(part, seen)


@pytest.mark.parametrize(
    ("game", "options"),
    [("amul", {}), ("amul", {"tea": 8}), ("amulett", {}), ("amulett", {"experienced": True})],
    indirect=["game"],
)
def test_bounds_hold_to_the_end_of_games(game: str, options: dict[str, Any]) -> None:
    found = find_game(game)
    players = np.linspace(found.fewest, found.most, LANES).astype(int)
    env = serai.vector(game, LANES, players=players, seed=1, options=options, auto_reset=False)
    least, most = env.layout.bounds()
    for _ in range(1200):
        seen = env.observe(np.where(env.seat < 0, 0, env.seat))
        assert (seen >= least).all()
        assert (seen <= most).all()
        env.step(np.where(env.seat < 0, HOLD, env.sample()))
    assert (env.seat < 0).any()


def test_a_layout_names_every_number(game: str) -> None:
    env = played(serai.vector(game, LANES, players=4, seed=1), 300)
    least, most = env.layout.bounds()
    seen = env.observe()
    assert seen.shape == (LANES, env.layout.size) == (LANES, len(least))
    assert (seen >= least).all()
    assert (seen <= most).all()
    assert all(tensor.meaning for tensor in env.layout.tensors)
