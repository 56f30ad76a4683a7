"""Places and points of a finished game, from its result."""

from __future__ import annotations

from typing import Any

from serai.games import find_game


def standing(game: str, result: dict[str, Any]) -> tuple[list[float], list[float]]:
    """Place and points of each seat. Equal seats share the mean of their places."""
    merits = find_game(game).merits(result)
    places = [
        1.0 + sum(other > merit for other in merits) + (sum(other == merit for other in merits) - 1) / 2
        for merit in merits
    ]
    return places, [float(merit[-1]) for merit in merits]


def win_parts(result: dict[str, Any], players: int) -> list[float]:
    """The part of the win of each seat: winners share it."""
    winners = result["winners"]
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(players)]
