"""Short ways to ask our scoring of Āmul."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from serai.games.amul.edition.compile import compile_data
from serai.games.amul.edition.read import Edition, load
from serai.games.amul.explain import explain, fill_sheet, result_of
from serai.games.amul.rules import powers
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
    """What one power gives if the card, of that kind, carried it; without the floor of A16."""
    edition = edition_with({kind: [power]})
    data = compile_data(edition)
    number = int(data.kind[card])
    copies = sorted(other for other in areas[seat] if data.kind[other] == number)
    row = data.powers[data.kind_first[number]]
    place: Any = np.int32(seat)
    return int(powers.points_of(fill_sheet(edition, areas), data, row, place, copies.index(card) + 1))
