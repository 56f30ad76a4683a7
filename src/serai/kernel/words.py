"""The language catalogues: Fluent files, one per language in each folder of words, read here and by the browser alike.

The house has a folder of its own; each game adds one (`add_folder`). A language is there if the house speaks it. Words
that only some pages need lie in folders inside these, which a browser fetches with such a page. The words of a game
come with the game, except those needed before it (`home`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

HOUSE = Path(__file__).resolve().parent.parent / "words"
FALLBACK = "en"

_folders = [HOUSE]


def add_folder(folder: Path) -> None:
    """Add a game's own words. Their ids begin with the game's id."""
    if folder not in _folders:
        _folders.append(folder)
        _bundle.cache_clear()


def languages() -> list[str]:
    """The languages there is a catalogue for."""
    return sorted(path.stem for path in HOUSE.glob("*.ftl"))


def catalogue(language: str) -> str:
    """Every message of one language, as one Fluent file."""
    files = [file for folder in _folders for file in sorted(folder.rglob(f"{language}.ftl"))]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    # Terminals and logs show the invisible isolation marks of Fluent as noise; no text here mixes directions.
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(language)))
    return bundle


def has(language: str, message: str) -> bool:
    """Whether there are words for a message, here or in the fallback language."""
    return bool(_bundle(language).has_message(message) or _bundle(FALLBACK).has_message(message))


def say(language: str, message: str, arguments: Mapping[str, Any] | None = None) -> str:
    """A message in words; in the fallback language where this one lacks it."""
    bundle = _bundle(language)
    if not bundle.has_message(message):
        bundle = _bundle(FALLBACK)
    pattern = bundle.get_message(message).value
    assert pattern is not None, message
    shown = {name: _printable(value) for name, value in (arguments or {}).items()}
    text, faults = bundle.format_pattern(pattern, shown)
    if _unsaid is not None:
        _unsaid.extend((message, fault) for fault in faults)
    return str(text)


_unsaid: list[tuple[str, Exception]] | None = None


@contextmanager
def spoken() -> Iterator[list[tuple[str, Exception]]]:
    """Within the block: the messages that could not be said as they are written, and why."""
    global _unsaid  # noqa: PLW0603 - only checks of catalogues look
    _unsaid = []
    try:
        yield _unsaid
    finally:
        _unsaid = None


_LOCALES = {"en": "en_GB"}


def listed(language: str, words: Sequence[str], style: Literal["standard", "or"]) -> str:
    """Words in a row with `and` (style "standard") or `or` (style "or") before the last one."""
    from babel.lists import format_list

    return format_list(words, style=style, locale=_LOCALES.get(language, language))


def _printable(value: object) -> object:
    """Make text safe for messages: input must not break the message that refuses it."""
    if isinstance(value, int) and abs(value) > 10**12:
        return "…"
    return value
