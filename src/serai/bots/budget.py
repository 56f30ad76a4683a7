"""How long a bot may think."""

from __future__ import annotations

import re
from dataclasses import dataclass

from serai.kernel.errors import UserError


@dataclass(frozen=True)
class Budget:
    """A number of simulations, of milliseconds, or whichever ends first."""

    simulations: int | None = None
    milliseconds: float | None = None

    def __post_init__(self) -> None:
        if self.simulations is None and self.milliseconds is None:
            raise ValueError("a budget without a limit would never be spent")

    @classmethod
    def parse(cls, text: str) -> Budget:
        """`2000` are simulations, `100ms` milliseconds."""
        match = re.fullmatch(r"([1-9]\d{0,8})(ms)?", text)
        if match is None:
            raise UserError(f"'{text}' is not a budget: write simulations like 2000 or milliseconds like 100ms")
        number = int(match[1])
        return cls(milliseconds=number) if match[2] else cls(simulations=number)
