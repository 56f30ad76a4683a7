"""What a policy needs to learn and to play: a bot around it, its results, its curve."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import serai
from serai.envs.policy_bot import draw
from serai.kernel.errors import UserError
from tests.bots.scenes import decisions

GAMES = ("amul", "amulett")
EXAMPLES = Path(__file__).parents[2] / "examples"


class Dice(serai.PolicyBot):
    """Any legal action."""

    def act(self, seen: Any, mask: Any, chance: Any) -> Any:
        assert (len(seen), len(mask)) == (1, 1)
        return draw(mask, chance)


@pytest.mark.parametrize("game", GAMES)
def test_a_policy_is_a_bot(game: str) -> None:
    bot, chosen = Dice(game), set()
    for number, sight in zip(range(12), decisions(game, 3, 1), strict=False):
        thought = bot.decide(sight)
        assert thought.move in sight.legal
        assert bot.decide(sight) == thought, "the same Sight gives the same decision"
        chosen.add(sight.legal.index(thought.move))
        assert number < 11 or len(chosen) > 1, "and other ones others"


def test_actions_are_drawn_by_their_chances() -> None:
    drawn = draw(np.tile([0.0, 1.0, 0.0, 3.0], (4000, 1)), np.random.default_rng(1))
    counts = np.bincount(drawn, minlength=4)
    assert counts[[0, 2]].tolist() == [0, 0]
    assert counts[3] / 4000 == pytest.approx(0.75, abs=0.03)


def test_a_decision_is_worth_what_its_seat_got_in_the_end() -> None:
    seats = np.array([[0, 1], [1, 0], [0, 1], [1, 1]])
    dones = np.array([[0, 0], [1, 0], [0, 0], [0, 1]])
    rewards = np.zeros((4, 2, 2), np.float32)
    rewards[1, 0], rewards[3, 1] = (1, -1), (-0.5, 0.5)
    found = serai.outcomes(seats, dones, rewards)
    assert found[:, 0].tolist()[:2] == [1, -1]
    assert np.isnan(found[2:, 0]).all(), "that game has not ended"
    assert found[:, 1].tolist() == [0.5, -0.5, 0.5, 0.5]


def test_who_plays_at_random_wins_less_often_against_greedy() -> None:
    def policy(_seen: Any, mask: Any) -> Any:
        return draw(mask, chance)

    chance = np.random.default_rng(1)
    assert serai.share_of_wins(policy, "amul", 128, rivals="greedy") < 0.1
    with pytest.raises(UserError, match="ask serai arena"):
        serai.share_of_wins(policy, "amul", 4, rivals="net")


def test_a_curve_is_measured_whenever_the_decisions_have_doubled(capsys: pytest.CaptureFixture[str]) -> None:
    curve = serai.LearningCurve("amul", players=3)
    for decisions_made in (100, 150, 199, 200, 390, 400):
        curve.follow(lambda _seen, mask: mask.argmax(1), decisions_made)
    assert [point.decisions for point in curve.points] == [100, 200, 400]
    assert all(0 <= point.share <= 1 and point.seconds >= 0 for point in curve.points)
    assert capsys.readouterr().out.count("against random") == 3


def test_the_notebook_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its cells, one after the other and without Jupyter, which would bring thirty packages."""
    pytest.importorskip("matplotlib").use("agg")
    monkeypatch.syspath_prepend(EXAMPLES)
    cells = json.loads((EXAMPLES / "first_agent.ipynb").read_text("utf-8"))["cells"]
    names: dict[str, Any] = {}
    for cell in cells:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]).replace("steps = 2000", "steps = 150"), names)  # noqa: S102 - that is the test
    assert names["curve"].points[-1].share > names["curve"].points[0].share
    assert 0 <= names["share"] < 0.5
    names["plt"].close(names["figure"])
