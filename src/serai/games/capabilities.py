"""What a game has besides its rules, as clients ask for it."""

from __future__ import annotations

from serai.games.game import Game
from serai.kernel.rulebook import book_file
from serai.kernel.words import FALLBACK

PARTS = {
    "score": "pad",
    "companion": "companion.ask",
    "mind": "bot.mind",
    "review": "bot.outlook",
    "batch": "study.batch",
    "vector": "study.vector",
    "openspiel": "study.openspiel",
    "gpu": "gpu",
    "terminal": "terminal.renderer",
    "engine": "wasm.module",
}
"""what a game may bring, and the module that brings it"""
QUICKLY = ("batch", "engine")
"""what every game has whose rules are declared parts: `quick.py`"""
BY_ENGINE = ("engine", "engine_review")
"""what a game has that an engine has been built for"""
FOR_ALL = ("review", "vector", "openspiel")
"""what every game has: a module of its own only makes it better"""


def capabilities_of(game: Game) -> list[str]:
    """What it has of `book`, `client`, PARTS, and `engine_review`: a device can review its games."""
    book = ["book"] if book_file(game.folder / "words", FALLBACK).is_file() else []
    client = ["client"] if game.draws_itself else []
    parts = [name for name, part in PARTS.items() if name in FOR_ALL or game.brings(part)]
    quickly = QUICKLY if game.brings("quick") else ()
    here = ["engine_review"] if judges_on_device(game) else []
    return [*book, *client, *dict.fromkeys([*parts, *quickly, *here])]


def judges_on_device(game: Game) -> bool:
    """Whether its engine knows how games end: by forecasts of its own, or by playing out its declared parts."""
    forecasts = game.brings("bot.outlook")
    return forecasts if game.brings("wasm.module") else game.is_quick and not forecasts
