"""What is said in whole games: of every shape of sentence one example, and some that whole games rarely bring."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

from serai import IllegalMove, Table
from serai.games import find_game
from serai.kernel.words import has
from tests.words.golden.rare import RARE
from tests.words.golden.sentences import (
    LANGUAGES,
    NAMES,
    SPEAKING,
    Golden,
    Sentence,
    file_of,
    said,
    spoken_edition,
    written,
)

JUNK: tuple[object, ...] = (None, -1, 0, 1, 99, 10**30, "", "gold", "A1", "gift", [], {}, ["red"], {"gold": 1}, True)
LOOKED_AT = 0.15
"""how many of the decisions are put into words"""
OF_A_VIEW = ("step", "awaited", "party", "auction")
OF_A_SEAT = ("effect", "choice", "chosen")


def golden(game: str) -> Golden:
    """One game's file, made anew."""
    kept: dict[tuple[object, ...], Sentence] = {}
    shapes = Shapes(game)
    for sentence in (*RARE[game], *played(game)):
        for language in LANGUAGES:
            setattr(sentence, language, said(game, language, sentence))
        kept.setdefault(shapes.of(sentence), sentence)
    ordered = sorted(kept.values(), key=lambda sentence: (sentence.say, _name(sentence)))
    return Golden(NAMES, spoken_edition(game), ordered)


def write_all() -> None:
    """Write every game's file anew, and say which have changed."""
    for game in SPEAKING:
        file = file_of(game)
        before = file.read_text("utf-8") if file.exists() else ""
        text = written(golden(game))
        file.write_text(text, "utf-8")
        print(f"{file.name}: {'as before' if text == before else 'changed'}")


def _name(sentence: Sentence) -> str:
    first = sentence.of[0]
    return str(
        first
        if isinstance(first, str)
        else first.get("event") or first.get("message") or first.get("step") or first.get("do")
    )


class Shapes:
    """Tells sentences apart that differ in more than in names and numbers."""

    def __init__(self, game: str):
        edition = spoken_edition(game)
        names = sorted({name["de"] for name in _named(edition)} | set(NAMES), key=len, reverse=True)
        self.name = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in names))

    def of(self, sentence: Sentence) -> tuple[object, ...]:
        text = re.sub("[„“]", "", sentence.de)
        text = self.name.sub("N", re.sub(r"\b[A-Z]\d+ \((.*?)\)", r"\1", text))
        text = re.sub(r"\d+", lambda number: number[0] if number[0] in "01" else "2", text)
        thing = r"(?:\d×? )?(?:\d \w+ auf )?(?:N|du|\d)"
        text = re.sub(rf"(?:{thing}, )*{thing} (?:und|oder) {thing}", lambda items: f"{'du' in items[0]}", text)
        return (sentence.say, _name(sentence), sentence.reader is None, text)


def _named(part: Any) -> Iterator[dict[str, str]]:
    if isinstance(part, dict):
        if isinstance(part.get("name"), dict):
            yield part["name"]
        for inner in part.values():
            yield from _named(inner)


def played(game: str) -> Iterator[Sentence]:
    """Games of all sizes, with and without their option, played at random."""
    found = find_game(game)
    [option] = [option for option in found.options if not option.house]
    for players in range(found.fewest, found.most + 1):
        options = {option.id: option.default if players % 2 else _other(option.default)}
        yield from _played(Table.new(game, players=players, seed=players, options=options), Random(players))


def _other(default: object) -> object:
    return not default if isinstance(default, bool) else 4


def _played(table: Table, random: Random) -> Iterator[Sentence]:
    while not table.over:
        seat = random.choice(table.to_move)
        legal = table.legal(seat)
        if random.random() < LOOKED_AT:
            for reader in dict.fromkeys((None, seat, random.randrange(table.players))):
                yield Sentence("asked", [asking(table.view(reader))], reader)
            move = random.choice(legal)
            yield from refused(table, {**move, random.choice(list(move)): random.choice(JUNK)})
            yield from refused(table, {**move, "seat": random.randrange(table.players)})
            yield from _chosen(table, seat, move)
        table.play(random.choice(legal))
    result = table.result or {}
    for reader in (None, 0, 1):
        view = table.view(reader)
        yield from (Sentence("event", [facts], reader) for facts in view["history"])
        yield Sentence("asked", [asking(view)], reader)
        yield Sentence("outcome", [{name: result[name] for name in result if name != "breakdown"}], reader)


def asking(view: dict[str, Any]) -> dict[str, Any]:
    """As much of a view as requests mention."""
    seats = [{name: seat[name] for name in OF_A_SEAT if name in seat} for seat in view["seats"]]
    return {name: view[name] for name in OF_A_VIEW if name in view} | {"seats": seats}


def refused(table: Table, move: dict[str, Any]) -> Iterator[Sentence]:
    seat = move["seat"]
    try:
        table.copy().play(move)
    except IllegalMove as fault:
        reader = seat if type(seat) is int and 0 <= seat < table.players else None
        yield Sentence("refusal", [{"message": fault.message, "arguments": dict(fault.arguments)}], reader)


def _chosen(table: Table, seat: int, move: dict[str, Any]) -> Iterator[Sentence]:
    """A move in a list, where the catalogue has a message for it."""
    if has("en", f"{table.game.id}-choice-{move['do'].replace('_', '-')}"):
        yield Sentence("choice", [move], seat)
