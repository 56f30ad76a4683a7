"""What the worked examples of a rule book consist of.

A game's `examples.py` lays things out and asks the rules what comes of it. `python -m tools.rule_books` writes
that down as `words/examples.json`, so that nobody has to compile rules to read about them.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Thing:
    """A card, a spell or the like: how the game's drawings call it, its name, and a figure that belongs to it."""

    id: int | str
    name: str
    figure: str = ""


@dataclass(frozen=True)
class ExampleRow:
    """A player or a case: the things that lie there, and the figures that follow."""

    label: str
    things: tuple[Thing, ...]
    figures: tuple[str, ...]


@dataclass(frozen=True)
class WorkedExample:
    """`columns` are headings: of the labels, of the things, and one for each figure."""

    columns: tuple[str, ...]
    rows: tuple[ExampleRow, ...]
    outcome: str
    """what to learn from it, in a sentence"""
