"""A view of Das Amulett as labelled lines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any


def lines_of(view: dict[str, Any]) -> dict[str, str]:
    lines = {
        "round": f"{view['round']}, {view['phase']} phase, {view['step']}, version {view['version']}",
        "start": str(view["start"]),
        "awaited": names(view["awaited"]),
        "party": f"{view['party']}, steps left {view['steps_left']}, desired {names(view['desired'])}",
        "stacks": amounts(view["stacks"]),
        "laid": amounts(view["laid"]),
        "auction": auction(view["auction"]),
        "deck": f"pile {view['deck']['pile']}, deck {view['deck']['deck']}, known {known(view['deck']['known'])}",
        "counters": f"uses {view['uses_left']}, to bury {view['to_bury']}, sold {view['sold']}, dry {view['dry']}",
    }
    for row in sorted({area[0] for area in view["areas"]}):
        gems = (f"{area} {names(gems)}" for area, gems in view["areas"].items() if area[0] == row)
        lines[f"areas {row}"] = " | ".join(gems)
    for number, seat in enumerate(view["seats"]):
        lines[f"seat {number}"] = (
            f"hand {seat['hand_size']}, supply {seat['supply']}, {'chosen' if seat['chosen'] else 'open'}, "
            f"spells {amounts(seat['spells'])}"
        )
        lines[f"amulet {number}"] = f"{seat['gem_count']} gems, {seat['colours']} colours: {amounts(seat['gems'])}"
        if "hand" in seat:
            lines["hand"] = amounts(seat["hand"])
            lines["dealt"] = f"{names(seat['dealt'])}, kept {amounts(seat['kept'])}, buried {names(seat['buried'])}"
    return lines


def auction(lot: dict[str, Any] | None) -> str:
    if lot is None:
        return "-"
    bid = f"bid {lot['bid']} by {lot['bidder']}" if lot["bid"] else "no bid"
    return f"{lot['spell'] or 'gems'}, {bid}, {lot['lowest']} to {lot['most']}, bidding {names(lot['bidding'])}"


def known(lots: list[dict[str, Any]]) -> str:
    """Spells whose place in the deck is known: how many cards lie above, which, and who knows their order."""
    return "; ".join(f"{lot['above']}: {names(lot['spells'])}, by {lot['by']}" for lot in lots) or "-"


def names(values: Iterable[object]) -> str:
    return " ".join(map(str, values)) or "-"


def amounts(values: Mapping[str, int]) -> str:
    return names(f"{name} {amount}" for name, amount in values.items())
