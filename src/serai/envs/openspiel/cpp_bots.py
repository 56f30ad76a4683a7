"""OpenSpiel's IS-MCTS in C++ ends the process with any game that is written in Python: here it refuses instead."""

from __future__ import annotations

from typing import Any

import pyspiel

from serai.envs.openspiel.adapter import SpielState

_InCpp: Any = pyspiel.ISMCTSBot


class ISMCTSBot(_InCpp):  # type: ignore[misc] # it has no types
    """The same for OpenSpiel's own games in C++."""

    def step(self, state: Any) -> Any:
        return super().step(_possible(state))

    def step_verbose(self, state: Any) -> Any:
        return super().step_verbose(_possible(state))

    def step_with_policy(self, state: Any) -> Any:
        return super().step_with_policy(_possible(state))

    def get_policy(self, state: Any) -> Any:
        return super().get_policy(_possible(state))


def _possible(state: Any) -> Any:
    if isinstance(state, SpielState):
        raise TypeError(
            "pyspiel.ISMCTSBot cannot deal games anew that are written in Python: "
            "use open_spiel.python.algorithms.ismcts.ISMCTSBot"
        )
    return state


pyspiel.ISMCTSBot = ISMCTSBot
