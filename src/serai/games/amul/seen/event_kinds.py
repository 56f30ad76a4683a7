"""Āmul: what each argument of its events is, and of its other messages (refusals, requests, outcomes)."""

from __future__ import annotations

from collections.abc import Mapping

from serai.kernel.event_text import COMMON, NUMBER, SEAT, TRUTH, WORD, ArgumentKind, Kinds

CARD = ArgumentKind("card", int)
CARD_KIND = ArgumentKind("kind", str)
PLACE = ArgumentKind("place", str)
"""the Market, the Palace or the Bazaar"""

EVENTS: Mapping[str, Kinds] = {
    "began": {"first": SEAT},
    "dealt": {"seat": SEAT, "count": NUMBER, "cards": CARD.several.optional},
    "round": {"round": NUMBER, "first_pick": SEAT},
    "filled": {"cards": CARD.several},
    "offered": {"seat": SEAT, "card": CARD},
    "shuffled": {"cards": CARD.several},
    "order": {"step": WORD, "seats": SEAT.several},
    "picked": {"seat": SEAT, "card": CARD},
    "revealed": {"seat": SEAT, "card": CARD, "stays": TRUTH},
    "took": {"seat": SEAT, "card": CARD.optional, "source": PLACE},
    "emptied": {"cards": CARD.several},
    "laid_down": {"seat": SEAT, "cards": CARD.several, "removed": CARD.several},
    "over": {"scores": NUMBER.several, "winners": SEAT.several},
}

ARGUMENTS: Kinds = {
    **COMMON,
    "others": SEAT.several,
    "card": CARD,
    "kind": CARD_KIND,
    "place": PLACE,
}
"""Of all other messages; what is not here is a number or a word."""
