"""OpenSpiel: importing this module registers every game that has a form for it, as `python_serai_<game>`.

    import pyspiel
    import serai.envs.openspiel
    game = pyspiel.load_game(f"python_serai_{name}(players=5)")

All are turn-based: where a step is simultaneous the seats choose one after the other, and nobody's information holds a
choice that still lies face down. Chance is explicit, one draw per node. Returns are places from 1 (first) to -1 (last).
States can be resampled from an information state, so OpenSpiel's IS-MCTS in Python plays them. The one in C++,
`pyspiel.ISMCTSBot`, ends the process without a word for any game that is written in Python, OpenSpiel's own included.
"""

from __future__ import annotations

from serai.envs.refusals import require

require("pyspiel", "OpenSpiel", "envs")

from serai.envs.openspiel.adapter import register  # noqa: E402
from serai.games import GAMES, find_game  # noqa: E402

for _game in map(find_game, GAMES):
    register(_game)
