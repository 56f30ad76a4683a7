"""Das Amulett M3.3, M10.3: a spell comes before a player or goes under the deck."""

from __future__ import annotations

from serai.games.amulett.rules.edition_data import EditionData
from serai.games.amulett.rules.state import POWERS, RING, State
from serai.kernel.rule import rule, whole

LOTS = 250


@rule
def lay_before(state: State, data: EditionData, seat: int, spell: int, stones: int) -> None:
    """A spell lies open before a player, with stones from the player's supply (M2.6, M2.7, M4.5).

    From now on it works fully, as long as one stone is left on it (M10.7).
    """
    state.owner[spell] = seat + 1
    state.seats[seat].spells |= whole(1) << spell
    state.stones[spell] = stones
    state.seats[seat].supply -= stones
    for power in range(POWERS):
        state.seats[seat].powers[power] += data.powers[spell, power]


@rule
def deck_place(state: State, card: int) -> int:
    """Where a card of small pile and deck lies, counted from the top."""
    return (whole(state.top) + card) & (RING - 1)


@rule
def next_lot(state: State) -> int:
    """A number for cards that go under the deck now: never that of the cards above them."""
    size = whole(state.pile_size) + whole(state.deck_size)
    above = whole(state.lot[deck_place(state, size - 1)]) if size > 0 else whole(0)
    return above + 1 if above < LOTS else whole(1)


@rule
def put_under(state: State, spell: int, lot: int, burier: int) -> None:
    """A spell goes face down under the deck."""
    place = deck_place(state, whole(state.pile_size) + whole(state.deck_size))
    state.deck[place] = spell
    state.lot[place] = lot
    state.burier[place] = burier
    state.deck_size += 1


@rule
def leave(state: State, data: EditionData, spell: int, lot: int, burier: int) -> None:
    """M10.3, M10.5: an empty spell leaves its owner and goes under the deck."""
    seat = whole(state.owner[spell]) - 1
    state.owner[spell] = 0
    state.seats[seat].spells &= ~(whole(1) << spell)
    for power in range(POWERS):
        state.seats[seat].powers[power] -= data.powers[spell, power]
    put_under(state, spell, lot, burier)
