"""The lessons: the rules play them, every language tells them, and nothing is said or shown that is not there."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from serai.games import FOLDER, find_game
from serai.kernel.lesson import COURSE, LEARNER, RECORD, SHOWN, Lesson, read_course, read_lesson
from serai.kernel.rulebook import Line
from serai.kernel.words import languages
from serai.views import diff
from tools import lessons
from tools.rule_books import GAMES as FOLDERS

ROOT = Path(__file__).parents[2]
GAMES = [game for game in ("amul", "amulett") if (FOLDER / game / "words" / COURSE).is_file()]
CITED = re.compile(r"\b[A-Z]\d{1,2}(?:\.\d{1,2})?\b")
WORDS_A_MINUTE = 180
"""read slowly, by somebody to whom all of it is new"""
SECONDS_A_MOVE = 6
"""to find it, to make it, and to watch what the others do"""

each_game = pytest.mark.parametrize("game", GAMES)
each_language = pytest.mark.parametrize("language", languages())


def words_of(game: str) -> Path:
    return FOLDERS / game / "words"


def lesson(game: str, language: str = "en") -> Lesson:
    return read_lesson(words_of(game), language)


def shown(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((words_of(game) / SHOWN).read_text("utf-8"))
    return found


def views(game: str) -> list[dict[str, Any]]:
    """What the learner sees at each moment."""
    told = shown(game)
    seen = [told["view"]]
    for patch in told["patches"]:
        seen.append(diff.apply(seen[-1], patch))
    return seen


def plain(lines: list[Line]) -> str:
    return " ".join("".join(span.text for span in line) for line in lines)


# --- the words ---------------------------------------------------------------------------------------------------


def test_both_games_are_taught() -> None:
    assert [game for game, _ in lessons.lessons()] == GAMES == ["amul", "amulett"]


@each_game
@each_language
def test_every_stop_is_told_and_every_question_has_its_answer(game: str, language: str) -> None:
    stops, told = read_course(words_of(game)).stops, lesson(game, language)
    assert told.title
    assert [said.id for said in told.stops] == [stop.id for stop in stops]
    assert all(said.title and said.text for said in told.stops)
    assert [bool(said.answer) for said in told.stops] == [stop.asks for stop in stops]


@each_game
@each_language
def test_answers_name_their_rule_and_every_rule_has_its_paragraph(game: str, language: str) -> None:
    told, known = lesson(game, language), set(find_game(game).book(language).ids())
    letter = find_game(game).players_rule[0]
    cited = {rule for rule in CITED.findall(plain(list(told.lines()))) if rule[0] == letter}
    assert len(cited) > 8
    assert cited <= known
    assert [said.id for said in told.stops if said.answer and not CITED.search(plain(said.answer))] == []


@each_game
def test_the_languages_cite_the_same_rules_at_the_same_stops(game: str) -> None:
    cited = [
        [sorted(CITED.findall(plain([*said.text, *said.answer]))) for said in lesson(game, language).stops]
        for language in languages()
    ]
    assert len(cited) >= 2
    assert all(each == cited[0] for each in cited)


@each_game
@each_language
def test_five_minutes_are_enough(game: str, language: str) -> None:
    told = lesson(game, language)
    words = sum(len(f"{said.title} {plain(said.text)}".split()) for said in told.stops)
    moves = sum(stop.asks for stop in read_course(words_of(game)).stops)
    assert 60 * words / WORDS_A_MINUTE + SECONDS_A_MOVE * moves <= 5 * 60


# --- the course --------------------------------------------------------------------------------------------------


@each_game
def test_the_expected_moves_are_legal_and_are_those_of_the_record(game: str) -> None:
    record = json.loads((words_of(game) / RECORD).read_text("utf-8"))
    seen, stops = views(game), shown(game)["stops"]
    asked = [stop for stop in stops if stop["move"]]
    assert len(asked) >= 5
    for stop in asked:
        following = [move for move in record["moves"][stop["played"] :] if move["seat"] == LEARNER]
        assert following[0] == stop["move"]
        assert stop["move"] in seen[stop["at"]]["legal"], stop["id"]
        assert len(seen[stop["at"]]["legal"]) > 1, f"{stop['id']} leaves no choice"
        assert LEARNER in seen[stop["at"]]["awaited"]


@each_game
def test_the_record_replays_and_the_learner_sees_what_seat_0_saw(game: str) -> None:
    """Played anew, in a process of its own: there the rules need not be compiled."""
    code = (
        "import json; from tools.lessons import pages; from serai.records.replay import replay; found = pages();"
        "[replay(json.loads(text)) for path, text in found.items() if path.suffix == '.jsonl'];"
        "print(json.dumps([[str(path), text] for path, text in found.items()]))"
    )
    environ = {**os.environ, "SERAI_INTERPRETED": "1", "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environ, capture_output=True, text=True, check=True
    )
    played = json.loads(done.stdout)
    assert len(played) == 2 * len(GAMES)
    for path, text in played:
        assert Path(path).read_text("utf-8") == text, f"run: python3 run.py exec python -m {lessons.__name__}"
    assert all(view["seat"] == LEARNER for view in views(game))


@each_game
def test_cards_that_the_light_falls_on_are_seen_there(game: str) -> None:
    """That everything else which is named is there as well, tests/journeys/test_learning.py sees in a browser."""
    seen = views(game)
    for stop in shown(game)["stops"]:
        view = json.dumps([seen[stop["at"]][key] for key in ("seats", *PLACES[game])])
        numbers = [spot.removeprefix("card-") for spot in stop["spots"] if spot.startswith("card-")]
        assert [number for number in numbers if not re.search(rf"\b{number}\b", view)] == []


PLACES = {"amul": ("market", "palace", "bazaar"), "amulett": ()}


@each_game
def test_there_is_a_place_to_play_on_from(game: str) -> None:
    stops = shown(game)["stops"]
    (from_here,) = [stop for stop in stops if stop["play_on"]]
    assert "result" not in views(game)[from_here["at"]]


# --- the reader --------------------------------------------------------------------------------------------------


def test_a_lesson_is_read_by_few_conventions(tmp_path: Path) -> None:
    (tmp_path / COURSE).write_text(
        'players = 2\nseed = 1\nnames = ["", "Mira"]\n'
        '[[stops]]\nid = "look"\nspots = ["board"]\n'
        '[[stops]]\nid = "rook"\nmoves = [{ seat = 0, do = "rook" }, { seat = 1, do = "king" }]\n'
        '[[stops]]\nid = "leap"\nlater = true\nmoves = [{ seat = 0, do = "rook" }, { seat = 0, do = "mate" }]\n',
        "utf-8",
    )
    (tmp_path / "lesson.en.md").write_text(
        "# Chess\n\n## Look {#look}\n\nA *board*.\n\n## Rook {#rook}\n\nMove it.\n\n> Not that one (C1).\n\n"
        "## Later {#leap}\n\nThe end.\n",
        "utf-8",
    )
    course, told = read_course(tmp_path), read_lesson(tmp_path, "en")
    assert [(stop.id, stop.asks, len(stop.moves)) for stop in course.stops] == [
        ("look", False, 0),
        ("rook", True, 2),
        ("leap", False, 2),
    ]
    assert (told.title, [said.title for said in told.stops]) == ("Chess", ["Look", "Rook", "Later"])
    assert [plain(said.answer) for said in told.stops] == ["", "Not that one (C1).", ""]
    assert plain(list(told.lines())) == "A board. Move it. Not that one (C1). The end."


def test_a_second_decision_needs_a_stop(tmp_path: Path) -> None:
    (tmp_path / COURSE).write_text(
        'players = 2\nseed = 1\nnames = []\n[[stops]]\nid = "x"\nmoves = [{ seat = 1 }, { seat = 0 }]\n', "utf-8"
    )
    with pytest.raises(ValueError, match="'x'"):
        read_course(tmp_path)
