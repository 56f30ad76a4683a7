"""Das Amulett in small actions. A move with many parts is said part by part.

The rules know millions of moves: every bundle of cards, every choice of gems. A learner gets a few hundred actions
instead. A bundle is said metal by metal, a choice of gems gem by gem in the order of the edition, a teleport as from,
colour, to. Questions with one answer are not asked. Each move can be said in exactly one way.
"""

from __future__ import annotations

from serai.envs.vector.lanes import Lane
from serai.games.amulett.rules.bits import has_bit
from serai.games.amulett.rules.bundles import is_barred, is_unmixed
from serai.games.amulett.rules.edition_data import EditionData
from serai.games.amulett.rules.energy_phase import to_charge, to_drain
from serai.games.amulett.rules.exchange import lowest_bid
from serai.games.amulett.rules.gem_phase import may_journey_first, targets
from serai.games.amulett.rules.moves import may_pass, verb_of
from serai.games.amulett.rules.payment import fewest_gems, most_gems
from serai.games.amulett.rules.spell_phase import most_stones_to_bid
from serai.games.amulett.rules.state import (
    AREAS,
    BUNDLE_BITS,
    COLOURS,
    KEEP_BASE,
    METAL_CARDS,
    METALS,
    MOST_STEPS,
    PICK_BASE,
    SPELLS,
    Limits,
    State,
    Step,
    Verb,
)
from serai.kernel.actions import ActionSpace
from serai.kernel.rule import rule, whole

MOST_CARDS = METALS * METAL_CARDS

ACTIONS = ActionSpace(
    1,
    **{"pass": (1, "do nothing, or no more of it")},
    amount=(MOST_CARDS + 1, "a bid; the cards of the metal asked for; the stones on the spell asked for"),
    area=(AREAS, "this area"),
    colour=(COLOURS, "a gem of this colour"),
    metal=(METALS, "name this metal"),
    spell=(SPELLS + 1, "this spell"),
    steps=(MOST_STEPS + 1, "choose this marker"),
)
PASS, AMOUNT, AREA, COLOUR, METAL, SPELL, STEPS = (
    ACTIONS.first(verb) for verb in ("pass", "amount", "area", "colour", "metal", "spell", "steps")
)
MOST_LEGAL = MOST_CARDS + 2

NOT_YET = -1


@rule
def offer_range(lane: Lane, first: int, low: int, high: int) -> None:
    """The legal actions are first + low to first + high."""
    size = whole(lane.legal_count)
    for value in range(low, high + 1):
        lane.legal[size] = first + value
        size += 1
    lane.legal_count = size


@rule
def offer_bits(lane: Lane, first: int, members: int) -> None:
    """The legal actions are first + each member of a set."""
    size = whole(lane.legal_count)
    number = whole(0)
    while members > 0:
        if members & 1:
            lane.legal[size] = first + number
            size += 1
        members >>= 1
        number += 1
    lane.legal_count = size


@rule
def is_bundle(step: int) -> bool:
    """The decisions that are answered by a bundle of cards."""
    return step == Step.INCOME or step == Step.PAY or step == Step.TAKE or step == Step.CURSE


@rule
def cards_named(value: int) -> int:
    """Cards of all metals named so far."""
    total = whole(0)
    for metal in range(METALS):
        total += (value >> (BUNDLE_BITS * metal)) & ((1 << BUNDLE_BITS) - 1)
    return total


@rule
def offer_cards(lane: Lane, limits: Limits, metal: int, value: int) -> None:
    """The numbers of cards of a metal that leave a bundle within the limits, after `value` for the metals before it.

    Of a metal that must not be mixed with one named before, or with one that is still to come, there can only be none.
    """
    with_it, without_it = most_later(limits, metal, value, True), most_later(limits, metal, value, False)
    missing = whole(limits.least) - cards_named(value)
    most = most_cards(limits, metal, value)
    if not is_unmixed(limits, metal):
        offer_range(lane, AMOUNT, max(whole(limits.low[metal]), missing - without_it), most)
        return
    if missing <= without_it:
        offer_range(lane, AMOUNT, 0, 0)
    if not is_barred(limits, metal, value):
        offer_range(lane, AMOUNT, max(whole(1), missing - with_it), most)


@rule
def most_later(limits: Limits, metal: int, value: int, is_named: bool) -> int:
    """How many cards the metals after this one can bring at most, if cards of this one are named or if none are."""
    mixed = unmixed = whole(0)
    for other in range(metal + 1, METALS):
        if not is_unmixed(limits, other):
            mixed += whole(limits.high[other])
        elif not is_barred(limits, other, value) and not (is_named and is_unmixed(limits, metal)):
            unmixed = max(unmixed, whole(limits.high[other]))
    return mixed + unmixed


@rule
def most_cards(limits: Limits, metal: int, value: int) -> int:
    """The most cards of a metal likewise."""
    later = whole(0)
    for other in range(metal + 1, METALS):
        later += whole(limits.low[other])
    return min(whole(limits.high[metal]), whole(limits.most) - cards_named(value) - later)


@rule
def spells_kept(value: int) -> int:
    """M2.7: how many of the dealt spells named so far have stones."""
    kept = whole(0)
    while value > 0:
        kept += whole(value % KEEP_BASE > 0)
        value //= KEEP_BASE
    return kept


@rule
def stones_laid(value: int) -> int:
    """M2.7: stones on the dealt spells named so far."""
    laid = whole(0)
    while value > 0:
        laid += value % KEEP_BASE
        value //= KEEP_BASE
    return laid


@rule
def offer_keep(lane: Lane, data: EditionData) -> None:
    """M2.7: stones on the next dealt spell, or 0 to give it back."""
    missing = whole(data.kept) - spells_kept(lane.value)
    if whole(data.dealt) - lane.digit - 1 >= missing:
        offer_range(lane, AMOUNT, 0, 0)
    if missing > 0:
        reserved = (missing - 1) * whole(data.kept_stones)
        most = whole(data.stones) - stones_laid(lane.value) - reserved
        offer_range(lane, AMOUNT, whole(data.kept_stones), most)


@rule
def gems_left(state: State, value: int) -> int:
    """M8.5: colours of gems that may follow those named so far, as bits; they come in ascending order."""
    last = value % PICK_BASE - 1
    members = whole(0)
    for colour in range(max(last, 0), COLOURS):
        if unnamed(state, value, whole(colour)) > 0:
            members |= 1 << colour
    return members


@rule
def unnamed(state: State, value: int, colour: int) -> int:
    """How many gems of a colour lie there beyond those named so far."""
    gems = whole(state.board[state.party, colour])
    while value > 0:
        gems -= whole(value % PICK_BASE == colour + 1)
        value //= PICK_BASE
    return gems


@rule
def gems_offered(state: State, value: int, needed: int) -> int:
    """M8.5: of those the colours behind which, with them, there are as many gems as must still be taken."""
    members = gems_left(state, value)
    behind = whole(0)
    for place in range(COLOURS):
        colour = COLOURS - 1 - place
        if has_bit(members, colour):
            behind += unnamed(state, value, whole(colour))
            if behind < needed:
                members &= ~(whole(1) << colour)
    return members


@rule
def offer_teleport(lane: Lane, data: EditionData) -> None:
    """M13.3: from where, which gem, where to."""
    state = lane.state
    if lane.digit == 0:
        offer_bits(lane, AREA, whole(state.occupied))
    elif lane.digit == 1:
        offer_bits(lane, COLOUR, whole(state.present[lane.value]))
    else:
        source = lane.value // COLOURS
        offer_bits(lane, AREA, ((1 << whole(data.areas)) - 1) & ~(1 << source))


@rule
def list_actions(lane: Lane, data: EditionData) -> None:  # noqa: C901 - one line for each decision
    """What the seat may say next."""
    state = lane.state
    step = state.step
    lane.legal_count = 0
    if step == Step.BID:
        offer_range(lane, AMOUNT, lowest_bid(state), whole(state.seats[state.actor].cover))
    elif step == Step.BID_SPELL:
        offer_range(lane, AMOUNT, whole(state.bid) + 1, most_stones_to_bid(state))
    elif is_bundle(step):
        offer_cards(lane, state.limits, whole(lane.digit), whole(lane.value))
    elif step == Step.GEM:
        fewest = fewest_gems(state, most_gems(state, data))
        offer_bits(lane, COLOUR, gems_offered(state, lane.value, fewest - lane.digit))
        if lane.digit >= fewest:
            offer_range(lane, PASS, 0, 0)
    elif step == Step.MOVE:
        offer_bits(lane, AREA, targets(state, data))
    elif step == Step.ENERGY:
        offer_bits(lane, SPELL, to_drain(state) | to_charge(state, data))
    elif step == Step.BURY:
        offer_bits(lane, SPELL, whole(state.seats[state.actor].empties))
    elif step == Step.TELEPORT:
        offer_teleport(lane, data)
    elif step == Step.DESIRE:
        offer_range(lane, METAL, 0, METALS - 1)
        if may_journey_first(state):
            offer_bits(lane, STEPS, whole(data.journeys))
    elif step == Step.JOURNEY:
        offer_bits(lane, STEPS, whole(data.journeys))
    elif step == Step.KEEP:
        offer_keep(lane, data)
    if may_pass(step) and lane.digit == 0:
        offer_range(lane, PASS, 0, 0)


@rule
def add_part(lane: Lane, data: EditionData, part: int) -> int:
    """One more part of a move; returns the value of the whole move, or NOT_YET."""
    state = lane.state
    step = state.step
    digit, value = whole(lane.digit), whole(lane.value)
    lane.digit = digit + 1
    if is_bundle(step):
        lane.value = value | (part << (BUNDLE_BITS * digit))
        return whole(lane.value) if digit + 1 == METALS else whole(NOT_YET)
    if step == Step.GEM:
        lane.value = value * PICK_BASE + part + 1
        full = digit + 1 >= most_gems(state, data) or gems_left(state, lane.value) == 0
        return whole(lane.value) if full else whole(NOT_YET)
    if step == Step.TELEPORT:
        lane.value = part if digit == 0 else value * (COLOURS if digit == 1 else AREAS) + part
        return whole(lane.value) if digit == 2 else whole(NOT_YET)
    if step == Step.KEEP:
        place = whole(1)
        for _ in range(digit):
            place *= KEEP_BASE
        lane.value = value + part * place
        return whole(lane.value) if digit + 1 == data.dealt else whole(NOT_YET)
    return part


@rule
def verb_for(lane: Lane, value: int) -> int:
    """The verb that a completed move has in the rules; in the energy turn `arc` for an own spell, else `drain`."""
    if lane.state.step == Step.ENERGY:
        own = has_bit(whole(lane.state.seats[lane.state.actor].spells), value)
        return Verb.ARC if own else Verb.DRAIN
    return verb_of(lane.state.step)


@rule
def part_of(action: int) -> int:
    """The number inside its range."""
    if action >= STEPS:
        return action - STEPS
    if action >= SPELL:
        return action - SPELL
    if action >= METAL:
        return action - METAL
    if action >= COLOUR:
        return action - COLOUR
    if action >= AREA:
        return action - AREA
    return action - AMOUNT


def next_action(verb: str, value: int, digit: int) -> int:
    """The action that says a part of a move of the rules; the reverse of `add_part`."""
    if verb in ("income", "pay", "take"):
        return AMOUNT + ((value >> (BUNDLE_BITS * digit)) & ((1 << BUNDLE_BITS) - 1))
    if verb == "gem":
        colours = digits_of(value, PICK_BASE)
        return COLOUR + colours[-1 - digit] - 1 if digit < len(colours) else PASS
    if verb == "keep":
        return AMOUNT + value // int(KEEP_BASE**digit) % KEEP_BASE
    if verb == "teleport":
        source, target = divmod(value, AREAS)
        return (AREA + source // COLOURS, COLOUR + source % COLOURS, AREA + target)[digit]
    first: dict[str, int] = {
        "bid": AMOUNT,
        "bid_spell": AMOUNT,
        "move": AREA,
        "desire": METAL,
        "journey": STEPS,
        "pass": PASS,
    }
    return first.get(verb, SPELL) + value


def digits_of(value: int, base: int) -> list[int]:
    """The digits of a number, lowest first."""
    found = []
    while value:
        value, digit = divmod(value, base)
        found.append(digit)
    return found


def action_name(action: int) -> str:
    """An action in words."""
    verb, value = ACTIONS.decode(action)
    return verb if verb == "pass" else f"{verb} {value}"
