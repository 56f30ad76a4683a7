"""Legal moves are accepted, and nothing else is."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from serai.checking.subject import Subject, state_of
from serai.games.faults import GameFault
from serai.games.game import Move, Position
from serai.kernel.errors import IllegalMove, UserError
from serai.played_game import PlayedGame

TRIED = 8
"""legal moves of a seat that are tried at one moment, and as many others"""
SPOILT = 2
"""of those that are tried"""


def check(subject: Subject) -> Iterator[str]:
    chance = Random(0)
    for moment in subject.moments:
        position = moment.whole()
        legal_ones = {_text(move) for seat in range(moment.players) for move in moment.legal(seat)}
        for seat in range(moment.players):
            yield from _look(subject, moment, position, seat)
            if seat in moment.to_move:
                legal = moment.legal(seat)
                tried = chance.sample(legal, min(TRIED, len(legal)))
                for move in tried:
                    yield from _accepted(subject, position, move)
                for move in tried[:SPOILT]:
                    yield from _refused(subject, position, _spoilt(move, moment, chance), legal_ones)
                yield from _refused(subject, position, _declared(subject, seat, chance), legal_ones)


def _look(subject: Subject, moment: PlayedGame, position: Position, seat: int) -> Iterator[str]:
    legal, where = moment.legal(seat), subject.at("legal")
    if legal != position.legal(seat):
        yield f"{where}: two calls give different moves; build the list from the state alone, in a stable order"
    if legal != position.seen_by(seat).legal(seat):
        yield f"{where}: seat {seat} would have other moves if it knew what is hidden; use only what it may see"
    if legal and seat not in moment.to_move and not position.sealed:
        yield f"{where}: seat {seat} is not awaited and has moves all the same; give it none there"
    for move in legal:
        if not _is_declared(subject, move):
            yield f"{where}: {move} is not declared; add its verb, arguments and values to `moves`"
        if move.get("seat") != seat:
            yield f"{where}: {move} is offered to seat {seat}; write that seat into it"


def _is_declared(subject: Subject, move: Move) -> bool:
    verbs = getattr(subject.position, "moves", None)
    try:
        return verbs is None or verbs.number_of(move) >= 0
    except UserError:
        return False


def _accepted(subject: Subject, position: Position, move: Move) -> Iterator[str]:
    try:
        position.copy().play(move, final=False)
    except IllegalMove as refused:
        yield f"{subject.at('legal')}: {move} is offered and then refused ({refused}); offer only what can be played"


def _refused(subject: Subject, position: Position, moves: Iterator[Any], legal: set[str]) -> Iterator[str]:
    tried, before = position.copy(), state_of(position)
    for move in moves:
        if _text(move) in legal:
            continue
        try:
            tried.play(move, final=False)
        except GameFault:
            raise
        except UserError:
            if state_of(tried) == before:
                continue
            yield f"{subject.at('play')}: {move} is refused and has changed the state; check before you change"
        except Exception as raised:  # noqa: BLE001 - a game may raise anything
            yield f"{subject.at('play')}: {move} raises {type(raised).__name__}: {raised}; refuse it with IllegalMove"
        else:
            yield f"{subject.at('play')}: {move} is not legal and is accepted; refuse what `legal` does not offer"
        tried = position.copy()


def _text(move: Any) -> str:
    """A move to compare: 1, 1.0 and true are three things."""
    return repr(sorted(move.items())) if isinstance(move, dict) else repr(move)


def _spoilt(move: Move, moment: PlayedGame, chance: Random) -> Iterator[Any]:
    """Yield what a careless or malicious player may send instead."""
    yield from (None, [], {}, {**move, "do": "dance"}, {**move, "why": "because"}, {**move, "seat": moment.players})
    yield {**move, "seat": None}
    yield {**move, "seat": float(move["seat"])}
    arguments = [name for name in move if name not in ("seat", "do")]
    for name in arguments:
        value = move[name]
        yield {other: kept for other, kept in move.items() if other != name}
        yield {**move, name: [value]}
        if isinstance(value, int):
            yield from ({**move, name: value + 10_000}, {**move, name: -value - 1}, {**move, name: float(value)})
            yield {**move, name: bool(value)}
    others = [seat for seat in range(moment.players) if seat not in moment.to_move]
    if others:
        yield {**move, "seat": chance.choice(others)}


def _declared(subject: Subject, seat: int, chance: Random) -> Iterator[Move]:
    """Some of all moves that the game knows."""
    verbs = getattr(subject.position, "moves", None)
    if verbs is not None:
        for number in chance.sample(range(verbs.count), min(TRIED, verbs.count)):
            yield verbs.move_of(seat, number)
