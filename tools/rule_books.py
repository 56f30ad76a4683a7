"""Writes what comes of the rule books: src/serai/games/<game>/words/examples.json, the numbers of the worked examples.

    python3 run.py exec python -m tools.rule_books

The rules work them out, interpreted: they are few. `write_for_browser` is called by tools/build_web.py and needs
neither the rules nor anything else that is compiled.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from serai.kernel.rulebook import EXAMPLES, book_file, read_book

GAMES = Path(__file__).resolve().parent.parent / "src" / "serai" / "games"
LANGUAGES = ("en", "de")
CHAPTERS = "chapters"


def books() -> Iterator[tuple[str, str, Path]]:
    """Game, language and folder of every rule book of the house."""
    for folder in sorted(GAMES.glob("*/words")):
        for language in LANGUAGES:
            if book_file(folder, language).is_file():
                yield folder.parent.name, language, folder


def write_for_browser(target: Path) -> None:
    """Every book as data, one file for each game and language, an index of what can be cited, and names of chapters."""
    (target / CHAPTERS).mkdir(exist_ok=True, parents=True)
    index = {}
    chapters: dict[str, dict[str, dict[str, str]]] = {}
    for game, language, folder in books():
        book = read_book(folder, language)
        index[game] = book.ids()
        named = {
            section.id: section.title.rpartition(": ")[2] for section in book.sections if section.id in index[game]
        }
        chapters.setdefault(language, {})[game] = named
        (target / f"{game}.{language}.json").write_text(json.dumps(book.as_data(), ensure_ascii=False), "utf-8")
    for language, titles in chapters.items():
        (target / CHAPTERS / f"{language}.json").write_text(json.dumps(titles, ensure_ascii=False), "utf-8")
    (target / "index.json").write_text(json.dumps(index), "utf-8")


def pages() -> dict[Path, str]:
    """The examples of each game as the rules work them out now."""
    from serai.games import find_game

    found = {}
    for game in dict.fromkeys(game for game, _, _ in books()):
        if (part := find_game(game).part("examples")) is not None:
            told = {
                language: {name: asdict(example) for name, example in part.examples(language).items()}
                for language in LANGUAGES
            }
            found[GAMES / game / "words" / EXAMPLES] = json.dumps(told, ensure_ascii=False, indent=1) + "\n"
    return found


if __name__ == "__main__":
    os.environ["SERAI_INTERPRETED"] = "1"
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
        print(f"written: {path}")
