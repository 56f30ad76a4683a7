"""Words: everything a game says is said in every language, and the catalogues say nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from serai.checking.subject import Subject
from serai.games.plain_wording import SEATS, find_wording
from serai.games.wording import Reader
from serai.kernel.words import languages, spoken

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Flora", "Gino", "Hanna", "Ida", "Jan")
KINDS = ("event", "move", "ask", "wait", "step", "field", "value", "word", "option", "refuse", "order")
OTHERS = ("title", "row", "line")
"""messages that need no name"""
HOUSE = ("format", "game", "edition", "edition_hash", "players", "options", "seat", "version", "round", "step")
MORE = ("seats", "awaited", "history", "legal", "result")
"""fields of a view that the house shows by itself"""


def catalogue(subject: Subject, language: str) -> dict[str, Path]:
    """By id: the messages of a game in one language, and their files."""
    from fluent.syntax import ast, parse

    folder = subject.game.folder / "words"
    return {
        entry.id.name: file
        for file in sorted(folder.rglob(f"{language}.ftl"))
        for entry in parse(file.read_text("utf-8")).body
        if isinstance(entry, ast.Message)
    }


def fit(subject: Subject) -> Iterator[str]:
    """Both languages have the same messages, of kinds that somebody says, and with arguments that they get."""
    spoken_in = {language: catalogue(subject, language) for language in languages()}
    everything = {message: file for found in spoken_in.values() for message, file in found.items()}
    for language, found in spoken_in.items():
        for message, file in everything.items():
            if message not in found and any(spoken_in.values()):
                yield f"{file.with_name(f'{language}.ftl')}: the message '{message}' is missing; {file.name} has it"
    if subject.game.brings("words.wording"):
        return  # it has kinds of its own
    kinds = re.compile(rf"{subject.game.id}-(({'|'.join(KINDS)})-.+|{'|'.join(OTHERS)})")
    for message, file in everything.items():
        if not kinds.fullmatch(message):
            yield f"{file}: nobody says '{message}'; docs/write-a-game.md lists the ids that are known"
    yield from _said(subject)


def _said(subject: Subject) -> Iterator[str]:
    """Say the events of the games again, in every language."""
    told: set[str] = set()
    for language in languages():
        for game in subject.played:
            for viewer in (0, None):
                wording = find_wording(subject.game.id, subject.edition, Reader(language, NAMES, viewer))
                with spoken() as faults:
                    for facts in game.told(viewer):
                        wording.event(facts)
                    for move in game.log:
                        if move["seat"] is not None:
                            wording.choice(move)
                for message, fault in faults:
                    line = f"{_file(subject, language)}: the message '{message}' cannot be said: {fault}"
                    if line not in told:
                        told.add(line)
                        yield f"{line}; use only arguments that the event or move has"


def _file(subject: Subject, language: str) -> Path:
    return subject.game.folder / "words" / f"{language}.ftl"


def missing(subject: Subject) -> list[str]:
    """The ids that a game could say something with, and says nothing, in one language or another."""
    known = [catalogue(subject, language).keys() for language in languages()]
    return [
        message
        for message in dict.fromkeys(_wanted(subject))
        if not all({message, message.replace("_", "-")} & ids for ids in known)
    ]


def _wanted(subject: Subject) -> Iterator[str]:
    game = subject.game.id
    yield f"{game}-title"
    for option in subject.game.options:
        yield f"{game}-option-{option.id}"
        yield f"{game}-option-{option.id}-help"
        kind = f"option-{option.id}" if option.house else "word"
        yield from (f"{game}-{kind}-{word}" for word in option.words)
    if subject.game.brings("words.wording"):
        return  # it says the rest by messages of its own
    for moment in subject.moments:
        view = moment.view(0)
        yield from (f"{game}-{kind}-{view['step']}" for kind in ("step", "ask"))
        yield from (f"{game}-field-{name}" for name in _shown(view))
    for played in subject.played:
        yield from (f"{game}-event-{facts['event']}" for facts in played.told(None))
        yield from (f"{game}-move-{move['do']}" for move in played.log if move["seat"] is not None)
        yield from (f"{game}-field-{name}" for name in played.result or () if name not in SEATS)


def _shown(view: dict[str, Any]) -> Iterator[str]:
    """Every field: the terminal names those, too, that the browser leaves out."""
    yield from (name for name in view if name not in (*HOUSE, *MORE))
    for seat in view.get("seats", ()):
        yield from (name for name in seat if name not in SEATS)
