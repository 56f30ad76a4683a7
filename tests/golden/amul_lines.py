"""A view of Āmul as labelled lines."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any


def lines_of(view: dict[str, Any]) -> dict[str, str]:
    lines = {
        "round": f"{view['round']} of {view['rounds']}, {view['step']}, version {view['version']}",
        "start": f"{view['start']}, first pick {view['first_pick']}, order {cards(view['order'])}",
        "awaited": cards(view["awaited"]),
        "deck": str(view["deck"]),
        "market": cards(offered(entry) for entry in view["market"]),
        "palace": ranges(view["palace"]),
        "bazaar": ranges(view["bazaar"]),
        "removed": cards(view["removed"][-12:]) + f" ({len(view['removed'])})",
        "unseen": ranges(view["unseen"]),
    }
    for number, seat in enumerate(view["seats"]):
        lines[f"seat {number}"] = (
            f"hand {seat['hand_size']}, known {cards(seat['known'])}, {'chosen' if seat['chosen'] else 'open'}, "
            f"effect {seat['effect'] or '-'}"
        )
        lines[f"area {number}"] = (
            f"{cards(str(entry['card']) + entry['way'][0] for entry in seat['area'])}, "
            f"prowess {seat['prowess']}, letter {seat['letter']}"
        )
        rows = " ".join(f"{row} {points}" for row, points in seat["rows"].items() if points)
        lines[f"points {number}"] = f"{seat['points']} = {rows or '-'}"
        if "hand" in seat:
            lines["hand"] = cards(seat["hand"]) + (f", chose {seat['choice']}" if seat["choice"] else "")
    if "gains" in view:
        lines["gains"] = cards(f"{card}+{points}" for card, points in sorted(view["gains"].items(), key=by_number))
    return lines


def by_number(gain: tuple[str, int]) -> int:
    return int(gain[0])


def offered(entry: dict[str, Any]) -> str:
    return str(entry["card"]) if entry["from"] is None else f"{entry['card']}<{entry['from']}"


def cards(numbers: Iterable[object]) -> str:
    return " ".join(map(str, numbers)) or "-"


def ranges(numbers: list[int]) -> str:
    """Ascending numbers with runs drawn together: 1-5 9."""
    runs = []
    for _, run in groupby(enumerate(numbers), key=lambda pair: pair[1] - pair[0]):
        first, *rest = [number for _, number in run]
        runs.append(f"{first}-{rest[-1]}" if rest else str(first))
    return cards(runs)
