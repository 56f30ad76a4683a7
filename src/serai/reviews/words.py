"""A review in words, for the terminal. The browser has its own page (web/src/review)."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from serai.games.plain_wording import find_wording
from serai.games.wording import SURE, Reader, Wording
from serai.reviews.coach import sentences, title, verdict
from serai.reviews.report import Alternative, Moment, Review, SeatReview

NARROWEST = 5
"""a column of percentages"""


def lines(review: Review, edition: Any, reader: Reader) -> Iterator[str]:
    """All that a review says, seat by seat."""
    for number, seat in enumerate(review.seats):
        own = replace(reader, seat=seat.seat)
        if number:
            yield ""
        yield from _seat_lines(seat, review, find_wording(review.game, edition, own), own)


def _seat_lines(seat: SeatReview, review: Review, words: Wording, reader: Reader) -> Iterator[str]:
    yield reader.names[seat.seat]
    yield from (f"  {sentence}" for sentence in sentences(seat, words, reader))
    yield ""
    for moment in seat.moments:
        yield f"  {title(moment, words, reader)}"
        yield f"    {verdict(moment, words, reader)}"
        yield ""
    yield f"  {reader.say('ui-review-method')}"
    yield from (f"    {line}".rstrip() for line in _method_lines(seat, review, words, reader))


def _method_lines(seat: SeatReview, review: Review, words: Wording, reader: Reader) -> Iterator[str]:
    """The numbers behind it."""
    verdicts = Counter(decision.verdict for decision in seat.decisions)
    yield reader.say("ui-review-made", open=str(review.open).lower(), worlds=review.worlds)
    counted: dict[str, object] = {name: verdicts[name] for name in ("cost", "equal", "best")}
    yield reader.say("ui-review-counted", count=len(seat.decisions), **counted)
    yield ""
    for moment in seat.moments:
        yield from _numbers(moment, words, reader)
        yield ""
    yield from _parts(seat, review.players, reader)
    yield ""
    yield from _ribbon(seat, reader)


def _numbers(moment: Moment, words: Wording, reader: Reader) -> Iterator[str]:
    """What the choices of a moment promised."""
    decision = moment.decision
    yield title(moment, words, reader)
    cost = reader.say("ui-review-cost", verdict=decision.verdict, cost=_percent(decision.cost))
    yield f"  {words.advised(decision.move)}: {_promise(decision.win, reader)}, {cost}."
    for other in moment.others:
        yield f"  {words.advised(other.move)}: {_promise(other.win, reader)}, {_compared(other, reader)}"


def _promise(win: float, reader: Reader) -> str:
    return reader.say("ui-review-promise", win=_percent(win))


def _compared(other: Alternative, reader: Reader) -> str:
    side = "equal" if abs(other.gain) <= SURE * other.gain_error else "more" if other.gain > 0 else "less"
    return reader.say("ui-review-other", side=side, by=_percent(abs(other.gain)))


def _parts(seat: SeatReview, players: int, reader: Reader) -> Iterator[str]:
    """The result as a sum; what reads as zero is left out."""
    parts = [part for part in seat.parts if _in_tenths(abs(part.share)) > 0]
    names = [reader.say("ui-review-part", part=name) for name in ("equal", *(part.part for part in parts), "result")]
    wide = max(map(len, names)) + 2
    yield f"{reader.say('ui-review-part', part='equal'):<{wide}}{_tenths(1 / players, reader):>7}"
    for part in parts:
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
    return reader.say("ui-review-tenths", number=_in_tenths(share))


def _in_tenths(share: float) -> float:
    return math.floor(1000 * share + 0.5) / 10


def _share(share: float, reader: Reader) -> str:
    return reader.say("ui-review-percent", number=_percent(share))


def _percent(share: float) -> float:
    """In whole percents; below ten with a decimal place."""
    percent = 100 * share
    return math.floor(percent + 0.5) if abs(percent) >= 10 else math.floor(percent * 10 + 0.5) / 10
