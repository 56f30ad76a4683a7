"""`serai check --deal` and the script of docs/deals.md: a changed card, salt or secret is refused by name."""

from __future__ import annotations

import copy
import json
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from serai.games import GAMES, find_game
from serai.kernel.deal import FORMAT, Draws, commitment, frozen
from serai.played_game import PlayedGame
from serai.records.deal import BadDeal, check_deal
from serai.records.editions import Editions
from serai.records.replay import read_head

SCRIPT = Path(__file__).parents[2] / "examples" / "check_deal.py"
FOR_THE_BROWSER = Path(__file__).parent / "deal.json"
KEPT = ("game", "edition_hash", "players", "options", "moves", "deal")
SECRET, SALTS = "5e" * 32, ["01" * 16, None, "a7" * 16]

Record = dict[str, Any]


def played(game: str, start_player: int | None = None) -> Record:
    """A finished game whose chance was drawn from a deal."""
    found = find_game(game)
    edition = found.load_edition(None)
    bags = found.bags_with(edition, 3, start_player)
    table = PlayedGame.restore(game, 3, [], draws=Draws(SECRET, SALTS, bags))
    choice = random.Random(5)
    while not table.over:
        table.play(choice.choice(table.legal(table.to_move[0])))
    record = table.record()
    own = {"table": "T1", "bags": bags, "given": 0}
    head = {key: record[key] for key in ("game", "edition_hash", "players", "options")}
    promised = commitment(SECRET, {**head, **own})
    return {
        **record,
        "deal": {
            "format": FORMAT,
            **own,
            "commitment": promised,
            "secret": SECRET,
            "salts": SALTS,
            "frozen": frozen(SALTS),
        },
    }


@pytest.fixture(scope="module", params=GAMES)
def record(request: pytest.FixtureRequest) -> Record:
    return played(request.param)


def checked(record: Record) -> int:
    return check_deal(read_head(record, Editions()))


def by_script(record: Record, folder: Path) -> tuple[int, str]:
    file = folder / "game.json"
    file.write_text(json.dumps(record), "utf-8")
    done = subprocess.run([sys.executable, SCRIPT, file], capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def test_what_was_drawn_as_promised_holds(record: Record, tmp_path: Path) -> None:
    assert checked(record) == sum(move["seat"] is None for move in record["moves"])
    code, words = by_script(record, tmp_path)
    assert code == 0, words
    assert record["deal"]["commitment"] in words


def test_an_agreed_start_player_is_part_of_the_promise(tmp_path: Path) -> None:
    record = played("amulett", start_player=2)
    assert checked(record) > 0
    assert by_script(record, tmp_path)[0] == 0
    first = next(move for move in record["moves"] if move["do"] == "first")
    assert first["player"] == 2
    first["player"] = 1
    assert refused(record).message == "record-deal-differs"
    assert by_script(record, tmp_path)[0] == 1


def refused(record: Record) -> BadDeal:
    with pytest.raises(BadDeal) as caught:
        checked(record)
    return caught.value


def turned(text: str) -> str:
    return ("0" if text[0] != "0" else "1") + text[1:]


def swap_cards(record: Record) -> None:
    deck = next(move["deck"] for move in record["moves"] if "deck" in move)
    deck[0], deck[1] = deck[1], deck[0]


CHANGES: dict[str, tuple[Callable[[Record], object], str, str]] = {
    "a card": (swap_cards, "record-deal-differs", "was not drawn"),
    "a salt": (lambda r: r["deal"].update(salts=[turned(SALTS[0] or ""), *SALTS[1:]]), "record-deal-salts", "A salt"),
    "the secret": (lambda r: r["deal"].update(secret=turned(SECRET)), "record-deal-secret", "The secret"),
    "the table": (lambda r: r["deal"].update(table="T2"), "record-deal-secret", "The secret"),
    "salts and their mark": (
        lambda r: r["deal"].update(salts=[None] * 3, frozen=frozen([None] * 3)),
        "record-deal-differs",
        "was not drawn",
    ),
}


@pytest.mark.parametrize("what", CHANGES)
def test_what_was_changed_is_refused_by_name(record: Record, what: str, tmp_path: Path) -> None:
    change, message, words = CHANGES[what]
    record = copy.deepcopy(record)
    change(record)
    assert refused(record).message == message
    code, said = by_script(record, tmp_path)
    assert code == 1
    assert words in said


@pytest.mark.parametrize(
    ("deal", "message"),
    [
        (None, "record-deal-none"),
        ({}, "record-deal-format"),
        ({"format": FORMAT}, "record-deal-shape"),
        ({"format": FORMAT, "secret": "xyz"}, "record-deal-shape"),
        ({"salts": [None]}, "record-deal-shape"),
        ({"given": "none"}, "record-deal-shape"),
        ({"bags": {}}, "record-deal-bags"),
    ],
)
def test_nonsense_is_refused_in_words(record: Record, deal: Any, message: str) -> None:
    given = deal if deal is None or "format" in deal or not deal else {**record["deal"], **deal}
    assert refused({**record, "deal": given}).message == message


def test_cards_of_another_table_are_not_claimed(record: Record) -> None:
    """A duplicate deal says how many of its chance moves were given."""
    before = sum(move["seat"] is None for move in record["moves"])
    head = {key: record[key] for key in ("game", "edition_hash", "players", "options")}
    own = {key: record["deal"][key] for key in ("table", "bags")} | {"given": 1}
    deal = {**record["deal"], **own, "commitment": commitment(SECRET, {**head, **own})}
    assert checked({**record, "deal": deal}) == before - 1


def test_the_browser_is_tested_with_chance_of_ours() -> None:
    """web/src/deal/draws.test.ts draws the same from this file."""
    record = played("amulett", start_player=2)
    chance = {**record, "moves": [move for move in record["moves"] if move["seat"] is None]}
    assert json.loads(FOR_THE_BROWSER.read_text("utf-8")) == {key: chance[key] for key in KEPT}
