"""A game's engine for the browser: the module, and the description of its memory with the built-in edition."""

from __future__ import annotations

import hashlib
from typing import NamedTuple

import msgspec

from serai.games import find_game
from serai.wasm.built import engine_part
from serai.wasm.compiler import compile_functions
from serai.wasm.description import describe
from serai.wasm.exports import exports_of


class Engine(NamedTuple):
    """What a browser loads to play a game without a server."""

    module: bytes
    description: bytes
    """JSON"""
    net: bytes
    """the weights of the game's net, as they lie in memory"""


def build(game: str) -> Engine:
    """Compile a game's engine. That takes long where its rules have not been compiled before."""
    chosen = find_game(game)
    part = engine_part(chosen)
    module = compile_functions(exports_of(part), part.LocalTable)
    mark = {"module": hashlib.sha256(module).hexdigest()[:16]}
    description = msgspec.json.encode({**describe(chosen, part, chosen.load_edition(None)), **mark})
    return Engine(module, description, part.NET.nets.tobytes() if part.NET else b"")
