"""Short ways to ask our scoring of Āmul."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from serai.games.amul.edition.read import Edition, load
from serai.games.amul.explain import explain, fill_sheet, power_points, result_of
from tests.support.amul_editions import edition_with

Areas = Sequence[Sequence[int]]


def score(areas: Areas, edition: Edition | None = None) -> dict[str, Any]:
    """The result in the record's form."""
    return result_of(fill_sheet(edition or load(), areas))


def points(areas: Areas, card: int, edition: Edition | None = None) -> int:
    """What one card scores where it lies."""
    sheets = explain(edition or load(), areas)
    (found,) = [entry for sheet in sheets for entry in sheet["cards"] if entry["card"] == card]
    return int(found["points"])


def points_by_power(areas: Areas, seat: int, kind: str, card: int, power: Mapping[str, Any]) -> int:
    """What one power gives if the card, of that kind, carried it."""
    return power_points(edition_with({kind: [power]}), areas, seat, card)
