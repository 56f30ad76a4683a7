"""Matches that are stopped, taken up again, and spread over processes."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from serai import Table
from serai.arena.contest import Contest
from serai.arena.match import Match
from serai.kernel.errors import UserError
from serai.records.check import Checker

BOTS = ["greedy", "random"]


def match(**changes: Any) -> Match:
    return Match.arrange(**{"game": "amul", "players": 3, "bots": BOTS, "seed": "t", **changes})


def without_clock(contest: Contest) -> list[dict[str, Any]]:
    """All that must be the same whenever and wherever a match is played."""
    outcomes = sorted(contest.outcomes, key=lambda outcome: outcome.number)
    return [{name: value for name, value in asdict(outcome).items() if name != "seconds"} for outcome in outcomes]


@pytest.fixture(scope="module")
def whole() -> list[dict[str, Any]]:
    contest = Contest(match(), 7)
    list(contest.play(1))
    return without_clock(contest)


def test_a_stopped_match_goes_on_where_it_was(tmp_path: Path, whole: list[dict[str, Any]]) -> None:
    journal = tmp_path / "match.jsonl"
    playing = Contest(match(), 7, journal).play(1)
    for _ in range(3):
        next(playing)
    playing.close()
    # As if the power had failed while the fourth game was written.
    journal.write_bytes(journal.read_bytes() + b'{"number":3,"deal":1,"bo')

    again = Contest(match(), 7, journal)
    assert [outcome.number for outcome in again.outcomes] == [0, 1, 2]
    assert again.to_play == [3, 4, 5, 6]
    list(again.play(1))
    assert without_clock(again) == whole
    assert Contest(match(), 7, journal).to_play == []


def test_several_processes_play_the_same_games(whole: list[dict[str, Any]]) -> None:
    contest = Contest(match(), 7)
    list(contest.play(2))
    assert without_clock(contest) == whole


def test_a_journal_of_another_match_is_refused(tmp_path: Path) -> None:
    journal = tmp_path / "match.jsonl"
    list(Contest(match(), 1, journal).play(1))
    with pytest.raises(UserError, match="holds another match"):
        Contest(match(seed="other"), 1, journal)


@pytest.mark.parametrize("game", ["amul", "amulett"])
def test_records_are_kept_and_replay(game: str, tmp_path: Path) -> None:
    records = tmp_path / "games.jsonl"
    list(Contest(match(game=game), 3).play(1, records))
    kept = [json.loads(line) for line in records.read_bytes().splitlines()]
    assert len(kept) == 3
    for record in kept:
        assert Checker().fault(record) is None
        assert Table.replay(record).result == record["result"]
    assert kept[0]["names"] == ["greedy", "random", "greedy"]
