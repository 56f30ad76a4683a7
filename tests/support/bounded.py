"""What handles things that came from outside, with every index checked: `python -m tests.support.bounded GAME PART…`.

Compiled rules do not check indices: one that is out of range silently changes a neighbouring field. Run interpreted, or
compiled with NUMBA_BOUNDSCHECK=1, it raises. To compile takes most of the time, so that one process does all parts of
a game.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import cast

import numpy as np

from serai.games import find_game
from serai.kernel.schema import Ints
from tests.support import bounded_amul, bounded_amulett, bounded_clients, bounded_views
from tests.support.modes import require_checks

OWN = {"amul": bounded_amul, "amulett": bounded_amulett}
PARTS: dict[str, Callable[[str], int]] = {
    "one table": lambda game: OWN[game].play_tables(few=True),
    "one view": bounded_views.look_at_one,
    "a few lies": lambda game: bounded_clients.lie(game, find_game(game).fewest),
    "tables": lambda game: OWN[game].play_tables(),
    "views": bounded_views.look_at_some,
    "all views": bounded_views.look_at_all,
    "lies": lambda game: bounded_clients.lie(game, find_game(game).most),
    "batches": lambda game: OWN[game].play_batches(),
}
"""each returns how many decisions it has made"""

if __name__ == "__main__":
    require_checks(cast("Ints", np.zeros(3, dtype=np.int16)))
    _, game, *parts = sys.argv
    print(json.dumps({part: PARTS[part](game) for part in parts}))
