"""Das Amulett M6 and M9: the gem phase around its exchanges: how many steps, and where the party goes."""

from __future__ import annotations

from serai.games.amulett.rules.edition_data import EditionData, Power
from serai.games.amulett.rules.state import House, State, Step
from serai.games.amulett.rules.turns import end_turn, go_round
from serai.kernel.chance import below
from serai.kernel.rule import rule, small_rule, whole


@rule
def begin_gem_phase(state: State) -> None:
    """M6.1: the owners of Burning Desire and Magic Journey are asked, clockwise from the start player."""
    state.uses = 0
    go_round(state, Step.ASK)


@rule
def ask(state: State) -> None:
    """M6.1: Burning Desire first, then Magic Journey. `uses` counts the questions this player has answered."""
    if state.uses == 0 and state.seats[state.actor].powers[Power.DESIRE] > 0:
        state.step = Step.DESIRE
    elif state.uses < 2 and state.steps_left == 0 and state.seats[state.actor].powers[Power.JOURNEY] > 0:
        state.step = Step.JOURNEY
    else:
        state.uses = 0
        end_turn(state, Step.ASK, Step.MARKER if state.steps_left == 0 else Step.EXCHANGE)


@small_rule
def may_journey_first(state: State) -> bool:
    """M6.1: whether a player who is asked for a metal may choose the marker before, which is a house rule."""
    return (
        state.house & House.ORDER_FREE != 0
        and state.step == Step.DESIRE
        and state.steps_left == 0
        and state.seats[state.actor].powers[Power.JOURNEY] > 0
    )


@rule
def name_metal(state: State, metal: int) -> None:
    """M13.4: accepted in every area, for every player, during this gem phase."""
    state.desired = whole(state.desired) | (1 << metal)
    decline_desire(state)


@rule
def decline_desire(state: State) -> None:
    """M6.1: on to the next question."""
    state.uses = 1
    state.step = Step.ASK


@rule
def choose_marker(state: State, value: int) -> None:
    """M13.13: the marker is chosen, not drawn. By house rule it may be chosen first; then the metal is asked for."""
    state.steps_left = value
    if state.step == Step.DESIRE:
        state.step = Step.ASK
    else:
        decline_journey(state)


@rule
def decline_journey(state: State) -> None:
    """M6.1: this player has answered everything."""
    state.uses = 2
    state.step = Step.ASK


@rule
def draw_marker(state: State, data: EditionData) -> None:
    """M6.2: from the complete bag, whatever was drawn before (M6.3)."""
    set_marker(state, whole(data.markers[below(state.chance, data.markers_size)]))


@rule
def set_marker(state: State, value: int) -> None:
    """M6.3: the number of steps of this gem phase."""
    state.steps_left = value
    state.step = Step.EXCHANGE


@rule
def targets(state: State, data: EditionData) -> int:
    """M9.2-M9.4: the areas the party may go to, as bits: neighbours with a gem.

    Any other area with a gem for the owner of the Wings (M13.14), and for everybody when no neighbour has one.
    """
    near = whole(state.occupied) & whole(data.near[state.party])
    if near == 0 or state.seats[state.start].powers[Power.WINGS] > 0:
        return whole(state.occupied) & ~(whole(1) << whole(state.party))
    return near


@rule
def travel(state: State, data: EditionData) -> None:
    """M9.1: the start player moves the party after every exchange; M9.4: only without any target it stays."""
    state.actor = state.start
    if targets(state, data) > 0:
        state.step = Step.MOVE
    else:
        end_step(state)


@rule
def move_party(state: State, area: int) -> None:
    """M9.1."""
    state.party = area
    end_step(state)


@rule
def end_step(state: State) -> None:
    """M6.3, M9.6: the next step, or after the last one the energy phase; Burning Desire has burnt down (M13.4)."""
    state.steps_left -= 1
    if state.steps_left > 0:
        state.step = Step.EXCHANGE
    else:
        state.desired = 0
        state.step = Step.ENERGY_PHASE
