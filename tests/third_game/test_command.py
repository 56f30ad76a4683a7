"""The third game on the command line: one package, found by its entry point, and every verb knows it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.third_game.broken import broken, run_with
from tests.third_game.conftest import Serai
from tests.third_game.household import PACKAGE, PROJECT, python

ALONE = ["play", "--terminal", "--game", "trinkets", "--players", "3", "--people", "Anna", "--bots", "random"]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The records of six random games."""
    folder = tmp_path_factory.mktemp("games")
    words = ["simulate", "trinkets", "--players", "4", "--games", "6", "--records", "games.jsonl"]
    done = python("-m", "serai", *words, cwd=folder)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Trinkets, 4 players, 6 games" in done.stdout
    return (folder / "games.jsonl").read_text("utf-8")


@pytest.fixture
def records(written: str, tmp_path: Path) -> list[dict[str, Any]]:
    """The same; they also lie in games.jsonl."""
    (tmp_path / "games.jsonl").write_text(written, "utf-8")
    return [json.loads(line) for line in written.splitlines()]


def test_it_is_one_folder_and_nothing_else_knows_it() -> None:
    """Neither the package, nor the client, nor a tool has a word about it."""
    folders = ("src/serai", "web/src", "tools", "examples")
    texts = [
        file for folder in folders for file in (PROJECT / folder).rglob("*") if file.suffix in (".py", ".ts", ".ftl")
    ]
    assert len(texts) > 300
    assert [file for file in texts if "trinkets" in file.read_text("utf-8").casefold()] == []
    rules = (PACKAGE / "trinkets" / "rules.py").read_text("utf-8")
    assert len(rules.splitlines()) < 220, "about a page of rules, and its declaration"


def test_it_is_listed_after_the_games_of_the_house() -> None:
    done = python("-c", "from serai.games import GAMES, find_game; print(*GAMES); print(find_game('trinkets').title)")
    assert done.stdout.split() == ["amul", "amulett", "trinkets", "Trinkets"], done.stderr


def test_the_command_line_offers_it(serai: Serai) -> None:
    assert "trinkets" in serai("simulate", "--help").stdout
    assert "trinkets" in serai("simulate", "chess").stderr


def test_it_has_brought_no_rule_book_and_says_so(serai: Serai) -> None:
    done = serai("rules", "trinkets")
    assert (done.returncode, done.stderr) == (2, "serai: Trinkets has brought no rule book\n")


def test_a_whole_game_in_the_terminal(serai: Serai, tmp_path: Path) -> None:
    done = serai(*ALONE, "--seed", "5", stdin="1\n" * 6)
    assert (done.returncode, done.stderr) == (0, "")
    assert [f"Trinkets, Round {number}: Lay a card" in done.stdout for number in range(1, 6)] == [True] * 5
    assert done.stdout.count("Lay a card face down.") == 5
    assert "1: Lay 3\n2: Lay 5\n" in done.stdout, "the menu is the legal moves"
    assert "You: points 0. cards in hand 6. hand 3, 5, 18, 19, 27 and 33." in done.stdout
    assert "Lukas: points 0. cards in hand 6. has chosen no." in done.stdout, "nobody else's hand is shown"
    assert "Scores: You " in done.stdout
    assert " wins.\n" in done.stdout or "You win.\n" in done.stdout
    saved = json.loads((tmp_path / "1").read_text("utf-8"))
    assert saved["game"] == "trinkets"
    assert serai("check", "1").returncode == 0


def test_the_terminal_answers_questions_and_speaks_german(serai: Serai) -> None:
    done = serai(*ALONE, "--lang", "de", stdin="?\n? 1\n?gold\ns\nh\n=1\nq\n\n")
    assert done.returncode == 0
    assert "Kleinkram, Runde 1: Karte legen" in done.stdout
    assert "Lege eine Karte verdeckt." in done.stdout
    assert "trinkets-" not in done.stdout


def test_a_move_can_be_written_out_as_its_explanation_shows_it(serai: Serai) -> None:
    done = serai(*ALONE, "--seed", "5", stdin="?\n? 2\n= lay 5\n= lay 36\n= dance\n= lay\nq\n\n")
    assert "\n= lay 5\n" in done.stdout
    assert "You: points 0. cards in hand 6. hand 3, 5, " in done.stdout
    assert "cards in hand 5. hand 3, 18, 19, 27 and 33." in done.stdout, "the 5 is laid"
    assert "This move is not allowed now." in done.stdout, "the 36 is not in this hand"
    assert done.stdout.count(", or one of ?, !, ") == 2, "no move at all"
    assert "silk" not in done.stdout


def test_a_saved_game_goes_on(serai: Serai) -> None:
    serai(*ALONE, "--seed", "5", stdin="1\n1\nq\nhalf.json\n")
    done = serai("play", "--terminal", "--resume", "half.json", stdin="1\n" * 4)
    assert done.returncode == 0
    assert "Trinkets, Round 3: Lay a card" in done.stdout
    assert "Trinkets, Round 1" not in done.stdout


def test_its_records_hold_and_are_told(serai: Serai, records: list[dict[str, Any]]) -> None:
    assert len(records) == 6
    assert serai("check", "games.jsonl").stderr == "6 records held\n"
    told = serai("replay", "games.jsonl", "--game", "2", "--seat", "1").stdout
    assert "You are dealt " in told
    assert "Seat 0 is dealt cards." in told
    assert told.count("You lay ") == 5
    assert told.count(" roll") == 5
    everything = serai("replay", "games.jsonl").stdout
    assert everything.count(" is dealt ") == 4
    assert "Round 3: trinket" in everything
    laid = [number for number, move in enumerate(records[0]["moves"], start=1) if move["do"] == "turn_up"]
    moment = serai("replay", "games.jsonl", "--seat", "0", "--at", str(laid[1])).stdout
    assert "Trinkets, Round 2: Lay a card" in moment


WRONG: dict[str, tuple[int, dict[str, Any], str]] = {
    "a card of somebody else": (3, {"card": 40}, "move 3: T3.2"),
    "true for 1": (3, {"card": True}, "move 3: T3.2"),
    "a seat that does not exist": (3, {"seat": 9}, "move 3: T3.2"),
    "a field too many": (3, {"why": "because"}, "move 3: T3.2"),
    "a verb that does not exist": (3, {"do": "dance"}, "move 3: T3.2"),
    "a hand that is dealt twice": (1, {"hands": {str(seat): [1, 2, 3, 4, 5, 6] for seat in range(4)}}, "move 1: T2.1"),
    "hands that are no lists": (1, {"hands": 5}, "move 1: T2.1"),
    "a trinket that does not exist": (2, {"trinket": 13}, "move 2: T3.1"),
    "chance that is not due": (3, {"seat": None}, "move 3: T3.2"),
}


def test_a_wrong_record_breaks_a_rule(serai: Serai, records: list[dict[str, Any]]) -> None:
    lines = []
    for number, wrong, _ in WRONG.values():
        moves = [*records[0]["moves"]]
        moves[number - 1] = {**moves[number - 1], **wrong}
        lines.append(json.dumps({**records[0], "moves": moves}))
    done = serai("check", "-", stdin="\n".join(lines))
    assert done.returncode == 1
    told = done.stdout.splitlines()
    assert len(told) == len(WRONG)
    for line, (case, (_, _, reason)) in zip(told, WRONG.items(), strict=True):
        assert f": {reason}: " in line, case


def test_a_wrong_head_or_result_breaks_a_rule(serai: Serai, records: list[dict[str, Any]]) -> None:
    record = records[0]
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"players": 9}, "T1.1: This game is for 2 to 5 players."),
        ({"options": {"rounds": 7}}, 'T1.3: The option "rounds" cannot have this value. Choose one of: 3–6.'),
        ({"options": {"tea": 1}}, "T1.3: This option does not exist. Leave it out, or choose one of: rounds."),
        ({"edition": "second"}, "T1: "),
        ({"result": {**record["result"], "winners": []}}, "T1: The result differs from ours: winners"),
        ({"moves": [*record["moves"][:3], record["moves"][2]]}, "move 4: T3.2: This seat has already chosen."),
    ]
    lines = "\n".join(json.dumps({**record, **change}) for change, _ in wrong)
    told = serai("check", "-", stdin=lines).stdout.splitlines()
    assert len(told) == len(wrong)
    for line, (_, reason) in zip(told, wrong, strict=True):
        assert reason in line


def test_the_usual_number_plays_where_none_is_asked_for(serai: Serai) -> None:
    assert "Trinkets, 3 players, 1 game" in serai("simulate", "trinkets", "--games", "1").stdout
    words = ["arena", "trinkets", "--bots", "random", "--games", "3", "--processes", "1"]
    assert "trinkets, 3 players, 3 games" in serai(*words).stdout
    assert "T1.1" in serai("simulate", "trinkets", "--players", "0").stderr


def test_search_beats_random_clearly(serai: Serai) -> None:
    """A match of 100 games, every deal from both seats: the interval of the win share lies above one half."""
    words = ["arena", "trinkets", "--players", "2", "--bots", "search:50,random", "--games", "100", "--processes", "1"]
    done = serai(*words, "--json", compiled=True)
    assert done.returncode == 0, done.stderr
    search, random = json.loads(done.stdout)["bots"]
    assert search["name"] == "search:50"
    assert search["ci95"][0] > 0.5
    assert random["ci95"][1] < 0.5


def test_bots_of_all_levels_play_it(serai: Serai) -> None:
    bots = "easy,medium,hard,greedy,random"
    words = ["arena", "trinkets", "--players", "5", "--bots", bots, "--games", "1", "--processes", "1", "--json"]
    done = serai(*words, compiled=True)
    assert done.returncode == 0, done.stderr
    assert [bot["name"] for bot in json.loads(done.stdout)["bots"]] == bots.split(",")


def test_interpreted_and_compiled_rules_agree(serai: Serai, records: list[dict[str, Any]], tmp_path: Path) -> None:
    words = ["simulate", "trinkets", "--players", "4", "--games", "6", "--records", "again.jsonl"]
    assert serai(*words, compiled=True).returncode == 0
    again = [json.loads(line) for line in (tmp_path / "again.jsonl").read_text("utf-8").splitlines()]
    assert again == records


def test_random_games_are_those_of_a_table(tmp_path: Path) -> None:
    """They are played without one, which is quicker, where a game's moves are ordinary Python."""
    site = broken(tmp_path)
    (site / "trinkets" / "quick.py").unlink()
    script = """
import json
from serai.bots.registry import make
from serai.simulation import play_table
from serai.table import Table
for number in range(6):
    table = Table.new("trinkets", 4, seed=f"0/{number}")
    play_table(table, [make("random", "trinkets")] * 4, f"0/{number}")
    print(json.dumps(table.record()))
"""
    words = ("-m", "serai", "simulate", "trinkets", "--players", "4", "--games", "6", "--records", "games.jsonl")
    done, table = run_with(site, *words), run_with(site, "-c", script)
    records = (site / "games.jsonl").read_text("utf-8").splitlines()
    found, played = ([json.loads(line) for line in lines] for lines in (records, table.stdout.splitlines()))
    assert [(record["moves"], record["result"]) for record in found] == [
        (record["moves"], record["result"]) for record in played
    ], done.stderr + table.stderr


def test_a_batch_is_shared_out_to_processes(serai: Serai, records: list[dict[str, Any]], tmp_path: Path) -> None:
    words = ["simulate", "trinkets", "--players", "4", "--games", "6", "--records", "shared.jsonl", "--processes", "2"]
    done = serai(*words)
    assert done.returncode == 0, done.stderr
    assert [json.loads(line) for line in (tmp_path / "shared.jsonl").read_text("utf-8").splitlines()] == records


@pytest.mark.parametrize(
    ("words", "refusal"),
    [
        ("score games.jsonl", '"game" must be "amul": only Āmul has a score sheet'),
        ("simulate trinkets --device cuda", "Trinkets has no kernels for a GPU"),
        ("edition show --game trinkets", "Trinkets has no edition to show"),
        ("simulate trinkets --edition mine.toml", "mine.toml: there is no such file"),
        (
            "simulate trinkets --option rounds=9",
            'T1.3: The option "rounds" cannot have this value. Choose one of: 3–6.',
        ),
    ],
)
@pytest.mark.usefixtures("records")
def test_what_it_does_not_bring_is_refused_in_one_line(serai: Serai, words: str, refusal: str) -> None:
    done = serai(*words.split())
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"serai: {refusal}\n")
