"""Das Amulett M5, M13.2, M13.3: the metal phase. A turn is Teleportation, then income."""

from __future__ import annotations

from serai.games.amulett.rules.bits import nth_bit
from serai.games.amulett.rules.board import put_gem, take_gem
from serai.games.amulett.rules.bundles import cards_of, is_settled, settled_bundle
from serai.games.amulett.rules.edition_data import EditionData, Power
from serai.games.amulett.rules.state import AREAS, COLOURS, METALS, State, Step
from serai.games.amulett.rules.turns import end_turn
from serai.kernel.bits import count_bits
from serai.kernel.rule import rule, whole


@rule
def begin_metal_turn(state: State) -> None:
    """M5.1, M5.2: Teleportation first, if the player owns it."""
    state.uses = state.seats[state.actor].powers[Power.TELEPORT]
    state.step = Step.TELEPORT if state.uses > 0 else Step.CLAIM


@rule
def count_teleports(state: State, data: EditionData) -> int:
    """M13.3: different gems times other areas."""
    gems = whole(0)
    for source in range(data.areas):
        gems += count_bits(whole(state.present[source]))
    return gems * (whole(data.areas) - 1)


@rule
def nth_teleport(state: State, data: EditionData, wanted: int) -> int:
    """The teleport of that number, from 0."""
    targets = whole(data.areas) - 1
    gem = wanted // targets
    target = wanted - gem * targets
    source = whole(0)
    while gem >= count_bits(whole(state.present[source])):
        gem -= count_bits(whole(state.present[source]))
        source += 1
    colour = nth_bit(whole(state.present[source]), gem)
    if target >= source:
        target += 1
    return (source * COLOURS + colour) * AREAS + target


@rule
def may_teleport(state: State, data: EditionData, value: int) -> bool:
    """M13.3: one gem from any area to any other area, empty or not."""
    gem = value // AREAS
    source, target = gem // COLOURS, value - gem * AREAS
    colour = gem - source * COLOURS
    return source < data.areas and target < data.areas and source != target and state.board[source, colour] > 0


@rule
def teleport(state: State, value: int) -> None:
    """M13.3: the gem changes its area."""
    gem = value // AREAS
    source, target = gem // COLOURS, value - gem * AREAS
    colour = gem - source * COLOURS
    take_gem(state, source, colour)
    put_gem(state, target, colour)
    state.uses -= 1
    if state.uses == 0:
        decline_teleport(state)


@rule
def decline_teleport(state: State) -> None:
    """M13.3: `pass`; then income."""
    state.uses = 0
    state.step = Step.CLAIM


@rule
def claim(state: State, metal: int, cards: int) -> None:
    """M5.4: these cards must be taken, as far as the stack has them."""
    state.limits.low[metal] = min(whole(state.limits.low[metal]) + cards, whole(state.limits.high[metal]))


@rule
def claim_income(state: State, data: EditionData) -> None:
    """M5.3, M5.4: which bundles the player may take; M0.4: the only one is taken at once."""
    seat = whole(state.actor)
    claimed = whole(state.seats[seat].powers[Power.JOKER])
    left = 0
    for metal in range(METALS):
        state.limits.low[metal] = 0
        state.limits.high[metal] = state.stacks[metal]
        left += whole(state.stacks[metal])
        symbols = whole(state.seats[seat].powers[Power.SYMBOL + metal])
        claim(state, metal, symbols)
        claimed += symbols

    # M13.2: cards for every gem of a colour on the player's amulet.
    for index in range(data.magics_size):
        magic = data.magics[index]
        if state.owner[magic.spell] == seat + 1:
            cards = whole(magic.cards) * whole(state.seats[seat].gems[magic.colour])
            claim(state, whole(magic.metal), cards)
            claimed += cards

    # M5.5: what is not there lapses.
    state.limits.least = min(claimed, left)
    state.limits.most = state.limits.least
    if is_settled(state.limits):
        take_income(state, settled_bundle(state.limits))
    else:
        state.step = Step.INCOME


@rule
def take_income(state: State, bundle: int) -> None:
    """M5.4: cards from the stacks; M5.6: there is no hand limit."""
    for metal in range(METALS):
        cards = cards_of(bundle, metal)
        state.stacks[metal] -= cards
        state.seats[state.actor].hand[metal] += cards
        state.seats[state.actor].hand_size += cards
    end_turn(state, Step.METAL_TURN, Step.GEM_PHASE)
