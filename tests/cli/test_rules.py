"""`serai rules`: the rule book in the terminal."""

from __future__ import annotations

import re

from tests.cli.conftest import Serai


def words(text: str) -> str:
    return " ".join(text.split())


def test_the_whole_book_begins_with_its_title_and_ends_with_what_was_decided(serai: Serai) -> None:
    done = serai("rules", "amul")
    assert done.code == 0
    assert done.out.startswith("Āmul\n")
    assert "A9.3" in done.out
    assert "The text of this book and all pictures are our own. Our decisions" in words(done.out)
    assert max(map(len, done.out.splitlines())) <= 96


def test_single_rules_come_with_their_chapter_and_their_example(serai: Serai) -> None:
    done = serai("rules", "amul", "A9.3", "A4.1")
    assert done.code == 0
    assert done.out.startswith("Order of play\n")
    assert "Picking order: Lukas and Linda." in done.out
    assert "Planning phase: Offer" in done.out
    assert "A9.2" not in done.out


def test_a_chapter_is_all_of_its_rules_and_small_letters_will_do(serai: Serai) -> None:
    done = serai("rules", "amulett", "m8", "--lang", "de")
    assert [rule in done.out for rule in ("M8.1", "M8.2", "M8.6", "M9.1")] == [True, True, True, False]
    assert "Edelsteinphase: Bezahlen und Edelsteine" in done.out
    assert "Baumeister" in done.out


def test_the_map_is_printed_with_every_area_and_its_signs(serai: Serai) -> None:
    done = serai("rules", "amulett")
    assert done.code == 0
    shown = done.out[done.out.index("The map\n") : done.out.index("Set-up\n")]
    assert re.findall(r"[A-F][1-4]\b(?= \S)", shown)[:6] == ["A1", "C1", "E1", "B1", "D1", "F1"]
    assert {f"{column}{row}" for column in "ABCDEF" for row in "1234"} <= set(re.findall(r"\b[A-F][1-4]\b", shown))
    assert ">C3 any P" in shown
    assert "P: pyramid" in shown
    assert len(re.findall(r"\bP?W\b", shown)) == 11 + 1, "the areas at the great wall, and the legend"
    german = serai("rules", "amulett", "M16", "--lang", "de").out
    assert ">C3 alle P" in german
    assert "Wasser" in german
    assert "C3" not in serai("rules", "amul").out


def test_a_wrong_id_is_refused_in_one_line_with_the_nearest_ones(serai: Serai) -> None:
    assert serai("rules", "amul", "A9.1", "A4.9").refusal == "Āmul has no rule A4.9: the nearest are A4.3, A4.2, A4.1"
    assert "Das Amulett has no rule A4.1" in serai("rules", "amulett", "A4.1").refusal
    assert "chess" in serai("rules", "chess").refusal
