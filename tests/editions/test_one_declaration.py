"""A value of a card is declared on one line, and everything else follows: here a card gets a weight."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

from serai.games import find_game
from serai.games.amul.edition import fields, read
from serai.games.amul.rules.edition_data import EditionData
from serai.games.amul.rules.state import CARDS
from serai.games.amul.terminal import edition_sheet
from serai.kernel.edition_columns import fill
from serai.kernel.edition_field import EditionSheet, RulesColumn, declared, whole
from serai.kernel.edition_reader import origin_names
from serai.kernel.schema import EVERYONE, Record, blank, several, taken, u8
from serai.kernel.toml_reader import EditionFault
from tests.editions.in_browser import GAMES
from tools import editions

if TYPE_CHECKING:
    from collections.abc import Callable

    Write = Callable[[str], str]


@declared
class HeavyKind(fields.Kind):
    """A card that weighs something."""

    weight: int = whole(0, 9, columns=RulesColumn("weights"))


KNOWN = {field.name: taken(EditionData, field.name) for field in EditionData.fields}
Rules = type("Rules", (Record,), {**KNOWN, "weights": several(u8, CARDS + 1, EVERYONE, "weight of a card")})
"""what rules that read it would know"""

SHEETS = (EditionSheet("kind", HeavyKind, shown="kinds", ticked="each"), *fields.SHEETS[1:])
BUILT_IN = read.LIBRARY.built_in()["reconstructed-1"].read_text("utf-8")
HEAVY = re.sub(r'\n(position = "(table|hand|both)")', r"\nweight = 2\n\1", BUILT_IN).replace("reconstructed-1", "heavy")


@pytest.fixture(autouse=True)
def cards_weigh_something(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(read, "SHEETS", SHEETS)
    monkeypatch.setattr(edition_sheet, "SHEETS", SHEETS)


def test_it_is_read_with_its_provenance_and_counts(write: Write) -> None:
    edition = read.load(write(HEAVY))
    gold = edition.kinds["gold"]
    assert isinstance(gold, HeavyKind)
    assert (gold.weight, gold.provenance["weight"]) == (2, "owner")
    assert read.content(edition)["kind"]["gold"]["weight"] == 2
    lighter = read.load(write(HEAVY.replace("\nweight = 2", "\nweight = 1", 1)))
    assert lighter.hash != edition.hash


def test_it_is_refused_where_it_is_wrong_or_missing(write: Write) -> None:
    wrong = HEAVY.replace("\nweight = 2", "\nweight = 10", 1).replace("\nweight = 2\n", "\n", 1)
    with pytest.raises(EditionFault) as caught:
        read.load(write(wrong))
    assert [fault.partition(": weight: ")[2] for fault in caught.value.faults] == [
        "10 is not a whole number from 0 to 9",
        "is missing; give a whole number from 0 to 9",
    ]


def test_the_browser_has_it_in_form_and_types() -> None:
    kinds = editions.form(SHEETS)["sheets"][0]
    assert {"key": "weight", "kind": "whole", "least": 0, "most": 9, "shortest": 1, "longest": 0} in kinds["fields"]
    assert "  weight: number;" in list(editions.types(SHEETS, HeavyKind))


def test_the_terminal_shows_it(write: Write) -> None:
    edition = read.load(write(HEAVY))
    assert edition_sheet.data(edition, "gold")["weight"] == 2
    console = Console(width=200)
    with console.capture() as shown:
        console.print(edition_sheet.sheet(edition, "gold", "en"))
    assert "weight: 2" in shown.get()  # without words it is called as in files
    assert "weight = 2" in shown.get()


def test_the_rules_have_it_as_a_column(write: Write) -> None:
    edition = read.load(write(HEAVY))
    data = blank(Rules, 1)[0]
    fill(data, {card.number: edition.kinds[card.kind] for card in edition.cards})
    assert data.weights.tolist() == [0, *[2] * CARDS]


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_every_value_has_words(game: str, lang: str) -> None:
    """The line of a value goes with its words in both languages: as a label, and as what has a provenance."""
    words = find_game(game).folder / "words"
    texts = "\n".join((words / place / f"{lang}.ftl").read_text("utf-8") for place in ("cards", "own"))
    labels, origins = (
        texts.partition(f"{game}-{message} = ")[2].partition("\n  }")[0] for message in ("own-field", "origin")
    )
    sheets: tuple[EditionSheet, ...] = find_game(game).need("edition.fields", "").SHEETS
    asked = {field.key for sheet in sheets for field in sheet.asked if field.kind not in ("point", "pairs")}
    named = {name for sheet in sheets if sheet.origins or not sheet.single for name in origin_names(sheet.of)}
    assert not {key for key in asked if f" [{key}] " not in labels}
    assert not {name for name in named if f" [{name}] " not in origins}
