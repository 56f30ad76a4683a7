"""Reviews say what is so: where the truth is known, what they find is right within their own error."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
import pytest

import serai
from serai.bots.mind import chances_of
from serai.bots.sight import Sight
from serai.games.game import Position
from serai.records.editions import ChosenEditions
from serai.records.replay import read_head
from serai.reviews.decisions import Weighed, weigh
from serai.reviews.knowledge import Knowledge
from tests.reviews.games import played

GAMES = ("amul", "amulett")
WORLDS = 200


def last_choices(game: str) -> Iterator[tuple[Position, Position, dict[str, Any]]]:
    """Choices that end a game whatever is chosen: the positions before the move, as it was and as its seat knew it."""
    for seed in range(40):
        record = played(game, 3, seed)
        head = read_head(record, ChosenEditions())
        position = head.game.begin(head.edition, head.players, head.options, 0)
        for move in record["moves"][:-1]:
            position.play(move, final=True)
        move = record["moves"][-1]
        seat = move["seat"]
        legal = position.legal(seat)
        if not position.sealed and len(legal) > 1 and all(end(position, other) is not None for other in legal):
            yield position, position.seen_by(seat), move


def end(position: Position, move: dict[str, Any]) -> float | None:
    """The part of the win that a move brings its seat at once."""
    copy = position.copy()
    copy.play(move, final=True)
    if not copy.over:
        return None
    winners = copy.result()["winners"]
    return 1 / len(winners) if move["seat"] in winners else 0.0


def weighed(game: str, position: Position, move: dict[str, Any], *, opened: bool) -> Weighed | None:
    knowledge = Knowledge(chances_of(game), move["seat"], opened)
    known = knowledge.of(position)
    sight = Sight(game, move["seat"], position.players, known.legal(move["seat"]), known, [], 7)
    return weigh(knowledge, sight, move, 0, WORLDS, {})


def test_with_all_cards_open_a_last_choice_is_judged_by_its_result() -> None:
    met = 0
    for position, _, move in islice(last_choices("amul"), 6):
        found = weighed("amul", position, move, opened=True)
        if found is None:
            continue
        truth = {other["take"]: end(position, other) for other in position.legal(move["seat"])}
        assert found.moment.decision.win == pytest.approx(truth[move["take"]], abs=1e-6)
        for other in found.moment.others:
            assert other.win == pytest.approx(truth[other.move["take"]], abs=1e-6)
            assert other.gain_error == 0.0
        best = max(value for value in truth.values() if value is not None)
        assert found.moment.decision.cost == pytest.approx(best - (truth[move["take"]] or 0.0), abs=1e-6)
        met += 1
    assert met >= 3


def test_the_cost_of_a_last_choice_is_right_within_its_error() -> None:
    """Āmul: only the hands of the others are unknown, so worlds drawn in another way tell the truth."""
    met = wavering = 0
    for position, known, move in islice(last_choices("amul"), 6):
        found = weighed("amul", position, move, opened=False)
        if found is None:
            continue
        worlds = [known.imagine(f"truth/{number}") for number in range(400)]
        for other in found.moment.others:
            gains = np.array([(end(world, other.move) or 0.0) - (end(world, move) or 0.0) for world in worlds])
            error = np.hypot(other.gain_error, gains.std(ddof=1) / np.sqrt(len(gains)))
            assert abs(other.gain - gains.mean()) <= 4 * error + 1e-6
            wavering += other.gain_error > 0.0
        met += 1
    assert met >= 3
    assert wavering >= 1


@pytest.mark.parametrize(
    ("game", "options"),
    [("amul", {}), ("amul", {"tea": 3}), ("amulett", {}), ("amulett", {"experienced": True})],
)
@pytest.mark.parametrize("opened", [False, True])
def test_the_parts_add_up_to_the_result(game: str, options: dict[str, Any], opened: bool) -> None:
    record = played(game, 3, 2, **options)
    winners = record["result"]["winners"]
    for seat in serai.review(record, worlds=12, opened=opened).seats:
        share = 1 / len(winners) if seat.seat in winners else 0.0
        assert seat.result == share
        assert 1 / 3 + sum(part.share for part in seat.parts) == pytest.approx(share, abs=1e-7)
        assert [part.part for part in seat.parts] == ["seat", "deal", "own", "others", "sealed"]
        assert all(part.error >= 0 for part in seat.parts)
        assert all(sum(standing.wins) == pytest.approx(1.0, abs=1e-4) for standing in seat.ribbon)
        rounds = [standing.round for standing in seat.ribbon]
        assert rounds == list(range(rounds[0], rounds[0] + len(rounds)))
        assert seat.ribbon[-1].wins == pytest.approx([float(other in winners) / len(winners) for other in range(3)])


def test_equals_have_equal_chances_before_the_deal() -> None:
    """Āmul: who begins matters little, and nobody is favoured because the review is theirs."""
    record = played("amul", 4, 3)
    seats = serai.review(record, worlds=400).seats
    shares = [part.share for seat in seats for part in seat.parts if part.part == "seat"]
    assert abs(sum(shares)) < 0.12
    assert all(abs(share) < 0.12 for share in shares)


@pytest.mark.parametrize("game", GAMES)
def test_decisions_are_told_with_what_they_cost(game: str) -> None:
    record = played(game, 4, 3)
    found = serai.review(record, [1], worlds=60).seats[0]
    assert len(found.decisions) >= 10
    for decision in found.decisions:
        assert record["moves"][decision.at] == decision.move
        assert (decision.cost > 2 * decision.error) == (decision.verdict == "cost")
    assert len(found.moments) <= 3
    lost = [moment.decision.cost for moment in found.moments if moment.decision.verdict == "cost"]
    all_lost = sorted((decision.cost for decision in found.decisions if decision.verdict == "cost"), reverse=True)
    has_best = any(decision.verdict == "best" for decision in found.decisions)
    assert lost == all_lost[: 3 - has_best], "one place is kept for the best choice"
    for moment in found.moments:
        assert 1 <= len(moment.others) <= 3
        assert all(other.move != moment.decision.move for other in moment.others)
        assert {row.row for other in moment.others for row in other.rows} <= set(chances_of(game).rows)


@pytest.mark.parametrize("game", GAMES)
def test_a_review_is_the_same_when_it_is_made_again(game: str) -> None:
    record = played(game, 3, 4)
    found = serai.review(record, worlds=10)
    assert serai.review(record, worlds=10, threads=2) == found
    assert serai.review(record, [2], worlds=10).seats == found.seats[2:]
    assert serai.review(record, worlds=10, seed="another") != found
