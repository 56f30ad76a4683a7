"""What the author of a game imports, all in one place. docs/write-a-game.md leads through it.

A game is a package: its `__init__.py` makes a `Game`, its `quick.py` derives a `QuickPosition`, and its rules are
functions marked `rule` over a state that is declared as a `Record`.

A name is imported when it is first asked for: `Game` is light, and rules are heavy.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from serai.arranged import arranged
    from serai.games.game import Edition, Game, Move, Position, RulesEdition
    from serai.games.options import Option, choice, flag, house_rule, whole_number
    from serai.games.plain_position import PlainPosition
    from serai.games.plain_wording import PlainWording
    from serai.games.quick_parts import EVERYBODY, Draw, Form, Parts, Tells, Told, fact, tell
    from serai.games.quick_position import QuickPosition
    from serai.games.verbs import Verb
    from serai.games.wording import Reader
    from serai.kernel.chance import Generator, below, shuffle, swap
    from serai.kernel.edition import Library, content_hash
    from serai.kernel.errors import IllegalMove, UserError
    from serai.kernel.event_text import Event
    from serai.kernel.outcome import Chance, Hands, One, Shuffled, Some
    from serai.kernel.rule import rule, whole
    from serai.kernel.schema import (
        EVERYONE,
        NOBODY,
        OWNER,
        Ints,
        Record,
        boolean,
        i8,
        i16,
        i32,
        i64,
        one,
        several,
        u8,
        u16,
        u32,
        u64,
    )
    from serai.kernel.toml_reader import EditionFault, Section

__all__ = [
    "EVERYBODY",
    "EVERYONE",
    "NOBODY",
    "OWNER",
    "Chance",
    "Draw",
    "Edition",
    "EditionFault",
    "Event",
    "Form",
    "Game",
    "Generator",
    "Hands",
    "IllegalMove",
    "Ints",
    "Library",
    "Move",
    "One",
    "Option",
    "Parts",
    "PlainPosition",
    "PlainWording",
    "Position",
    "QuickPosition",
    "Reader",
    "Record",
    "RulesEdition",
    "Section",
    "Shuffled",
    "Some",
    "Tells",
    "Told",
    "UserError",
    "Verb",
    "arranged",
    "below",
    "boolean",
    "choice",
    "content_hash",
    "fact",
    "flag",
    "house_rule",
    "i8",
    "i16",
    "i32",
    "i64",
    "one",
    "rule",
    "several",
    "shuffle",
    "swap",
    "tell",
    "u8",
    "u16",
    "u32",
    "u64",
    "whole",
    "whole_number",
]

_ROOMS = {
    "serai.arranged": ("arranged",),
    "serai.games.game": ("Edition", "Game", "Move", "Position", "RulesEdition"),
    "serai.games.options": ("Option", "choice", "flag", "house_rule", "whole_number"),
    "serai.games.plain_position": ("PlainPosition",),
    "serai.games.plain_wording": ("PlainWording",),
    "serai.games.quick_parts": ("EVERYBODY", "Draw", "Form", "Parts", "Tells", "Told", "fact", "tell"),
    "serai.games.quick_position": ("QuickPosition",),
    "serai.games.verbs": ("Verb",),
    "serai.games.wording": ("Reader",),
    "serai.kernel.chance": ("Generator", "below", "shuffle", "swap"),
    "serai.kernel.edition": ("Library", "content_hash"),
    "serai.kernel.errors": ("IllegalMove", "UserError"),
    "serai.kernel.event_text": ("Event",),
    "serai.kernel.outcome": ("Chance", "Hands", "One", "Shuffled", "Some"),
    "serai.kernel.rule": ("rule", "whole"),
    "serai.kernel.schema": (
        "EVERYONE",
        "NOBODY",
        "OWNER",
        "Ints",
        "Record",
        "boolean",
        "i8",
        "i16",
        "i32",
        "i64",
        "one",
        "several",
        "u8",
        "u16",
        "u32",
        "u64",
    ),
    "serai.kernel.toml_reader": ("EditionFault", "Section"),
}
_HOMES = {name: room for room, names in _ROOMS.items() for name in names}


def __getattr__(name: str) -> object:
    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"serai.authoring has no {name!r}")


def __dir__() -> list[str]:
    return __all__
