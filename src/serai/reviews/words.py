"""A review in words, for the terminal. The browser has its own page (web/src/review)."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec

from serai.games import find_wording
from serai.games.wording import SURE, Reader, Wording
from serai.reviews.report import Alternative, Moment, Review, SeatReview

NARROWEST = 5
"""a column of percentages"""


def lines(review: Review, edition: Any, reader: Reader) -> Iterator[str]:
    """All that a review says, seat by seat."""
    yield reader.say("ui-review-made", open=str(review.open).lower(), worlds=review.worlds)
    for seat in review.seats:
        own = replace(reader, seat=seat.seat)
        yield ""
        yield from _seat_lines(seat, review.players, find_wording(review.game, edition, own), own)


def _seat_lines(seat: SeatReview, players: int, words: Wording, reader: Reader) -> Iterator[str]:
    verdicts = Counter(decision.verdict for decision in seat.decisions)
    result = reader.say("ui-review-result", share=_percent(seat.result))
    yield f"{reader.names[seat.seat]}: {result}"
    counted: dict[str, object] = {name: verdicts[name] for name in ("cost", "equal", "best")}
    yield "  " + reader.say("ui-review-counted", count=len(seat.decisions), **counted)
    yield ""
    for moment in seat.moments:
        yield from (f"  {line}" for line in _moment_lines(moment, words, reader))
        yield ""
    yield from (f"  {line}" for line in _parts(seat, players, reader))
    yield ""
    yield from (f"  {line}" for line in _ribbon(seat, reader))


def _moment_lines(moment: Moment, words: Wording, reader: Reader) -> Iterator[str]:
    decision = moment.decision
    cost = _percent(decision.cost)
    yield reader.say("ui-review-moment", round=decision.round, move=words.advised(decision.move))
    promise = reader.say("ui-review-promise", win=_percent(decision.win))
    yield f"  {promise}: {reader.say('ui-review-cost', verdict=decision.verdict, cost=cost)}"
    for other in moment.others:
        yield f"  {words.advised(other.move)}: {_other(other, words, reader)}"


def _other(other: Alternative, words: Wording, reader: Reader) -> str:
    side = "equal" if abs(other.gain) <= SURE * other.gain_error else "more" if other.gain > 0 else "less"
    why = "" if side == "equal" else words.reasons(msgspec.to_builtins(other))
    by = _percent(abs(other.gain))
    promise = reader.say("ui-review-promise", win=_percent(other.win))
    compared = reader.say("ui-review-other", side=side, by=by, why=why, why_count=int(bool(why)))
    return f"{promise}, {compared}"


def _parts(seat: SeatReview, players: int, reader: Reader) -> Iterator[str]:
    """The result as a sum."""
    wide = max(len(reader.say("ui-review-part", part=part.part)) for part in seat.parts) + 2
    yield f"{reader.say('ui-review-part', part='equal'):<{wide}}{_tenths(1 / players, reader):>7}"
    for part in seat.parts:
        name, sign = reader.say("ui-review-part", part=part.part), "+" if part.share >= 0 else "−"
        share, error = sign + _tenths(abs(part.share), reader), _tenths(part.error, reader)
        yield f"{name:<{wide}}{share:>7} (± {error})"
    yield f"{reader.say('ui-review-part', part='result'):<{wide}}{_tenths(seat.result, reader):>7}"


def _ribbon(seat: SeatReview, reader: Reader) -> Iterator[str]:
    """A line for each round, a column for each seat."""
    wide = max(NARROWEST, *map(len, reader.names)) + 2
    last = len(seat.ribbon) - 1
    first = max(len(_round(reader, number)) for number in (None, seat.ribbon[-1].round)) + 2
    title = reader.say("ui-review-chances")
    first = max(first, len(title) + 2)
    yield f"{title:<{first}}" + "".join(f"{name:>{wide}}" for name in reader.names)
    for place, standing in enumerate(seat.ribbon):
        name = _round(reader, None if place == last else standing.round)
        yield f"{name:<{first}}" + "".join(f"{_share(win, reader):>{wide}}" for win in standing.wins)


def _round(reader: Reader, number: int | None) -> str:
    return reader.say("ui-review-over") if number is None else reader.say("ui-review-round", round=number)


def _tenths(share: float, reader: Reader) -> str:
    return reader.say("ui-review-tenths", number=math.floor(1000 * share + 0.5) / 10)


def _share(share: float, reader: Reader) -> str:
    return reader.say("ui-review-percent", number=_percent(share))


def _percent(share: float) -> float:
    """In whole percents; below ten with a decimal place."""
    percent = 100 * share
    return math.floor(percent + 0.5) if abs(percent) >= 10 else math.floor(percent * 10 + 0.5) / 10
