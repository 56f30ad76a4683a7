"""`serai simulate`: whole games, their summary and their records."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from serai import Table
from tests.cli.conftest import Serai

KEYS = ["games", "decisions", "seconds", "games_per_s", "decisions_per_s"]


def averages(summary: str, row: str) -> list[float]:
    line = next(line for line in summary.splitlines() if row in line)
    return [float(cell) for cell in line.replace("│", " ").split() if cell.replace(".", "").isdigit()]


def test_the_last_line_for_scripts(serai: Serai) -> None:
    done = serai("simulate", "amul", "--players", "4", "--games", "50", "--json")
    assert done.code == 0
    assert done.out.count("\n") == 1, "with --json nothing else stands on standard output"
    rates = json.loads(done.out)
    assert list(rates) == KEYS
    assert rates["games"] == 50
    assert 50 * 27 * 4 <= rates["decisions"] <= 50 * 36 * 4, "27 decisions a seat, and at most 9 effects (A15.1)"
    assert rates["games_per_s"] == pytest.approx(rates["games"] / rates["seconds"], rel=0.01)
    assert rates["decisions_per_s"] == pytest.approx(rates["decisions"] / rates["seconds"], rel=0.01)


def test_the_summary_by_category(serai: Serai) -> None:
    done = serai("simulate", "amul", "--players", "3", "--games", "200")
    assert done.code == 0
    rows = ["Yellow", "Blue", "Purple", "Red", "Green", "Orange", "Bazaar", "Arab majority", "Mongol majority"]
    columns = [averages(done.out, row) for row in rows]
    totals = averages(done.out, "Prestige points")
    assert len(totals) == 4, "three seats and all of them"
    for seat, total in enumerate(totals):
        assert sum(column[seat] for column in columns) == pytest.approx(total, abs=0.06)
    assert sum(averages(done.out, "Games won")[:3]) >= 1
    assert "games/s" in done.out
    assert "decisions/s" in done.out


def test_records_are_the_same_games(serai: Serai, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = ["simulate", "amul", "--players", "5", "--games", "40", "--seed", "7", "--option", "tea=3"]
    plain = serai(*words)
    recorded = serai(*words, "--records", file)
    assert plain.out.splitlines()[:-1] == recorded.out.splitlines()[:-1], "all but the speed"
    records = [json.loads(line) for line in file.read_bytes().splitlines()]
    assert len(records) == 40
    scores = [sum(record["result"]["scores"]) / 5 for record in records]
    assert averages(recorded.out, "Prestige points")[-1] == pytest.approx(sum(scores) / 40, abs=0.01)


def test_records_hold(serai: Serai, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    for players in (3, 8):
        assert serai("simulate", "amul", "--players", str(players), "--games", "3", "--records", file).code == 0
        for line in file.read_bytes().splitlines():
            record = json.loads(line)
            table = Table.replay(record)
            assert table.over
            ours = {**table.record(), "bots": record["bots"]}
            assert ours == record, "canonical order, edition hash and result included"


def test_a_seed_is_repeatable(serai: Serai, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("a", "b", "c")]
    for file, seed in zip(files, ("x", "x", "y"), strict=True):
        serai("simulate", "amul", "--games", "3", "--seed", seed, "--records", file)
    assert files[0].read_bytes() == files[1].read_bytes() != files[2].read_bytes()


def test_an_older_file_is_replaced(serai: Serai, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("an older file\n" * 100_000)
    serai("simulate", "amul", "--games", "2", "--records", file)
    assert len(file.read_bytes().splitlines()) == 2


def test_a_refusal_leaves_the_older_file_alone(serai: Serai, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("precious")
    assert "no bot 'nobody'" in serai("simulate", "amul", "--bots", "nobody", "--records", file).refusal
    assert file.read_text() == "precious"


def test_a_pipe_from_simulate_to_check() -> None:
    command = [sys.executable, "-m", "serai"]
    simulate = [*command, "simulate", "amul", "--games", "20", "--records", "-"]
    with subprocess.Popen(simulate, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as records:
        checked = subprocess.run([*command, "check", "-"], stdin=records.stdout, capture_output=True, check=False)
    assert (checked.returncode, checked.stdout) == (0, b"")
    assert b"20 records held" in checked.stderr


def test_bots_by_name(serai: Serai, tmp_path: Path) -> None:
    bot = tmp_path / "first.py"
    bot.write_text(
        "from serai.bots.bot import Bot, Thought\n"
        "class First(Bot):\n"
        "    def decide(self, sight, budget=None):\n"
        "        return Thought(sight.legal[0])\n"
    )
    file = tmp_path / "games.jsonl"
    names = f"{bot}:First,random,{bot}:First"
    done = serai("simulate", "amul", "--players", "3", "--games", "2", "--bots", names, "--records", file)
    assert done.code == 0, done
    records = [json.loads(line) for line in file.read_bytes().splitlines()]
    assert [record["bots"] for record in records] == [names.split(",")] * 2
    for record in records:
        assert Table.replay(record).over
    assert records[0]["moves"] != records[1]["moves"]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--players", "9"], "A2.1"),
        (["--players", "2"], "A2.1"),
        (["--players", "four"], "players"),
        (["--option", "tea=9"], "A13.1"),
        (["--option", "tea=true"], "A13.1"),
        (["--option", "tea=many"], "A13.1"),
        (["--option", "sugar=1"], "A15.3"),
        (["--option", "tea"], "NAME=VALUE"),
        (["--option", "=4"], "NAME=VALUE"),
        (["--option", "tea=1", "--option", "tea=2"], "twice"),
        (["--option", "tea=" + "[" * 5000], "A13.1"),
        (["--games", "0"], "1 to"),
        (["--games", "9" * 30], "1 to"),
        (["--bots", "random,random"], "one for each seat"),
        (["--bots", "nobody"], "nobody"),
        (["--bots", ""], "no bot ''"),
        (["--edition", "nowhere.toml"], "nowhere.toml"),
        (["--records", "nowhere/games.jsonl"], "nowhere/games.jsonl: No such file or directory"),
        (["--records", "."], "Is a directory"),
        (["--records", "-", "--json"], "standard output"),
    ],
)
def test_refusals(serai: Serai, words: list[str], reason: str) -> None:
    assert reason in serai("simulate", "amul", *words).refusal


def test_unknown_games_are_refused(serai: Serai) -> None:
    assert '"amul", "amulett"' in serai("simulate", "chess").refusal


def test_help_has_examples(serai: Serai) -> None:
    done = serai("simulate", "--help")
    assert done.code == 0
    assert "serai simulate amul --players 5 --option tea=8 --records games.jsonl" in done.out


@pytest.mark.parametrize("option", ["experienced=false", "experienced=true"])
def test_das_amulett(serai: Serai, tmp_path: Path, option: str) -> None:
    file = tmp_path / "games.jsonl"
    words = ["simulate", "amulett", "--players", "3", "--games", "8", "--option", option]
    plain = serai(*words)
    assert plain.code == 0, plain
    assert sum(averages(plain.out, "Games won")[:3]) >= 1
    recorded = serai(*words, "--records", file)
    assert plain.out.splitlines()[:-1] == recorded.out.splitlines()[:-1], "the same games, all but the speed"
    checked = serai("check", file)
    assert (checked.code, checked.out) == (0, ""), checked
    assert json.loads(file.read_bytes().splitlines()[0])["options"] == {"experienced": option.endswith("true")}
    assert serai("replay", file, "--game", "3", "--seat", "1", "--lang", "de").code == 0


def test_options_of_one_game_are_unknown_to_the_other(serai: Serai) -> None:
    assert "M14" in serai("simulate", "amulett", "--option", "tea=3").refusal
    assert "M1.1" in serai("simulate", "amulett", "--players", "7").refusal
