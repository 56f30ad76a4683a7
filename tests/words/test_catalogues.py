"""The language catalogues: complete in every language, without faults, and nothing in them unused."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from serai.bots.reasons import STAKE
from serai.games import GAMES, find_game
from serai.games.game import Game
from serai.kernel import words
from serai.kernel.event_text import DATA, NUMBER, SEAT, TRUTH, WORD, Shape
from serai.kernel.words import languages, say
from serai.server.base.settings import VisitorLimits

ROOT = Path(__file__).parents[2]
COMMON_NOUNS = {kind.noun for kind in (SEAT, NUMBER, TRUTH, WORD, DATA)}
AREAS = (*GAMES, "cli", "record", "server", "terminal", "ui")
MESSAGE = re.compile(rf"""(?P<formatted>f?)["'`](?P<id>(?:{"|".join(AREAS)})-[a-z0-9-]*)(?P<end>["'`{{$])""")


@cache
def catalogue(language: str) -> dict[str, ast.Message]:
    resource = parse(words.catalogue(language))
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


class _Arguments(Visitor):
    def __init__(self, language: str) -> None:
        self.language = language
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(FORMS.sub("", node.id.name))

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names |= arguments(self.language, node.id.name)


FORMS = re.compile("_(count|or|who)$")
"""An argument in another form (games/wording.py): where one is given, all are."""


def arguments(language: str, name: str) -> set[str]:
    visitor = _Arguments(language)
    visitor.visit(catalogue(language)[name])
    return {"seat" if name == "who" else name for name in visitor.names}


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
        for message in told(game):
            whole.setdefault(message, f"the kinds of {game.id}")
        beginnings.add(f"{game.id}-choice-")
    return whole, tuple(sorted(beginnings))


def told(game: Game) -> Iterator[str]:
    """The messages that follow from a game's tables of kinds: its events, the names of its things, and its reasons."""
    table: Any = game.part("seen.event_kinds")
    if table is None:
        return
    yield from (f"{game.id}-event-{event.replace('_', '-')}" for event in table.EVENTS)
    for kinds in (*table.EVENTS.values(), table.ARGUMENTS):
        for kind in kinds.values():
            if kind.noun not in COMMON_NOUNS:
                yield f"{game.id}-{kind.noun}{'-counted' if kind.shape is Shape.COUNTED else ''}"
    yield from (f"{game.id}-wait-chance", f"{game.id}-wait-over")
    reasons: Any = game.part("bot.reasons")
    if reasons is not None:
        yield f"{game.id}-moment"
        told_of = (reason.replace("_", "-") for reason in reasons.REASONS if not reason.startswith(STAKE))
        yield from (f"{game.id}-reason-{reason}" for reason in told_of)


def may_be_told(game: Game) -> Iterator[str]:
    """The messages that a game may have: requests in each of its steps, and words for what its edition lacks."""
    table: Any = game.part("seen.event_kinds")
    if table is None:
        return
    steps = [step.name.lower().replace("_", "-") for step in game.need("rules.state", "has no steps").Step]
    yield from (f"{game.id}-{what}-{step}" for what in ("ask", "wait") for step in steps)
    yield from (f"{game.id}-{kind.noun}-unknown" for kind in table.ARGUMENTS.values())


def described(game: Game) -> Iterator[str]:
    """The messages that follow from what a game says of itself."""
    yield from (f"{game.id}-refuse-players", f"{game.id}-refuse-option")
    for option in game.options:
        yield from (
            "ui-plain-refuse-value" if option.house else f"{game.id}-refuse-{option.id}",
            f"{game.id}-option-{option.id}",
            f"{game.id}-option-{option.id}-help",
            *(f"{game.id}-option-{option.id}-{word}" for word in option.words),
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


@pytest.mark.parametrize("language", languages())
def test_no_line_begins_with_the_sign_of_a_figure(language: str) -> None:
    """Between a figure and its per cent, or ± and its figure, stands a space at which no line breaks."""
    apart = re.compile(r"[0-9}] %|± [0-9{]")
    lines = words.catalogue(language).splitlines()
    assert [line for line in lines if apart.search(line) and not line.startswith("#")] == []


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
def test_every_language_says_the_same(language: str) -> None:
    english, other = catalogue("en"), catalogue(language)
    assert sorted(english.keys() - other.keys()) == [], "missing messages"
    assert sorted(other.keys() - english.keys()) == [], "surplus messages"
    unknown = [name for name in english if arguments(language, name) - arguments("en", name)]
    assert unknown == [], "unknown arguments"


def test_whatever_the_code_says_is_in_the_catalogues() -> None:
    whole, beginnings = used()
    missing = [f"{path}: {name}" for name, path in whole.items() if name not in catalogue("en")]
    empty = [start for start in beginnings if not any(name.startswith(start) for name in catalogue("en"))]
    assert missing == []
    assert empty == []


def test_a_client_with_the_words_of_one_game_needs_no_others() -> None:
    """A table comes with its own game's words; what all pages share names no game."""
    foreign = [
        f"{path}: {found['id']}"
        for path, text in sources()
        for game in GAMES
        if path.is_relative_to("web/src") and not path.is_relative_to(f"web/src/games/{game}")
        for found in MESSAGE.finditer(text)
        if found["id"].startswith((f"{game}-", f"ui-{game}-"))
    ]
    assert foreign == []


def test_nothing_in_the_catalogues_is_unused() -> None:
    whole, beginnings = used()
    in_others = re.findall(r"{ ([a-z][a-z0-9-]*) }", words.catalogue("en"))
    known = {*whole, *in_others, *(message for game in map(find_game, GAMES) for message in may_be_told(game))}
    assert [name for name in catalogue("en") if name not in known and not name.startswith(beginnings)] == []


@pytest.mark.parametrize("language", languages())
def test_whoever_does_too_much_is_told_what_in_plain_words(language: str) -> None:
    """Every limit of the server has words of its own; its name in the settings is not for people."""

    def refusal(limit: str) -> str:
        return say(language, "server-too-many", {"limit": limit, "seconds": 3})

    assert "unheard_of" not in refusal("unheard_of")
    assert [name for name in VisitorLimits.__struct_fields__ if refusal(name) == refusal("unheard_of")] == []
    assert "3" in refusal("chat")
