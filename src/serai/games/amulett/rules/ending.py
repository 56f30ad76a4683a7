"""Das Amulett M11: how a game ends."""

from __future__ import annotations

from serai.games.amulett.rules.edition_data import EditionData
from serai.games.amulett.rules.state import Reason, State, Step
from serai.kernel.rule import rule, whole


@rule
def check_victory(state: State, data: EditionData) -> None:
    """M11.1: after a purchase its winner may have won the game; seven colours are named first."""
    seat = state.actor
    if state.seats[seat].colours >= data.winning_colours:
        end_game(state, Reason.SEVEN_COLOURS, 1 << whole(seat))
    elif state.seats[seat].gem_count >= data.winning_gems:
        end_game(state, Reason.EIGHT_GEMS, 1 << whole(seat))


@rule
def end_round(state: State, data: EditionData) -> None:
    """M10.8, M11.3: too many dry rounds in a row end the game; otherwise the next round begins."""
    state.dry = 0 if state.sold > 0 else state.dry + 1
    state.sold = 0
    if state.dry >= data.stalled_rounds:
        end_game(state, Reason.STALLED, leaders(state))
    else:
        state.step = Step.SPELL_PHASE


@rule
def standing(state: State, seat: int) -> int:
    """M11.4: most gems, then most different colours, then most metal cards."""
    gems, colours = whole(state.seats[seat].gem_count), whole(state.seats[seat].colours)
    return (gems * 64 + colours) * 256 + whole(state.seats[seat].hand_size)


@rule
def leaders(state: State) -> int:
    """M11.4: all players who are equal at the top win together."""
    best = 0
    for seat in range(state.players):
        best = max(best, standing(state, seat))
    winners = 0
    for seat in range(state.players):
        if standing(state, seat) == best:
            winners |= 1 << seat
    return winners


@rule
def end_game(state: State, reason: int, winners: int) -> None:
    """M11: the game is over."""
    state.reason = reason
    state.winners = winners
    state.step = Step.OVER
