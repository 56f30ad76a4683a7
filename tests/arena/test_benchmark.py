"""`serai benchmark` measures every agent alike."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from serai.arena.benchmark import COMPANIES, ENTERED, LeaderboardEntry, markdown, net_hash, report
from serai.arena.contest import Contest
from serai.bots.net_file import WEIGHTS
from serai.games import find_game
from tests.cli.conftest import Serai, serai
from tools import leaderboard

__all__ = ["serai"]

FROZEN = {"amul": "ea3d00f2a31f6ead", "amulett": "c7ab05a132b66257"}
"""the weights that `net` plays with: if they change, raise VERSION in arena/benchmark.py and write the new hash here"""


@pytest.mark.parametrize("game", FROZEN)
def test_the_opponents_are_frozen(game: str) -> None:
    assert net_hash(find_game(game).folder / "bot" / WEIGHTS) == FROZEN[game]


def test_the_same_deals_for_everybody() -> None:
    first, second = (list(LeaderboardEntry("amul", agent, deals=3).matches()) for agent in ("random", "greedy"))
    assert [company for company, _, _ in first] == list(COMPANIES)
    for (_, one, games), (_, other, _) in zip(first, second, strict=True):
        assert (one.seed, one.bots[1:]) == (other.seed, other.bots[1:])
        assert games == 12
    assert len({match.seed for _, match, _ in first}) == len(COMPANIES)


def test_an_agent_is_told_apart_from_a_rival_of_its_name() -> None:
    entry = LeaderboardEntry("amul", "random", deals=5)
    company, match, games = next(entry.matches())
    contest = Contest(match, games)
    for _ in contest.play(1):
        pass
    found = report(entry, [(company, contest)])
    (row,) = found["tables"]
    assert row["games"] == 20
    assert row["win_share"] < 0.7
    assert (found["rank"], found["of"]) in ((1, 2), (2, 2))
    assert not found["complete"]
    assert "a try" in markdown(found)
    assert ENTERED not in json.dumps(found)


def test_the_command_writes_what_to_hand_in(serai: Serai, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.arena.benchmark.COMPANIES", COMPANIES[:1])
    done = serai("benchmark", "amul", "greedy", "--deals", "2", "--output", tmp_path / "mine", "--processes", "1")
    assert done.code == 0
    assert (tmp_path / "mine.md").read_text("utf-8") == done.out
    found = json.loads((tmp_path / "mine.json").read_text("utf-8"))
    assert found["tables"][0]["win_share"] == 1
    assert found["rank"] == 1
    assert "against random: 8 games" in done.err


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--time", "1s"], "there is no time track '1s': choose 1ms, 100ms, unlimited"),
        (["--training", "5"], "there is no training track '5': choose none, 10M, 1G, unlimited"),
        (["--deals", "0"], "0 deals cannot be played: ask for 1 or more"),
    ],
)
def test_what_cannot_be_measured_is_refused(serai: Serai, words: list[str], reason: str) -> None:
    assert serai("benchmark", "amul", "greedy", *words).refusal == reason


def test_tables_vote_for_whom_they_rank_higher() -> None:
    entries = [
        {"tables": [{"win_share": share} for share in shares]} for shares in ([0.5, 0.2], [0.4, 0.2], [0.1, 0.3])
    ]
    assert leaderboard.votes(entries) == pytest.approx([0.625, 0.375, 0.5])


def test_the_leaderboard_is_fresh() -> None:
    assert leaderboard.PAGE.read_text("utf-8") == leaderboard.page(), "run: python -m tools.leaderboard"
