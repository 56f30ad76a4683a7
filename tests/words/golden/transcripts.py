"""Transcripts: one whole game of each kind, as a player at the table reads it, in every language.

What was said is kept as facts in NAME.json; NAME.en.txt and NAME.de.txt are those facts in words. So a changed word
shows as a diff without any game being played. `python3 run.py golden` plays the games anew.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from serai import Table
from serai.games import find_game
from serai.games.wording import Reader
from serai.kernel.words import has
from serai.reviews.report import Review
from serai.reviews.words import lines
from tests.words.golden.sentences import LANGUAGES, NAMES, Sentence, said
from tests.words.golden.whole_games import JUNK, asking, refused

FOLDER = Path(__file__).parent / "transcripts"
READER = 0
"""the seat that reads"""
HINT_EVERY = 5
"""decisions"""
HINT_WORLDS, REVIEW_WORLDS = 400, 40
MOST_LISTED = 6
WRONG_TRIES = 40
MARKS = {"asked": "\n> ", "choice": "    - ", "meaning": "    - ", "refusal": "    ! ", "advice": "    ? "}


@dataclass(frozen=True)
class Kind:
    """A kind of game."""

    name: str
    game: str
    players: int
    options: Mapping[str, Any] = field(default_factory=dict)


KINDS = (
    Kind("amul", "amul", 3),
    Kind("amul-tea", "amul", 4, {"tea": 4}),
    Kind("amulett", "amulett", 3),
    Kind("amulett-experienced", "amulett", 4, {"experienced": True}),
)


class Facts(msgspec.Struct):
    """All that was said in a game."""

    said: list[Sentence]
    review: Review


def facts_file(kind: Kind) -> Path:
    return FOLDER / f"{kind.name}.json"


def text_file(kind: Kind, language: str) -> Path:
    return FOLDER / f"{kind.name}.{language}.txt"


def facts_of(kind: Kind) -> Facts:
    return msgspec.json.decode(facts_file(kind).read_bytes(), type=Facts)


def in_words(kind: Kind, facts: Facts, language: str) -> str:
    """The transcript in a language."""
    told = [MARKS.get(part.say, "") + said(kind.game, language, part) for part in facts.said]
    reader = Reader(language, NAMES[: kind.players])
    edition = find_game(kind.game).load_edition(None)
    return "\n".join([*filter(str.strip, told), "", *lines(facts.review, edition, reader), ""])


# --- playing anew ---


def play(kind: Kind) -> Facts:
    """Play the game of a kind, with bots in all seats, and keep what its reader is told."""
    from serai.reviews.review import review

    table = Table.new(kind.game, players=kind.players, seed=kind.name, options=dict(kind.options))
    told = [*_told(table)]
    found = review(table.record(), seats=[READER], worlds=REVIEW_WORLDS)
    return Facts(told, found)


def _told(table: Table) -> Iterator[Sentence]:
    from serai.bots.registry import make
    from serai.bots.sight import Sight

    bots = [make("greedy", table.game.id) for _ in range(table.players)]
    heard, asked, met = 0, 0, set[str]()
    while not table.over:
        seat = table.to_move[0]
        if seat == READER:
            view = table.view(READER)
            yield from (Sentence("event", [event], READER) for event in view["history"][heard:])
            heard = len(view["history"])
            yield from _asked(table, view, met, with_hint=asked % HINT_EVERY == 0)
            asked += 1
        table.play(bots[seat].decide(Sight.of(table, seat, seat)).move)
    view, result = table.view(READER), table.result or {}
    yield from (Sentence("event", [event], READER) for event in view["history"][heard:])
    yield Sentence("outcome", [{name: result[name] for name in result if name != "breakdown"}], READER)


def _asked(table: Table, view: dict[str, Any], met: set[str], *, with_hint: bool) -> Iterator[Sentence]:
    """A request; when its like is met first also what can be chosen, and new refusals; now and then a hint."""
    from serai.bots.budget import Budget
    from serai.bots.hint import hint
    from serai.bots.sight import Sight

    legal = table.legal(READER)
    yield Sentence("asked", [asking(view)], READER)
    if legal[0]["do"] not in met:
        met.add(legal[0]["do"])
        yield from _choices(table, legal)
        draw = Random(len(met))
        for _ in range(WRONG_TRIES):
            for sentence in refused(table, _wrong(draw.choice(legal), draw)):
                if sentence.of[0]["message"] not in met:
                    met.add(sentence.of[0]["message"])
                    yield sentence
    if with_hint and len(legal) > 1:
        advice = hint(Sight.of(table, READER, 0), Budget(simulations=HINT_WORLDS))
        yield Sentence("advice", [msgspec.to_builtins(advice)], READER)


def _choices(table: Table, legal: list[dict[str, Any]]) -> Iterator[Sentence]:
    """The short list, where the game has one, else the moves that have a name."""
    position: Any = table.inner.seen_by(READER)
    advised = position.choices(READER) if hasattr(position, "choices") else []
    for choice in advised[:MOST_LISTED]:
        yield Sentence("meaning", [choice["message"], choice["arguments"]], READER)
    if not advised:
        named = [move for move in legal if has("en", f"{table.game.id}-choice-{move['do'].replace('_', '-')}")]
        yield from (Sentence("choice", [move], READER) for move in named[:MOST_LISTED])


def _wrong(move: dict[str, Any], draw: Random) -> dict[str, Any]:
    """The move with something in it that may not be right."""
    changed = draw.choice([name for name in move if name != "seat"])
    return {**move, changed: draw.choice(JUNK)}


def write_all() -> None:
    """Play all kinds anew, and write facts and words."""
    FOLDER.mkdir(exist_ok=True)
    for kind in KINDS:
        facts = play(kind)
        parts = ",\n".join(msgspec.json.encode(part).decode() for part in facts.said)
        review = msgspec.json.encode(facts.review).decode()
        facts_file(kind).write_text(f'{{"said":[\n{parts}\n],\n"review":{review}}}\n', "utf-8")
        for language in LANGUAGES:
            text_file(kind, language).write_text(in_words(kind, facts, language), "utf-8")
