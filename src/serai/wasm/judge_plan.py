"""How a browser judges moves and reviews games: as serai/bots/judge.py and serai/reviews do, with the same numbers."""

from __future__ import annotations

from typing import Any

from serai.bots.findings import ABSENT, LINE, OWN, RIVAL
from serai.bots.judge import FOR_THE_SEARCH, MOST_KEPT, MOST_TRIED, SEED, TIME_TO_MEASURE, WORLDS, WORLDS_AT_ONCE
from serai.bots.mind import chances_of
from serai.bots.reasons import ENOUGH, STAKE
from serai.games.capabilities import judges_on_device
from serai.games.game import Game
from serai.games.wording import SURE
from serai.kernel.event_text import Shape
from serai.kernel.schema import Record, place_of
from serai.reviews.course import MOST_MOMENTS
from serai.reviews.report import FORMAT
from serai.reviews.review import BOT
from serai.wasm.built import Part
from serai.wasm.local_table import LINES_AT_ONCE, MOST_FOLLOWED

NUMBER = 8
"""bytes"""


def plan_of(game: Game, part: Part, edition: Any) -> dict[str, Any] | None:
    """Return the judge's questions and answers, and their places in the engine's memory; None without a judge."""
    if not judges_on_device(game):
        return None
    chances = chances_of(game.id)
    record: type[Record] = part.LocalTable
    return {
        "seed": SEED,
        "worlds": WORLDS,
        "worlds_at_once": WORLDS_AT_ONCE,
        "most_tried": MOST_TRIED,
        "most_kept": MOST_KEPT,
        "for_the_search": FOR_THE_SEARCH,
        "time_to_measure": TIME_TO_MEASURE,
        "rows": chances.rows,
        "goals": chances.goals(edition),
        "moves": place_of(record, "moves")[0],
        "most_followed": MOST_FOLLOWED,
        "about": place_of(record, "about")[0],
        "lines": place_of(record, "lines")[0],
        "lines_at_once": LINES_AT_ONCE,
        "line": place_of(record, "lines")[1] // (LINES_AT_ONCE * NUMBER),
        "findings": {
            "at": place_of(record, "found")[0],
            "line": LINE,
            "absent": ABSENT,
            "own": OWN,
            "rival": RIVAL,
            "enough": ENOUGH,
            "stake": STAKE,
            "worth": chances.worth,
            "reasons": [
                [name, [[argument, kind.noun, kind.shape is Shape.SEVERAL] for argument, kind in kinds.items()]]
                for name, kinds in chances.reasons.items()
            ],
            "things": chances.things(edition),
        },
        "review": {
            "format": FORMAT,
            "bot": BOT,
            "most_moments": MOST_MOMENTS,
            "sure": SURE,
            "secret": chances.secret,
        },
    }
