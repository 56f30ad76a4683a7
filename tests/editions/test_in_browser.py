"""An owner's corrections in the browser make the same edition as on the command line, and the same file."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from serai.games import find_game
from serai.kernel.edition_field import EditionField, EditionSheet, fields_in, fields_of, tag_of
from serai.kernel.toml_reader import EditionFault
from tests.editions.in_browser import GAMES, in_browser, in_toml, load, write

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
    sheets: tuple[EditionSheet, ...] = find_game(game).need("edition.fields", "").SHEETS
    known = {sheet.key: sheet.entries(load(game)) for sheet in sheets}
    lines, ticks = [], []
    for sheet in chance.sample(sheets, 2):
        field = chance.choice([field for field in sheet.asked if field.kind not in NO_TEXT])
        entry = chance.choice(list(known[sheet.key]))
        value = in_toml(made_up(field, chance, known))
        lines.append(".".join(filter(None, (sheet.key_of(entry), f"{field.key} = {value}"))))
        if sheet.ticked and sheet.ticked != "kind":
            ticked = chance.choice(list(known[sheet.key]))
            ticks.append(sheet.key_of(ticked) if sheet.ticked == "each" else sheet.ticked)
    head = f"checked = {in_toml(sorted(set(ticks)))}\n" if ticks else ""
    file = write(folder, game, head + "\n".join(lines) + "\n")
    try:
        load(game, file)
    except EditionFault:
        return None
    return file.read_text("utf-8")


def made_up(field: EditionField, chance: random.Random, known: dict[str, dict[str, Any]]) -> Any:
    """Any value that its declaration allows."""

    def within(fields: Iterable[EditionField]) -> dict[str, Any]:
        return {part.key: made_up(part, chance, known) for part in fields}

    def number() -> int:
        return chance.randint(field.least, field.most)

    def table(of: Any) -> dict[str, Any]:
        if (tag := tag_of(of)) is not None:
            case = chance.choice(tag.words)
            return {tag.key: case} | within(fields_in(of, case))
        needed = [part for part in fields_of(of) if not part.optional]
        return within(needed or [chance.choice(fields_of(of))])

    words = [*known.get(field.ids, ()), *map(str, field.words)]
    makers: dict[str, Callable[[], Any]] = {
        "whole": number,
        "wholes": lambda: [number() for _ in range(chance.randint(1, field.longest))],
        "counts": lambda: {word: chance.randint(0, field.most) for word in words},
        "flag": lambda: chance.random() < 0.5,
        "choice": lambda: chance.choice([*words, *(["none"] if field.none else [])]),
        "choices": lambda: chance.sample(words, max(field.shortest, 1)),
        "letter": lambda: chance.choice(["A", "ZZ", "none"]),
        "words": lambda: {"en": f"word {chance.random()}"},
        "tables": lambda: [table(field.of)],
        "table": lambda: table(field.of),
        "variant": lambda: table(field.of),
    }
    return makers[field.kind]()
