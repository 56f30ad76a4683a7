"""Das Amulett: what happened, told from the states before and after a move or a step that ran by itself, as JSON.

The order of the events is the order of the rules. A listener is a seat, SPECTATOR, or OPEN, who is told everything.
Facts that only some may know come at the end of an event: the spells of the experienced set-up before they are revealed
(M12.4) and the order of several spells that are buried (M12.3). Each event is followed by a comma.
"""

from __future__ import annotations

from collections.abc import Sequence

from serai.games.amulett.rules.bits import has_bit, lowest_bit
from serai.games.amulett.rules.bundles import packed
from serai.games.amulett.rules.edition_data import EditionData
from serai.games.amulett.rules.ending import standing
from serai.games.amulett.rules.state import COLOURS, DEALT, House, State, Step, Verb
from serai.games.amulett.seen.income_events import put_income, put_sources
from serai.games.amulett.seen.knowledge import SPECTATOR
from serai.games.amulett.seen.moves_text import put_arguments, put_verb
from serai.games.amulett.seen.names import (
    AREA,
    COLOUR,
    SPELL,
    Names,
    put_areas,
    put_bundle,
    put_gems,
    put_name,
    put_spells,
    put_stones,
)
from serai.games.amulett.seen.result import put_reason
from serai.kernel.json_writer import (
    Page,
    lexicon,
    put,
    put_comma,
    put_field,
    put_members,
    put_number,
    put_truth,
    put_word,
)
from serai.kernel.rule import part_rule, rule, whole

OPEN = SPECTATOR + 1
MOST_TEXTS = OPEN + 1

STEP_LETTERS, STEP_STARTS = lexicon([b'"%b"' % step.name.lower().encode() for step in Step])


@rule
def listeners(before: State, after: State) -> int:
    """Return the number of texts: one, or one for each listener if not everybody is told everything."""
    step = before.step
    is_secret = step == Step.BURY or step == Step.BURIAL or (step == Step.DEAL_SPELLS and after.experienced != 0)
    return whole(after.players) + 2 if is_secret else whole(1)


@rule
def listener_of(number: int, players: int) -> int:
    """Return the listener of the text of this number: first the spectators, then every seat, then OPEN."""
    if number == 0:
        return SPECTATOR
    return number - 1 if number <= players else OPEN


# Moves


@part_rule
def put_played(
    page: Page,
    at: int,
    names: Names,
    data: EditionData,
    before: State,
    after: State,
    seat: int,
    verb: int,
    value: int,
    listener: int,
) -> int:
    """What a move did by itself; a sealed choice tells nothing (M2.7)."""
    if verb == Verb.KEEP:
        return at
    if verb == Verb.PASS:
        return put_passed(page, at, names, before, after, seat)
    if verb == Verb.GEM:
        return put_bought(page, at, names, before, after)
    if verb == Verb.BURY:
        at = put_field(page, at, b'{"event":"named","seat":', seat)
        if listener in (seat, OPEN):
            at = put_arguments(page, at, names, before, seat, verb, value)
        return put(page, at, b"},")
    at = put_happened(page, put(page, at, b'{"event":'), before.step, verb)
    at = put_field(page, at, b',"seat":', seat)
    at = put_arguments(page, at, names, before, seat, verb, value)
    if verb == Verb.BID:
        at = put_truth(page, put(page, at, b',"repeated":'), whole(value == before.bid))
    elif verb == Verb.DESIRE and before.house & House.DESIRE_OWNER:
        at = put(page, at, b',"only":true')
    elif verb == Verb.INCOME:
        at = put_sources(page, at, names, data, before, seat, value)
    elif verb == Verb.TAKE:
        at = put_field(page, at, b',"winner":', whole(before.start))
    elif verb == Verb.DRAIN:
        at = put_field(page, at, b',"owner":', whole(before.owner[value]) - 1)
        at = put_truth(page, put(page, at, b',"emptied":'), whole(after.owner[value] == 0))
    elif verb == Verb.ARC:
        at = put_spells(page, put(page, at, b',"emptied":'), names, spells_gone(before, after, seat))
    return put(page, at, b"},")


@part_rule
def put_happened(page: Page, at: int, step: int, verb: int) -> int:
    """What the event of a move is called: mostly like its verb."""
    if verb == Verb.PAY:
        return put(page, at, b'"paid"')
    if verb == Verb.TAKE:
        return put(page, at, b'"took_back"') if step == Step.TAKE else put(page, at, b'"cursed"')
    if verb == Verb.DRAIN:
        return put(page, at, b'"drained"')
    if verb == Verb.ARC:
        return put(page, at, b'"charged"')
    return put_verb(page, at, verb)


@part_rule
def put_passed(page: Page, at: int, names: Names, before: State, after: State, seat: int) -> int:
    """`pass`; and M7.8: where nobody has bid, the gem stays."""
    at = put_field(page, at, b'{"event":"passed","seat":', seat)
    at = put_word(page, put(page, at, b',"step":'), STEP_LETTERS, STEP_STARTS, whole(before.step))
    at = put(page, at, b"},")
    if before.step == Step.BID and after.step == Step.TRAVEL:
        at = put_area(page, put(page, at, b'{"event":"unsold"'), names, before)
        at = put(page, at, b"},")
    return at


@part_rule
def put_outcome(page: Page, at: int, names: Names, data: EditionData, after: State, step: int) -> int:
    """M2.1, M2.3, M2.4, M2.8, M6.2: what chance did in a step that waited for it."""
    if step == Step.DEAL_GEMS:
        at = put(page, at, b'{"event":"laid_out","areas":')
        return put(page, put_areas(page, at, names, after, whole(data.areas)), b"},")
    if step == Step.FIRST:
        return put(page, put_field(page, at, b'{"event":"began","seat":', whole(after.start)), b"},")
    if step == Step.MARKER:
        return put(page, put_field(page, at, b'{"event":"marker","value":', whole(after.steps_left)), b"},")
    at = put_truth(page, put(page, at, b'{"event":"shuffled","again":'), whole(step == Step.RESHUFFLE))
    return put(page, at, b"},")


# Steps that run by themselves


@part_rule
def put_step(  # noqa: C901 - one line for each step
    page: Page, at: int, names: Names, data: EditionData, before: State, after: State, listener: int
) -> int:
    """What a step that ran by itself did."""
    step = before.step
    if step == Step.DEAL_SPELLS and after.experienced:
        return put_dealt(page, at, names, after, listener)
    if step == Step.DEAL_SPELLS or step == Step.REVEAL:
        return put_laid(page, at, names, after)
    if step == Step.SPELL_PHASE:
        return put_round(page, at, after)
    if step == Step.NEXT_SPELL:
        return put_turned_up(page, at, names, after) if after.card else at
    if step == Step.HAMMER:
        return put_hammer(page, at, names, before)
    if step == Step.CLAIM:
        return put_income(page, at, names, data, before, after)
    if step == Step.EXCHANGE:
        return put_exchange(page, at, names, after)
    if step == Step.WON:
        return put_won(page, at, names, before, after)
    if step == Step.SETTLE:
        return put_returned(page, at, names, before)
    if step == Step.CHOOSE_GEMS:
        return put_bought(page, at, names, before, after) if after.step != Step.GEM else at
    if step == Step.TRAVEL:
        return put_stayed(page, at, names, after) if after.step != Step.MOVE else at
    if step == Step.COSTS:
        return put_costs(page, at, names, before, after)
    if step == Step.BURIAL:
        return put_buried(page, at, names, before, after, listener)
    if step == Step.ROUND_END:
        at = put_field(page, at, b'{"event":"round_over","round":', whole(before.turn))
        return put(page, put_field(page, at, b',"dry":', whole(after.dry)), b"},")
    return at


@rule
def put_area(page: Page, at: int, names: Names, state: State) -> int:
    """The area of the party, a comma before it."""
    return put_name(page, put(page, at, b',"area":'), names, AREA + whole(state.party))


# M2


@part_rule
def put_dealt(page: Page, at: int, names: Names, after: State, listener: int) -> int:
    """M2.7: how many spells each seat was dealt; which, only it is told."""
    for seat in range(whole(after.players)):
        at = put_field(page, at, b'{"event":"dealt","seat":', seat)
        count = whole(0)
        for place in range(DEALT):
            count += whole(after.seats[seat].dealt[place] > 0)
        at = put_field(page, at, b',"count":', count)
        if listener in (seat, OPEN):
            at = put_listed(page, put(page, at, b',"spells":['), names, after.seats[seat].dealt[:], whole(0))
            at = put(page, at, b"]")
        at = put(page, at, b"},")
    return at


@part_rule
def put_laid(page: Page, at: int, names: Names, after: State) -> int:
    """M2.6, M2.7: the spells that lie before each seat, with their stones."""
    for seat in range(whole(after.players)):
        at = put_field(page, at, b'{"event":"kept","seat":', seat)
        at = put(page, at, b',"spells":{')
        opening = at
        spells = whole(after.seats[seat].spells)
        while spells > 0:
            spell = lowest_bit(spells)
            at = put_stones(page, put_comma(page, at, opening), names, spell, whole(after.stones[spell]))
            spells &= spells - 1
        at = put(page, at, b"}},")
    return at


# M4


@part_rule
def put_round(page: Page, at: int, after: State) -> int:
    """M3.1, M4.1: a round begins."""
    at = put_field(page, at, b'{"event":"round","round":', whole(after.turn))
    at = put_field(page, at, b',"seat":', whole(after.start))
    return put(page, put_field(page, at, b',"pile":', whole(after.pile_size)), b"},")


@part_rule
def put_turned_up(page: Page, at: int, names: Names, after: State) -> int:
    """M4.2: a spell is revealed."""
    at = put_name(page, put(page, at, b'{"event":"turned_up","spell":'), names, SPELL + whole(after.card))
    return put(page, put_field(page, at, b',"left":', whole(after.pile_size)), b"},")


@part_rule
def put_hammer(page: Page, at: int, names: Names, before: State) -> int:
    """M4.5, M4.6: who has bought the spell, if anybody."""
    spell = SPELL + whole(before.card)
    if not before.bidder:
        return put(page, put_name(page, put(page, at, b'{"event":"spell_unsold","spell":'), names, spell), b"},")
    at = put_field(page, at, b'{"event":"spell_sold","seat":', whole(before.bidder) - 1)
    at = put_name(page, put(page, at, b',"spell":'), names, spell)
    return put(page, put_field(page, at, b',"stones":', whole(before.bid)), b"},")


# M7, M8


@part_rule
def put_exchange(page: Page, at: int, names: Names, after: State) -> int:
    """M7.1: an exchange, or none where no gem lies."""
    if after.step == Step.TRAVEL:
        return put(page, put_area(page, put(page, at, b'{"event":"no_exchange"'), names, after), b"},")
    at = put_area(page, put(page, at, b'{"event":"exchange"'), names, after)
    at = put_gems(page, put(page, at, b',"gems":'), names, after, whole(after.party))
    return put(page, put_field(page, at, b',"steps_left":', whole(after.steps_left)), b"},")


@part_rule
def put_won(page: Page, at: int, names: Names, before: State, after: State) -> int:
    """M7.8, M8.1: who has won the auction, and what was paid without a choice."""
    seat = whole(before.actor)
    at = put_field(page, at, b'{"event":"won","seat":', seat)
    at = put_field(page, at, b',"amount":', whole(before.bid))
    at = put(page, put_area(page, at, names, before), b"},")
    if after.step == Step.PAY:
        return at
    at = put(page, put_field(page, at, b'{"event":"paid","seat":', seat), b',"cards":')
    return put(page, put_bundle(page, at, names, packed(after.laid)), b"},")


@part_rule
def put_returned(page: Page, at: int, names: Names, before: State) -> int:
    """M8.4: the cards that go back to their stacks."""
    cards = packed(before.laid)
    if cards == 0:
        return at
    return put(page, put_bundle(page, put(page, at, b'{"event":"returned","cards":'), names, cards), b"},")


@rule
def put_bought(page: Page, at: int, names: Names, before: State, after: State) -> int:
    """M8.5: the gems that a player has now and had not before."""
    seat = whole(before.actor)
    at = put(page, put_field(page, at, b'{"event":"bought","seat":', seat), b',"gems":[')
    opening = at
    for colour in range(COLOURS):
        for _ in range(whole(after.seats[seat].gems[colour]) - whole(before.seats[seat].gems[colour])):
            at = put_name(page, put_comma(page, at, opening), names, COLOUR + colour)
    return put(page, put_area(page, put(page, at, b"]"), names, before), b"},")


# M9


@part_rule
def put_stayed(page: Page, at: int, names: Names, after: State) -> int:
    """M9.4: the party had nowhere to go."""
    return put(page, put_area(page, put(page, at, b'{"event":"stayed"'), names, after), b"},")


# M10


@rule
def spells_gone(before: State, after: State, seat: int) -> int:
    """The spells that lie no longer before a seat, as bits."""
    return whole(before.seats[seat].spells) & ~whole(after.seats[seat].spells)


@part_rule
def put_costs(page: Page, at: int, names: Names, before: State, after: State) -> int:
    """M10.4: the stones that came back from each spell, and the spells that are empty now."""
    seat = whole(before.actor)
    spells = whole(before.seats[seat].spells)
    if spells == 0:
        return at
    at = put(page, put_field(page, at, b'{"event":"costs","seat":', seat), b',"stones":{')
    opening = at
    while spells > 0:
        spell = lowest_bit(spells)
        paid = whole(before.stones[spell]) - whole(after.stones[spell])
        at = put_stones(page, put_comma(page, at, opening), names, spell, paid)
        spells &= spells - 1
    at = put_spells(page, put(page, at, b'},"empty":'), names, whole(after.seats[seat].empties))
    return put(page, at, b"},")


@part_rule
def put_buried(page: Page, at: int, names: Names, before: State, after: State, listener: int) -> int:
    """M10.5, M12.3: the spells that went under the deck; the order of several only the player is told."""
    seat = whole(before.actor)
    gone = spells_gone(before, after, seat)
    if gone == 0:
        return at
    at = put_field(page, at, b'{"event":"buried","seat":', seat)
    at = put_spells(page, put(page, at, b',"spells":'), names, gone)
    if gone & (gone - 1) > 0 and listener in (seat, OPEN):
        at = put_listed(page, put(page, at, b',"order":['), names, before.seats[seat].buried[:], gone)
        at = put(page, at, b"]")
    return put(page, at, b"},")


@rule
def put_listed(page: Page, at: int, names: Names, listed: Sequence[int], others: int) -> int:
    """The spells of a list, whose places may be empty, and then those of these bits that are not in it."""
    opening = at
    for place in range(len(listed)):
        spell = whole(listed[place])
        if spell > 0:
            at = put_name(page, put_comma(page, at, opening), names, SPELL + spell)
            others &= ~(whole(1) << spell)
    while others > 0:
        at = put_name(page, put_comma(page, at, opening), names, SPELL + lowest_bit(others))
        others &= others - 1
    return at


# M11


@part_rule
def put_over(page: Page, at: int, state: State) -> int:
    """The end, and everybody's place (M11.4)."""
    at = put_members(page, put(page, at, b'{"event":"over","winners":'), whole(state.winners))
    at = put_reason(page, put(page, at, b',"reason":'), state.reason)
    at = put(page, at, b',"order":[')
    opening = at
    placed = whole(0)
    for _ in range(state.players):
        best = whole(-1)
        for seat in range(whole(state.players)):
            is_better = best < 0 or standing(state, seat) > standing(state, best)
            if not has_bit(placed, seat) and is_better:
                best = seat
        placed |= whole(1) << best
        at = put_number(page, put_comma(page, at, opening), best)
    return put(page, at, b"]},")
