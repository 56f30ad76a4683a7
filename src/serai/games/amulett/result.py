"""Das Amulett M11.5: the result in the record's form."""

from __future__ import annotations

from typing import Any

from serai.games.amulett.notation import Notation
from serai.games.amulett.rules.state import Reason, State

REASONS = {
    Reason.SEVEN_COLOURS: "seven_colours",
    Reason.EIGHT_GEMS: "eight_gems",
    Reason.STALLED: "stalled",
}


def winners_of(state: State) -> list[int]:
    """The seats that have won, ascending."""
    return [seat for seat in range(state.players) if (int(state.winners) >> seat) & 1]


def result_of(state: State, notation: Notation) -> dict[str, Any]:
    """The result of a finished game."""
    return {
        "winners": winners_of(state),
        "gems": [
            {
                colour: int(count)
                for colour, count in zip(notation.colours, state.seats[seat].gems, strict=False)
                if count
            }
            for seat in range(state.players)
        ],
        "rounds": int(state.turn),
        "reason": REASONS[Reason(int(state.reason))],
    }
