"""The form of editions: it names the very values that files are read by, and the browser has it as it is."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from serai.games import find_game
from serai.kernel.edition_form import Field, Sheet
from serai.kernel.toml_reader import EditionFault
from tests.editions.in_browser import ENTRIES, GAMES, dotted, in_toml, load, write
from tools import edition_forms

WHOLES = [
    (game, sheet, field)
    for game in GAMES
    for sheet in find_game(game).need("edition.form", "").FORM.sheets
    for field in sheet.fields
    if field.kind == "whole"
]


def test_the_browser_has_the_forms_as_they_are() -> None:
    pages = edition_forms.pages()
    assert len(pages) == len(GAMES)
    for path, text in pages.items():
        assert path.read_text("utf-8") == text, f"{path} is stale: python3 run.py exec python -m tools.edition_forms"


@pytest.mark.parametrize(("game", "sheet", "field"), WHOLES, ids=lambda part: getattr(part, "key", part) or "game")
def test_the_reader_has_the_ranges_of_the_form(game: str, sheet: Sheet, field: Field, tmp_path: Any) -> None:
    for number, is_right in (
        (field.least - 1, False),
        (field.most + 1, False),
        (field.least, True),
        (field.most, True),
    ):
        place = sheet.key if sheet.single else f"{sheet.key}.{ENTRIES[sheet.key]}"
        head = f"[{place}]\n" if place else ""
        faults = faults_of(game, write(tmp_path, game, f"{head}{field.key} = {number}\n"))
        said = [line for line in faults if f"{field.key}: {number} is not a whole number" in line]
        assert bool(said) is not is_right, faults


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_the_built_in_edition_has_a_place_in_the_form(game: str) -> None:
    """Nothing that an owner could correct is left out."""
    form = find_game(game).need("edition.form", "").FORM
    shown = msgspec.to_builtins(load(game))
    known = {sheet.shown: {field.shown or field.key for field in sheet.fields} for sheet in form.sheets}
    apart = {"id", "provenance", "number", "kind", "phase", "note", "latin", "x", "y"}
    for sheet in form.sheets:
        found = dotted(shown, sheet.shown)
        entries = [found] if sheet.single else list(found.values()) if isinstance(found, dict) else found
        if sheet.shown:
            inner = {other.removeprefix(f"{sheet.shown}.") for other in known if other.startswith(f"{sheet.shown}.")}
            assert set(entries[0]) - apart - inner <= known[sheet.shown]


def faults_of(game: str, file: Any) -> tuple[str, ...]:
    try:
        load(game, file)
    except EditionFault as fault:
        return fault.faults
    return ()


def test_ticks_that_name_nothing_are_told(tmp_path: Any) -> None:
    file = write(tmp_path, "amul", f"checked = {in_toml(['kind.gould'])}\n")
    assert faults_of("amul", file) == (f"{file}: checked: 'kind.gould' is not known; did you mean kind.gold?",)
