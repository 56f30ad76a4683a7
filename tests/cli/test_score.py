"""`serai score`: the score sheet of areas as they lie on a table."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from serai import Table
from serai.games.amul import TOTALS_EXAMPLE
from tests.cli.conftest import Serai

Write = Callable[..., Path]

AREAS = [
    ["gold", "spice", "spice", "lamp", "oil", "trader_merv", "silk"],
    [53, "camel", "arab_guard"],
    ["palace:oil", "lamp", "spice", "mongol_guard", "arab_prince"],
]


def sheet_of(serai: Serai, write: Write, areas: object, *words: str, **more: object) -> dict[str, Any]:
    done = serai("score", write({"game": "amul", "areas": areas, **more}, name="table.json"), "--json", *words)
    assert done.code == 0, done
    sheet: dict[str, Any] = json.loads(done.out)
    return sheet


def refusal_of(serai: Serai, write: Write, areas: object, *words: str, **more: object) -> str:
    return serai("score", write({"game": "amul", "areas": areas, **more}, name="table.json"), *words).refusal


def test_the_result_and_its_explanation(serai: Serai, write: Write) -> None:
    sheet = sheet_of(serai, write, AREAS)
    assert list(sheet) == ["scores", "breakdown", "prowess", "winners", "explanation"]
    for seat, (rows, explained) in enumerate(zip(sheet["breakdown"], sheet["explanation"], strict=True)):
        assert sum(rows.values()) == sheet["scores"][seat]
        for row, points in rows.items():
            if row in ("arab", "mongol"):
                assert explained[row]["points"] == points
            else:
                assert sum(card["points"] for card in explained["cards"] if card["row"] == row) == points
        for card in explained["cards"]:
            assert card["points"] == max(0, sum(reason["points"] for reason in card["why"]))
            assert all(reason["text"] and reason["rule"].startswith("A16.") for reason in card["why"])


def test_a_finished_game_scores_as_its_record_says(serai: Serai, write: Write, record: dict[str, Any]) -> None:
    areas = [[card["card"] for card in seat["area"]] for seat in Table.replay(record).view(None)["seats"]]
    sheet = sheet_of(serai, write, areas, options={"tea": 0})
    assert {key: sheet[key] for key in record["result"]} == record["result"]


def test_kinds_take_the_copies_that_are_left(serai: Serai, write: Write) -> None:
    sheet = sheet_of(serai, write, [["gold", 53, "gold"], [55], ["palace:spice", "spice"]])
    cards = [[card["card"] for card in seat["cards"]] for seat in sheet["explanation"]]
    assert cards == [[53, 54, 56], [55], [121, 159]], "numbers first, then the lowest free Market copies"


def test_the_sheet_for_people(serai: Serai, write: Write) -> None:
    file = write({"game": "amul", "areas": AREAS, "names": ["Anna", "Lukas", "Linda"]}, name="table.json")
    done = serai("score", file)
    assert done.code == 0
    assert "Prestige points" in done.out
    assert "Linda wins with 24 points." in done.out
    assert "Spice number 2 of 2: the set grows from 2 to 5 points. (A16.6)" in done.out
    german = serai("score", file, "--lang", "de").out
    assert "Mongolische Mehrheit" in german
    assert "Der Satz wächst von 2 auf 5 Punkte." in german


def test_standard_input(serai: Serai) -> None:
    table = json.dumps({"game": "amul", "areas": [[], [], []]}).encode()
    done = serai("score", "-", "--json", stdin=table)
    assert json.loads(done.out)["winners"] == [0, 1, 2]


IMPOSSIBLE: dict[str, tuple[list[Any], str]] = {
    "a card twice in one area": ([[53, 53], [], []], "card 53 (gold) lies twice in the area of seat 0"),
    "a card in two areas": ([[53], [], [53]], "card 53 (gold) lies with seats 0 and 2"),
    "a card of a larger game": ([[51], [], []], "card 51 (gem) is not in a game of 3 players"),
    "more copies than there are": ([["peddler"] * 9, [], []], "9 peddler cards too many"),
    "two seats": ([[53], []], "2 areas"),
}
UNKNOWN = {
    "a card that does not exist": ([[173], [], []], "no card 173"),
    "card 0": ([[0], [], []], "no card 0"),
    "a number of astronomical size": ([[10**40], [], []], "there is no card 1000"),
    "a kind that does not exist": ([["golf"], [], []], "golf"),
    "a deck that does not exist": ([["attic:gold"], [], []], "attic"),
    "a copy that is not there": ([["bazaar:gold"], [], []], "no gold card in the Bazaar"),
    "true": ([[True], [], []], "True is no card"),
    "a fraction": ([[53.0], [], []], "53.0 is no card"),
    "an area that is not a list": ([{"gold": 2}, [], []], "not a list of cards"),
    "areas that are no list": ("gold", '"areas" must be a list'),
    "nine seats": ([[]] * 9, "9 areas"),
    "no seat": ([], "0 areas"),
    "more cards than the game has": ([["gold"] * 173, [], []], "173 cards are too many"),
    "more symbols than can be counted": ([["medallion"] * 150, [], []], "more symbols than the sheet can count"),
}


@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_impossible_tables_are_refused_unless_any_is_asked_for(serai: Serai, write: Write, case: str) -> None:
    areas, reason = IMPOSSIBLE[case]
    assert reason in refusal_of(serai, write, areas)
    assert len(sheet_of(serai, write, areas, "--any")["scores"]) == len(areas)


@pytest.mark.parametrize("case", UNKNOWN)
def test_what_is_no_table_at_all_is_always_refused(serai: Serai, write: Write, case: str) -> None:
    areas, reason = UNKNOWN[case]
    assert reason in refusal_of(serai, write, areas, "--any")
    assert len(refusal_of(serai, write, areas)) < 400


def test_refusals_speak_the_language_of_the_reasons(serai: Serai, write: Write) -> None:
    twice = refusal_of(serai, write, [[53, 53], [], []], "--lang", "de")
    assert "Karte 53 („Gold“) kommt zweimal vor" in twice
    assert "Mit --any wird trotzdem gezählt." in twice
    assert "--any" not in refusal_of(serai, write, [["attic:gold"], [], []], "--lang", "de"), "nothing would help"


def test_all_cards_in_one_area_can_be_scored(serai: Serai, write: Write) -> None:
    sheet = sheet_of(serai, write, [list(range(1, 173)), [], []], "--any")
    assert sheet["winners"] == [0]
    assert sheet["scores"][0] > 300


def test_any_scores_duplicates_as_further_copies(serai: Serai, write: Write) -> None:
    sheet = sheet_of(serai, write, [[53, 53, "gold"], [], []], "--any")
    assert sheet["scores"][0] == 9


def test_totals_are_counted_and_explained(serai: Serai, write: Write) -> None:
    """The example of the help, plainly: majorities, totals and the tie-break."""
    table = json.loads(TOTALS_EXAMPLE)
    done = serai("score", write(table, name="totals.json"), "--json")
    assert done.code == 0, done
    sheet = json.loads(done.out)
    assert list(sheet) == ["scores", "breakdown", "prowess", "winners", "explanation"]
    assert sheet["scores"] == [32, 31, 32]
    assert sheet["winners"] == [0], "as many points, but more prowess"
    assert [seat["arab"]["text"] for seat in sheet["explanation"]] == [
        "2 Arab symbols: places 1 and 2 shared.",
        "2 Arab symbols: places 1 and 2 shared.",
        "You have no Arab symbols.",
    ]
    shown = serai("score", write(table, name="totals.json")).out
    assert "Linda had as many points, but less prowess." in shown
    assert "(A12.2)" in shown
    assert "Mongol majority: 4 Mongol symbols: 1st place. (A11.3)" in shown
    german = serai("score", write(table, name="totals.json"), "--lang", "de").out
    assert "Plätze 1 und 2 geteilt. (A11.3)" in german


def test_who_has_no_name_is_called_by_the_seat(serai: Serai, write: Write) -> None:
    shown = serai("score", write({"game": "amul", "totals": [{"name": "Anna"}, {"red": 2}, {}]}, name="t.json")).out
    assert "Seat 1 wins with 2 points." in shown
    assert "Anna: 0 points" in shown


@pytest.mark.parametrize(
    ("totals", "reason"),
    [
        ([{"yelow": 1}, {}, {}], "letter; did you mean yellow?"),
        ([{}, {"red": -1}, {}], "seat 1: red: -1 is not a whole number from 0 to 999"),
        ([{}, {"red": 2.5}, {}], "2.5 is not a whole number"),
        ([{}, {}, {"mongol": 100}], "100 is not a whole number from 0 to 99"),
        ([{"letter": "B"}, {}, {}], "A1.3: seat 0: the letter B belongs to Military symbols"),
        ([{}, {}], "2 players: Āmul is for 3 to 8"),
        ("none", '"totals" must be a list'),
    ],
)
def test_totals_that_cannot_be_are_refused(serai: Serai, write: Write, totals: object, reason: str) -> None:
    assert reason in serai("score", write({"game": "amul", "totals": totals}, name="table.json")).refusal


def test_anyway_takes_cards_of_larger_games(serai: Serai, write: Write) -> None:
    assert sheet_of(serai, write, [[51], [], []], anyway=True)["scores"][0] >= 0
    assert "lies with seats 0 and 2" in refusal_of(serai, write, [[51], [], [51]], anyway=True)
    assert '"anyway" must be true or false' in refusal_of(serai, write, [[51], [], []], anyway=1)


def test_tea_lies_there_only_if_it_is_in_the_game(serai: Serai, write: Write) -> None:
    areas = [["tea"] * 3, ["tea_trader"], []]
    assert sheet_of(serai, write, areas)["scores"][0] == 9
    assert "tea_trader" in refusal_of(serai, write, [[], ["tea_trader"], []], options={"tea": 0})
    assert "a game of 3 players has 2" in refusal_of(serai, write, areas, options={"tea": 2})
    assert "A13.1" in refusal_of(serai, write, areas, options={"tea": 9})


def test_an_edition_of_ones_own(serai: Serai, write: Write, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(
        'id = "own"\ngame = "amul"\nbased_on = "reconstructed-1"\n[kind.gold]\npowers = [{ do = "flat", points = 4 }]\n'
    )
    assert sheet_of(serai, write, [["gold"], [], []], "--edition", str(own))["scores"] == [4, 0, 0]


def test_more_points_than_fit_are_refused(serai: Serai, write: Write, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    power = '{ do = "each", points = 99, scope = "own", select = { kinds = ["gold"] } }'
    own.write_text(f'id = "own"\ngame = "amul"\nbased_on = "reconstructed-1"\n[kind.gold]\npowers = [{power}]\n')
    reason = refusal_of(serai, write, [["gold"] * 100, [], []], "--any", "--edition", str(own))
    assert "more points than the sheet has room for" in reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[]", "a table is a JSON object"),
        ('{"areas": []}', '"game" must be "amul"'),
        ('{"game": "amulett", "areas": []}', "no score sheet"),
        ('{"game": "amul"}', '"areas" must be a list'),
        ('{"game": "amul", "areas": [[], [], []], "players": 4}', "there are 3 areas"),
        ('{"game": "amul", "areas": [[], [], []], "options": 4}', "A15.3"),
        ('{"game": "amul", "areas": [[], [], []]', "not JSON"),
        ("", "no record"),
    ],
)
def test_files_that_are_no_tables(serai: Serai, write: Write, text: str, reason: str) -> None:
    assert reason in serai("score", write(text, name="table.json")).refusal
