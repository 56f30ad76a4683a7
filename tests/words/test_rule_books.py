"""The rule books: every rule in every language, and nobody cites a rule that has no paragraph."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from serai.games import FOLDER, find_game
from serai.games.capabilities import capabilities_of
from serai.kernel.errors import UserError
from serai.kernel.rulebook import (
    RULE,
    Book,
    BookSection,
    BookTable,
    Example,
    Figure,
    Passage,
    Points,
    Span,
    Text,
    read_book,
)
from serai.kernel.words import languages
from tools.rule_books import pages

ROOT = Path(__file__).parents[2]
GAMES = [game for game in ("amul", "amulett") if (FOLDER / game).is_dir()]
CITED = re.compile(r"\b([A-Z])(\d{1,2})(\.\d{1,2})?\b")

each_game = pytest.mark.parametrize("game", GAMES)
each_language = pytest.mark.parametrize("language", languages())


def book(game: str, language: str = "en") -> Book:
    return find_game(game).book(language)


def shape(book: Book) -> list[Any]:
    """Everything but the words."""
    return [
        (section.id, [(passage.rule, [block.kind for block in passage.blocks]) for passage in section.passages])
        for section in book.sections
    ]


# --- complete ------------------------------------------------------------------------------------------------------


@each_game
def test_a_book_has_every_rule_and_no_other(game: str) -> None:
    rules = (ROOT / "tests" / game / "rule_ids.txt").read_text("utf-8").split()
    chapters = {rule.partition(".")[0] for rule in rules}
    found = book(game).ids()
    assert len(found) == len(set(found)), "a rule stands twice"
    assert set(found) == {*rules, *chapters}


@each_game
def test_the_languages_say_the_same_in_the_same_order(game: str) -> None:
    shapes = {language: shape(book(game, language)) for language in languages()}
    assert len(shapes) >= 2
    assert all(found == shapes["en"] for found in shapes.values())


@each_game
@each_language
def test_a_book_tells_what_a_learner_needs(game: str, language: str) -> None:
    told = book(game, language)
    assert told.language == language
    assert {"aim", "icons", "tips", "questions", "credits"} <= {section.id for section in told.sections}
    blocks = [block for section in told.sections for passage in section.passages for block in passage.blocks]
    assert {"setup", "round"} <= {block.name for block in blocks if isinstance(block, Figure)}
    assert len([block for block in blocks if isinstance(block, Example)]) >= 4


# --- in order of play ------------------------------------------------------------------------------------------------

CHAPTERS = {
    "amul": "aim A1 A2 round A3 A4 A5 A6 A7 A8 A9 A10 A11 A12 A16 A13 A14 questions icons tips A17 A18 house-rules A15",
    "amulett": "aim M1 M16 M2 M3 M4 M5 M6 M7 M8 M9 M10 M11 M13 M12 M0 questions icons tips M15 house-rules M14",
}
"""from the box to the winner; then what is looked up, and last what is ours"""


@each_game
@each_language
def test_a_book_reads_in_the_order_of_play(game: str, language: str) -> None:
    assert [section.id for section in book(game, language).sections] == [
        *CHAPTERS[game].split(),
        "credits",
        "decisions",
    ]


def test_immediate_effects_stand_where_the_print_of_each_language_has_them() -> None:
    phases = {language: book("amul", language).find("A7").title.partition(":")[0] for language in languages()}
    assert phases == {"en": "Upkeep phase", "de": "Kartenphase"}
    overviews = {language: said(book("amul", language).find("round")).split("Rundenende:") for language in languages()}
    assert "Sofort-Effekte" in overviews["de"][0]
    assert "Sofort-Effekte" not in overviews["de"][1]


# --- what is ours is marked, and decisions are told -----------------------------------------------------------------

READING = {"en": "our reading)", "de": "unsere Lesart)"}
RECONSTRUCTED = {"en": "reconstructed", "de": "rekonstruiert"}
OUR_RULE = {"en": "Our rule.", "de": "Unsere Regel."}
RECONSTRUCTIONS = {
    "amul": ("A1.2", "A2.2", "A7.2", "A10.2", *(f"A16.{rule}" for rule in (*range(1, 15), 17)), "A18.3"),
    "amulett": ("M1.4", "M1.8", "M9.3", "M13.1", "M13.3", "M13.5", "M13.14", "M16"),
}
OTHER_READINGS = {
    "amul": ("A4.3", "A12.3"),
    "amulett": ("M2.4", "M6.1", "M7.2", "M8.5", "M13.4", "M13.6", "M13.7"),
}
"""what groups are known to play in another way"""
OTHERS = re.compile(r"\b(other groups|andere[nr]? Runden)\b", re.IGNORECASE)


def said(section: BookSection) -> str:
    """The words of a chapter or a rule."""
    lines = [
        line
        for passage in section.passages
        for block in passage.blocks
        for line in ([block.line] if isinstance(block, Text) else block.lines if isinstance(block, Points) else [])
    ]
    return " ".join("".join(span.text for span in line) for line in lines)


def decisions(game: str, language: str) -> list[dict[str, str]]:
    """The lines of the last chapter by rule: what players decide on, then what concerns the program."""
    blocks = [block for passage in book(game, language).find("decisions").passages for block in passage.blocks]
    lists = [block.lines for block in blocks if isinstance(block, Points)]
    assert all(line[0].style == "strong" for lines in lists for line in lines)
    told = [{line[0].text: "".join(span.text for span in line[1:]).strip() for line in lines} for lines in lists]
    assert [len(lines) for lines in lists] == [len(lines) for lines in told], "a rule has two lines"
    return told


@each_game
@each_language
def test_every_decision_has_its_line(game: str, language: str) -> None:
    decided = (ROOT / "tests" / game / "decided_ids.txt").read_text("utf-8").split()
    at_the_table, in_the_program = decisions(game, language)
    assert sorted([*at_the_table, *in_the_program]) == sorted(decided)
    assert all(line.endswith(".") for line in [*at_the_table.values(), *in_the_program.values()])
    assert {rule for rule, line in at_the_table.items() if OTHERS.search(line)} == set(OTHER_READINGS[game])


@each_game
@each_language
def test_every_reading_is_marked_where_it_stands(game: str, language: str) -> None:
    at_the_table, _ = decisions(game, language)
    marks = (READING[language], OUR_RULE[language])
    told = book(game, language)
    assert [rule for rule in at_the_table if not any(mark in said(told.find(rule)) for mark in marks)] == []
    rules = [passage.rule for section in told.sections for passage in section.passages if passage.rule]
    assert {rule for rule in rules if READING[language] in said(told.find(rule))} <= set(at_the_table)


@each_game
@each_language
def test_every_reconstruction_is_marked_where_it_stands(game: str, language: str) -> None:
    told, mark = book(game, language), RECONSTRUCTED[language]
    marked = re.compile(rf"{mark}(; M\d+)?\)")
    assert [rule for rule in RECONSTRUCTIONS[game] if not marked.search(said(told.find(rule)))] == []
    rules = [passage.rule for section in told.sections for passage in section.passages if passage.rule]
    assert {rule for rule in rules if marked.search(said(told.find(rule)))} <= set(RECONSTRUCTIONS[game])


@each_game
@each_language
def test_the_marks_are_explained_before_the_rules(game: str, language: str) -> None:
    aim = said(book(game, language).find("aim"))
    assert READING[language] in aim
    assert RECONSTRUCTED[language] in aim


@each_game
@each_language
def test_the_credits_name_everybody_and_whose_the_names_are(game: str, language: str) -> None:
    makers = {
        "amul": ("Remo Conzadori", "Stefano Negro", "Eilene Cherie", "Jere Kasanen", "Ralf Berszuck", "Lautapelit.fi"),
        "amulett": ("Alan R. Moon", "Aaron Weissblum", "Franz Vohwinkel", "Goldsieber", "Simba Toys"),
    }
    thanks = said(book(game, language).find("credits"))
    assert [name for name in makers[game] if name not in thanks] == []
    assert {"en": "rights", "de": "Rechte"}[language] in thanks
    assert {"amul": "10", "amulett": "12"}[game] in thanks


# --- nobody is led astray ------------------------------------------------------------------------------------------


def texts(game: str) -> Iterator[tuple[str, str]]:
    """What people and programs are told about this game, with where it stands."""
    package, client = FOLDER / game, ROOT / "web" / "src" / "games" / game
    for path in sorted(package.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield path.name, node.value
    for path in sorted([*package.rglob("*.ftl"), *package.rglob("*.toml"), *package.rglob("book.*.md")]):
        yield path.name, path.read_text("utf-8")
    for path in sorted([*client.rglob("*.ts"), *client.rglob("*.svelte")]):
        yield path.name, path.read_text("utf-8")


@each_game
def test_every_rule_that_is_cited_has_its_paragraph(game: str) -> None:
    """Refusals, cards, score lines, help, catalogues and editions; areas of a map are called by other letters."""
    letter = find_game(game).players_rule[0]
    cited = {(where, found[0]) for where, text in texts(game) for found in CITED.finditer(text) if found[1] == letter}
    assert len({rule for _, rule in cited}) > 80
    known = set(book(game).ids())
    assert sorted((where, rule) for where, rule in cited if rule not in known) == []


@each_game
def test_what_a_game_says_of_itself_can_be_looked_up(game: str) -> None:
    declared = find_game(game)
    rules = [declared.players_rule, declared.options_rule, declared.record_rule, *declared.head_rules.values()]
    assert {*rules, *(option.rule for option in declared.options)} <= set(book(game).ids())
    assert "book" in capabilities_of(declared)


# --- examples and icons --------------------------------------------------------------------------------------------


def test_the_numbers_of_the_examples_are_those_of_the_rules() -> None:
    """Worked out anew, in a process of their own: there the rules need not be compiled."""
    code = (
        "import json; from tools.rule_books import pages; print(json.dumps([[str(a), b] for a, b in pages().items()]))"
    )
    environ = {**os.environ, "SERAI_INTERPRETED": "1", "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environ, capture_output=True, text=True, check=True
    )
    worked_out = json.loads(done.stdout)
    assert len(worked_out) == len(GAMES)
    for path, text in worked_out:
        assert Path(path).read_text("utf-8") == text, f"run: python3 run.py exec python -m {pages.__module__}"


def worked(game: str, name: str) -> list[tuple[str, ...]]:
    found = json.loads((FOLDER / game / "words" / "examples.json").read_text("utf-8"))["en"][name]
    return [tuple(row["figures"]) for row in found["rows"]]


def test_the_examples_that_the_rule_books_print_come_out_as_printed() -> None:
    assert worked("amul", "majority-three") == [("2", "1–3", "2")] * 3 + [("1", "4", "0")]
    assert worked("amul", "majority-pairs") == [("4", "1–2", "4")] * 2 + [("2", "3–4", "0")] * 2
    linda, lukas = worked("amul", "prowess")
    assert (linda, lukas) == (("3", "D", "2."), ("3", "B", "1."))
    assert worked("amulett", "take-back") == [("6", "5", "1")]


@each_game
@each_language
def test_every_drawn_icon_has_a_name(game: str, language: str) -> None:
    """Cards and spells have names of their own; everything else that is drawn is explained by the book."""
    emblems = ROOT / "web" / "src" / "games" / game / "art" / "emblems"
    drawn = {path.relative_to(emblems).with_suffix("").as_posix() for path in emblems.glob("*/*.svg")}
    assert len(drawn) > 20
    named = {span.icon: span.text for span in icons(book(game, language))}
    assert sorted(drawn - named.keys()) == []
    assert all(named.values())


def test_signs_of_no_game_are_named_too() -> None:
    common = {f"/symbols/{path.stem}" for path in (ROOT / "web" / "src" / "art" / "symbols").glob("*.svg")}
    named = {span.icon for game in GAMES for span in icons(book(game))}
    assert sorted(common - named) == ["/symbols/logo"]


def icons(book: Book) -> Iterator[Span]:
    for section in book.sections:
        for passage in section.passages:
            for block in passage.blocks:
                if isinstance(block, BookTable):
                    yield from (span for row in block.rows for cell in row for span in cell if span.icon)


# --- the reader ----------------------------------------------------------------------------------------------------


def test_a_book_is_read_by_few_conventions(tmp_path: Path) -> None:
    (tmp_path / "book.en.md").write_text(
        "# Chess\n\nA game.\n\n## Moving {#C1}\n\nFirst words.\n\n**C1.1** A *rook* goes\nstraight (C1.2).\n\n"
        "- a\n- b\n\n**C1.2** ![A rook](figure:rook)\n\n![Rook](example:rook)\n",
        "utf-8",
    )
    (tmp_path / "examples.json").write_text('{"en": {"rook": {"rows": []}}}', "utf-8")
    found = read_book(tmp_path, "en")
    assert (found.title, found.ids()) == ("Chess", ["C1", "C1.1", "C1.2"])
    rook = found.find("C1.1").passages[0]
    assert [block.kind for block in rook.blocks] == ["text", "points"]
    assert "".join(span.text for span in rook.blocks[0].line) == "A rook goes straight (C1.2)."  # type: ignore[union-attr]
    assert found.find("C1") == BookSection("C1", "Moving", found.sections[0].passages)
    assert found.sections[0].passages[0].rule == ""
    assert isinstance(found.sections[0].passages[-1], Passage)
    assert found.sections[0].passages[-1].blocks[-1] == Example("rook", "Rook", {"rows": []})


def test_a_rule_that_does_not_exist_is_refused_with_its_neighbours() -> None:
    with pytest.raises(UserError, match=r"^Āmul has no rule A4\.9: the nearest are A4\.3, A4\.2, A4\.1$"):
        book("amul").find("A4.9")


@pytest.mark.parametrize(("text", "is_rule"), [("A4", True), ("M13.15", True), ("a4", False), ("A4.", False)])
def test_what_looks_like_a_rule(text: str, is_rule: bool) -> None:
    assert (RULE.fullmatch(text) is not None) == is_rule
