"""Makes the rules that write a quick game's views, moves and events as JSON: program text, from what the game declares.

What is written is what `PlainPosition` and `QuickPosition` say in ordinary Python (tests/third_game/test_quick.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from enum import IntEnum
from typing import Any

import msgspec
import numpy as np

from serai.games.plain_position import PlainPosition
from serai.games.plain_view import OWNERS
from serai.games.quick_parts import Draw, Form, Parts, Tells
from serai.games.record_position import ROUND
from serai.kernel.errors import UserError
from serai.kernel.json_writer import put, put_comma, put_list, put_number, put_truth, put_whole
from serai.kernel.memory import is_different
from serai.kernel.rule import rule, whole
from serai.kernel.schema import EVERYONE, OWNER, Field, Record

SHOWN_ROUND = "round"
_json = msgspec.json.encode


def writers_of(
    position: type[PlainPosition], draws: Mapping[int, Draw], events: Mapping[IntEnum, Tells], parts: Parts
) -> dict[str, Callable[..., Any]]:
    """The rules by name; see the texts below."""
    texts = {
        "put_fields": "page, at, state, now, last, viewer, is_new",
        "put_move": "page, at, seat, action",
        "put_outcome": "page, at, state, numbers, count",
        "put_event": "page, at, numbers, start, is_told",
        "put_result": "page, at, state",
    }
    known: dict[str, Any] = {
        **{function.__name__: function for function in (put, put_comma, put_list, put_number, put_truth, put_whole)},
        "is_different": is_different,
        "whole": whole,
        "filled": filled,
        "points": parts.points,
        "wins": parts.wins,
    }
    bodies = {
        "put_fields": _fields(position),
        "put_move": _move(position),
        "put_outcome": _outcome(position, draws),
        "put_event": _event(events),
        "put_result": _result(),
    }
    made = {}
    for name, arguments in texts.items():
        text = "\n".join([f"def {name}({arguments}):", *(f"    {line}" for line in bodies[name]), "    return at"])
        found: dict[str, Any] = {}
        exec(compile(text, __file__, "exec"), known, found)  # noqa: S102 - it was made above; the cache wants a file
        found[name].__module__ = position.__module__
        made[name] = rule(found[name])
    return made


@rule
def filled(numbers: Any) -> int:
    """How many there are before the zeros at the end."""
    size = whole(len(numbers))
    while size > 0 and not numbers[size - 1]:
        size -= 1
    return size


def _put(text: str) -> str:
    return f"at = put(page, at, {text.encode()!r})"


def _words(words: Mapping[int, Any], number: str) -> Iterator[str]:
    """One of several words (or numbers), by a number."""
    for place, word in words.items():
        yield f"if {number} == {place}:"
        yield "    " + _put(_json(word).decode())


# Views


def _fields(position: type[PlainPosition]) -> Iterator[str]:
    """The changes of what a viewer sees of the state, which was redacted for it."""
    record = position.record
    for field in record.fields:
        if field.visible is not EVERYONE:
            continue
        dtype, offset = record.dtype.fields[field.name][:2]  # type: ignore[index]
        yield f"if is_new or is_different(now, {offset}, last, {offset}, {dtype.itemsize}):"
        name = SHOWN_ROUND if field.name == ROUND else field.name
        yield "    " + _put('["set",["' + name + '"],')
        if field.name == "step":
            yield from (
                f"    {line}"
                for line in _words({int(step): step.name.lower() for step in position.steps}, "state.step")
            )
        elif field.name == OWNERS:
            yield from (f"    {line}" for line in _seats(field.type))
        else:
            yield from (f"    {line}" for line in _value(position, field, f"state.{field.name}"))
        yield "    " + _put("],")


def _seats(record: type[Record]) -> Iterator[str]:
    yield _put("[")
    yield "for seat in range(state.players):"
    yield "    if seat:"
    yield "        " + _put(",")
    yield "    " + _put("{")
    yield "    opening = at"
    for field in record.fields:
        if field.visible not in (EVERYONE, OWNER):
            continue
        within = "    " if field.visible is EVERYONE else "        "
        if field.visible is OWNER:
            yield "    if seat == viewer:"
        yield f"{within}at = put_comma(page, at, opening)"
        yield within + _put('"' + field.name + '":')
        yield from (within + line for line in _value(None, field, f"state.seats[seat].{field.name}"))
    yield "    " + _put("}")
    yield _put("]")


def _value(position: type[PlainPosition] | None, field: Field, place: str) -> Iterator[str]:
    """One field."""
    if field.nested or len(field.shape) > 1:
        where = f"{position.__module__}.{position.__name__}" if position else "a seat"
        raise UserError(f"{where}: the field `{field.name}` holds records or lists of lists, which no rule writes yet")
    is_truth = np.dtype(field.type) == np.bool_
    if not field.shape:
        yield f"at = put_truth(page, at, {place})" if is_truth else f"at = put_whole(page, at, {place})"
    elif not is_truth:
        yield f"at = put_list(page, at, {place}[: filled({place})])"
    else:
        yield _put("[")
        yield f"for entry in range(filled({place})):"
        yield "    if entry:"
        yield "        " + _put(",")
        yield f"    at = put_truth(page, at, {place}[entry])"
        yield _put("]")


# Moves


def _move(position: type[PlainPosition]) -> Iterator[str]:
    """A seat's move by its number."""
    first = 0
    for do, verb in position.moves.items():
        yield f"if {first} <= action < {first + verb.count}:"
        yield "    " + _put('{"seat":')
        yield "    at = put_whole(page, at, seat)"
        yield "    " + _put(f',"do":{_json(do).decode()}')
        stride = verb.count
        for name, values in verb.arguments.items():
            stride //= len(values)
            yield "    " + _put(f',"{name}":')
            yield f"    place = (action - {first}) // {stride} % {len(values)}"
            if isinstance(values, range) and values.step == 1:
                yield f"    at = put_whole(page, at, place + {values.start})"
            else:
                yield from (f"    {line}" for line in _words(dict(enumerate(values)), "place"))
        yield "    " + _put("}")
        first += verb.count


def _outcome(position: type[PlainPosition], draws: Mapping[int, Draw]) -> Iterator[str]:
    """What chance has drawn, as a move."""
    for step, draw in draws.items():
        name = position.steps(step).name.lower()
        yield f"if state.step == {int(step)}:"
        yield "    " + _put(f'{{"seat":null,"do":"{name}","{draw.argument}":')
        match draw.form:
            case Form.ONE:
                yield "    at = put_whole(page, at, numbers[0])"
            case Form.SOME:
                yield "    at = put_list(page, at, numbers[:count])"
            case Form.HANDS:
                yield "    each = count // whole(state.players)"
                yield "    " + _put("{")
                yield "    for seat in range(state.players):"
                yield "        if seat:"
                yield "            " + _put(",")
                yield "        " + _put('"')
                yield "        at = put_whole(page, at, seat)"
                yield "        " + _put('":')
                yield "        at = put_list(page, at, numbers[seat * each : (seat + 1) * each])"
                yield "    " + _put("}")
        yield "    " + _put("}")


# Events and the result


def _event(events: Mapping[IntEnum, Tells]) -> Iterator[str]:
    """What was told, from the number of the event on; `is_told` says whether hidden facts are."""
    for event, tells in events.items():
        yield f"if numbers[start] == {int(event)}:"
        yield "    " + _put(f'{{"event":"{event.name.lower()}"')
        for place, fact in enumerate((*tells.facts, *tells.hidden)):
            within = "        " if place >= len(tells.facts) else "    "
            if place == len(tells.facts):
                yield "    if is_told:"
            yield within + _put(f',"{fact.removesuffix("[]")}":')
            at = f"start + {3 + place}"
            if fact.endswith("[]"):
                yield f"{within}at = put_list(page, at, numbers[{at} : start + 3 + whole(numbers[start + 2])])"
            else:
                yield f"{within}at = put_whole(page, at, numbers[{at}])"
        yield "    " + _put("},")


def _result() -> Iterator[str]:
    """Points, and who has won."""
    yield _put('{"scores":[')
    yield "for seat in range(state.players):"
    yield "    if seat:"
    yield "        " + _put(",")
    yield "    at = put_whole(page, at, points(state, seat))"
    yield _put('],"winners":[')
    yield "opening = at"
    yield "for seat in range(state.players):"
    yield "    if wins(state, seat):"
    yield "        at = put_whole(page, put_comma(page, at, opening), seat)"
    yield _put("]}")
