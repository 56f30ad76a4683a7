"""`serai check --deal` and the script of docs/deals.md: a changed card, salt or secret is refused by name."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from serai.games import GAMES
from serai.kernel.deal import FIRST_FORMAT, FORMAT, Draws, frozen
from serai.records.deal import BadDeal, check_deal
from serai.records.editions import ChosenEditions
from serai.records.replay import read_head
from tests.records.vectors import CHANGES, FOREIGN, SALTS, SECRET, TARGET, chance_of, played, text
from tests.support.deals import Record, proof_of

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "examples" / "check_deal.py"
FIRST = Path(__file__).parent / "deal.json"
"""the chance moves of a game as the first serai with checkable deals has drawn them"""


@pytest.fixture(scope="module", params=GAMES)
def record(request: pytest.FixtureRequest) -> Record:
    return played(request.param)


def checked(record: Record) -> int:
    return check_deal(read_head(record, ChosenEditions()))


def by_script(record: Record, folder: Path) -> tuple[int, str]:
    file = folder / "game.json"
    file.write_text(json.dumps(record), "utf-8")
    done = subprocess.run([sys.executable, SCRIPT, file], capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def test_the_script_is_what_the_page_shows() -> None:
    page = (ROOT / "docs" / "deals.md").read_text("utf-8")
    assert page.partition("```python\n")[2].partition("```")[0] == SCRIPT.read_text("utf-8")


def test_the_published_vectors_are_those_of_today() -> None:
    assert TARGET.read_text("utf-8") == text(), "run: python -m tests.records.vectors"


def test_the_script_agrees_with_every_published_vector(tmp_path: Path) -> None:
    found = json.loads(TARGET.read_text("utf-8"))
    assert {name: code for name in found["holds"] if (code := by_script(found["holds"][name], tmp_path)[0])} == {}
    for name, record in found["fails"].items():
        code, said = by_script(record, tmp_path)
        words = "was not promised" if name in FOREIGN else CHANGES[name][2]
        assert (code, words in said) == (1, True), (name, said)


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


@pytest.mark.parametrize("what", sorted(CHANGES.keys() - {"other options"}))
def test_what_was_changed_is_refused_by_name(record: Record, what: str) -> None:
    change, message, _ = CHANGES[what]
    record = copy.deepcopy(record)
    change(record)
    assert refused(record).message == message


@pytest.mark.parametrize(
    ("deal", "message"),
    [
        (None, "record-deal-none"),
        ({}, "record-deal-format"),
        ({"format": FORMAT}, "record-deal-shape"),
        ({"format": FIRST_FORMAT}, "record-deal-shape"),
        ({"format": FORMAT, "secret": "xyz"}, "record-deal-shape"),
        ({"salts": [None]}, "record-deal-shape"),
        ({"seals": "none"}, "record-deal-shape"),
        ({"given": "none"}, "record-deal-shape"),
        ({"bags": {}}, "record-deal-bags"),
        ({"cards": {}}, "record-deal-cards"),
    ],
)
def test_nonsense_is_refused_in_words(record: Record, deal: Any, message: str) -> None:
    given = deal if deal is None or "format" in deal or not deal else {**record["deal"], **deal}
    assert refused({**record, "deal": given}).message == message


def test_cards_of_another_table_are_not_claimed(record: Record) -> None:
    """A duplicate deal says how many of its chance moves were given."""
    before = sum(move["seat"] is None for move in record["moves"])
    deal = proof_of(record, Draws(SECRET, SALTS, record["deal"]["bags"]), given=1)
    assert checked({**record, "deal": deal}) == before - 1


def test_a_deal_of_the_first_format_is_drawn_and_checked_as_it_was() -> None:
    """The client does the same with this file (web/src/deal/draws.test.ts)."""
    record = played("amulett", start_player=2, deal_format=FIRST_FORMAT)
    assert json.loads(FIRST.read_text("utf-8")) == chance_of(record)
    assert checked(record) > 0
    record["deal"]["salts"] = SALTS[::-1]
    assert refused(record).message == "record-deal-salts"
    record["deal"]["frozen"] = frozen(SALTS[::-1])
    assert refused(record).message == "record-deal-differs"
