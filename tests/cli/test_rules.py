"""`serai rules`: the rule book in the terminal."""

from __future__ import annotations

from tests.cli.conftest import Serai


def words(text: str) -> str:
    return " ".join(text.split())


def test_the_whole_book_begins_with_its_title_and_ends_with_its_credits(serai: Serai) -> None:
    done = serai("rules", "amul")
    assert done.code == 0
    assert done.out.startswith("Āmul\n")
    assert "A9.3" in done.out
    assert words(done.out).endswith("The words of this book and all pictures are its own.")
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


def test_a_wrong_id_is_refused_in_one_line_with_the_nearest_ones(serai: Serai) -> None:
    assert serai("rules", "amul", "A9.1", "A4.9").refusal == "Āmul has no rule A4.9: the nearest are A4.3, A4.2, A4.1"
    assert "Das Amulett has no rule A4.1" in serai("rules", "amulett", "A4.1").refusal
    assert "chess" in serai("rules", "chess").refusal
