"""The rule book and the lesson, if a game brings them."""

from __future__ import annotations

from collections.abc import Iterator

from serai.checking.subject import Subject
from serai.kernel.errors import UserError
from serai.kernel.lesson import COURSE, read_course
from serai.kernel.rulebook import Book, book_file, read_book
from serai.kernel.words import languages
from serai.played_game import PlayedGame


def books(subject: Subject) -> dict[str, Book]:
    """By language."""
    folder = subject.game.folder / "words"
    return {language: read_book(folder, language) for language in languages() if book_file(folder, language).is_file()}


def book(subject: Subject) -> Iterator[str]:
    """It can be read, has the same rules in every language, and has every rule that a refusal may cite."""
    folder = subject.game.folder / "words"
    try:
        found = books(subject)
    except UserError as fault:
        yield f"{folder}: the rule book cannot be read: {fault}"
        return
    for language, text in found.items():
        file = book_file(folder, language)
        for rule in _cited(subject):
            try:
                text.find(rule)
            except UserError:
                yield f"{file}: there is no rule {rule}, which refusals cite; add a paragraph **{rule}** …"
        for other, its in found.items():
            for rule in [rule for rule in its.ids() if rule not in text.ids()]:
                yield f"{file}: there is no {rule}, which {book_file(folder, other).name} has"


def _cited(subject: Subject) -> list[str]:
    game, verbs = subject.game, getattr(subject.position, "moves", {})
    rules = [game.players_rule, game.options_rule, *(option.rule for option in game.options)]
    return list(dict.fromkeys([*rules, *(verb.rule for verb in verbs.values())]))


def lesson(subject: Subject) -> Iterator[str]:
    """Its course can be played as it is written."""
    file = subject.game.folder / "words" / COURSE
    if not file.is_file():
        return
    try:
        course = read_course(file.parent)
        begun = [{"seat": None, **outcome} for outcome in course.chance]
        game = PlayedGame.restore(subject.game.id, course.players, begun, seed=course.seed)
        for stop in course.stops:
            for move in stop.moves:
                game.advance(move)
    except (UserError, KeyError, TypeError, ValueError) as fault:
        yield f"{file}: the course of the lesson cannot be played: {type(fault).__name__}: {fault}"
