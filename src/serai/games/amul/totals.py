"""Āmul's plain score pad: points by colour and symbols, as people have them on paper; what cannot be is refused.

No value of a card is asked for, so it is right for every printing. The rules do the rest (rules/scoring.py).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from serai.games.amul.edition.fields import FEWEST_PLAYERS, MOST_PLAYERS
from serai.games.amul.edition.read import LETTER, Edition
from serai.games.amul.explain import score_columns
from serai.games.amul.rules.sheet import COLOURS, MOST_WRITTEN_POINTS, MOST_WRITTEN_SYMBOLS, WRITTEN
from serai.kernel.errors import IllegalMove, UserError
from serai.kernel.toml_reader import did_you_mean, is_integer, shown

MOST = {field: MOST_WRITTEN_POINTS if place < COLOURS else MOST_WRITTEN_SYMBOLS for place, field in enumerate(WRITTEN)}
FIELDS = ("name", *WRITTEN, "letter")


class Totals:
    """The totals of each player, one object per seat; anything left out is 0."""

    def __init__(self, totals: Sequence[object]):
        if not FEWEST_PLAYERS <= len(totals) <= MOST_PLAYERS:
            reason = (
                f"{len(totals)} players: Āmul is for {FEWEST_PLAYERS} to {MOST_PLAYERS}, each with their own totals"
            )
            raise UserError(reason, "amul-refuse-players", {"fewest": FEWEST_PLAYERS, "most": MOST_PLAYERS})
        seats = [_seat(place, seat) for place, seat in enumerate(totals)]
        self.names = [seat.get("name", "") for seat in seats]
        self._columns = [_column(place, seat) for place, seat in enumerate(seats)]

    def score(self, edition: Edition, house: int) -> dict[str, Any]:
        """The result in the record's form, and the explanation of both majorities."""
        return score_columns(edition, self._columns, house)


def _seat(place: int, seat: object) -> Mapping[str, Any]:
    if not isinstance(seat, Mapping):
        raise _refused(place, f"{shown(seat)} is not an object with totals", "amul-pad-no-totals", given=shown(seat))
    for field in seat:
        if field not in FIELDS:
            known = ", ".join(FIELDS)
            reason = f"{shown(field)} is none of {known}{did_you_mean(field, FIELDS)}"
            raise _refused(place, reason, "amul-pad-no-field", given=shown(field), fields=known)
    if not isinstance(seat.get("name", ""), str):
        reason = f"{shown(seat['name'])} is not a name; write a text"
        raise _refused(place, reason, "amul-pad-no-name", given=shown(seat["name"]))
    return seat


def _column(place: int, seat: Mapping[str, Any]) -> list[int]:
    for field, most in MOST.items():
        if not is_integer(seat.get(field, 0), 0, most):
            given = shown(seat[field])
            reason = f"{field}: {given} is not a whole number from 0 to {most}"
            raise _refused(place, reason, "amul-pad-no-count", row=field, given=given, most=most)
    _check_letter(place, seat)
    return [seat.get(field, 0) for field in WRITTEN]


def _check_letter(place: int, seat: Mapping[str, Any]) -> None:
    """A1.3: a letter belongs to Military symbols. Nothing else depends on it here (A12.2)."""
    letter = seat.get("letter")
    if letter is None:
        return
    if not isinstance(letter, str) or not LETTER.fullmatch(letter):
        reason = f"{shown(letter)} is not a letter; write A to Z, after Z comes AA"
        raise _refused(place, reason, "amul-pad-no-letter", given=shown(letter))
    if not seat.get("military"):
        reason = f"seat {place}: the letter {letter} belongs to Military symbols, and there are none"
        raise IllegalMove("A1.3", reason, "amul-pad-letter-alone", {"seat": place, "letter": letter})


def _refused(seat: int, reason: str, message: str, **facts: object) -> UserError:
    return UserError(f"seat {seat}: {reason}", message, {"seat": seat, **facts})
