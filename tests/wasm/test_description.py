"""What is published of an engine's memory is made of the rules and the edition, and of nothing else."""

from __future__ import annotations

import subprocess
import sys

import pytest

from serai.wasm.built import playable

DESCRIBE = """
import hashlib, msgspec
from serai.games import find_game
from serai.wasm.description import describe
game = find_game({game!r})
junk = [bytearray(b"secret" * n) for n in range(1, 400)]; del junk
described = describe(game, game.part("wasm.module"), game.load_edition(None))
print(hashlib.sha256(msgspec.json.encode(described)).hexdigest())
"""


@pytest.mark.parametrize("game", playable())
def test_two_processes_describe_it_alike(game: str) -> None:
    command = [sys.executable, "-W", "ignore", "-c", DESCRIBE.format(game=game)]
    told = {subprocess.run(command, capture_output=True, text=True, check=True).stdout for _ in range(2)}
    assert len(told) == 1
