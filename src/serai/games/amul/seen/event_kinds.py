"""Āmul: every event and what its arguments are. `events.py` writes them."""

from __future__ import annotations

from collections.abc import Mapping

from serai.kernel.event_text import NUMBER, NUMBERS, SEAT, SEATS, TRUTH, WORD, Events, Kind, Shape

CARD = Kind("card", Shape.NUMBER)
CARD_OR_NONE = Kind("card", Shape.NUMBER, is_nullable=True)
CARDS = Kind("cards", Shape.NUMBERS)

EVENTS: Events = {
    "began": {"first": SEAT},
    "dealt": {"seat": SEAT, "count": NUMBER, "cards": CARDS},
    "round": {"round": NUMBER, "first_pick": SEAT},
    "filled": {"cards": CARDS},
    "offered": {"seat": SEAT, "card": CARD},
    "order": {"step": WORD, "seats": SEATS},
    "picked": {"seat": SEAT, "card": CARD},
    "revealed": {"seat": SEAT, "card": CARD, "stays": TRUTH},
    "took": {"seat": SEAT, "card": CARD_OR_NONE, "source": WORD},
    "emptied": {"cards": CARDS},
    "laid_down": {"seat": SEAT, "cards": CARDS, "removed": CARDS},
    "over": {"scores": NUMBERS, "winners": SEATS},
}
HIDDEN: Mapping[str, tuple[str, ...]] = {"dealt": ("cards",)}
"""arguments that only some are told"""
