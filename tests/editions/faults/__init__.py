"""Faults of edition files as plain text: what somebody writes, and after => what they are told."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from _pytest.mark import ParameterSet


def cases(name: str) -> list[ParameterSet]:
    blocks = (Path(__file__).parent / f"{name}.txt").read_text("utf-8").split("\n\n")[1:]
    pairs = [block.strip().split("\n=> ") for block in blocks]
    return [pytest.param(text, fault, id=fault) for text, fault in pairs]
