"""What the author of a game imports, all in one place. docs/write-a-game.md leads through it.

A game is a package: its `__init__.py` makes a `Game`, its `position.py` derives a `PlainPosition`, and its rules are
functions marked `rule` over a state that is declared as a `Record`.
"""

from __future__ import annotations

import numpy as np

from serai.games.game import Edition, Game, Move, RulesEdition
from serai.games.options import choice, flag, whole_number
from serai.games.plain_position import PlainPosition
from serai.games.verbs import Verb
from serai.kernel.chance import Generator, below, shuffle, swap
from serai.kernel.edition import Library, content_hash
from serai.kernel.errors import IllegalMove, UserError
from serai.kernel.event_text import Event
from serai.kernel.outcome import Chance, Hands, One, Shuffled, Some
from serai.kernel.rule import rule
from serai.kernel.schema import (
    EVERYONE,
    NOBODY,
    OWNER,
    Ints,
    Record,
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
    "EVERYONE",
    "NOBODY",
    "OWNER",
    "Chance",
    "Edition",
    "EditionFault",
    "Event",
    "Game",
    "Generator",
    "Hands",
    "IllegalMove",
    "Ints",
    "Library",
    "Move",
    "One",
    "PlainPosition",
    "Record",
    "RulesEdition",
    "Section",
    "Shuffled",
    "Some",
    "UserError",
    "Verb",
    "below",
    "boolean",
    "choice",
    "content_hash",
    "flag",
    "i8",
    "i16",
    "i32",
    "i64",
    "one",
    "rule",
    "several",
    "shuffle",
    "swap",
    "u8",
    "u16",
    "u32",
    "u64",
    "whole_number",
]

boolean = np.bool_
"""the kind of a field that is true or false"""
