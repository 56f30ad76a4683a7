"""The language catalogues: complete in every language, without faults, and nothing in them unused."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from serai.games import GAMES, find_game
from serai.games.game import Game
from serai.kernel import words
from serai.kernel.words import languages, say
from serai.server.settings import Limits

ROOT = Path(__file__).parents[2]
AREAS = (*GAMES, "cli", "record", "server", "terminal", "ui")
MESSAGE = re.compile(rf"""(?P<formatted>f?)["'`](?P<id>(?:{"|".join(AREAS)})-[a-z0-9-]*)(?P<end>["'`{{$])""")


@cache
def catalogue(language: str) -> dict[str, ast.Message]:
    resource = parse(words.catalogue(language))
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


class _Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def arguments(message: ast.Message) -> set[str]:
    visitor = _Arguments()
    visitor.visit(message)
    return visitor.names


def sources() -> Iterator[tuple[Path, str]]:
    for folder, endings in ((ROOT / "src/serai", {".py"}), (ROOT / "web/src", {".ts", ".svelte"})):
        for path in sorted(folder.rglob("*")):
            if path.suffix in endings and not path.name.endswith(".test.ts"):
                yield path.relative_to(ROOT), path.read_text("utf-8")


ENDING = re.compile(r"""\}(?P<ending>-[a-z0-9-]+)["'`]""")


@cache
def used() -> tuple[dict[str, str], tuple[str, ...]]:
    """Message ids that stand in the code, each with where; and the beginnings of those that are put together there."""
    whole: dict[str, str] = {}
    beginnings = set()
    for path, text in sources():
        for found in MESSAGE.finditer(text):
            if found["end"] in "{$":
                beginnings.add(found["id"])
            elif not found["id"].endswith("-"):
                whole.setdefault(found["id"], str(path))
        for found in ENDING.finditer(text):
            for area in AREAS:
                if area + found["ending"] in catalogue("en"):
                    whole.setdefault(area + found["ending"], str(path))
    for game in map(find_game, GAMES):
        for message in described(game):
            whole.setdefault(message, f"the description of {game.id}")
    return whole, tuple(sorted(beginnings))


def described(game: Game) -> Iterator[str]:
    """The messages that follow from what a game says of itself."""
    yield from (f"{game.id}-refuse-players", f"{game.id}-refuse-option")
    for option in game.options:
        yield from (
            f"{game.id}-refuse-{option.id}",
            f"{game.id}-option-{option.id}",
            f"{game.id}-option-{option.id}-help",
        )


def test_there_are_two_languages_at_least() -> None:
    assert {"en", "de"} <= set(languages())


@pytest.mark.parametrize("language", languages())
def test_a_catalogue_has_no_faults(language: str) -> None:
    resource = parse(words.catalogue(language))
    junk = [(entry.content or "")[:80] for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk
    names = [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names)), "a message stands twice"


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
def test_every_language_says_the_same(language: str) -> None:
    english, other = catalogue("en"), catalogue(language)
    assert sorted(english.keys() - other.keys()) == [], "missing messages"
    assert sorted(other.keys() - english.keys()) == [], "surplus messages"
    assert [name for name in english if arguments(other[name]) - arguments(english[name])] == [], "unknown arguments"


def test_whatever_the_code_says_is_in_the_catalogues() -> None:
    whole, beginnings = used()
    missing = [f"{path}: {name}" for name, path in whole.items() if name not in catalogue("en")]
    empty = [start for start in beginnings if not any(name.startswith(start) for name in catalogue("en"))]
    assert missing == []
    assert empty == []


def test_nothing_in_the_catalogues_is_unused() -> None:
    whole, beginnings = used()
    assert [name for name in catalogue("en") if name not in whole and not name.startswith(beginnings)] == []


@pytest.mark.parametrize("language", languages())
def test_whoever_does_too_much_is_told_what_in_plain_words(language: str) -> None:
    """Every limit of the server has words of its own; its name in the settings is not for people."""

    def refusal(limit: str) -> str:
        return say(language, "server-too-many", {"limit": limit, "seconds": 3})

    assert "unheard_of" not in refusal("unheard_of")
    assert [name for name in Limits.__struct_fields__ if refusal(name) == refusal("unheard_of")] == []
    assert "3" in refusal("chat")
