"""Worlds that agree with a view: what a searching bot, an analysis or a curious reader may imagine."""

from __future__ import annotations

from typing import Any

from serai.games import find_game
from serai.games.game import Position


def position_of(view: dict[str, Any], edition: str | None = None) -> Position:
    """The redacted position behind a view: everything needed to go on from a view without its table."""
    game = find_game(view["game"])
    return game.position_of(view, game.load_edition(edition))


def redeal(view: dict[str, Any], seed: int | str, edition: str | None = None) -> Position:
    """A full position drawn uniformly from the worlds that agree with a view."""
    return position_of(view, edition).imagine(seed)
