"""The third game for people who study, with no adapter of its own. Run by test_library.py."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import serai
from serai.envs.features import features_of
from serai.kernel.errors import UserError
from serai.played_game import PlayedGame

pytest.importorskip("gymnasium", reason="the environments need gymnasium and pettingzoo")

import gymnasium
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test

import serai.envs.gymnasium as registered
from serai.envs import pettingzoo

ROUNDS = 3


def random_record(seed: int, players: int = 3) -> dict[str, Any]:
    chance, game = random.Random(seed), PlayedGame.new("trinkets", players, seed, {"rounds": ROUNDS})
    while not game.over:
        game.play(chance.choice(game.legal(chance.choice(game.to_move))))
    return game.record()


def test_a_batch_plays_by_the_rules() -> None:
    """What a lane offers and what comes of it is what a table with the same state offers and brings."""
    batch = serai.vector("trinkets", 8, seed=3, options={"rounds": ROUNDS})
    assert batch.players.tolist() == [3] * 8, "as many as are usual"
    ended = 0
    for _ in range(40):
        for lane, position in enumerate(map(batch.rules._position_of, batch.lanes)):  # type: ignore[attr-defined]
            seat = int(batch.seat[lane])
            offered = [batch.rules.verbs.move_of(seat, action) for action in np.flatnonzero(batch.mask[lane])]  # type: ignore[attr-defined]
            assert offered == position.legal(seat)
            assert seat == position.awaited()[0]
        batch.step(batch.sample())
        for lane in np.flatnonzero(batch.done).tolist():
            assert batch.places[lane, :3].sum() == pytest.approx(0)
            best = batch.points[lane, :3] == batch.points[lane, :3].max()
            assert (batch.places[lane, :3][best] == batch.places[lane, :3].max()).all()
            ended += 1
    assert ended > 8
    with pytest.raises(UserError, match="is not legal in game 0"):
        batch.step([int(np.flatnonzero(~batch.mask[0])[0]), *[-1] * 7])


def test_a_seed_gives_the_same_games_and_another_seed_others() -> None:
    seen = []
    for seed in (5, 5, 6):
        batch = serai.vector("trinkets", 4, seed=seed)
        for _ in range(12):
            batch.step(batch.sample())
        seen.append(batch.observe().copy())
    assert (seen[0] == seen[1]).all()
    assert (seen[0] != seen[2]).any()


def test_an_observation_holds_what_the_seat_sees_and_nothing_else() -> None:
    batch = serai.vector("trinkets", 2, seed=1, players=2)
    parts = batch.layout.split(batch.observe([1, 1]))
    state = batch.lanes["state"]
    assert (parts["own.hand"] == state["seats"]["hand"][:, 1]).all()
    assert (parts["seat"] == 1).all()
    before = batch.observe([1, 1]).copy()
    state["seats"]["hand"][:, 0] = 0
    state["stock"][:] = 0
    assert (batch.observe([1, 1]) == before).all(), "another hand, and the same observation"


def test_features_are_taken_from_its_records() -> None:
    records = [random_record(seed) for seed in range(3)]
    found = features_of(records)
    laid = [move["card"] for record in records for move in record["moves"] if move["do"] == "lay"]
    assert (found["action"] + 1).tolist() == laid
    assert set(found["record"].tolist()) == {0, 1, 2}
    assert all(card in hand for card, hand in zip(laid, found["own.hand"].tolist(), strict=True))


def test_gymnasium_takes_it() -> None:
    assert "serai/Trinkets-v1" in registered.IDS
    env = gymnasium.make("serai/Trinkets-v1", bots="greedy")
    check_env(env.unwrapped, skip_render_check=True)
    for mode in env.metadata["render_modes"]:
        shown = gymnasium.make("serai/Trinkets-v1", render_mode=mode)
        shown.reset(seed=1)
        assert len(shown.render()) > 100  # type: ignore[arg-type]
    _, info = env.reset(seed=1)
    over, reward = False, 0.0
    while not over:
        _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))  # type: ignore[assignment]
    assert -1 <= reward <= 1


def test_pettingzoo_takes_it() -> None:
    api_test(pettingzoo.env("trinkets"), num_cycles=60)
    parallel_api_test(pettingzoo.parallel_env("trinkets"), num_cycles=60)


def test_openspiel_takes_it() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="the environment needs OpenSpiel")
    import serai.envs.openspiel  # noqa: F401

    game = pyspiel.load_game(f"python_serai_trinkets(players=2,rounds={ROUNDS})")
    chance = random.Random(2)
    for _ in range(10):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                assert sum(likely for _, likely in outcomes) == pytest.approx(1)
                action = chance.choices([number for number, _ in outcomes], [likely for _, likely in outcomes])[0]
            else:
                others = 1 - state.current_player()
                knew = state.information_state_string(others)
                action = chance.choice(state.legal_actions())
                if len(state.history()) and not _is_last_to_choose(state):
                    after = state.child(action)
                    assert after.information_state_string(others) == knew, "a card lies face down"
            state.apply_action(action)
        assert sum(state.returns()) == 0
        assert state.clone().history() == state.history()


def test_openspiel_imagines_other_worlds_and_searches_in_them() -> None:
    """They look the same to the seat, with other cards in the other hand; OpenSpiel's own IS-MCTS plays in them."""
    pyspiel = pytest.importorskip("pyspiel", reason="the environment needs OpenSpiel")
    from open_spiel.python.algorithms import ismcts, mcts

    import serai.envs.openspiel  # noqa: F401

    game = pyspiel.load_game(f"python_serai_trinkets(players=2,rounds={ROUNDS})")
    chance = random.Random(3)
    state = game.new_initial_state()
    chosen = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(random_state=chosen)
    bot = ismcts.ISMCTSBot(game=game, uct_c=2.0, max_simulations=12, evaluator=evaluator, random_state=chosen)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(chance.choices(*zip(*outcomes, strict=True))[0])
            continue
        seat = state.current_player()
        worlds = [state.resample_from_infostate(seat, chance.random) for _ in range(8)]
        for world in worlds:
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert world.observation_tensor(seat) == state.observation_tensor(seat)
            assert world.legal_actions() == state.legal_actions()
            assert world.clone().information_state_string(1 - seat) == world.information_state_string(1 - seat)
        other = {str(world.lane.state.seats[1 - seat].hand) for world in worlds}
        assert len(other) > 1, "the hand that is not seen"
        state.apply_action(bot.step(state) if seat else chance.choice(state.legal_actions()))
    assert sum(state.returns()) == 0


def _is_last_to_choose(state: Any) -> bool:
    return bool(state.current_player() == 1)


def test_it_is_reviewed_by_playouts() -> None:
    record = random_record(4)
    made = serai.review(record, worlds=8)
    assert [seat.seat for seat in made.seats] == [0, 1, 2]
    for seat in made.seats:
        assert seat.result == pytest.approx(
            (seat.seat in record["result"]["winners"]) / len(record["result"]["winners"])
        )
        assert 1 / 3 + sum(part.share for part in seat.parts) == pytest.approx(seat.result, abs=1e-6)
        assert [decision.move["card"] for decision in seat.decisions if decision.move["seat"] == seat.seat]
        assert seat.ribbon[-1].wins[seat.seat] == pytest.approx(seat.result)
    assert serai.review(record, [1], worlds=8).seats == made.seats[1:2], "the same whenever it is made again"
    assert serai.review(record, [1], worlds=8, opened=True).seats != made.seats[1:2]


def test_a_review_knows_no_more_than_its_seat() -> None:
    """Two games that a seat cannot tell apart until the last card have the same decisions before it."""
    mine, dice = [5, 15, 25, 35], [1, 1, 1]
    made = []
    for theirs in ([1, 2, 3, 4], [1, 2, 3, 6]):
        game = PlayedGame.empty("trinkets", 2, {"rounds": ROUNDS})
        game.play_final({"seat": None, "do": "deal", "hands": {"0": mine, "1": theirs}})
        for number, die in enumerate(dice):
            game.play_final({"seat": None, "do": "turn_up", "trinket": number + 1})
            game.play_final({"seat": 0, "do": "lay", "card": mine[number]})
            game.play_final({"seat": 1, "do": "lay", "card": theirs[number]})
            game.play_final({"seat": None, "do": "roll", "die": die})
        made.append(serai.review(game.record(), [0], worlds=8).seats[0])
    assert made[0].decisions == made[1].decisions
