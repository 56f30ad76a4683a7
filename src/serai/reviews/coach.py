"""The sentences with which a review begins: how the game went, what cost most, and what was done best."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from serai.games.wording import Reader, Wording
from serai.reviews.report import Moment, SeatReview


def sentences(seat: SeatReview, words: Wording, reader: Reader) -> list[str]:
    """What a coach would say. The browser says the same (web/src/review/coach.ts)."""
    return [_course(seat, reader), *_decisions(seat, words, reader)]


def verdict(moment: Moment, words: Wording, reader: Reader) -> str:
    """What was chosen, and what was better and why, or why nothing was."""
    other: dict[str, Any] = msgspec.to_builtins(moment.others[0])
    decision = moment.decision
    better = other["move"] if decision.verdict == "cost" else decision.move
    why = words.reasons({**other, "move": better})
    return reader.say(
        "ui-review-verdict",
        verdict=decision.verdict,
        move=words.advised(decision.move),
        better=words.advised(better),
        why=why,
        why_count=int(bool(why)),
    )


def title(moment: Moment, words: Wording, reader: Reader) -> str:
    """A moment by its round and by what was at stake."""
    what = words.moment(msgspec.to_builtins(moment))
    return reader.say("ui-review-moment", round=moment.decision.round, moment=what)


def _course(seat: SeatReview, reader: Reader) -> str:
    winners = [name for name, win in zip(reader.names, seat.ribbon[-1].wins, strict=True) if win > 0]
    end = "lost" if seat.result == 0 else "won" if len(winners) == 1 else "shared"
    turn: int | str = "none" if seat.turn is None else seat.turn
    return reader.say("ui-coach-course", end=end, winners=reader.all_of(winners), turn=turn)


def _decisions(seat: SeatReview, words: Wording, reader: Reader) -> Iterator[str]:
    found = {moment.decision.verdict: moment for moment in reversed(seat.moments)}
    if seat.decisions and "cost" not in found:
        yield reader.say("ui-coach-sound")
    if "cost" in found:
        yield reader.say("ui-coach-cost", moment=title(found["cost"], words, reader))
    if "best" in found:
        yield reader.say("ui-coach-best", moment=title(found["best"], words, reader))
    elif "cost" in found:
        good = sum(decision.verdict != "cost" for decision in seat.decisions)
        yield reader.say("ui-coach-good", good=good, count=len(seat.decisions))
