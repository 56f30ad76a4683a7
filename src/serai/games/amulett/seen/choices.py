"""Das Amulett: the short list of a decision, for people.

The rules accept every legal bundle, gem choice and teleport; there can be hundreds. A person is offered the few that
differ in kind, the most sensible one first, each with a message that says what it means. Anything else may still be
played.
"""

from __future__ import annotations

from serai.games.amulett.rules.bits import has_bit, lowest_bit
from serai.games.amulett.rules.bundles import packed
from serai.games.amulett.rules.moves import (
    ARC,
    BID,
    BID_SPELL,
    BURY,
    DESIRE,
    DRAIN,
    GEM,
    INCOME,
    JOURNEY,
    MOVE,
    PASS,
    PAY,
    TAKE,
    TELEPORT,
)
from serai.games.amulett.rules.setup import may_keep
from serai.games.amulett.rules.state import AREAS, COLOURS, KEEP_BASE, METALS, PICK, Step
from serai.games.amulett.seen.moves_text import put_kept, put_picked, put_teleport
from serai.games.amulett.seen.names import AREA, METAL, SPELL, put_bundle, put_gems, put_name
from serai.games.amulett.seen.preferences import (
    even_bundle,
    full_bundle,
    gems_in,
    new_colours,
    order_dealt,
    order_metals,
    payable,
    wins,
)
from serai.games.amulett.seen.shortlist import END, PLACES, Decision, Shortlist, may_add, next_ranked, put_entry
from serai.kernel.bits import count_bits
from serai.kernel.json_writer import Page, put, put_field
from serai.kernel.rule import rule, whole

MOST_STONES, FEWEST_STONES = 3, 2
"""that are proposed for each spell that is kept"""
MOST_CARDS = MOST_GEMS = 255
"""more than a seat can hold, and than can lie in an area"""


@rule
def put_choices(page: Page, at: int, asked: Decision) -> int:
    """The short list of a seat's legal moves, which are not none; `pass` comes last."""
    names, state, data, seat, actions, listed = asked
    at = put(page, at, b"[")
    opening = at
    listed.chosen_size = 0
    if actions[0] == PASS:
        at = put_advice(page, at, Decision(names, state, data, seat, actions[1:], listed))
        at = put(page, put_entry(page, at, asked, whole(PASS), b"choice-pass"), END)
    else:
        at = put_advice(page, at, asked)
    return put(page, at - 1 if at > opening else at, b"]")


@rule
def put_advice(page: Page, at: int, asked: Decision) -> int:  # noqa: C901 - one line for each decision
    """What is worth considering of these moves, none of which is `pass`."""
    step = asked.state.step
    if step == Step.BID:
        return put_bids(page, at, asked)
    if step == Step.BID_SPELL:
        return put_spell_bids(page, at, asked)
    if step == Step.MOVE:
        return put_targets(page, at, asked)
    if step == Step.INCOME:
        return put_incomes(page, at, asked)
    if step == Step.PAY:
        return put_payments(page, at, asked)
    if step == Step.TAKE or step == Step.CURSE:
        return put_takings(page, at, asked)
    if step == Step.GEM:
        return put_purchases(page, at, asked)
    if step == Step.ENERGY:
        return put_conjurings(page, at, asked)
    if step == Step.BURY:
        return put_burials(page, at, asked)
    if step == Step.TELEPORT:
        return put_teleports(page, at, asked)
    if step == Step.DESIRE:
        return put_desires(page, at, asked)
    if step == Step.JOURNEY:
        return put_journeys(page, at, asked)
    return put_keeps(page, at, asked)


# M2


@rule
def put_keeps(page: Page, at: int, asked: Decision) -> int:
    """M2.7: each group of spells, with the same number of stones on all; those first that give most metal."""
    data = asked.data
    size = order_dealt(asked)
    for stones in range(MOST_STONES, FEWEST_STONES - 1, -1):
        # A group is a number whose highest bit stands for the spell that gives most.
        for group in range((1 << size) - 1, 0, -1):
            action = keeping(asked.listed, size, group, stones)
            if count_bits(group) == data.kept and may_keep(data, action) and may_add(asked.listed, action):
                at = put(page, put_entry(page, at, asked, action, b"means-keep"), b'"stones_on":')
                at = put_kept(page, at, asked.names, asked.state, asked.seat, action)
                at = put_field(page, at, b',"left":', whole(data.stones) - stones * whole(data.kept))
                at = put(page, at, END)
    return at


@rule
def keeping(listed: Shortlist, size: int, group: int, stones: int) -> int:
    """The `keep` that lays so many stones on each spell of a group."""
    action = whole(0)
    for number in range(size):
        if has_bit(group, size - 1 - number):
            laid = whole(stones)
            for _ in range(listed.dealt[number]):
                laid *= KEEP_BASE
            action += laid
    return action


# M4


@rule
def put_spell_bids(page: Page, at: int, asked: Decision) -> int:
    """M4.3: what each bid leaves in supply."""
    supply = whole(asked.state.seats[asked.seat].supply)
    for action in asked.actions:
        if may_add(asked.listed, action):
            at = put_entry(page, at, asked, action, b"means-bid-spell")
            at = put_field(page, at, b'"amount":', action - BID_SPELL)
            at = put(page, put_field(page, at, b',"left":', supply - action + BID_SPELL), END)
    return at


# M5


@rule
def put_teleports(page: Page, at: int, asked: Decision) -> int:
    """M13.3: a gem of each colour that this seat lacks to the party, or a gem away from it."""
    state, areas = asked.state, whole(asked.data.areas)
    here = whole(state.party)
    lacking = whole(0)
    for colour in range(COLOURS):
        lacking |= whole(state.seats[asked.seat].gems[colour] == 0) << colour
    for area in range(areas):
        colours = whole(state.present[area]) & lacking if area != here else whole(0)
        lacking &= ~colours
        while colours > 0:
            gem = area * COLOURS + lowest_bit(colours)
            at = put_teleported(page, at, asked, gem * AREAS + here, b"means-teleport-here")
            colours &= colours - 1
    colours = whole(state.present[here])
    while colours > 0:
        gem = here * COLOURS + lowest_bit(colours)
        for area in range(areas):
            if area != here:
                at = put_teleported(page, at, asked, gem * AREAS + area, b"means-teleport-away")
        colours &= colours - 1
    return at


@rule
def put_teleported(page: Page, at: int, asked: Decision, value: int, message: bytes) -> int:
    """One teleport."""
    if not may_add(asked.listed, TELEPORT + value):
        return at
    at = put_entry(page, at, asked, TELEPORT + value, message)
    return put(page, put_teleport(page, at, asked.names, value), END)


@rule
def put_incomes(page: Page, at: int, asked: Decision) -> int:
    """M5.4: what is free all of one metal, or spread evenly."""
    order_metals(asked)
    for metal in asked.listed.metals:
        at = put_income(page, at, asked, full_bundle(asked.state.limits, asked.listed.metals, metal, False))
    return put_income(page, at, asked, even_bundle(asked.state.limits, asked.state.seats[asked.seat].hand))


@rule
def put_income(page: Page, at: int, asked: Decision, bundle: int) -> int:
    """One bundle."""
    if not may_add(asked.listed, INCOME + bundle):
        return at
    at = put_entry(page, at, asked, INCOME + bundle, b"means-income")
    return put(page, put_bundle(page, put(page, at, b'"take":'), asked.names, bundle), END)


# M6


@rule
def put_desires(page: Page, at: int, asked: Decision) -> int:
    """M13.4: the metal of which this seat holds most."""
    hand, actions, listed = asked.state.seats[asked.seat].hand, asked.actions, asked.listed
    for place in range(len(actions)):
        listed.ranks[place] = (MOST_CARDS - whole(hand[actions[place] - DESIRE])) * PLACES + place
    rank = next_ranked(listed, len(actions), whole(-1))
    while rank >= 0 and may_add(listed, actions[rank % PLACES]):
        metal = actions[rank % PLACES] - DESIRE
        at = put_entry(page, at, asked, DESIRE + metal, b"means-desire")
        at = put_name(page, put(page, at, b'"metal":'), asked.names, METAL + metal)
        at = put(page, put_field(page, at, b',"held":', whole(hand[metal])), END)
        rank = next_ranked(listed, len(actions), rank)
    return at


@rule
def put_journeys(page: Page, at: int, asked: Decision) -> int:
    """M13.13: each marker."""
    for action in asked.actions:
        if may_add(asked.listed, action):
            at = put_entry(page, at, asked, action, b"choice-journey")
            at = put(page, put_field(page, at, b'"value":', action - JOURNEY), END)
    return at


# M7, M8


@rule
def put_bids(page: Page, at: int, asked: Decision) -> int:
    """M7.6: from the lowest bid on."""
    cover = whole(asked.state.seats[asked.seat].cover)
    for action in asked.actions:
        if may_add(asked.listed, action):
            at = put_entry(page, at, asked, action, b"means-bid")
            at = put_field(page, at, b'"amount":', action - BID)
            at = put(page, put_field(page, at, b',"cover":', cover), b',"kind":')
            if action - BID == asked.state.bid:
                at = put(page, at, b'"repeat"')
            elif action - BID == cover:
                at = put(page, at, b'"most"')
            else:
                at = put(page, at, b'"raise"')
            at = put(page, at, END)
    return at


@rule
def put_payments(page: Page, at: int, asked: Decision) -> int:
    """M8.1: the least useful cards first, or one metal before the others."""
    state, metals = asked.state, asked.listed.metals
    order_metals(asked)
    for place in range(METALS - 1, -1, -1):
        bundle = full_bundle(state.limits, metals, whole(metals[place]), True)
        if may_add(asked.listed, PAY + bundle):
            at = put_entry(page, at, asked, PAY + bundle, b"means-pay")
            at = put_bundle(page, put(page, at, b'"cards":'), asked.names, bundle)
            rest = packed(state.seats[asked.seat].hand) - bundle
            at = put(page, put_bundle(page, put(page, at, b',"rest":'), asked.names, rest), END)
    return at


@rule
def put_takings(page: Page, at: int, asked: Decision) -> int:
    """M8.2, M8.3: as many as allowed, the most useful first."""
    order_metals(asked)
    for metal in asked.listed.metals:
        bundle = full_bundle(asked.state.limits, asked.listed.metals, metal, False)
        if may_add(asked.listed, TAKE + bundle):
            at = put_entry(page, at, asked, TAKE + bundle, b"means-take")
            at = put(page, put_bundle(page, put(page, at, b'"cards":'), asked.names, bundle), END)
    return at


@rule
def put_purchases(page: Page, at: int, asked: Decision) -> int:
    """M8.5: what wins, then new colours, then the number."""
    actions, listed = asked.actions, asked.listed
    for place in range(len(actions)):
        value = actions[place] - GEM
        rank = whole(not wins(asked, value)) * (PICK + 1) + PICK - new_colours(asked, value)
        listed.ranks[place] = (rank * (PICK + 1) + PICK - gems_in(value)) * PLACES + place
    rank = next_ranked(listed, len(actions), whole(-1))
    while rank >= 0 and may_add(listed, actions[rank % PLACES]):
        value = actions[rank % PLACES] - GEM
        at = put_entry(page, at, asked, GEM + value, b"means-gem")
        at = put_picked(page, put(page, at, b'"gems":'), asked.names, value)
        at = put_field(page, at, b',"new":', new_colours(asked, value))
        at = put(page, at, b',"wins":"yes"') if wins(asked, value) else put(page, at, b',"wins":"no"')
        at = put(page, at, END)
        rank = next_ranked(listed, len(actions), rank)
    return at


# M9


@rule
def put_targets(page: Page, at: int, asked: Decision) -> int:
    """M9.2: the areas where this seat can pay most, those with more gems first."""
    state, actions, listed = asked.state, asked.actions, asked.listed
    for place in range(len(actions)):
        area = actions[place] - MOVE
        rank = (MOST_CARDS - payable(asked, area)) * PLACES + MOST_GEMS - whole(state.area_size[area])
        listed.ranks[place] = rank * PLACES + area
    rank = next_ranked(listed, len(actions), whole(-1))
    while rank >= 0 and may_add(listed, MOVE + rank % PLACES):
        area = rank % PLACES
        at = put_entry(page, at, asked, MOVE + area, b"means-move")
        at = put_name(page, put(page, at, b'"area":'), asked.names, AREA + area)
        at = put_gems(page, put(page, at, b',"gems":'), asked.names, state, area)
        at = put(page, put_field(page, at, b',"cover":', payable(asked, area)), END)
        rank = next_ranked(listed, len(actions), rank)
    return at


# M10


@rule
def put_conjurings(page: Page, at: int, asked: Decision) -> int:
    """M10.2: spells with the fewest stones first."""
    state, actions, listed = asked.state, asked.actions, asked.listed
    for place in range(len(actions)):
        spell = conjured(actions[place])
        listed.ranks[place] = (whole(state.stones[spell]) * PLACES + spell) * PLACES + place
    rank = next_ranked(listed, len(actions), whole(-1))
    while rank >= 0 and may_add(listed, actions[rank % PLACES]):
        action = actions[rank % PLACES]
        spell = conjured(action)
        at = put_entry(page, at, asked, action, b"means-arc" if action >= ARC else b"means-drain")
        at = put_name(page, put(page, at, b'"spell":'), asked.names, SPELL + spell)
        at = put_field(page, at, b',"stones":', whole(state.stones[spell]))
        at = put(page, put_field(page, at, b',"owner":', whole(state.owner[spell]) - 1), END)
        rank = next_ranked(listed, len(actions), rank)
    return at


@rule
def conjured(action: int) -> int:
    """The spell that a stone is taken from, or moved to."""
    return action - ARC if action >= ARC else action - DRAIN


@rule
def put_burials(page: Page, at: int, asked: Decision) -> int:
    """M10.5: each empty spell."""
    for action in asked.actions:
        if may_add(asked.listed, action):
            at = put_entry(page, at, asked, action, b"choice-bury")
            at = put(page, put_name(page, put(page, at, b'"spell":'), asked.names, SPELL + action - BURY), END)
    return at
