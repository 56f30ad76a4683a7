"""`serai play --terminal`: whole games by keyboard, as text."""

from __future__ import annotations

import json
import os
import pty
import random
import subprocess
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from serai.games.amul.terminal.renderer import renderer_for
from serai.games.wording import Reader
from serai.played_game import PlayedGame
from tests.cli.conftest import Done, Serai, played


def alone(game: str, players: int) -> list[str]:
    """The words with which Anna plays bots that choose by chance."""
    return f"play --terminal --game {game} --players {players} --people Anna --bots random --seed 5".split()


ALONE = alone("amul", 3)
ENOUGH = 9 * 4
"""Decisions that one seat can have in a game: offer, pick, reveal and an effect in nine rounds."""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are saved here."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def lines(*answers: str | int) -> bytes:
    return "".join(f"{answer}\n" for answer in answers).encode()


def decisions(out: str) -> int:
    return out.count("Your choice, ")


def test_a_whole_game_alone_against_bots(serai: Serai, folder: Path) -> None:
    done = serai(*ALONE, stdin=lines(*[1] * (ENOUGH + 1)))
    assert done.code == 0
    assert done.err == ""
    assert [f"round {number} of 9: Offer" in done.out for number in range(1, 10)] == [True] * 9
    assert 27 <= decisions(done.out) <= 36
    assert " wins with " in done.out or " win together " in done.out or "You win with " in done.out
    assert "(A11.3)" in done.out, "the points come with their reasons"
    # The first answer too many is the name of the file.
    record = json.loads((folder / "1").read_bytes())
    assert record["names"][0] == "Anna"
    assert record["bots"] == [None, "random", "random"]
    assert serai("check", "1").code == 0
    assert serai("replay", "1").out.count("Anna offers") == 9


def test_nothing_but_text_where_there_is_no_terminal(serai: Serai) -> None:
    out = serai(*ALONE, stdin=lines(1, 1, 1, "q", "")).out
    assert "\x1b" not in out
    assert not set("│┃─━●○") & set(out)


def test_german(serai: Serai) -> None:
    out = serai(*ALONE, "--lang", "de", stdin=lines(*[1] * ENOUGH, "")).out
    assert "Āmul, Runde 9 von 9: Aufdecken" in out
    assert "Wähle eine Karte für den Markt." in out
    assert "Deine Wahl, 1 bis " in out
    for word in ("Your", "points", "card", "Market", "reveal", "terminal-", "amul-"):
        assert word not in out


def test_the_menu_is_the_legal_moves(serai: Serai) -> None:
    table = PlayedGame.new("amul", players=3, seed="5")
    renderer = renderer_for(table.edition, Reader("en", ("Anna", "Lukas", "Linda"), 0))
    entries = [
        f"{number}: {entry.name.plain} ("
        for number, (_, entry) in enumerate(renderer.choices(table.view(0), table.seen_by(0)), 1)
    ]
    out = serai(*ALONE, stdin=b"").out
    assert all(entry in out for entry in entries)
    assert len({move["card"] for move, _ in renderer.choices(table.view(0), table.seen_by(0))}) == len(entries) <= 6


def test_a_choice_by_name(serai: Serai) -> None:
    table = PlayedGame.new("amul", players=3, seed="5")
    renderer = renderer_for(table.edition, Reader("en", ("Anna", "Lukas", "Linda"), 0))
    name = renderer.choices(table.view(0), table.seen_by(0))[-1][1].name.plain.split(" ×")[0]
    assert f"You offer {name}." in serai(*ALONE, stdin=lines(name.upper())).out


def begun(folder: Path, until: Callable[[PlayedGame], bool]) -> list[dict[str, Any]]:
    """A game of Das Amulett, saved when Anna has to decide something particular; its moves."""
    table, draw = PlayedGame.new("amulett", players=3, seed=4), random.Random(2)
    while table.to_move != (0,) or not until(table):
        table.play(draw.choice(table.legal(table.to_move[0])))
    record = {**table.record(), "names": ["Anna", "Ben", "Cleo"], "bots": [None, "random", "random"]}
    (folder / "begun").write_text(json.dumps(record))
    moves: list[dict[str, Any]] = record["moves"]
    return moves


def test_the_last_move_is_taken_back(serai: Serai, folder: Path) -> None:
    """Das Amulett asks the same person again now and then, with nobody in between."""
    moves = begun(folder, lambda table: table.withdrawable == 0 and len(table.legal(0)) > 1)
    out = serai("play", "--terminal", "--resume", "begun", stdin=lines("u", "u", "q", "ended")).out
    assert "You take your move back." in out
    assert "You have no move that you can still take back." in out
    assert json.loads((folder / "ended").read_bytes())["moves"] == moves[:-1]


def test_who_chooses_an_income_is_told_which_spell_brings_what(serai: Serai, folder: Path) -> None:
    begun(folder, lambda table: len(table.legal(0)) > 1 and table.legal(0)[0]["do"] == "income")
    out = serai("play", "--terminal", "--resume", "begun", stdin=lines("q", "")).out
    assert (
        "What your spells bring: Magic of the Emeralds: 1 iron; 2 extra iron for every green gem on your amulet." in out
    )
    assert "Two Wishes: 2 of any metal" in out


def test_a_hint_names_a_choice_of_the_menu(serai: Serai, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.bots.hint.INTERPRETED", True)  # else more would have to be compiled first
    out = serai(*ALONE, stdin=lines("!", 1)).out
    table = PlayedGame.new("amul", players=3, seed="5")
    renderer = renderer_for(table.edition, Reader("en", ("Anna", "Lukas", "Linda"), 0))
    named = [entry.name.plain.split(" ×")[0] for _, entry in renderer.choices(table.view(0), table.seen_by(0))]
    assert any(f"Offer {name}.\n" in out for name in named)


def test_help_and_everything_else_that_can_be_asked(serai: Serai) -> None:
    done = serai(
        *ALONE, stdin=lines(1, 1, 1, "?", "? 1", "? silk", "? xyzzy", "s", "h", "t", "", "dance", 99, 0, "9" * 5000)
    )
    out = done.out
    assert "Type a number from 1 to " in out
    assert "Symbols: A Arab" in out
    assert "Silk: blue, table. All your Silk cards together" in out
    assert "copies in this game: " in out
    assert 'Nothing here is called "xyzzy".' in out
    assert "Prestige points: Anna " in out
    assert "You draw " in out
    assert out.count("round 2 of 9: Offer") == 2, "t shows the table again"
    assert "Type the number of your choice" in out
    assert out.count(", or one of ?, !, ") == 4
    assert done.code == 0


def test_leaving_without_a_word(serai: Serai) -> None:
    done = serai(*ALONE, stdin=lines(1))
    assert done.code == 0
    assert done.out.endswith("You left the game.\n")


def quit_after(serai: Serai, answers: int, *words: str) -> dict[str, Any]:
    done = serai(*(words or ALONE), stdin=lines(*[1] * answers, "q", "saved.json"))
    assert "Saved as saved.json. To continue: serai play --resume saved.json" in done.out
    record: dict[str, Any] = json.loads(Path("saved.json").read_bytes())
    return record


@pytest.mark.parametrize("answers", [0, 1, 2, 7, 20])
def test_quitting_saving_and_going_on(serai: Serai, answers: int) -> None:
    record = quit_after(serai, answers)
    assert "result" not in record
    resumed = serai("play", "--resume", "saved.json", stdin=lines(*[1] * ENOUGH, "finished.json"))
    assert resumed.code == 0
    assert " wins with " in resumed.out or "You win with " in resumed.out or "win together" in resumed.out
    file = next(path for path in ("finished.json", "1") if Path(path).exists())
    finished = json.loads(Path(file).read_bytes())
    assert finished["moves"][: len(record["moves"])] == record["moves"]
    assert finished["names"] == record["names"]
    assert serai("check", file).code == 0


def test_a_finished_game_is_shown_again(serai: Serai) -> None:
    Path("game.json").write_text(json.dumps({**played(), "names": ["A", "B", "C"]}))
    done = serai("play", "--resume", "game.json", stdin=lines(""))
    assert "The end" in done.out
    assert "Prestige points: A " in done.out


def test_a_name_that_cannot_be_written_is_asked_for_again(serai: Serai, folder: Path) -> None:
    done = serai(*ALONE, stdin=lines("q", "nowhere/game.json", ".", "~nobody-of-this-name/x", "game.json"))
    assert "Could not write nowhere/game.json: No such file or directory." in done.out
    assert (folder / "game.json").exists()
    assert sorted(path.name for path in folder.iterdir()) == ["game.json"]


def turns(done: Done) -> list[str]:
    """What stands on the screen after each time the keyboard changed hands."""
    return done.out.split("Hand over the keyboard. ")[1:]


def test_several_people_at_one_keyboard(serai: Serai) -> None:
    words = ["play", "--terminal", "--game", "amul", "--players", "3", "--people", "Anna,Ben,Clara", "--seed", "8"]
    answers: list[str | int] = ["", 1] * (3 * ENOUGH)
    done = serai(*words, stdin=lines(*answers))
    assert done.code == 0
    assert " wins with " in done.out
    shown = turns(done)
    names = [turn.split(": press Enter")[0] for turn in shown]
    assert all(first != second for first, second in pairwise(names)), "handed over only if needed"
    assert names[:3] == ["Anna", "Ben", "Clara"]


def test_nobody_sees_the_hand_of_another(serai: Serai) -> None:
    """Every screen is what that person's own view gives."""
    words = ["play", "--terminal", "--game", "amul", "--players", "3", "--people", "Anna,Ben,Clara", "--seed", "8"]
    done = serai(*words, stdin=lines("", 1, "", 1, "", 1))
    table = PlayedGame.new("amul", players=3, seed="8")
    for seat, turn in enumerate(turns(done)[:3]):
        renderer = renderer_for(table.edition, Reader("en", ("Anna", "Ben", "Clara"), seat))
        own = [entry.name.plain for _, entry in renderer.choices(table.view(seat), table.seen_by(seat))]
        offered = [line.split(": ", 1)[1] for line in turn.splitlines() if line[:1].isdigit() and ": " in line]
        assert [line.split(" (")[0] for line in offered] == own
        assert "offers" not in turn.split("Your choice")[0], "sealed choices of others are not told"
        table.play(renderer.choices(table.view(seat), table.seen_by(seat))[0][0])


def test_bots_alone(serai: Serai) -> None:
    done = serai(
        "play", "--terminal", "--game", "amul", "--players", "3", "--people", "", "--bots", "random", stdin=lines("")
    )
    assert done.code == 0
    assert "Round 9." in done.out
    assert decisions(done.out) == 0
    assert "(A16." in done.out


def test_questions_and_their_defaults(serai: Serai) -> None:
    done = serai("play", "--terminal", "--game", "amul", "--seed", "1", stdin=lines("", "", "", ""))
    assert "How many players, 3 to 8? [4]" in done.out
    assert "How many of them sit at this keyboard? [1]" in done.out
    assert "What is your name? [Anna]" in done.out
    assert "Which bots take the other seats?" in done.out
    assert "round 1 of 9: Offer" in done.out
    assert all(f"\n{name}: " in done.out for name in ("Lukas", "Linda", "Yusuf"))


def test_wrong_answers_are_asked_again(serai: Serai) -> None:
    answers = lines("two", 9, -1, 3, 4, 2, "Zoë\x1b[2J", "Zoë\x1b[2J", "Max", "nobody", "random", "", 1)
    done = serai("play", "--terminal", "--game", "amul", "--seed", "1", stdin=answers)
    assert done.out.count("Please type a number from 3 to 8.") == 3
    assert done.out.count("Please type a number from 0 to 3.") == 1
    assert "is already called" in done.out
    assert "there is no bot 'nobody'" in done.out
    assert "\x1b" not in done.out.replace("Zoë\x1b[2J\n", ""), "a name cannot steer the terminal"
    assert "It is Zoë" in done.out


@pytest.mark.parametrize("answers", [b"", b"\n", b"\n\n", b"\n\n\n"])
def test_leaving_before_the_game(serai: Serai, answers: bytes) -> None:
    assert serai("play", "--terminal", "--game", "amul", stdin=answers).code == 0


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--players", "9"], "A2.1"),
        (["--option", "tea=99"], "A13.1"),
        (["--people", "A,B,C,D,E"], "5 people for 3 seats"),
        (["--people", "A,A"], "same name"),
        (["--bots", "nobody"], "no bot 'nobody'"),
        (["--edition", "nowhere.toml"], "nowhere.toml"),
        (["--resume", "game.json"], "--resume takes game"),
        (["--lang", "fr"], "lang"),
    ],
)
def test_refusals(serai: Serai, words: list[str], reason: str) -> None:
    given = [word for word in ALONE if words[0] != "--players" or word not in ("--players", "3")]
    if words[0] in given:
        at = given.index(words[0])
        given[at : at + 2] = []
    assert reason in serai(*given, *words, stdin=b"").refusal


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--option", "tea"], "write NAME=VALUE"),
        (["--game", "amul", "--option", "tea=99"], "A13.1"),
        (["--game", "amul", "--edition", "nowhere.toml"], "nowhere.toml"),
        (["--game", "amul", "--bots", "nobody"], "no bot 'nobody'"),
        (["--port", "80"], "leave --port out"),
        (["--host", "::1", "--no-browser"], "leave --host and --no-browser out"),
    ],
)
def test_what_is_wrong_is_told_before_the_first_question(serai: Serai, words: list[str], reason: str) -> None:
    assert reason in serai("play", "--terminal", *words, stdin=lines(1, 4, 1, "Anna", "random")).refusal


def test_an_edition_file_names_its_game(serai: Serai) -> None:
    Path("mine.toml").write_text('id = "mine"\ngame = "amulett"\nbased_on = "reconstructed-1"\n')
    done = serai("play", "--edition", "mine.toml", "--bots", "random", stdin=lines("", "", "", "q", ""))
    assert (done.code, done.err) == (0, "")
    assert "Which game" not in done.out
    assert "Das Amulett, round 1" in done.out


def test_a_file_that_is_there_already_is_replaced_only_when_asked(serai: Serai) -> None:
    Path("precious.txt").write_text("precious")
    done = serai(*ALONE, stdin=lines("q", "precious.txt", "", "other.json"))
    assert "The file precious.txt already exists." in done.out
    assert Path("precious.txt").read_text() == "precious"
    assert json.loads(Path("other.json").read_text())["game"] == "amul"
    serai(*ALONE, stdin=lines("q", "precious.txt", "y"))
    assert json.loads(Path("precious.txt").read_text())["game"] == "amul"


@pytest.mark.parametrize("answer", ["y", "Yes", "ja", "J"])
def test_yes_saves_under_a_name_that_is_free(serai: Serai, answer: str) -> None:
    Path("amul.json").write_text("precious")
    done = serai(*ALONE, stdin=lines("q", answer))
    assert "y for amul-2.json" in done.out
    assert sorted(path.name for path in Path().iterdir()) == ["amul-2.json", "amul.json"]
    assert Path("amul.json").read_text() == "precious"


@pytest.mark.parametrize("answer", ["", "n", "No", "nein"])
def test_no_saves_nothing(serai: Serai, answer: str) -> None:
    assert serai(*ALONE, stdin=lines("q", answer, "never-asked.json")).code == 0
    assert list(Path().iterdir()) == []


def test_broken_saved_games(serai: Serai) -> None:
    Path("game.json").write_text("{")
    assert "game.json:1: not JSON" in serai("play", "--resume", "game.json").refusal
    Path("game.json").write_text(json.dumps({**played(), "players": 4}))
    assert "game.json: move 1: A2.2" in serai("play", "--resume", "game.json").refusal
    assert "No such file" in serai("play", "--resume", "nothing.json").refusal


@pytest.mark.parametrize("size", [(24, 80), (40, 120)])
def test_a_whole_game_on_a_real_terminal(folder: Path, size: tuple[int, int]) -> None:
    """The same game with colours and pages, typed ahead into a pseudo-terminal."""
    import fcntl
    import struct
    import termios

    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", *size, 0, 0))
    environ = {**os.environ, "TERM": "xterm-256color"}
    environ.pop("COLUMNS", None)
    command = [sys.executable, "-m", "serai", *ALONE]
    with subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=subprocess.STDOUT, env=environ, cwd=folder
    ) as game:
        os.close(theirs)
        answers: list[str | int] = ["s", "?", 1] * ENOUGH
        os.write(ours, lines(*answers, "", ""))
        shown = b""
        while True:
            try:
                shown += os.read(ours, 65536)
            except OSError:  # the other side is closed
                break
    os.close(ours)
    text = shown.decode()
    assert game.returncode == 0
    assert text.count("\x1b[2J") >= 27, "every decision is a page of its own"
    assert "●●●●●●●●●" in text
    assert "wins with" in text or "You win with" in text or "win together" in text
    assert "Traceback" not in text


AMULETT = alone("amulett", 4)


@pytest.mark.parametrize("experienced", ["false", "true"])
def test_a_whole_game_of_das_amulett(serai: Serai, folder: Path, experienced: str) -> None:
    done = serai(*AMULETT, "--option", f"experienced={experienced}", stdin=lines(*[1] * 3000))
    assert done.code == 0
    assert done.err == ""
    assert "round 1: the spell phase" in done.out
    assert "the gem phase, " in done.out
    assert "The first player with gems of 7 colours, or with 8 gems, wins at once." in done.out
    record = json.loads((folder / "1").read_bytes())
    assert record["options"] == {"experienced": experienced == "true"}
    assert record["result"]["winners"]
    assert serai("check", "1").code == 0
    assert "Round 2." in serai("replay", "1", "--seat", "1").out
    assert not {"terminal-", "amulett-", "{"} & set(done.out.split())


def test_das_amulett_in_german(serai: Serai) -> None:
    out = serai(*AMULETT, "--lang", "de", stdin=lines(*[1] * 12, "?", "? a1", "? plan", "s", "q", "")).out
    assert "die Zauberspruchphase" in out
    assert "Wer zuerst Edelsteine in 7 Farben oder 8 Edelsteine besitzt, gewinnt sofort." in out
    for word in (" you ", "stones", "cards", "amulett-", "terminal-"):
        assert word not in out


def test_what_can_be_asked_in_das_amulett(serai: Serai) -> None:
    out = serai(*AMULETT, stdin=lines("?", "? 1", "? a1", "? map", "? gift", "? xyzzy", "h", "s", "t", "q", "")).out
    assert "The map shows which metals" in out
    assert "A1 (water): " in out
    assert out.count("F4 (Iron") == 1, "the whole map only where it is asked for"
    assert "Gift: " in out
    assert 'Nothing here is called "xyzzy".' in out
    assert "Stones in supply: Anna " in out


def test_das_amulett_refuses_with_a_reason(serai: Serai) -> None:
    out = serai(*AMULETT, stdin=lines("= 99", "= gold", "= 0", "=", "= 3", "q", "")).out
    assert out.count("stones, or pass.") >= 2, "what may be bid instead"
    assert "You bid 3 stones." in out


def test_a_card_that_cannot_be_played_is_refused_with_a_reason(serai: Serai) -> None:
    out = serai(*ALONE, stdin=lines("= trader of merv", "= nothing of the kind", "q", "")).out
    assert "Trader of Merv is not in your hand. Choose one of your own cards." in out
    assert "Type a number from 1 to" in out
