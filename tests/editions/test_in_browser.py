"""An owner's corrections in the browser make the same edition as on the command line, and the same file."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from serai.games import find_game
from serai.kernel.edition_form import Field, Form
from serai.kernel.toml_reader import EditionFault
from tests.editions.in_browser import GAMES, dotted, in_browser, in_toml, load, write

FILES = 40
NO_TEXT = ("point", "pairs")
UNCOUNTED = {"counts"}
"""origins of sums over many values, which only readers of the file work out"""


@pytest.mark.parametrize("game", GAMES)
def test_corrections_make_the_same_edition(game: str, tmp_path: Path) -> None:
    base = msgspec.to_builtins(load(game))
    files = [text for seed in range(4 * FILES) if (text := sound_text(game, random.Random(seed), tmp_path))][:FILES]
    assert len(files) == FILES
    answers = in_browser([{"game": game, "base": base, "text": text} for text in files])
    for text, answer in zip(files, answers, strict=True):
        file = tmp_path / "again.toml"
        file.write_text(text, "utf-8")
        known = load(game, file)
        assert plain(answer["edition"]) == plain(msgspec.json.decode(msgspec.json.encode(known))), text
        file.write_text(answer["text"], "utf-8")
        assert load(game, file).hash == known.hash
        assert tomllib.loads(answer["text"]) == tomllib.loads(text)


def plain(edition: dict[str, Any]) -> dict[str, Any]:
    """Without what only the reader of a file knows."""
    told = {key: value for key, value in edition.items() if key != "hash"}
    for name in UNCOUNTED:
        told.get("map", {}).get("provenance", {}).pop(name, None)
    return told


def sound_text(game: str, chance: random.Random, folder: Path) -> str | None:
    """A file with some random corrections and ticks; None where they do not go together."""
    form: Form = find_game(game).need("edition.form", "").FORM
    shown = msgspec.to_builtins(load(game))
    lines, ticks = [], []
    for sheet in chance.sample(form.sheets, 2):
        field = chance.choice([field for field in sheet.fields if field.kind not in NO_TEXT])
        found = dotted(shown, sheet.shown)
        ids = [""] if sheet.single else list(found) if isinstance(found, dict) else [str(e["number"]) for e in found]
        entry = chance.choice(ids)
        place = ".".join(filter(None, (sheet.key, entry)))
        value = in_toml(made_up(field, chance, form, shown))
        lines.append(f"{place}.{field.key} = {value}" if place else f"{field.key} = {value}")
        if sheet.ticked and sheet.ticked != "kind":
            ticks.append(f"{sheet.key}.{chance.choice(ids)}" if sheet.ticked == "each" else sheet.ticked)
    head = f"checked = {in_toml(sorted(set(ticks)))}\n" if ticks else ""
    file = write(folder, game, head + "\n".join(lines) + "\n")
    try:
        load(game, file)
    except EditionFault:
        return None
    return file.read_text("utf-8")


def made_up(field: Field, chance: random.Random, form: Form, shown: Any) -> Any:
    """Any value that the form allows."""

    def within(fields: tuple[Field, ...]) -> dict[str, Any]:
        return {part.key: made_up(part, chance, form, shown) for part in fields}

    def number() -> int:
        return chance.randint(field.least, field.most)

    def variant() -> dict[str, Any]:
        case = chance.choice(list(field.cases))
        return {field.tag: case} | within(field.cases[case])

    def table() -> dict[str, Any]:
        return within(tuple(part for part in field.fields if not part.optional) or (chance.choice(field.fields),))

    listed = [dotted(shown, sheet.shown) for sheet in form.sheets if field.ids and sheet.key == field.ids]
    known = [*field.words, *(word for words in listed for word in words)]
    makers: dict[str, Callable[[], Any]] = {
        "whole": number,
        "wholes": lambda: [number() for _ in range(chance.randint(1, field.longest))],
        "counts": lambda: {word: chance.randint(0, field.most) for word in known},
        "flag": lambda: chance.random() < 0.5,
        "choice": lambda: chance.choice([*known, *(["none"] if field.none else [])]),
        "choices": lambda: chance.sample(known, max(field.shortest, 1)),
        "letter": lambda: chance.choice(["A", "ZZ", "none"]),
        "words": lambda: {"en": f"word {chance.random()}"},
        "tables": lambda: [made_up(field.fields[0], chance, form, shown)],
        "table": table,
        "variant": variant,
    }
    return makers[field.kind]()
