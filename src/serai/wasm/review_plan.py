"""How a browser reviews games: as serai/reviews does, with the same numbers."""

from __future__ import annotations

from typing import Any

from serai.games.game import Game
from serai.games.wording import SURE
from serai.kernel.schema import Record, place_of
from serai.reviews.chances import Chances
from serai.reviews.decisions import FOR_THE_SEARCH, MOST_OTHERS, MOST_TRIED
from serai.reviews.report import FORMAT
from serai.reviews.review import BOT, MOST_MOMENTS, SEED, WORLDS
from serai.wasm.built import Part
from serai.wasm.local_table import LINES_AT_ONCE, MOST_FOLLOWED

NUMBER = 8
"""bytes"""


def plan_of(game: Game, part: Part, edition: Any) -> dict[str, Any] | None:
    """Return the questions and answers of reviews, and their places in the engine's memory; None without reviews."""
    brought = game.part("bot.review")
    if brought is None:
        return None
    chances: Chances = brought.CHANCES
    record: type[Record] = part.LocalTable
    return {
        "format": FORMAT,
        "bot": BOT,
        "seed": SEED,
        "worlds": WORLDS,
        "most_tried": MOST_TRIED,
        "most_others": MOST_OTHERS,
        "most_moments": MOST_MOMENTS,
        "for_the_search": FOR_THE_SEARCH,
        "sure": SURE,
        "rows": chances.rows,
        "goals": chances.goals(edition),
        "secret": chances.secret,
        "moves": place_of(record, "moves")[0],
        "most_followed": MOST_FOLLOWED,
        "about": place_of(record, "about")[0],
        "lines": place_of(record, "lines")[0],
        "lines_at_once": LINES_AT_ONCE,
        "line": place_of(record, "lines")[1] // (LINES_AT_ONCE * NUMBER),
    }
