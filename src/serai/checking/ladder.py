"""How far a game has come: it plays, it speaks, it studies, it shines."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from serai.checking import texts, words
from serai.checking.subject import Subject
from serai.kernel.words import languages

RUNGS = ("plays", "speaks", "studies", "shines")
UNSOUND = "no mistakes: see above"


@dataclass(frozen=True)
class LadderReport:
    """The rungs that a game has climbed, and what is missing for each of the others."""

    climbed: tuple[str, ...]
    missing: dict[str, list[str]]


def climb(subject: Subject, *, sound: bool) -> LadderReport:
    """Where a game stands; a game with mistakes does not play."""
    missing = {
        "plays": [] if sound else [UNSOUND],
        "speaks": list(_speaks(subject)),
        "studies": list(_studies(subject)),
        "shines": list(_shines(subject)),
    }
    climbed = []
    for rung in RUNGS:
        if missing[rung]:
            break
        climbed.append(rung)
    return LadderReport(tuple(climbed), {rung: wanted for rung, wanted in missing.items() if wanted})


def _speaks(subject: Subject) -> Iterator[str]:
    unsaid = words.missing(subject)
    if unsaid:
        yield f"words in {' and '.join(languages())} for {', '.join(unsaid)}"
    lacking = [language for language in languages() if language not in texts.books(subject)]
    if lacking:
        yield f"a rule book: {', '.join(f'words/book.{language}.md' for language in lacking)}"


def _studies(subject: Subject) -> Iterator[str]:
    game = subject.game
    if getattr(subject.position, "moves", None) is None and not game.brings("study.vector"):
        yield "declared `moves`, so that every move has a number"
    if not game.brings("bot.mind"):
        yield "bots that know the game: bot/mind.py"


def _shines(subject: Subject) -> Iterator[str]:
    game = subject.game
    if not game.is_guest and not (game.folder / "words" / "lesson.toml").is_file():
        yield "a lesson: words/lesson.toml"
    if not game.brings("terminal.renderer"):
        yield "a table drawn for the terminal: terminal/renderer.py"
    if not (game.folder / "daily.toml").is_file():
        yield "a daily deal: daily.toml"
