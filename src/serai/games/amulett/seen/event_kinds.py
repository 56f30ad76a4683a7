"""Das Amulett: every event and what its arguments are. `events.py` tells them."""

from __future__ import annotations

from collections.abc import Mapping

from serai.kernel.event_text import NUMBER, SEAT, SEATS, TRUTH, WORD, Events, Kind, Shape

SPELL = Kind("spell", Shape.TEXT)
SPELLS = Kind("spells", Shape.TEXTS)
STONES = Kind("stones", Shape.COUNTS)
"""energy stones on each of some spells"""
AREA = Kind("area", Shape.TEXT)
METAL = Kind("metal", Shape.TEXT)
CARDS = Kind("cards", Shape.COUNTS)
"""metal cards of each metal"""
COLOUR = Kind("colour", Shape.TEXT)
GEMS = Kind("gems", Shape.TEXTS)
"""the colour of each"""
GEMS_BY_AREA = Kind("gems_by_area", Shape.LISTS)

EVENTS: Events = {
    # M2
    "laid_out": {"areas": GEMS_BY_AREA},
    "shuffled": {"again": TRUTH},
    "began": {"seat": SEAT},
    "dealt": {"seat": SEAT, "count": NUMBER, "spells": SPELLS},
    "kept": {"seat": SEAT, "spells": STONES},
    # M4
    "round": {"round": NUMBER, "seat": SEAT, "pile": NUMBER},
    "turned_up": {"spell": SPELL, "left": NUMBER},
    "bid_spell": {"seat": SEAT, "amount": NUMBER},
    "passed": {"seat": SEAT, "step": WORD},
    "spell_sold": {"seat": SEAT, "spell": SPELL, "stones": NUMBER},
    "spell_unsold": {"spell": SPELL},
    # M5
    "teleport": {"seat": SEAT, "from": AREA, "colour": COLOUR, "to": AREA},
    "income": {"seat": SEAT, "take": CARDS},
    # M6
    "marker": {"value": NUMBER},
    "desire": {"seat": SEAT, "metal": METAL},
    "journey": {"seat": SEAT, "value": NUMBER},
    # M7, M8
    "no_exchange": {"area": AREA},
    "exchange": {"area": AREA, "gems": GEMS, "steps_left": NUMBER},
    "bid": {"seat": SEAT, "amount": NUMBER, "repeated": TRUTH},
    "unsold": {"area": AREA},
    "won": {"seat": SEAT, "amount": NUMBER, "area": AREA},
    "paid": {"seat": SEAT, "cards": CARDS},
    "took_back": {"seat": SEAT, "cards": CARDS, "winner": SEAT},
    "cursed": {"seat": SEAT, "cards": CARDS, "winner": SEAT},
    "returned": {"cards": CARDS},
    "bought": {"seat": SEAT, "gems": GEMS, "area": AREA},
    # M9
    "move": {"seat": SEAT, "area": AREA},
    "stayed": {"area": AREA},
    # M10
    "drained": {"seat": SEAT, "spell": SPELL, "owner": SEAT, "emptied": TRUTH},
    "charged": {"seat": SEAT, "spell": SPELL, "emptied": SPELLS},
    "costs": {"seat": SEAT, "stones": STONES, "empty": SPELLS},
    "named": {"seat": SEAT, "spell": SPELL},
    "buried": {"seat": SEAT, "spells": SPELLS, "order": SPELLS},
    "round_over": {"round": NUMBER, "dry": NUMBER},
    # M11
    "over": {"winners": SEATS, "reason": WORD, "order": SEATS},
}
HIDDEN: Mapping[str, tuple[str, ...]] = {"dealt": ("spells",), "named": ("spell",), "buried": ("order",)}
"""arguments that only some are told"""
