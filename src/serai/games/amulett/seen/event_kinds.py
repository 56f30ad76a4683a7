"""Das Amulett: what each argument of its events is, and of its other messages (refusals, requests, choices)."""

from __future__ import annotations

from collections.abc import Mapping

from serai.kernel.event_text import COMMON, DATA, NUMBER, SEAT, TRUTH, WORD, ArgumentKind, Kinds

SPELL = ArgumentKind("spell", str)
STONES = SPELL.counted
"""spells, with the number of stones on each"""
SOURCES = SPELL.counted
"""spells, with the number of cards that each has brought"""
AREA = ArgumentKind("area", str)
GEM = ArgumentKind("gem", str)
METAL = ArgumentKind("metal", str)
METALS = METAL.counted
"""metal cards, with the number of each metal"""

EVENTS: Mapping[str, Kinds] = {
    # M2
    "laid_out": {"areas": DATA},
    "shuffled": {"again": TRUTH},
    "began": {"seat": SEAT},
    "dealt": {"seat": SEAT, "count": NUMBER, "spells": SPELL.several.optional},
    "kept": {"seat": SEAT, "spells": STONES},
    # M4
    "round": {"round": NUMBER, "seat": SEAT, "pile": NUMBER},
    "turned_up": {"spell": SPELL, "left": NUMBER},
    "bid_spell": {"seat": SEAT, "amount": NUMBER},
    "spell_sold": {"seat": SEAT, "spell": SPELL, "stones": NUMBER},
    "spell_unsold": {"spell": SPELL},
    "passed": {"seat": SEAT, "step": WORD},
    # M5, M6
    "teleport": {"seat": SEAT, "from": AREA, "colour": GEM, "to": AREA},
    "income": {"seat": SEAT, "take": METALS, "spells": SOURCES},
    "desire": {"seat": SEAT, "metal": METAL, "only": TRUTH.optional},
    "journey": {"seat": SEAT, "value": NUMBER},
    "marker": {"value": NUMBER},
    # M7, M8
    "exchange": {"area": AREA, "gems": GEM.several, "steps_left": NUMBER},
    "no_exchange": {"area": AREA},
    "bid": {"seat": SEAT, "amount": NUMBER, "repeated": TRUTH},
    "unsold": {"area": AREA},
    "won": {"seat": SEAT, "amount": NUMBER, "area": AREA},
    "paid": {"seat": SEAT, "cards": METALS},
    "took_back": {"seat": SEAT, "cards": METALS, "winner": SEAT},
    "cursed": {"seat": SEAT, "cards": METALS, "winner": SEAT},
    "returned": {"cards": METALS},
    "bought": {"seat": SEAT, "gems": GEM.several, "area": AREA},
    # M9
    "move": {"seat": SEAT, "area": AREA},
    "stayed": {"area": AREA},
    # M10
    "drained": {"seat": SEAT, "spell": SPELL, "owner": SEAT, "emptied": TRUTH},
    "charged": {"seat": SEAT, "spell": SPELL, "emptied": SPELL.several},
    "costs": {"seat": SEAT, "stones": STONES, "empty": SPELL.several},
    "named": {"seat": SEAT, "spell": SPELL.optional},
    "buried": {"seat": SEAT, "spells": SPELL.several, "order": SPELL.several.optional},
    "round_over": {"round": NUMBER, "dry": NUMBER},
    # M11
    "over": {"winners": SEAT.several, "reason": WORD, "order": SEAT.several},
}

ARGUMENTS: Kinds = {
    **COMMON,
    "owner": SEAT,
    "spell": SPELL,
    "empty": SPELL.several,
    "spells": STONES,
    "stones_on": STONES,
    "area": AREA,
    "from": AREA,
    "to": AREA,
    "areas": AREA.several,
    "colour": GEM,
    "gems": GEM.several,
    "metal": METAL,
    "metals": METAL.several,
    "cards": METALS,
    "take": METALS,
    "rest": METALS,
    "low": METALS,
    "high": METALS,
    "values": NUMBER.several,
}
"""Of all other messages; what is not here is a number or a word."""
