"""Moves of Das Amulett spelt out the plain way, to compare with what compiled code writes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from serai.games.amulett.notation import Notation
from serai.games.amulett.rules.state import (
    ACTIONS,
    AREAS,
    BUNDLE_BITS,
    COLOURS,
    KEEP_BASE,
    METAL_CARDS,
    METALS,
    PICK_BASE,
)
from serai.games.game import Move


def spelt(names: Notation, seat: int, action: int, dealt: Sequence[int]) -> Move:
    """A move by its number; `dealt` are the seat's spells of the experienced set-up."""
    verb, value = ACTIONS.decode(action)
    return {"seat": seat, "do": verb, **_arguments(names, verb, value, dealt)}


def _arguments(names: Notation, verb: str, value: int, dealt: Sequence[int]) -> dict[str, Any]:
    match verb:
        case "pass":
            return {}
        case "bid" | "bid_spell":
            return {"amount": value}
        case "move":
            return {"area": names.areas[value]}
        case "income":
            return {"take": names.bundle(unpack(value))}
        case "pay" | "take":
            return {"cards": names.bundle(unpack(value))}
        case "gem":
            return {"gems": [names.colours[digit - 1] for digit in reversed(digits(value, PICK_BASE)) if digit]}
        case "desire":
            return {"metal": names.metals[value]}
        case "journey":
            return {"value": value}
        case "teleport":
            gem, target = divmod(value, AREAS)
            source, colour = divmod(gem, COLOURS)
            return {"from": names.areas[source], "colour": names.colours[colour], "to": names.areas[target]}
        case "keep":
            kept = zip(dealt, digits(value, KEEP_BASE), strict=False)
            return {"spells": {names.spells[spell]: stones for spell, stones in kept if stones}}
        case _:
            return {"spell": names.spells[value]}


def unpack(bundle: int) -> list[int]:
    """A bundle as numbers of cards by metal."""
    return [(bundle >> (BUNDLE_BITS * metal)) & METAL_CARDS for metal in range(METALS)]


def digits(value: int, base: int) -> list[int]:
    """The digits of a number, lowest first."""
    found = []
    while value:
        value, digit = divmod(value, base)
        found.append(digit)
    return found
