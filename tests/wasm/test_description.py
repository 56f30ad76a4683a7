"""What is published of an engine's memory is made of the rules and the edition, and of nothing else."""

from __future__ import annotations

import base64
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from serai.games import find_game
from serai.kernel.schema import place_of
from serai.wasm import description
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


@pytest.mark.parametrize("game", playable())
def test_each_house_rule_turns_bits_of_its_own(game: str) -> None:
    """Found with the fewest players, one by one, they make the table of most players with all of them."""
    found = find_game(game)
    part: Any = found.part("wasm.module")
    edition, usual = found.load_edition(None), found.check_options({})
    size = place_of(part.LocalTable, description.LAID_OUT_UP_TO)[0]
    house = description._house(found, part, edition, size)
    assert list(house) == [option.id for option in found.options if option.house]
    for place in (0, -1):
        chosen = {rule: list(ways["turned"])[place] for rule, ways in house.items()}
        memory = description._memory(part, edition, found.most, usual, size).copy()
        for rule, word in chosen.items():
            for at, bits in house[rule]["turned"][word]:
                turned = np.frombuffer(base64.b64decode(bits), dtype=np.uint8)
                memory[at : at + len(turned)] ^= turned
        assert (memory == description._memory(part, edition, found.most, {**usual, **chosen}, size)).all()
