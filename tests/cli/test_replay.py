"""`serai replay`: the game in words, whole or as one seat knew it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from serai import Table
from serai.games.amul.edition.read import load
from tests.cli.conftest import Serai, played

Write = Callable[..., Path]


def test_the_whole_game(serai: Serai, write: Write, record: dict[str, Any]) -> None:
    done = serai("replay", write(record))
    assert (done.code, done.err) == (0, "")
    lines = done.out.splitlines()
    assert lines[0] == "Āmul, 3 players, edition reconstructed-1"
    assert sum(line.startswith("Round ") for line in lines) == 9
    assert sum(" offers " in line for line in lines) == 27
    assert sum(" draws " in line for line in lines) == 3 + 27, "hidden cards are told, too"
    winner, scores = record["result"]["winners"][0], record["result"]["scores"]
    assert any(line.startswith(f"Seat {winner} wins with {scores[winner]} points") for line in lines)


def test_the_points_are_explained_at_the_end(serai: Serai, write: Write, record: dict[str, Any]) -> None:
    whole = serai("replay", write(record)).out
    scores = ", ".join(f"Seat {seat} {score}" for seat, score in enumerate(record["result"]["scores"]))
    assert f"Prestige points: {scores}" in whole
    assert all(f"\nSeat {seat}: {score} point" in whole for seat, score in enumerate(record["result"]["scores"]))
    own = serai("replay", write(record), "--seat", "2").out
    assert "\nSeat 2: " in own
    assert "\nSeat 1: " not in own


def test_in_german(serai: Serai, write: Write, record: dict[str, Any]) -> None:
    out = serai("replay", write(record), "--lang", "de").out
    assert "Runde 9. " in out
    assert " bietet „" in out
    assert "Seat" not in out
    assert "gewinnt mit " in out


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_one_seat_hears_only_what_it_could_know(serai: Serai, write: Write, record: dict[str, Any], seat: int) -> None:
    lines = serai("replay", write(record), "--seat", str(seat)).out.splitlines()
    assert sum(line.startswith("You draw ") for line in lines) == 10
    assert not any(" draws " in line for line in lines)
    assert sum(line.startswith("You offer ") for line in lines) == 9
    assert not any(line.startswith(f"Seat {seat} ") for line in lines)


def test_a_seat_hears_what_its_view_tells(serai: Serai, write: Write, record: dict[str, Any]) -> None:
    """The replay says no more than the history of the seat's own view at the end of the game."""
    names = {kind.name["en"] for kind in load().kinds.values()}
    history = Table.replay(record).view(1)["history"]
    told = serai("replay", write(record), "--seat", "1").out
    drawn = [fact["cards"] for fact in history if fact["event"] == "dealt" and "cards" in fact]
    assert told.count("You draw ") == len(drawn) == 10
    assert any(name in told for name in names)


def test_names_in_the_record_are_used(serai: Serai, write: Write, record: dict[str, Any]) -> None:
    named = {**record, "names": ["Anna", "Lukas", "Linda\x1b[31m"]}
    out = serai("replay", write(named)).out
    assert "Anna offers " in out
    assert "\x1b" not in out, "names cannot steer the terminal"


def test_one_of_several_games(serai: Serai, write: Write, record: dict[str, Any]) -> None:
    file = write(record, played(4, 5))
    assert "4 players" in serai("replay", file, "--game", "2").out
    assert "has 2 records" in serai("replay", file, "--game", "3").refusal
    assert "no number 0" in serai("replay", file, "--game", "0").refusal


def test_an_unfinished_game(serai: Serai, write: Write, record: dict[str, Any]) -> None:
    unfinished = {key: value for key, value in record.items() if key != "result"}
    out = serai("replay", write({**unfinished, "moves": record["moves"][:20]})).out
    assert out.endswith("The record ends here; the game is not over.\n")


def test_a_moment_of_the_game(serai: Serai, write: Write, record: dict[str, Any]) -> None:
    file = write(record)
    moves = 1 + 3  # the set-up and all offers
    own = serai("replay", file, "--seat", "1", "--at", str(moves)).out
    assert "round 1 of 9: Pick" in own
    assert "Your hand: " in own
    outside = serai("replay", file, "--at", str(moves)).out
    assert "Your hand: " not in outside
    assert "is picking a card." in outside
    assert "The game is over." in serai("replay", file, "--at", str(len(record["moves"]))).out
    assert serai("replay", file, "--at", "0").code == 0
    assert f"the record has {len(record['moves'])}" in serai("replay", file, "--at", "999").refusal
    assert "there is no move -1" in serai("replay", file, "--at=-1").refusal


def test_a_player_may_be_named(serai: Serai, write: Write, record: dict[str, Any]) -> None:
    file = write({**record, "names": ["Anna", "Lukas", "Anna"]})
    assert serai("replay", file, "--seat", "Lukas").out == serai("replay", file, "--seat", "1").out
    assert "give a player's name" in serai("replay", file, "--seat", "Linda").refusal
    assert "there is no seat Anna" in serai("replay", file, "--seat", "Anna").refusal, "two have this name"


def test_refusals(serai: Serai, write: Write, record: dict[str, Any], tmp_path: Path) -> None:
    file = write(record)
    assert "seats are numbered 0 to 2" in serai("replay", file, "--seat", "3").refusal
    assert "lang" in serai("replay", file, "--lang", "fr").refusal
    assert "A2.1" in serai("replay", write({**record, "players": 1})).refusal
    assert "not JSON" in serai("replay", write("{")).refusal
    assert "Is a directory" in serai("replay", tmp_path).refusal


def test_standard_input(serai: Serai, record: dict[str, Any]) -> None:
    assert serai("replay", "-", stdin=json.dumps(record).encode()).code == 0
