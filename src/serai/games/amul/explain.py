"""Āmul A11, A16: the score sheet that explains itself, as ordinary Python gets it from compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from serai.games.amul.edition.compile import compile_data, data_of
from serai.games.amul.edition.read import Edition
from serai.games.amul.rules import scoring
from serai.games.amul.rules.sheet import ROWS, Row, Sheet
from serai.games.amul.seen.entry_points import score_areas, score_written
from serai.games.amul.seen.explanation import put_score, room_for
from serai.games.amul.seen.reasons import reasons_of
from serai.kernel.schema import blank

Areas = Sequence[Sequence[int]]

ROW_NAMES = [row.name.lower() for row in Row]

# Use the number types of the compiled scoring: with others all of it would be compiled again.
_seat: Any = np.int32
_field: Any = np.int16
_place: Any = np.int64


def fill_sheet(edition: Edition, areas: Areas, house: int = 0) -> Sheet:
    """The score sheet of any distribution of cards (A11.4), by house rules as the bits of a number."""
    filled = blank(Sheet, 1)
    cards: Any = np.array([card for area in areas for card in area], dtype=np.uint8)
    seats: Any = np.repeat(np.arange(len(areas), dtype=np.int32), [len(area) for area in areas])
    score_areas(cards, seats, _field(len(areas)), _field(house), data_of(edition), filled)
    sheet: Sheet = filled[0]
    return sheet


def result_of(sheet: Sheet) -> dict[str, Any]:
    """A15.5: the result in the record's form."""
    columns = [sheet.seats[seat] for seat in range(sheet.players)]
    lines = [[*(int(points) for points in column.rows), int(column.total), int(column.wins)] for column in columns]
    return result_of_lines(lines, [int(scoring.prowess(sheet, _seat(seat))) for seat in range(sheet.players)])


def result_of_lines(lines: Sequence[Sequence[int]], prowess: Sequence[int]) -> dict[str, Any]:
    """The same from what playout.write_result gives: per seat the rows of the sheet, the total and whether it wins."""
    return {
        "scores": [line[ROWS] for line in lines],
        "breakdown": [dict(zip(ROW_NAMES, line[:ROWS], strict=True)) for line in lines],
        "prowess": list(prowess),
        "winners": [seat for seat, line in enumerate(lines) if line[ROWS + 1]],
    }


def explain(edition: Edition, areas: Areas) -> list[dict[str, Any]]:
    """Per seat: each card with its points and why, and both majorities."""
    explanation: list[dict[str, Any]] = score(edition, areas)["explanation"]
    return explanation


def score(edition: Edition, areas: Areas, house: int = 0) -> dict[str, Any]:
    """The result of any distribution of cards, with the explanation of every point."""
    return _explained(edition, fill_sheet(edition, [sorted(area) for area in areas], house), sum(map(len, areas)))


def score_columns(edition: Edition, columns: Sequence[Sequence[int]], house: int = 0) -> dict[str, Any]:
    """The same for what each seat has on paper (sheet.WRITTEN). No value of a card is needed for it."""
    filled = blank(Sheet, 1)
    written: Any = np.array(columns, dtype=np.int32)
    score_written(written, _field(house), data_of(edition), filled)
    return _explained(edition, filled[0], 0)


def _explained(edition: Edition, sheet: Sheet, cards: int) -> dict[str, Any]:
    reasons = reasons_of(edition)[0]
    page: Any = np.empty(room_for(reasons, cards), dtype=np.uint8)
    end = put_score(page, _place(0), reasons, compile_data(edition), sheet)
    found: dict[str, Any] = msgspec.json.decode(page[:end].tobytes())
    return found
