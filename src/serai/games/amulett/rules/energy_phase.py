"""Das Amulett M10, M13.11, M13.12: the energy phase. A turn is Arc and Pulls, then the costs, then burying."""

from __future__ import annotations

from serai.games.amulett.rules.bits import lowest_bit
from serai.games.amulett.rules.edition_data import EditionData, Power
from serai.games.amulett.rules.spells import leave, next_lot
from serai.games.amulett.rules.state import STONES, State, Step
from serai.games.amulett.rules.turns import end_turn
from serai.kernel.bits import count_bits
from serai.kernel.rule import rule, whole


@rule
def begin_energy_turn(state: State) -> None:
    """M10.1, M13.12: both Pulls together allow three stones."""
    state.uses = state.seats[state.actor].powers[Power.PULL]
    state.step = Step.CONJURE


@rule
def to_drain(state: State) -> int:
    """M13.12: spells of other players as bits, as long as a Pull may take stones."""
    spells = whole(0)
    if state.uses > 0:
        for seat in range(state.players):
            if seat != state.actor:
                spells |= whole(state.seats[seat].spells)
    return spells


@rule
def own_arc(state: State, data: EditionData) -> int:
    """The bit of the Energy Arc of the seat on turn; 0 without one."""
    arcs = whole(state.seats[state.actor].spells) & whole(data.arcs)
    return arcs & -arcs


@rule
def to_charge(state: State, data: EditionData) -> int:
    """M13.11: other spells of the owner of Energy Arc as bits."""
    arc = own_arc(state, data)
    return whole(state.seats[state.actor].spells) & ~arc if arc > 0 else whole(0)


@rule
def conjure(state: State, data: EditionData) -> None:
    """M10.2: as long as something is possible the player may go on."""
    state.step = Step.ENERGY if to_drain(state) | to_charge(state, data) > 0 else Step.COSTS


@rule
def end_conjuring(state: State) -> None:
    """M10.2: `pass` ends this part."""
    state.step = Step.COSTS


@rule
def drain(state: State, data: EditionData, spell: int) -> None:
    """M13.12, M10.6: the stone returns to its owner. M10.3: an empty spell goes under the deck at once."""
    state.stones[spell] -= 1
    state.seats[whole(state.owner[spell]) - 1].supply += 1
    state.uses -= 1
    if state.stones[spell] == 0:
        leave(state, data, spell, next_lot(state), whole(0))
    state.step = Step.CONJURE


@rule
def arc(state: State, data: EditionData, spell: int) -> None:
    """M13.11: one stone moves; M10.3: the emptied Arc goes under the deck at once."""
    giver = lowest_bit(own_arc(state, data))
    state.stones[giver] -= 1
    state.stones[spell] += 1
    if state.stones[giver] == 0:
        leave(state, data, giver, next_lot(state), whole(0))
    state.step = Step.CONJURE


@rule
def pay_costs(state: State, data: EditionData) -> None:
    """M10.4: every own spell returns a stone for each bolt, or the last one it has."""
    seat = whole(state.actor)
    empties = returned = whole(0)
    left = whole(state.seats[seat].spells)
    while left > 0:
        spell = lowest_bit(left)
        left &= left - 1
        stones = whole(state.stones[spell])
        back = min(whole(data.cost[spell]), stones)
        state.stones[spell] = stones - back
        returned += back
        if stones == back:
            empties |= whole(1) << spell
    state.seats[seat].supply += returned
    state.seats[seat].empties = empties
    state.empties_left = count_bits(empties)
    state.step = Step.BURIAL


@rule
def bury_next(state: State, data: EditionData) -> None:
    """M10.5: the player names the order; the last one follows by itself (M0.4)."""
    if state.empties_left > 1:
        state.step = Step.BURY
        return
    if state.empties_left == 1:
        bury(state, lowest_bit(whole(state.seats[state.actor].empties)))
        go_under(state, data)
    end_turn(state, Step.ENERGY_TURN, Step.ROUND_END)


@rule
def bury(state: State, spell: int) -> None:
    """M10.5: the next one under the deck. What the others see is that one goes, not which (M12.3)."""
    seat = whole(state.actor)
    place = 0
    while state.seats[seat].buried[place] > 0:
        place += 1
    state.seats[seat].buried[place] = spell
    state.seats[seat].empties &= ~(whole(1) << spell)
    state.empties_left -= 1
    state.step = Step.BURIAL


@rule
def go_under(state: State, data: EditionData) -> None:
    """M10.5: all of them lie under the deck, the first named above the others; only the player knows the order."""
    seat = whole(state.actor)
    lot = next_lot(state)
    place = 0
    while place < STONES and state.seats[seat].buried[place] > 0:
        leave(state, data, whole(state.seats[seat].buried[place]), lot, seat + 1)
        state.seats[seat].buried[place] = 0
        place += 1
