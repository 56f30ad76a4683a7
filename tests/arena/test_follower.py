"""Following the numbers beside the cards of Āmul does not finish behind playing at random."""

from __future__ import annotations

import pytest

from serai.arena.contest import Contest
from serai.arena.match import Match
from serai.arena.play import GameOutcome
from tests.bots.scenes import decisions
from tools.strength.evidence import places_ahead
from tools.strength.follower import Follower, number_of
from tools.strength.plan import read_plan

FOLLOWER = "tools/strength/follower.py:Follower"
GAMES = 24


@pytest.mark.parametrize("other", ["easy", "medium"])
def test_the_numbers_do_not_lead_astray(other: str) -> None:
    """A small sample of the lines in docs/strength.md: always the same deals, each with everybody in every seat."""
    contest = Contest(Match.arrange("amul", 4, [FOLLOWER, "random", other, other], "follower"), GAMES)
    for _ in contest.play(1):
        pass
    _, low, _ = places_ahead(FOLLOWER, "random", contest.outcomes)
    assert low > 0


def test_every_line_of_the_evidence_asks_for_it() -> None:
    names = {line.name for line in read_plan() if "follower" in line.name}
    assert {f"amul-4-follower-random-{other}" for other in ("easy", "medium")} <= names


def test_somebody_who_finishes_behind_is_found_out() -> None:
    outcomes = [outcome(deal, places) for deal in range(4) for places in ([3.0, 2.0, 1.0], [2.0, 1.0, 3.0])]
    assert places_ahead("a", "b", outcomes) == (-1.0, -1.0, -1.0)
    ahead, low, high = places_ahead("b", "c", outcomes[:3])
    assert low < ahead < high


def outcome(deal: int, places: list[float]) -> GameOutcome:
    nothing = [0.0] * 3
    return GameOutcome(0, deal, ["a", "b", "c"], places, nothing, nothing, [0] * 3, nothing, [0] * 3)


def test_a_follower_makes_the_move_with_the_highest_number() -> None:
    for sight in decisions("amul", 3, 2, every=5):
        move = Follower("amul").decide(sight).move
        assert number_of(sight, move) == max(number_of(sight, other) for other in sight.legal)
        if move.get("take") is None and move["do"] == "effect":
            assert number_of(sight, move) == 0
