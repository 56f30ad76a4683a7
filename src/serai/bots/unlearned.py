"""House rules that bots follow but were not made for: nets learned without them, and judgements count as printed."""

from __future__ import annotations

import logging
from functools import cache

from serai.bots.sight import Sight
from serai.games import find_game

LOG = logging.getLogger("serai")


def say_unlearned(sight: Sight) -> None:
    """Say once that bots may judge worse at tables with these house rules."""
    if house := find_game(sight.game).house_rules(sight.position.options):
        _say(sight.game, *house)


@cache
def _say(game: str, *house: str) -> None:
    title = find_game(game).title
    LOG.warning("bots and hints of %s keep to %s, but learned without: they may judge worse", title, ", ".join(house))
