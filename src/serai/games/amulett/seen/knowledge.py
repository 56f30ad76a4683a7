"""Das Amulett M12: what one viewer may know of a state, and worlds that agree with it.

The schema says field by field who may look. Three things need thought:

* Metal cards in other hands (M12.2). Everybody begins with the same cards and every card taken, paid or returned is
  seen by all, so the kinds in a hand follow from what was public. A redacted state, which is what bots and searches
  get, therefore shows them: a careful player's notes. The view for people shows the number (`record.py`).
* The order of small pile and deck (M12.3). Cards whose place comes from shuffling are unknown. A card that went under
  the deck alone is known to all; of several that one player buried together all know which they are and where, but
  only that player knows their order. A redacted deck has unknown cards as 0 and such a lot in ascending order.
* Sealed choices and dealt cards of the experienced set-up (M12.4) are their owner's until they are revealed, and so is
  what was named so far while several spells are being buried.

After the game everything is open except the generator of chance.
"""

from __future__ import annotations

from typing import Any

from serai.games.amulett.rules.bits import nth_bit
from serai.games.amulett.rules.edition_data import EditionData
from serai.games.amulett.rules.setup import keep_sealed, nth_keep
from serai.games.amulett.rules.spells import deck_place
from serai.games.amulett.rules.state import SEATS, SPELLS, State, Step
from serai.kernel.bits import count_bits
from serai.kernel.chance import Generator, below
from serai.kernel.rule import rule, whole

SPECTATOR = SEATS


@rule
def lot_end(state: State, card: int) -> int:
    """Where the lot of a card of small pile and deck ends, counted from the top; the card is the first of its lot."""
    size = whole(state.pile_size) + whole(state.deck_size)
    lot = state.lot[deck_place(state, card)]
    end = card + 1
    while end < size and state.lot[deck_place(state, end)] == lot:
        end += 1
    return end


@rule
def show_lots(state: State, seen: State, viewer: int) -> None:
    """M12.3: cards that went under the deck, in order where the viewer knows it."""
    size = whole(state.pile_size) + whole(state.deck_size)
    card = whole(0)
    while card < size:
        end = lot_end(state, card)
        place = deck_place(state, card)
        if state.lot[place] > 0:
            for other in range(card, end):
                if state.burier[place] == viewer + 1:
                    seen.deck[deck_place(state, other)] = state.deck[deck_place(state, other)]
                else:
                    insert_sorted(seen, card, other, whole(state.deck[deck_place(state, other)]))
        card = end


@rule
def insert_sorted(seen: State, first: int, end: int, spell: int) -> None:
    """Put a spell among those from `first` to `end` in ascending order."""
    while end > first and seen.deck[deck_place(seen, end - 1)] > spell:
        seen.deck[deck_place(seen, end)] = seen.deck[deck_place(seen, end - 1)]
        end -= 1
    seen.deck[deck_place(seen, end)] = spell


@rule
def unknown_spells(seen: State, data: EditionData) -> int:
    """The spells whose whereabouts a redacted state does not tell, as bits: somewhere face down."""
    spells = (whole(1) << (whole(data.spells) + 1)) - 2
    for seat in range(seen.players):
        spells &= ~whole(seen.seats[seat].spells)
        for place in range(data.dealt):
            spells &= ~(whole(1) << whole(seen.seats[seat].dealt[place]))
    for card in range(whole(seen.pile_size) + whole(seen.deck_size)):
        spells &= ~(whole(1) << whole(seen.deck[deck_place(seen, card)]))
    return spells & ~(whole(1) << whole(seen.card)) & ~whole(1)


@rule
def draw_spell(spells: int, generator: Generator) -> int:
    """One of these spells, each equally likely."""
    return nth_bit(spells, below(generator, count_bits(spells)))


@rule
def redeal(seen: State, data: EditionData, world: State, generator: Generator, viewer: int) -> None:
    """Fill `world`, a copy of a redacted state, with a world drawn uniformly from those that agree with it.

    `viewer` is the seat it was redacted for, or SPECTATOR. The chance still to come needs a stream of its own.
    """
    spells = unknown_spells(seen, data)
    if seen.step == Step.KEEP:
        for seat in range(seen.players):
            if seat != viewer:
                spells = redeal_hand(world, data, seat, spells, generator)
    card = whole(0)
    size = whole(seen.pile_size) + whole(seen.deck_size)
    while card < size:
        end = lot_end(seen, card)
        place = deck_place(seen, card)
        if seen.lot[place] == 0:
            for other in range(card, end):
                spell = draw_spell(spells, generator)
                spells &= ~(whole(1) << spell)
                world.deck[deck_place(seen, other)] = spell
        elif seen.burier[place] != viewer + 1:
            shuffle_lot(world, card, end, generator)
        card = end
    if seen.step == Step.BURY and seen.actor != viewer:
        redeal_burial(world, generator)


@rule
def redeal_hand(world: State, data: EditionData, seat: int, spells: int, generator: Generator) -> int:
    """M12.4: another seat's dealt spells, and what it has sealed; returns the spells that are left."""
    for place in range(data.dealt):
        spell = draw_spell(spells, generator)
        spells &= ~(whole(1) << spell)
        world.seats[seat].dealt[place] = spell
    if world.seats[seat].has_chosen:
        keep_sealed(world, seat, nth_keep(data, below(generator, whole(data.keeps))))
    return spells


@rule
def shuffle_lot(world: State, first: int, end: int, generator: Generator) -> None:
    """M12.3: any order of spells that somebody else buried together."""
    for last in range(end - 1, first, -1):
        lower, upper = deck_place(world, last), deck_place(world, first + below(generator, last - first + 1))
        spell = world.deck[lower]
        world.deck[lower] = world.deck[upper]
        world.deck[upper] = spell


@rule
def redeal_burial(world: State, generator: Generator) -> None:
    """M12.3: which of the empty spells the seat on turn has named, and in which order."""
    seat = whole(world.actor)
    empties = whole(0)
    for spell in range(1, SPELLS + 1):
        if world.owner[spell] == seat + 1 and world.stones[spell] == 0:
            empties |= whole(1) << spell
    for place in range(count_bits(empties) - whole(world.empties_left)):
        spell = draw_spell(empties, generator)
        empties &= ~(whole(1) << spell)
        world.seats[seat].buried[place] = spell
    world.seats[seat].empties = empties


@rule
def redeal_many(
    seen: State, data: EditionData, worlds: Any, generator: Generator, viewer: int, first: int, last: int
) -> None:
    """Fill worlds[first:last], each with a stream of its own for the chance still to come."""
    for index in range(first, last):
        worlds[index] = seen
        world = worlds[index]
        redeal(seen, data, world, generator, viewer)
        world.chance.key = generator.key ^ generator.drawn
        world.chance.drawn = generator.drawn
