"""Builds a game's engine for the browser: the module, and the description of its memory with the built-in edition."""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec

from serai.games import find_game
from serai.wasm.built import DESCRIPTION, MODULE, NET, engine_part, folder, is_built
from serai.wasm.compiler import compile_functions
from serai.wasm.description import describe
from serai.wasm.exports import exports_of


def need(game: str) -> Path:
    """Where it lies; it is built if it does not."""
    if not is_built(game):
        build(game)
    return folder(game)


def build(game: str) -> None:
    """Build it, which takes long where the rules have not been compiled before.

    The description comes last, so that nobody meets half an engine.
    """
    chosen = find_game(game)
    part = engine_part(chosen)
    module = compile_functions(exports_of(part), part.LocalTable)
    mark = {"module": hashlib.sha256(module).hexdigest()[:16]}
    description = msgspec.json.encode({**describe(chosen, part, chosen.load_edition(None)), **mark})
    net = part.NET.nets.tobytes() if part.NET else b""  # the weights, as they lie in memory
    folder(game).mkdir(parents=True, exist_ok=True)
    for name, content in ((MODULE, module), (NET, net), (DESCRIPTION, description)):
        fresh = folder(game) / f"{name}.new"
        fresh.write_bytes(content)
        fresh.replace(folder(game) / name)
