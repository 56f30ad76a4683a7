"""Learning on the processor, with nets and batches so small that nothing comes of them but the way they take."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="learning needs PyTorch, which is too large for every environment")

from serai.bots.net import think_at, thinking_record  # noqa: E402
from serai.bots.net_file import OF_ADVICE, load, shipped  # noqa: E402
from serai.bots.registry import make  # noqa: E402
from serai.envs.vector.lane_rules import lane_rules  # noqa: E402
from serai.games import find_game  # noqa: E402
from serai.kernel.errors import UserError  # noqa: E402
from serai.kernel.schema import blank  # noqa: E402
from serai.learn.checkpoint import resume  # noqa: E402
from serai.learn.exam import Exam  # noqa: E402
from serai.learn.experience import Experience  # noqa: E402
from serai.learn.export import arrays_of, weights_in  # noqa: E402
from serai.learn.learner import Learner  # noqa: E402
from serai.learn.network import Network  # noqa: E402
from serai.learn.plan import Plan  # noqa: E402
from serai.learn.tables import Tables, seats_of_rivals, shared_out  # noqa: E402
from serai.learn.train import train  # noqa: E402
from tests.bots.scenes import decisions  # noqa: E402
from tests.cli.conftest import Serai, serai  # noqa: E402
from tools.strength.best_response import PLAN, AmongNets, respond  # noqa: E402

__all__ = ["serai"]

GAMES = ("amul", "amulett")
SMALL = Plan(width=16, depth=1, lanes=16, steps=48, batch=64, exam=16)


def learn(game: str, folder: Path, plan: Plan = SMALL) -> dict[str, Any]:
    return train(find_game(game), folder, plan, seconds=1e-9, say=lambda _: None)


@pytest.mark.parametrize("game", GAMES)
def test_a_run_leaves_a_net_that_plays_and_a_second_run_goes_on(game: str, tmp_path: Path) -> None:
    first, second = learn(game, tmp_path), learn(game, tmp_path)
    assert (first["decisions"], second["decisions"]) == (16 * 48, 2 * 16 * 48)
    assert (first["runs"], second["runs"]) == (1, 2)
    sight = next(decisions(game, 4, 1))
    assert make(f"net:{tmp_path / 'net.npz'}", game).decide(sight).move in sight.legal
    log = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text("utf-8").splitlines()]
    assert [line["run"] for line in log if "run" in line] == [1, 2]
    assert all("plan" in line and "command" in line for line in log if "run" in line)


def test_the_command_says_what_was_learned_and_how_to_play_against_it(serai: Serai, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    done = serai("train", "amul", "--minutes", "0.001", "--lanes", "16", "--folder", folder)
    assert done.code == 0, done.err
    assert "The net has learned from 2,048 decisions. It wins " in done.out
    assert "against greedy; equals would win 25.0%." in done.out
    [words] = [line.split()[5:] for line in done.out.splitlines() if line.startswith("Let it play:")]
    assert words == ["amul", "--bots", f"net:{folder / 'net.npz'},greedy,greedy,greedy"]
    assert serai("arena", *words, "--games", "4", "--processes", "1").code == 0


def test_a_run_tells_how_far_it_is(tmp_path: Path) -> None:
    heard: list[tuple[float, int]] = []
    told = lambda share, decisions: heard.append((share, decisions))  # noqa: E731
    train(find_game("amul"), tmp_path, SMALL, seconds=0.01, say=lambda _: None, told=told)
    assert heard == [(1.0, 16 * 48)]


def test_a_checkpoint_of_another_shape_is_refused(tmp_path: Path) -> None:
    learn("amul", tmp_path)
    with pytest.raises(UserError, match="another shape"):
        learn("amul", tmp_path, Plan(width=24, depth=1, lanes=16, steps=48, batch=64, exam=16))


def test_a_net_that_has_learned_without_advice_goes_on_with_it(tmp_path: Path) -> None:
    learn("amul", tmp_path)
    kept = torch.load(tmp_path / "checkpoint.pt", weights_only=True)
    for name in OF_ADVICE:
        del kept["weights"][name]
    torch.save(kept, tmp_path / "checkpoint.pt")
    game = find_game("amul")
    weights, progress = resume(tmp_path, Network(game, game.load_edition(None), 16, 1, "cpu"))
    assert progress.runs == 1
    assert not any(weights[name].any() for name in OF_ADVICE)


@pytest.mark.parametrize("game", GAMES)
def test_what_plays_is_what_has_learned(game: str, tmp_path: Path) -> None:
    learn(game, tmp_path, Plan(width=16, depth=1, lanes=16, steps=48, batch=64, exam=16, rate=(0.05, 0.05), warm_up=1))
    found = find_game(game)
    rules = lane_rules(found)
    network = Network(found, found.load_edition(None), 16, 1, "cpu")
    weights, _ = resume(tmp_path, network)
    trained, chance = load(tmp_path / "net.npz"), np.random.default_rng(3)
    lanes, thinkings = blank(rules.LANE, 1), blank(thinking_record(16, 200), 1)
    for _ in range(10):
        seen = chance.integers(0, 5, (1, rules.LAYOUT.size)).astype(np.int16)
        legal = chance.permutation(rules.ACTIONS.size)[:6]
        lanes[0].legal[:6], lanes[0].legal_count = legal, 6
        advice = torch.zeros(1, rules.ACTIONS.size)
        if network.advised:
            thinkings[0].advice[:6] = chance.random(6) * 4
            advice[0, legal] = torch.from_numpy(thinkings[0].advice[:6] - thinkings[0].advice[:6].max())
        think_at(trained.nets, seen, lanes, thinkings)
        with torch.no_grad():
            logits, values = network(weights, torch.from_numpy(seen), advice)
        assert thinkings[0].logits[:6] == pytest.approx(logits[0].numpy()[legal], abs=0.03), "within 8 bits"
        assert thinkings[0].values == pytest.approx(values[0].numpy(), abs=0.03)


def test_advantages_follow_each_seat_to_the_end_of_its_game() -> None:
    """Two seats take turns; the game ends after the fourth decision, and another one begins."""
    tables = Tables(find_game("amul"), 8, 0, "cpu")
    lived = Experience(tables, 6)
    lived.seat[:, 0] = torch.tensor([0, 1, 0, 1, 0, 1])
    lived.value[:, 0] = torch.tensor([0.1, 0.2, 0.3, 0.4, 0.5, 0.6])[:, None]
    lived.done[3, 0] = True
    lived.reward[3, 0, :2] = torch.tensor([1.0, -1.0])[:, None]
    lived.look_back(0.5)
    found = lived.advantage[:, 0, 0].tolist()
    last = [1.0 - 0.3, -1.0 - 0.4]
    assert found[2:4] == pytest.approx(last)
    assert found[:2] == pytest.approx([0.3 - 0.1 + 0.5 * last[0], 0.4 - 0.2 + 0.5 * last[1]])
    assert lived.followed[:, 0].tolist() == [True, True, True, True, False, False], "the last ones have no sequel"


@pytest.mark.parametrize("game", GAMES)
def test_rewards_are_place_share_of_the_win_and_lead(game: str) -> None:
    tables = Tables(find_game(game), 40, 0, "cpu")
    reward, done = torch.zeros(40, tables.seats, 3), torch.zeros(40, dtype=torch.bool)
    ended = 0
    while ended < 20:
        for _, env, _ in tables.batches:
            env.step(env.sample())
        tables.gather("done", done)
        tables.rewards(reward, done)
        ended += int(done.sum())
        assert not reward[~done].any()
        assert np.allclose(reward[done][..., :2].sum(1), 0, atol=1e-4), "what one gets the others lose"
    assert set(tables.players.tolist()) == set(range(find_game(game).fewest, find_game(game).most + 1))


def test_tables_are_shared_out() -> None:
    assert shared_out({3: 0.5, 4: 0.25, 5: 0.25}, 8).tolist() == [3, 3, 3, 3, 4, 4, 5, 5]
    foreign = seats_of_rivals(np.full(8, 3), 4, 0.5)
    assert foreign.any(1).sum() == 4
    assert (foreign[foreign.any(1)][:, :3].sum(1) == 2).all(), "all seats but one"
    assert set(np.flatnonzero(~foreign[foreign.any(1)][:, :3].all(0))) == {0, 1, 2}, "each in its turn"


def test_rivals_decide_and_teach_nothing(tmp_path: Path) -> None:
    tables = Tables(find_game("amul"), 16, 0, "cpu", rivals=1.0)
    lived = Experience(tables, 24)
    lived.live(lambda seen, _: (torch.zeros(len(seen), tables.actions), torch.zeros(len(seen), 3)))
    foreign = tables.foreign.gather(1, lived.seat.T.long()).T
    assert foreign.any()
    assert not lived.choices[foreign].any()
    assert lived.choices[~foreign].all()
    assert (
        learn("amul", tmp_path, Plan(width=16, depth=1, lanes=16, steps=48, batch=16, exam=16, rivals=0.5))["runs"] == 1
    )


def test_advice_is_how_far_behind_the_best_an_action_is() -> None:
    tables = Tables(find_game("amul"), 8, 0, "cpu")
    advice, mask = torch.zeros(8, tables.actions), torch.zeros(8, tables.actions, dtype=torch.bool)
    tables.advise(advice)
    tables.gather("mask", mask)
    assert (advice <= 0).all()
    assert not advice[~mask].any(), "nothing is said of what is not legal"
    assert all(found[legal].max() == 0 for found, legal in zip(advice, mask, strict=True)), "the best one is 0 behind"
    assert (advice < 0).any(1).any()


def test_in_an_exam_who_follows_all_advice_is_one_among_equals() -> None:
    """`greedy` against itself: every deal has one winner, and its seat goes round."""
    exam = Exam(find_game("amul"), 16, "cpu")
    policy = lambda seen, advice: (advice.float(), torch.zeros(len(seen), 3))  # noqa: E731
    first = exam.take(policy)
    assert 0 < first["against_greedy"] < 0.7
    assert exam.take(policy) == first, "the same deals each time"
    assert exam.take(lambda seen, advice: (-advice.float(), torch.zeros(len(seen), 3)))["against_greedy"] == 0


def test_what_is_kept_is_the_mean_of_the_last_weights() -> None:
    game = find_game("amul")
    network = Network(game, game.load_edition(None), 16, 1, "cpu")
    learner = Learner(network, network.fresh(), SMALL, fused=False)
    met = []
    for _ in range(3):
        learner.updates += 1
        learner.move(sum(weight.sum() for weight in learner.weights.values()), 0.1)
        met.append(learner.weights["bias"].detach().clone())
    assert learner.smooth["bias"].tolist() == pytest.approx(torch.stack(met).mean(0).tolist())
    assert learner.smooth["bias"].tolist() != pytest.approx(met[-1].tolist())


def test_a_net_that_plays_can_learn_on() -> None:
    game = find_game("amul")
    network = Network(game, game.load_edition(None), 512, 3, "cpu")
    file = shipped(game)
    assert file is not None
    with np.load(file) as kept:
        before = {name: kept[name] for name in kept.files}
    again = arrays_of(network, weights_in(file, network))
    assert set(again) == set(before)
    for name, values in before.items():
        assert np.allclose(again[name], values, rtol=1e-4, atol=1e-6), name


def test_a_best_response_learns_from_its_own_seat_among_nets_that_do_as_they_like(tmp_path: Path) -> None:
    game = find_game("amul")
    plan = replace(PLAN, lanes=8, steps=8, batch=4)
    file = respond(game, tmp_path, plan, seconds=0.01, device="cpu")
    sight = next(decisions("amul", 4, 1))
    assert make(f"net:{file}", "amul").decide(sight).move in sight.legal
    favourite = torch.zeros(8, Tables(game, 8, 0, "cpu").actions)
    favourite[:, 1::2] = 1.0
    tables = AmongNets(game, 8, "cpu", lambda *_: (favourite, None))
    lived = Experience(tables, 12)
    lived.live(lambda seen, _: (torch.zeros(len(seen), tables.actions), torch.zeros(len(seen), 3)))
    foreign = tables.foreign.gather(1, lived.seat.T.long()).T
    liked = (favourite[None] * lived.mask).amax(2) == favourite[0][lived.action.long()]
    assert foreign.any()
    assert liked[foreign].all(), "what is odd where it may be"
    assert not lived.choices[foreign].any()
