"""What a guest's game may not do at a table: each is refused as its author's mistake, and nothing has changed."""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite
from typing import Any

from serai.games.faults import GameFault, at_method
from serai.games.game import Game, Move, Position
from serai.kernel.errors import UserError
from serai.kernel.event_text import EventText
from serai.kernel.json_types import ADVICE, strangers


def play(game: Game, position: Position, move: Any, *, final: bool) -> EventText:
    """Carry out a move. After GameFault the position is worth nothing: the caller keeps a copy."""
    waiting = {*position.awaited()} - {move.get("seat")} if position.sealed and isinstance(move, dict) else ()
    try:
        text = position.play(move, final=final)
    except GameFault:
        raise
    except UserError as refused:
        seat = move.get("seat") if isinstance(move, dict) else None
        if seat in position.awaited() and move in legal(game, position, seat):
            what = f"{move} is offered and then refused ({refused}); offer only what can be played"
            raise _wrong(game, position, "legal", what) from refused
        raise
    except Exception as raised:
        from serai.games import blamed

        if isinstance(raised, TypeError) and move.get("seat") is not None:
            legal(game, position, move["seat"])  # that may be the reason
        raise blamed(raised) or _wrong(game, position, "carry_out", f"{type(raised).__name__}: {raised}") from raised
    if waiting and any(text.texts):
        told = ", ".join(sorted({facts["event"] for facts in text.open()}))
        what = f"'{told}' is told before the last choice of a simultaneous step, and gives choices away"
        raise _wrong(game, position, "carry_out", f"{what}; yield no event until everybody has chosen")
    return text


def check_length(game: Game, position: Position, moves: int) -> None:
    """GameFault where a game has had all the moves that it may have, and goes on."""
    if moves >= game.most_moves and not position.over:
        what = f"a game has not ended after {moves:,} moves; end it, or declare more as `most_moves`"
        raise _wrong(game, position, "carry_out", what)


def awaited(game: Game, position: Position) -> tuple[int, ...]:
    """The seats that owe a decision, or GameFault."""
    seats = position.awaited()
    if type(seats) is not tuple or any(type(seat) is not int for seat in seats):
        raise _wrong(game, position, "awaited", f"it returns {seats!r}; return a tuple of plain numbers: write int(…)")
    return seats


def legal(game: Game, position: Position, seat: int) -> list[Move]:
    """A seat's legal moves; GameFault where they are none that can be played."""
    moves: Any = position.legal(seat)
    if type(moves) is not list:
        raise _wrong(game, position, "legal", f"it returns {moves!r}; return a list of moves")
    for strange in strangers(moves, "legal"):
        raise _wrong(game, position, "legal", f"{strange}, and moves are JSON; {ADVICE}")
    for move in moves:
        if not isinstance(move, dict) or move.get("seat") != seat or "do" not in move:
            what = f"{move} is offered to seat {seat}; a move is a dictionary with this `seat`, `do` and its arguments"
            raise _wrong(game, position, "legal", what)
    if not moves and seat in position.awaited():
        raise _wrong(game, position, "legal", f"awaited seat {seat} has no legal move; offer one, if only to pass")
    return moves


def check_result(game: Game, position: Position, result: object) -> dict[str, Any]:
    """A result that says who has won, and with how many points; or GameFault."""
    for reason in result_faults(result, position.players):
        raise _wrong(game, position, "result", reason)
    assert isinstance(result, dict)
    return result


def result_faults(result: object, players: int) -> list[str]:
    """What is wrong with a result."""
    form = 'return {"scores": […], "winners": […]}'
    if not isinstance(result, Mapping):
        return [f"it returns {result!r}; {form}"]
    if strange := list(strangers(dict(result))):
        return [f"{strange[0]}, and results are JSON; {ADVICE}"]
    winners, scores = result.get("winners"), result.get("scores")
    if not isinstance(winners, list) or not winners or any(not _is_seat(seat, players) for seat in winners):
        return [f"winners are {winners!r}; give a list of one or more seats, 0 to {players - 1}: {form}"]
    if not isinstance(scores, list) or len(scores) != players or not all(map(_is_number, scores)):
        return [f"scores are {scores!r}; give one number for each of the {players} seats: {form}"]
    return []


def _is_seat(value: object, players: int) -> bool:
    return type(value) is int and 0 <= value < players


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and isfinite(value)


def _wrong(game: Game, position: Position, method: str, what: str) -> GameFault:
    return GameFault(game.id, at_method(type(position), method), what)
