"""Das Amulett: moves that a person writes out, because the menu holds only the sensible ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from serai.games.amulett.edition.read import Edition
from serai.games.game import Move
from serai.games.wording import Reader
from serai.terminal.renderer import View

ARGUMENTS = {"income": "take", "pay": "cards", "take": "cards"}


def typed_move(edition: Edition, reader: Reader, view: View, words: Sequence[str]) -> Move | None:
    """The move that some words mean at this step; None where they mean none."""
    verb = "take" if view["step"] == "curse" else view["step"]
    names = _Names(edition, reader.language)
    arguments: dict[str, Any] | None = None
    match verb, list(words):
        case "bid" | "bid_spell", [amount] if amount.isdecimal():
            arguments = {"amount": int(amount[:9])}
        case "income" | "pay" | "take", [_, *_]:
            cards = names.counted(words, names.metals)
            arguments = None if cards is None else {ARGUMENTS[verb]: cards}
        case "gem", [_, *_]:
            gems = [names.gems.get(word.casefold()) for word in words]
            arguments = None if None in gems else {"gems": gems}
        case "teleport", [colour, source, target]:
            gem = names.gems.get(colour.casefold())
            arguments = None if gem is None else {"from": source.upper(), "colour": gem, "to": target.upper()}
        case "keep", [_, *_]:
            spells = names.counted(words, names.spells)
            arguments = None if spells is None else {"spells": spells}
        case "move", [area]:
            arguments = {"area": area.upper()}
    return None if arguments is None else {"seat": reader.seat, "do": verb, **arguments}


class _Names:
    """What a person may call things: by the edition's names in the reader's language, or by ids."""

    def __init__(self, edition: Edition, language: str):
        self.metals = _by_name(edition.metals, language)
        self.gems = _by_name(edition.gems, language)
        self.spells = _by_name(edition.spells, language)

    def counted(self, words: Sequence[str], names: Mapping[str, str]) -> dict[str, int] | None:
        """Names with a number before or after each: `2 gold 1 iron`, `gift 3`. None where a word is neither."""
        found: dict[str, int] = {}
        name = ""
        number: int | None = None
        for word in [*words, ""]:
            if word.isdecimal():
                number = int(word[:9])
            else:
                name = f"{name} {word}".strip().casefold()
            if number is not None and name in names:
                found[names[name]] = number
                name, number = "", None
        return None if name or number is not None else found


def _by_name(entries: Mapping[str, Any], language: str) -> dict[str, str]:
    return {called: key for key, entry in entries.items() for called in (key, entry.name[language].casefold())}
