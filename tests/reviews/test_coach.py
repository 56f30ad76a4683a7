"""What a coach says first: how the game went, what cost most, and what was done best."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from serai.games import find_game
from serai.games.plain_wording import find_wording
from serai.games.wording import Reader
from serai.reviews.coach import sentences
from serai.reviews.course import turn_of, what_mattered
from serai.reviews.decisions import Weighed
from serai.reviews.report import Alternative, Decision, Moment, RoundChances, SeatReview, Verdict

NAMES = ["Ann", "Bo", "Cem"]
CHOSEN, OTHER = {"seat": 0, "do": "income", "take": {"gold": 2}}, {"seat": 0, "do": "income", "take": {"iron": 2}}


def ribbon(*own: float, wins: tuple[float, ...]) -> list[RoundChances]:
    """The chances of seat 0 at the beginning of each round, against one rival who may win; then the result."""
    chances = [[mine, 1 - mine, 0.0] for mine in own]
    return [RoundChances(at, at + 1, list(wins), []) for at, wins in enumerate([*chances, wins])]


@pytest.mark.parametrize(
    ("own", "end", "turn"),
    [
        ((0.6, 0.7), (1.0, 0.0, 0.0), None),
        ((0.4, 0.7, 0.3, 0.8), (1.0, 0.0, 0.0), 3),
        ((0.4, 0.3), (1.0, 0.0, 0.0), 2),
        ((0.4, 0.3), (0.0, 1.0, 0.0), None),
        ((0.6, 0.3, 0.2), (0.0, 1.0, 0.0), 1),
        ((0.4, 0.6), (0.5, 0.5, 0.0), 1),
    ],
)
def test_a_game_turns_where_the_lead_changes_for_good(
    own: tuple[float, ...], end: tuple[float, ...], turn: int | None
) -> None:
    assert turn_of(ribbon(*own, wins=end), 0) == turn


def decided(at: int, verdict: Verdict, by: float) -> Weighed:
    cost = by if verdict == "cost" else 0.0
    decision = Decision(at, 1 + at, CHOSEN, 0.4, cost, 0.01, 0.0, 0.01, verdict)
    gain = {"cost": by, "equal": 0.0, "best": -by}[verdict]
    moment = Moment(decision, 0.01, [Alternative(OTHER, 0.4 + gain, 0.01, gain, 0.01, [])])
    return Weighed(moment, {"cost": 1 + by, "equal": 0.0, "best": by}[verdict])


@pytest.mark.parametrize(
    ("weighed", "kept"),
    [
        ([("cost", 0.1), ("cost", 0.3), ("cost", 0.2), ("cost", 0.4)], [3, 1, 2]),
        ([("cost", 0.1), ("cost", 0.3), ("best", 0.2), ("cost", 0.4), ("best", 0.3)], [3, 1, 4]),
        ([("best", 0.2), ("cost", 0.1), ("best", 0.3), ("equal", 0.0)], [1, 2, 0]),
        ([("equal", 0.0)], []),
    ],
)
def test_what_cost_most_comes_first_and_the_best_choice_has_a_place(weighed: list[Any], kept: list[int]) -> None:
    found = what_mattered(decided(at, *one) for at, one in enumerate(weighed))
    assert [moment.decision.at for moment in found] == kept


def said(end: list[float], turn: int | None, *verdicts: Verdict, language: str = "en") -> list[str]:
    """What is said to seat 0."""
    weighed = [decided(at, verdict, 0.1) for at, verdict in enumerate(verdicts)]
    decisions = [one.moment.decision for one in weighed]
    chances = ribbon(0.5, wins=tuple(end))
    seat = SeatReview(0, end[0], decisions, what_mattered(weighed), turn, chances, [])
    reader = replace(Reader(language, NAMES), seat=0)
    return sentences(seat, find_wording("amulett", find_game("amulett").load_edition(None), reader), reader)


def test_a_coach_says_three_sentences_at_most() -> None:
    assert said([1, 0, 0], None, "cost", "best", "equal") == [
        "You won, and were ahead from the start.",
        "What cost you most: Round 1, income.",
        "Your best choice: Round 2, income.",
    ]
    assert said([0.5, 0, 0.5], 4, "equal", "equal", "cost") == [
        "You shared the win: you got ahead for good in round 4.",
        "What cost you most: Round 3, income.",
        "2 of your 3 choices were as good as any other.",
    ]
    assert said([0, 0.5, 0.5], None, "equal") == [
        "Bo and Cem won: you were behind from the start.",
        "None of your choices was clearly worse than another.",
    ]
    assert said([0, 1, 0], 0, language="de") == ["Gewonnen hat Bo: Schon im Aufbau bist du endgültig zurückgefallen."]
