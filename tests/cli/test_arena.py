"""`serai arena`: the words it takes, the line it prints, the files it keeps."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Serai

MYBOT = Path(__file__).parents[2] / "examples" / "mybot.py"
MATCH = ("arena", "amul", "--players", "4", "--bots", "greedy,random,random,random", "--processes", "1")
KEYS = ["name", "games", "wins", "win_share", "ci95", "mean_place", "mean_points", "ms_per_decision"]


def last_line(out: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(out.splitlines()[-1])
    return found


def test_json_is_one_line_with_an_entry_per_different_bot(serai: Serai) -> None:
    done = serai(*MATCH, "--games", "8", "--json")
    assert done.code == 0
    assert done.out.count("\n") == 1
    found = last_line(done.out)
    assert list(found) == ["games", "bots"]
    assert found["games"] == 8
    assert [list(bot) for bot in found["bots"]] == [KEYS, KEYS]
    greedy, random = found["bots"]
    assert (greedy["name"], greedy["games"], random["name"], random["games"]) == ("greedy", 8, "random", 24)
    assert greedy["wins"] + random["wins"] == pytest.approx(8, abs=0.001)
    for bot in (greedy, random):
        low, high = bot["ci95"]
        assert 0 <= low <= bot["win_share"] <= high <= 1
        assert 1 <= bot["mean_place"] <= 4
    assert greedy["win_share"] > 0.5 > random["win_share"]


def test_the_table_for_people_names_rating_and_equality(serai: Serai) -> None:
    done = serai(*MATCH, "--games", "4")
    assert "rating" in done.out
    assert "equals would win 25.0% each" in done.out


def test_the_seed_decides_the_games(serai: Serai) -> None:
    def points(seed: str) -> list[float]:
        found = last_line(serai(*MATCH, "--games", "4", "--seed", seed, "--json").out)
        return [bot["mean_points"] for bot in found["bots"]]

    assert points("a") == points("a") != points("b")


@pytest.mark.rare
def test_a_local_ray_plays_the_same_match(serai: Serai) -> None:
    pytest.importorskip("ray")

    def points(*more: str) -> list[float]:
        found = last_line(serai(*MATCH, "--games", "4", "--json", *more).out)
        return [bot["mean_points"] for bot in found["bots"]]

    assert points("--executor", "ray") == points()


def test_a_match_is_taken_up_again_and_its_records_are_kept(serai: Serai, tmp_path: Path) -> None:
    journal, records = tmp_path / "match.jsonl", tmp_path / "games.jsonl"
    files = ("--resume", journal, "--records", records, "--json")
    serai(*MATCH, "--games", "4", *files)
    found = last_line(serai(*MATCH, "--games", "8", *files).out)
    assert found["games"] == 8
    assert len(records.read_text("utf-8").splitlines()) == 8
    assert len(journal.read_text("utf-8").splitlines()) == 1 + 8
    assert serai("check", records).code == 0


@pytest.mark.parametrize("suffix", [".png", ".svg", ".pdf"])
def test_a_plot_is_drawn(serai: Serai, tmp_path: Path, suffix: str) -> None:
    pytest.importorskip("matplotlib")
    picture = tmp_path / f"match{suffix}"
    assert serai(*MATCH, "--games", "4", "--plot", picture).code == 0
    assert picture.stat().st_size > 1000


def test_a_sequential_test_stops_once_it_is_clear_and_stays_so(serai: Serai, tmp_path: Path) -> None:
    words = (*MATCH, "--games", "400", "--sprt", "0.25,0.6", "--resume", tmp_path / "match.jsonl")
    found = last_line(serai(*words, "--json").out)
    assert found["sprt"]["share"] == "high"
    assert 20 <= found["sprt"]["deals"] == found["games"] / 4 < 60
    again = serai(*words)
    assert f"of {found['sprt']['deals']} deals: 60.0% rather than 25.0%" in again.out
    assert "still open" in serai(*MATCH, "--games", "4", "--sprt", "0.25,0.6").out


@pytest.mark.parametrize("game", ["amul", "amulett"])
def test_a_bot_of_ones_own_and_a_budget_play_along(serai: Serai, game: str) -> None:
    bots = f"{MYBOT}:MyBot,search:20,easy"
    done = serai("arena", game, "--players", "3", "--bots", bots, "--games", "3", "--processes", "1", "--json")
    assert [bot["name"] for bot in last_line(done.out)["bots"]] == bots.split(",")


@pytest.mark.parametrize(
    ("words", "refusal"),
    [
        (("--bots", "wizard"), "there is no bot 'wizard'"),
        (("--bots", "search:0"), "'0' is not a budget"),
        (("--bots", "search:2s"), "'2s' is not a budget"),
        (("--bots", "random:100ms"), "only search and classic take a budget"),
        (("--bots", "nowhere.py:MyBot"), "there is no file 'nowhere.py'"),
        (("--bots", f"{MYBOT}:YourBot"), "has no class YourBot"),
        (("--bots", "random,random,random,random,random"), "5 bots do not fit 4 seats"),
        (("--bots", "greedy,,random"), "there is no bot ''"),
        (("--players", "9"), "Āmul is for 3 to 8 players"),
        (("--games", "0"), "0 games cannot be played"),
        (("--sprt", "0.3,0.2"), "'0.3,0.2' is not a test"),
        (("--sprt", "much"), "'much' is not a test"),
        (("--processes", "0"), "0 processes cannot play"),
        (("--option", "tea"), "'tea' is not an option"),
        (("--plot", "match.doc"), "'match.doc' is not a picture"),
        (("--plot", "nowhere/match.png"), "there is no folder nowhere"),
    ],
)
def test_a_wrong_word_is_refused_in_one_line(serai: Serai, words: tuple[str, ...], refusal: str) -> None:
    assert refusal in serai("arena", "amul", *words).refusal
