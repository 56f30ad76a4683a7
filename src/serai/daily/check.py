"""Whether a record is of the daily deal: that day's cards, those bots, and every bot's move the one it would make."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from serai.bots.levels import LEVELS, LevelBot
from serai.bots.sight import Sight
from serai.daily.deal import day_of, secret_of
from serai.daily.terms import DailyTerms, terms_of
from serai.kernel.deal import Draws
from serai.kernel.words import say
from serai.records.deal import BadDeal, check_deal
from serai.records.replay import Head, same

PERSON = 0
"""the seat of the person"""


@dataclass(frozen=True)
class DailyOutcome:
    """Somebody's result of the daily deal."""

    place: int
    """1 for the winners; equal points share a place"""
    points: float


def daily_of(head: Head) -> date | None:
    """Return the day whose deal a record claims to be; None if it claims nothing."""
    deal = head.record.get("deal")
    return day_of(head.game.id, deal.get("table")) if isinstance(deal, Mapping) else None


def check_daily(head: Head) -> date:
    """The day of the deal that a record was played with, or BadDeal. The moves are known to be legal."""
    day, terms = daily_of(head), terms_of(head.game.id)
    if day is None or terms is None:
        raise _wrong("record-daily-none")
    check_deal(head)
    deal = head.record["deal"]
    bags = head.game.bags(head.edition, head.players)
    if (deal["secret"], deal["salts"], deal["given"]) != (secret_of(head.game.id, day), [None] * head.players, 0):
        raise _wrong("record-daily-cards", day=day.isoformat())
    if not same(deal["bags"], bags) or not _are_terms(head, terms):
        raise _wrong("record-daily-terms")
    _check_bots(head, Draws(deal["secret"], deal["salts"], bags, deal["format"]), terms)
    return day


def _are_terms(head: Head, terms: DailyTerms) -> bool:
    return (
        (head.players, head.options) == (terms.players, terms.options)
        and same(head.record.get("bots"), terms.bots)
        and head.edition.hash == head.game.load_edition(None).hash
    )


def _check_bots(head: Head, draws: Draws, terms: DailyTerms) -> None:
    """Let every bot decide again, from what its seat knew. A step in which all choose at once has one version."""
    table, bot = head.lay_out(), LevelBot(head.game.id, LEVELS[terms.level])
    for number, move in enumerate(head.moves, start=1):
        seat = move["seat"]
        if seat not in (None, PERSON):
            sight = replace(Sight.of(table, seat), seed=draws.seed(seat, table.version))
            if not same(bot.decide(sight).move, dict(move)):
                raise _wrong("record-daily-bot", move=number)
        table.play_final(move)


def outcome_of(head: Head, result: Mapping[str, Any]) -> DailyOutcome:
    """Place and points of the person at the end."""
    points = [merit[-1] for merit in head.game.merits(result)]
    winners, mine = result["winners"], points[PERSON]
    ahead = [seat in winners or its > mine for seat, its in enumerate(points)]
    return DailyOutcome(1 if PERSON in winners else 1 + sum(ahead), mine)


def _wrong(message: str, **arguments: object) -> BadDeal:
    return BadDeal(say("en", message, arguments), message, arguments)
