"""Places and points of a finished game, from its result."""

from __future__ import annotations

from typing import Any


def standing(game: str, result: dict[str, Any]) -> tuple[list[float], list[float]]:
    """Place and points of each seat. Equal seats share the mean of their places."""
    merits = _MERITS[game](result)
    places = [
        1.0 + sum(other > merit for other in merits) + (sum(other == merit for other in merits) - 1) / 2
        for merit in merits
    ]
    return places, [float(merit[-1]) for merit in merits]


def win_parts(result: dict[str, Any], players: int) -> list[float]:
    """The part of the win of each seat: winners share it."""
    winners = result["winners"]
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(players)]


def _amul_merits(result: dict[str, Any]) -> list[tuple[float, ...]]:
    """A12: points, then prowess. The last entry is what counts as points."""
    return [(score, prowess, score) for score, prowess in zip(result["scores"], result["prowess"], strict=True)]


def _amulett_merits(result: dict[str, Any]) -> list[tuple[float, ...]]:
    """M11: the winners, then by gems and by colours as in M11.4. The gems count as points."""
    return [
        (seat in result["winners"], sum(gems.values()), len(gems), sum(gems.values()))
        for seat, gems in enumerate(result["gems"])
    ]


_MERITS = {"amul": _amul_merits, "amulett": _amulett_merits}
