"""Names that look the same to people, though their letters differ."""

from __future__ import annotations

import unicodedata

_CYRILLIC = "аеорсухіјѕԁһӏԛԝвкмнт", "aeopcyxijsdhlqwbkmht"
_GREEK = "αεικνορτυχ", "aeikvoptux"
_OTHERS = "ıɑɡℓ", "iagl"
_PLAIN = str.maketrans(*("".join(parts) for parts in zip(_CYRILLIC, _GREEK, _OTHERS, strict=True)))
"""small letters of other alphabets, and the Latin ones that they look like"""
_ALIKE = str.maketrans("i10", "llo")
"""a large I, a small l and a 1 look the same in many fonts, and so do O and 0"""


def look_alike(one: str | None, other: str | None) -> bool:
    """Whether people would take one name for the other: case, width, alphabet and digits aside."""
    return one is not None and other is not None and _skeleton(one) == _skeleton(other)


def _skeleton(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold().translate(_PLAIN).translate(_ALIKE)
