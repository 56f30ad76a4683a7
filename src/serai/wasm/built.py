"""Engines that have been built, beside the compiled rules that they were made from."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from tempfile import gettempdir
from types import ModuleType, SimpleNamespace

import msgspec

from serai.bots.net_file import CARD, shipped
from serai.games import GAMES, find_game
from serai.games.game import Game
from serai.kernel.rule_cache import folder_of

DESCRIPTION, MODULE, NET = "engine.json", "engine.wasm", "engine.net"
MODULES = ("wasm.module", "quick")
"""of which a game brings one: what its engine needs, or its rules as declared parts"""

Part = ModuleType | SimpleNamespace


def playable() -> list[str]:
    """The games that have an engine for the browser."""
    return [game for game in GAMES if any(map(find_game(game).brings, MODULES))]


def ready() -> set[str]:
    """The games whose engine has been built."""
    return set(filter(is_built, playable()))


def engine_part(game: Game) -> Part:
    """What the engine of a game is made of."""
    from serai.wasm.quick_module import quick_module

    return game.part("wasm.module") or quick_module(game)


@cache
def folder(game: str) -> Path:
    """Where the engine of the present rules, the built-in edition and the present net lies, or will lie."""
    chosen = find_game(game)
    module = next(filter(chosen.brings, MODULES))
    described = (chosen.package,) if chosen.is_guest else ()  # its own text says how long and how large a game can be
    kept = folder_of(*described, f"{chosen.package}.{module}", "serai.wasm.engine") or Path(gettempdir())
    return kept / f"engine-{chosen.load_edition(None).hash}-{_mark_of_net(chosen)}"


def _mark_of_net(game: Game) -> str:
    """What the net that comes with a game is called by its files, with the card."""
    weights = shipped(game)
    files = (weights, weights.with_name(CARD)) if weights else ()
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16]


def is_built(game: str) -> bool:
    """Whether it lies there."""
    return (folder(game) / DESCRIPTION).is_file()


def module_of(game: str) -> str:
    """What the module that lies there is called by its content; a description fits no other."""
    mark: str = msgspec.json.decode((folder(game) / DESCRIPTION).read_bytes())["module"]
    return mark
