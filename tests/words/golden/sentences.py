"""The golden files of sentences: what each game says in both languages, for the terminal and the browser alike.

`python3 run.py golden` writes them anew; then read the diff. tests/words/test_sentences.py says them in Python,
web/src/games/wording.test.ts in TypeScript.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from serai import IllegalMove
from serai.games import GAMES, find_game
from serai.games.plain_wording import find_wording
from serai.games.wording import Reader

FOLDER = Path(__file__).parent
SPEAKING = [game for game in GAMES if find_game(game).brings("words.wording")]
"""the games with a wording of their own"""
NAMES = ("Anna", "Lukas", "Linda", "Ole", "Mira", "Jonas", "Paula", "Emil")
LANGUAGES = ("en", "de")
NOT_SPOKEN = {"text", "provenance", "about", "note", "powers", "hash"}
"""parts of an edition that name nothing"""


class Sentence(Struct):
    """Something that a wording says: by which method, of what, to whom, and how it reads."""

    say: str
    of: list[Any]
    reader: int | None
    en: str = ""
    de: str = ""


class Golden(Struct):
    """One game's file."""

    names: tuple[str, ...]
    edition: dict[str, Any]
    """as clients get it, without what names nothing"""
    sentences: list[Sentence]


def file_of(game: str) -> Path:
    return FOLDER / f"{game}.json"


def read(game: str) -> Golden:
    return msgspec.json.decode(file_of(game).read_bytes(), type=Golden)


def written(golden: Golden) -> str:
    """One line for each sentence, so that a diff shows what has changed."""
    rows = [
        f'"names":{_json(golden.names)}',
        f'"edition":{_json(golden.edition)}',
        '"sentences":[\n' + ",\n".join(map(_json, golden.sentences)) + "\n]",
    ]
    return "{" + ",\n".join(rows) + "}\n"


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def spoken_edition(game: str) -> dict[str, Any]:
    """The built-in edition, as far as sentences and the client's edition need it."""
    sent = msgspec.json.decode(msgspec.json.encode(find_game(game).load_edition(None)))
    found: dict[str, Any] = _without(sent, NOT_SPOKEN)
    return found


def _without(value: Any, names: set[str]) -> Any:
    if isinstance(value, dict):
        return {name: _without(part, names) for name, part in value.items() if name not in names}
    return [_without(part, names) for part in value] if isinstance(value, list) else value


def said(game: str, language: str, sentence: Sentence) -> str:
    """A sentence as Python says it now."""
    edition = find_game(game).load_edition(None)
    words = find_wording(game, edition, Reader(language, NAMES, sentence.reader))
    if sentence.say == "refusal":
        [body] = sentence.of
        return words.refusal(IllegalMove("", "", body["message"], body["arguments"]))
    text: str = getattr(words, sentence.say)(*sentence.of)
    return text
