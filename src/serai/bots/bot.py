"""What every bot has in common: it gets a Sight and a budget, and returns a thought."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from serai.bots.sight import Sight
from serai.kernel.errors import UserError
from serai.kernel.game import Move


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: a number of simulations, a number of milliseconds, or whichever ends first."""

    simulations: int | None = None
    milliseconds: float | None = None

    @classmethod
    def parse(cls, text: str) -> Budget:
        """`2000` are simulations, `100ms` milliseconds."""
        match = re.fullmatch(r"([1-9]\d{0,8})(ms)?", text)
        if match is None:
            raise UserError(f"'{text}' is no budget: write simulations like 2000 or milliseconds like 100ms")
        number = int(match[1])
        return cls(milliseconds=number) if match[2] else cls(simulations=number)

    def __str__(self) -> str:
        parts = []
        if self.simulations is not None:
            parts.append(str(self.simulations))
        if self.milliseconds is not None:
            parts.append(f"{self.milliseconds:g}ms")
        return " or ".join(parts) or "none"


@dataclass(frozen=True)
class Option:
    """One legal move as a bot sees it: higher values are better, visits are how often the search tried it."""

    move: Move
    value: float
    visits: int = 0


@dataclass(frozen=True)
class Thought:
    """A decision and what led to it, best option first."""

    move: Move
    options: tuple[Option, ...] = ()
    simulations: int = 0


class Bot(ABC):
    """A bot plays any seat of its game. It keeps nothing between decisions, so one bot may serve many tables."""

    name: ClassVar[str] = ""

    def __init__(self, game: str):
        self.game = game

    @abstractmethod
    def decide(self, sight: Sight, budget: Budget | None = None) -> Thought:
        """Choose one of `sight.legal`. Without a budget the bot uses its own."""

    def warm_up(self) -> None:
        """Compile what the bot needs, so that its first decision is as quick as the others."""
