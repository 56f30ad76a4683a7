"""Reviews in words, kept beside their records, and refused where there is nothing to review."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import serai
from serai.bots.reasons import Why
from serai.games.amul.edition.read import load
from serai.games.wording import Reader
from serai.kernel.errors import UserError
from serai.records.write import line_of
from serai.reviews import stored_reviews
from serai.reviews.report import (
    FORMAT,
    Alternative,
    Decision,
    Moment,
    Part,
    Review,
    ReviewRow,
    RoundChances,
    SeatReview,
)
from serai.reviews.words import lines
from tests.reviews.games import played

MADE = Review(
    FORMAT, "amul", "reconstructed-1", load().hash, 3, 1, False, "instinct", "review", 1500,
    [
        SeatReview(
            0,
            0.0,
            [
                Decision(5, 1, {"seat": 0, "do": "pick", "card": 53}, 0.31, 0.084, 0.021, 0.04, 0.02, "cost"),
                Decision(9, 1, {"seat": 0, "do": "play", "card": 4}, 0.31, 0.004, 0.021, 0.0, 0.02, "equal"),
                Decision(20, 2, {"seat": 0, "do": "offer", "card": 4}, 0.35, 0.0, 0.02, -0.1, 0.02, "best"),
            ],
            [
                Moment(
                    Decision(5, 1, {"seat": 0, "do": "pick", "card": 53}, 0.31, 0.084, 0.021, 0.04, 0.02, "cost"),
                    0.0123,
                    [
                        Alternative(
                            {"seat": 0, "do": "pick", "card": 4}, 0.394, 0.013, 0.084, 0.021,
                            [
                                ReviewRow("blue", 12.0, 9.5, 0.4),
                                ReviewRow("arab", 5.0, 3.9, 0.2, 0.61, 0.4, 0.03),
                                ReviewRow("total", 50.0, 46.0, 0.6),
                            ],
                            Why("set", {"card": 4, "points": 3, "count": 2}, 0.6),
                        ),
                        Alternative({"seat": 0, "do": "pick", "card": 104}, 0.3, 0.013, -0.01, 0.021, []),
                    ],
                    Why("stake", {"card": 53}, 1.0),
                ),
                Moment(
                    Decision(20, 2, {"seat": 0, "do": "offer", "card": 4}, 0.35, 0.0, 0.02, -0.1, 0.02, "best"),
                    0.0123,
                    [
                        Alternative(
                            {"seat": 0, "do": "offer", "card": 104}, 0.25, 0.012, -0.1, 0.02, [],
                            Why("useless", {"card": 4}, 0.5),
                        )
                    ],
                    Why("stake", {"card": 4}, 1.0),
                ),
            ],
            1,
            [RoundChances(1, 1, [0.4, 0.3, 0.3], [0.01] * 3), RoundChances(30, 2, [0.0, 1.0, 0.0], [0.0] * 3)],
            [
                Part("seat", 0.0004, 0.012), Part("deal", -0.12, 0.03), Part("own", -0.084, 0.02),
                Part("others", 0.02, 0.03), Part("sealed", -0.159333, 0.04),
            ],
        )
    ],
)  # fmt: skip


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_review_is_said_as_it_was(language: str) -> None:
    said = "\n".join(lines(MADE, load(), Reader(language, ["Ann", "Bo", "Cem"]))) + "\n"
    golden = Path(__file__).with_name(f"golden.{language}.txt")
    assert said == golden.read_text("utf-8")


def test_a_review_survives_being_stored() -> None:
    assert msgspec.json.decode(msgspec.json.encode(MADE), type=Review) == MADE


def test_reviews_lie_beside_their_records(tmp_path: Path) -> None:
    record = played("amul", 3, 1)
    place = stored_reviews.beside(str(tmp_path / "games.jsonl"))
    assert place == tmp_path / "games.review.jsonl"
    wanted = msgspec.structs.replace(MADE, seats=[])
    assert stored_reviews.find(place, record, wanted, [0]) is None
    stored_reviews.keep(place, record, MADE)
    with place.open("ab") as file:
        file.write(b"{broken\n")
    assert stored_reviews.find(place, record, wanted, [0]) == MADE
    assert stored_reviews.find(place, record, wanted, [0, 1]) is None
    assert stored_reviews.find(place, played("amul", 3, 2), wanted, [0]) is None
    assert stored_reviews.find(place, record, msgspec.structs.replace(wanted, open=True), [0]) is None
    assert stored_reviews.beside("-") is None
    stored_reviews.keep(None, record, MADE)
    stored_reviews.keep(tmp_path / "nowhere" / "x.jsonl", record, MADE)


def test_what_cannot_be_reviewed_is_refused() -> None:
    record: dict[str, Any] = played("amul", 3, 1)
    unfinished = {**record, "moves": record["moves"][:-1]}
    del unfinished["result"]
    with pytest.raises(UserError, match="not finished") as refused:
        serai.review(unfinished)
    assert refused.value.message == "ui-review-unfinished"
    with pytest.raises(UserError, match="move 3"):
        serai.review({**record, "moves": [*record["moves"][:2], {"seat": 1, "do": "offer", "card": 0}]})
    with pytest.raises(UserError, match="edition"):
        serai.review({**record, "edition": "somebody's own"})
    with pytest.raises(UserError, match="no seat 3"):
        serai.review(record, [3])
    with pytest.raises(UserError, match="worlds"):
        serai.review(record, worlds=0)


def test_the_command_ends_with_one_object(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from serai.cli.review import run

    file = tmp_path / "game.jsonl"
    file.write_bytes(line_of(played("amul", 3, 1)))
    assert run(str(file), seat="1", worlds=8, json=True) == 0
    told = capsys.readouterr()
    found = json.loads(told.out.splitlines()[-1])
    assert [seat["seat"] for seat in found["seats"]] == [1]
    assert (found["bot"], found["seed"], found["worlds"]) == ("instinct", "judge", 8)
    assert "100% reviewed" in told.err
    assert run(str(file), seat="1", worlds=8, lang="de") == 0
    told = capsys.readouterr()
    assert "Kartenglück" in told.out
    assert told.err == "", "what is kept is not made again"
