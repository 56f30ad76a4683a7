"""Names and lines that people write, shown without invisible characters."""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 24
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""letters and symbols that nobody can see"""


def visible(text: str) -> str:
    """A name or a line without control characters, stray spaces and what cannot be seen."""
    kept = "".join(
        " " if char.isspace() or char in BLANK else char
        for char in text
        if char.isspace() or not unicodedata.category(char).startswith("C")
    )
    return " ".join(kept.split())
