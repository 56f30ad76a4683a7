"""Das Amulett M8, M13.5-M13.7: payment, take-backs, curses, and the gems.

A choice of gems is a number: up to four digits, colour + 1 each, that never fall; 0 stands for no gem.
"""

from __future__ import annotations

from serai.games.amulett.rules.bits import nth_bit
from serai.games.amulett.rules.board import take_gem
from serai.games.amulett.rules.bundles import cards_of, is_settled, settled_bundle
from serai.games.amulett.rules.edition_data import PYRAMID, WALL, EditionData, Power
from serai.games.amulett.rules.ending import check_victory
from serai.games.amulett.rules.exchange import usable_metals, wild_in
from serai.games.amulett.rules.state import METALS, PICK, PICK_BASE, House, State, Step
from serai.games.amulett.rules.turns import next_seat
from serai.kernel.bits import count_bits
from serai.kernel.rule import rule, small_rule, whole


@rule
def ask_payment(state: State, data: EditionData) -> None:
    """M8.1: exactly the bid number of usable cards; M0.4: the only bundle is paid at once."""
    seat = whole(state.actor)
    usable = usable_metals(state, data, seat)
    for metal in range(METALS):
        state.limits.low[metal] = 0
        state.limits.high[metal] = whole(state.seats[seat].hand[metal]) * ((usable >> metal) & 1)
    state.limits.least = state.bid
    state.limits.most = state.bid
    # M7.2: by house rule a single metal, besides jokers.
    if state.house & House.MIXING_SINGLE:
        state.limits.unmixed = usable & ~wild_in(state, data, seat, whole(state.party))
    if is_settled(state.limits):
        pay(state, settled_bundle(state.limits))
    else:
        state.step = Step.PAY


@rule
def pay(state: State, bundle: int) -> None:
    """M8.1: the winner lays the cards down."""
    state.limits.unmixed = 0
    for metal in range(METALS):
        cards = cards_of(bundle, metal)
        state.seats[state.actor].hand[metal] -= cards
        state.laid[metal] += cards
    state.seats[state.actor].hand_size -= state.bid
    state.step = Step.TAKE_BACK


@rule
def triggered_curses(state: State, data: EditionData, seat: int) -> int:
    """M13.5: own curses that the bid triggers, not what is left of it."""
    triggered = 0
    for index in range(data.curses_size):
        curse = data.curses[index]
        if state.owner[curse.spell] == seat + 1 and curse.least <= state.bid <= curse.most:
            triggered += 1
    return triggered


@rule
def cards_laid(state: State) -> int:
    """How many cards lie there."""
    cards = 0
    for metal in range(METALS):
        cards += whole(state.laid[metal])
    return cards


@rule
def allow_taking(state: State, allowance: int) -> None:
    """M8.2, M8.3: at least one card, no more than allowed and than lie there."""
    for metal in range(METALS):
        state.limits.low[metal] = 0
        state.limits.high[metal] = state.laid[metal]
    state.limits.least = 1
    state.limits.most = min(allowance, cards_laid(state))


@small_rule
def influence(state: State, data: EditionData, seat: int, area: int) -> int:
    """M13.6: how many cards Influences return there.

    By house rule the one that works everywhere, which returns one card, returns two or none.
    """
    powers = state.seats[seat].powers
    everywhere = whole(powers[Power.INFLUENCE])
    cards = whole(powers[Power.INFLUENCE + whole(data.place[area])])
    cards += everywhere * whole(state.house & House.INFLUENCE_TWO != 0)
    return cards - everywhere * whole(state.house & House.INFLUENCE_NONE != 0)


@rule
def ask_take_back(state: State, data: EditionData) -> None:
    """M8.2: the winner first: Influences that work here (M13.6) and own triggered curses together."""
    returned = influence(state, data, whole(state.actor), whole(state.party))
    allowance = returned + triggered_curses(state, data, state.actor)
    if allowance > 0:
        allow_taking(state, allowance)
        state.step = Step.TAKE
    else:
        end_take_back(state)


@rule
def take_back(state: State, bundle: int) -> None:
    """M8.2: the winner takes cards back."""
    take_laid(state, bundle)
    end_take_back(state)


@rule
def end_take_back(state: State) -> None:
    """M8.3: then the others, clockwise from the winner."""
    state.turns_left = state.players
    state.step = Step.CURSES


@rule
def take_laid(state: State, bundle: int) -> None:
    """Cards that lie there come into the hand of the seat on turn."""
    for metal in range(METALS):
        cards = cards_of(bundle, metal)
        state.laid[metal] -= cards
        state.seats[state.actor].hand[metal] += cards
        state.seats[state.actor].hand_size += cards


@rule
def ask_curses(state: State, data: EditionData) -> None:
    """M8.3: the owner of a triggered curse is asked, as long as cards are left."""
    while state.turns_left > 1 and cards_laid(state) > 0:
        state.turns_left -= 1
        state.actor = next_seat(state, whole(state.actor))
        allowance = triggered_curses(state, data, state.actor)
        if allowance > 0:
            allow_taking(state, allowance)
            state.step = Step.CURSE
            return
    state.step = Step.SETTLE


@rule
def curse(state: State, bundle: int) -> None:
    """M8.3, M13.5: the owner of the curse takes cards of the bid."""
    take_laid(state, bundle)
    state.step = Step.CURSES


@rule
def settle(state: State) -> None:
    """M8.4: the cards left go back to their stacks."""
    for metal in range(METALS):
        state.stacks[metal] += state.laid[metal]
        state.laid[metal] = 0
    state.actor = state.start
    state.step = Step.CHOOSE_GEMS


@small_rule
def gifts(state: State, data: EditionData, seat: int, area: int) -> int:
    """M13.7: the Gifts of a player that work in an area; by house rule those of the wall work at pyramids."""
    powers, place = state.seats[seat].powers, whole(data.place[area])
    working = whole(powers[Power.GIFT + place])
    if state.house & House.BUILDERS_PYRAMID:
        at_wall = whole(powers[Power.GIFT + WALL]) - whole(powers[Power.GIFT])
        working += at_wall * (whole(place & PYRAMID != 0) - whole(place & WALL != 0))
    return working


@rule
def most_gems(state: State, data: EditionData) -> int:
    """M8.5: one, and one more for every Gift that works here (M13.7); no more than lie there."""
    return min(1 + gifts(state, data, whole(state.actor), whole(state.party)), whole(state.area_size[state.party]))


@small_rule
def fewest_gems(state: State, most: int) -> int:
    """M8.5: one; by house rule as many as may be taken."""
    return most if state.house & House.SECOND_GEM_COMPULSORY else whole(1)


@rule
def has_another(state: State, colour: int, chosen: int) -> bool:
    """Whether the party's area has another gem of that colour (from 1) beyond those that are chosen; 0 is no gem."""
    return colour == 0 or state.board[state.party, colour - 1] > chosen


@rule
def nth_pick(state: State, most: int, wanted: int) -> int:
    """The choice of `most` gems (M8.5) with this number, from 0; beyond the last one, -1 minus how many there are."""
    if most == 1:
        colours = whole(state.present[state.party])
        return nth_bit(colours, wanted) + 1 if wanted < count_bits(colours) else -1 - count_bits(colours)
    found = 0
    # Gems that must be taken are no 0.
    fewest = fewest_gems(state, most)
    for first in range(whole(fewest > 3), PICK_BASE if most > 3 else 1):
        if not has_another(state, first, 0):
            continue
        for second in range(max(first, whole(fewest > 2)), PICK_BASE if most > 2 else 1):
            if not has_another(state, second, whole(second == first)):
                continue
            for third in range(max(second, whole(fewest > 1)), PICK_BASE if most > 1 else 1):
                if not has_another(state, third, whole(third == first) + whole(third == second)):
                    continue
                for fourth in range(max(third, 1), PICK_BASE):
                    same = whole(fourth == first) + whole(fourth == second) + whole(fourth == third)
                    if has_another(state, fourth, same):
                        if found == wanted:
                            return ((first * PICK_BASE + second) * PICK_BASE + third) * PICK_BASE + fourth
                        found += 1
    return -1 - found


@rule
def may_pick(state: State, most: int, value: int) -> bool:
    """M8.5: whether these gems lie there and are neither too many nor too few."""
    count = whole(0)
    before = PICK_BASE
    same = whole(0)
    for _ in range(PICK):
        rest = value // PICK_BASE
        colour = value - rest * PICK_BASE
        same = same + 1 if colour == before else whole(0)
        if colour > before or not has_another(state, colour, same):
            return False
        count += whole(colour > 0)
        before = colour
        value = rest
    return value == 0 and fewest_gems(state, most) <= count <= most


@rule
def ask_gems(state: State, data: EditionData) -> None:
    """M8.5: the winner chooses; M0.4: the only choice is made at once, equal gems counting once."""
    colours = whole(state.present[state.party])
    most = most_gems(state, data)
    takes_all = most == state.area_size[state.party]
    # A player who may take two gems can also take one, unless a house rule forbids it.
    if fewest_gems(state, most) == most and (takes_all or colours & (colours - 1) == 0):
        take_gems(state, data, nth_pick(state, most, whole(0)))
    else:
        state.step = Step.GEM


@rule
def take_gems(state: State, data: EditionData, value: int) -> None:
    """M8.5: gems change hands only here (M11.2). M8.6: then the victory check."""
    seat, area = whole(state.actor), whole(state.party)
    while value > 0:
        rest = value // PICK_BASE
        colour = value - rest * PICK_BASE - 1
        value = rest
        take_gem(state, area, colour)
        state.seats[seat].colours += whole(state.seats[seat].gems[colour] == 0)
        state.seats[seat].gems[colour] += 1
        state.seats[seat].gem_count += 1
        state.sold += 1
    state.bid = 0
    state.bidder = 0
    state.step = Step.TRAVEL
    check_victory(state, data)
