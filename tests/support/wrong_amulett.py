"""Moves of Das Amulett that are wrong in some way, or now and then right by accident."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from serai.games.amulett.edition.read import load
from tests.support.questions_amulett import ARGUMENTS, Move

EDITION = load()
METALS, COLOURS, AREAS, SPELLS = (
    list(names) for names in (EDITION.metals, EDITION.gems, EDITION.map.areas, EDITION.spells)
)

JUNK: tuple[Any, ...] = (None, True, False, 0, 1, -1, 2.0, 7, 10**30, "", "gold", "A1", "gift", [], {}, ["red"])


def wrong_value(draw: random.Random, value: Any) -> Any:
    """Often almost right, sometimes of another kind."""
    if draw.random() < 0.3:
        return draw.choice(JUNK)
    match value:
        case int():
            return value + draw.choice((-3, -2, -1, 1, 2, 3, 30))
        case str():
            return draw.choice(draw.choice((METALS, COLOURS, AREAS, SPELLS)))
        case list():
            more = [*value, draw.choice(COLOURS)]
            return draw.choice((more, value[:-1], value[:1] * 2, [draw.choice(COLOURS)], [*value, None]))
        case _:
            return wrong_bundle(draw, value)


def wrong_bundle(draw: random.Random, value: Any) -> dict[str, Any]:
    bundle = dict(value)
    for _ in range(draw.randint(1, 2)):
        kinds = [*bundle, draw.choice(METALS), draw.choice(SPELLS)]
        bundle[draw.choice(kinds)] = draw.choice((*range(-1, 6), 11, 40, True, "1"))
    if draw.random() < 0.3:
        bundle.pop(draw.choice(sorted(bundle)))
    return bundle


def wrong_move(draw: random.Random, legal: Sequence[Move], players: int) -> Any:
    verbs = sorted({move["do"] for move in legal})
    move = dict(draw.choice([move for move in legal if move["do"] == draw.choice(verbs)] or legal))
    match draw.randrange(8):
        case 0:
            move["seat"] = draw.choice((*range(-1, players + 1), None, True, "0", 1.0))
        case 1:
            move["do"] = draw.choice((*ARGUMENTS, "dance", None, 3, ["pass"]))
        case 2:
            move = {"seat": move["seat"], **any_move(draw)}
        case 3:
            move.pop(draw.choice(sorted(move)))
        case 4:
            move[draw.choice(("amount", "note", "cards"))] = draw.choice(JUNK)
        case _:
            arguments = sorted(ARGUMENTS[move["do"]])
            if not arguments:
                return draw.choice((None, 4, "pass", [move], {**any_move(draw), "seat": None}))
            argument = draw.choice(arguments)
            move[argument] = wrong_value(draw, move[argument])
    return move


def any_move(draw: random.Random) -> dict[str, Any]:
    """Some verb with its arguments, as it might be used at some other moment."""
    verb = draw.choice(sorted(ARGUMENTS))
    usual = {
        "amount": draw.randint(1, 6),
        "value": draw.randint(3, 6),
        "player": 0,
        "take": {draw.choice(METALS): 1},
        "cards": {draw.choice(METALS): 1},
        "gems": [draw.choice(COLOURS)],
        "metal": draw.choice(METALS),
        "area": draw.choice(AREAS),
        "from": draw.choice(AREAS),
        "to": draw.choice(AREAS),
        "colour": draw.choice(COLOURS),
        "spell": draw.choice(SPELLS),
        "spells": {draw.choice(SPELLS): 1},
        "deck": list(SPELLS),
        "areas": {},
    }
    return {"do": verb, **{argument: usual[argument] for argument in sorted(ARGUMENTS[verb])}}


def wrong_outcomes(draw: random.Random, move: Move) -> list[dict[str, Any]]:
    """Variants of a chance outcome."""
    (argument,) = ARGUMENTS[move["do"]]
    value = move[argument]
    values: list[Any] = list(JUNK)
    match value:
        case int():
            values += [value + 4, -value - 1]
        case list():
            values += [value[1:], [*value, value[0]], [value[1], *value[1:]], [*value[1:], "dance"], [*value[1:], None]]
        case _:
            area, other = draw.sample(sorted(value), 2)
            values += [
                {**value, area: value[area][1:]},
                {**value, area: value[area][1:], other: [*value[other], value[area][0]]},
                {**value, area: [*value[area][1:], None]},
                {**value, area: None},
                {**value, "Z9": []},
                {name: gems for name, gems in value.items() if name != area},
            ]
            values.append({**value, area: [draw.choice(COLOURS) for _ in value[area]]})
    wrong = [{**move, argument: wrong} for wrong in values]
    return [*wrong, {**move, "seat": 0}, {**move, "note": 1}, {"seat": None, "do": move["do"]}, any_outcome(draw)]


def any_outcome(draw: random.Random) -> dict[str, Any]:
    return {"seat": None, **any_move(draw)}
