"""Das Amulett M14: moves as records write them, of seats and of chance."""

from __future__ import annotations

from serai.games.amulett.rules.edition_data import EditionData
from serai.games.amulett.rules.legal import Actions
from serai.games.amulett.rules.moves import split
from serai.games.amulett.rules.setup import stones_kept
from serai.games.amulett.rules.spells import deck_place
from serai.games.amulett.rules.state import AREAS, COLOURS, DEALT, PICK, PICK_BASE, State, Step, Verb
from serai.games.amulett.seen.names import (
    AREA,
    COLOUR,
    METAL,
    SPELL,
    Names,
    put_areas,
    put_bundle,
    put_name,
    put_stones,
)
from serai.kernel.json_writer import Page, lexicon, put, put_comma, put_field, put_word
from serai.kernel.rule import part_rule, rule, whole

HIGHEST_DIGIT = PICK_BASE ** (PICK - 1)
VERB_LETTERS, VERB_STARTS = lexicon([b'"%b"' % verb.name.lower().encode() for verb in Verb])


@rule
def put_verb(page: Page, at: int, verb: int) -> int:
    """What a seat does."""
    return put_word(page, at, VERB_LETTERS, VERB_STARTS, verb)


@rule
def put_move(page: Page, at: int, names: Names, state: State, seat: int, action: int) -> int:
    """A move of a seat. What a `keep` means depends on the spells that the state says were dealt to the seat."""
    verb, value = split(action)
    at = put_verb(page, put(page, put_field(page, at, b'{"seat":', seat), b',"do":'), verb)
    return put(page, put_arguments(page, at, names, state, seat, verb, value), b"}")


@rule
def put_moves(page: Page, at: int, names: Names, state: State, seat: int, actions: Actions) -> int:
    """A list of moves of a seat."""
    at = put(page, at, b"[")
    opening = at
    for action in actions:
        at = put_move(page, put_comma(page, at, opening), names, state, seat, action)
    return put(page, at, b"]")


@rule
def put_arguments(page: Page, at: int, names: Names, state: State, seat: int, verb: int, value: int) -> int:
    """What belongs to a verb, a comma before it."""
    if verb == Verb.BID or verb == Verb.BID_SPELL:
        return put_field(page, at, b',"amount":', value)
    if verb == Verb.PASS:
        return at
    if verb == Verb.MOVE:
        return put_name(page, put(page, at, b',"area":'), names, AREA + value)
    if verb == Verb.INCOME:
        return put_bundle(page, put(page, at, b',"take":'), names, value)
    if verb == Verb.PAY or verb == Verb.TAKE:
        return put_bundle(page, put(page, at, b',"cards":'), names, value)
    if verb == Verb.GEM:
        return put_picked(page, put(page, at, b',"gems":'), names, value)
    if verb == Verb.DESIRE:
        return put_name(page, put(page, at, b',"metal":'), names, METAL + value)
    if verb == Verb.JOURNEY:
        return put_field(page, at, b',"value":', value)
    if verb == Verb.TELEPORT:
        return put_teleport(page, put(page, at, b","), names, value)
    if verb == Verb.KEEP:
        return put_kept(page, put(page, at, b',"spells":'), names, state, seat, value)
    return put_name(page, put(page, at, b',"spell":'), names, SPELL + value)


@rule
def put_picked(page: Page, at: int, names: Names, value: int) -> int:
    """M8.5: the gems that a choice takes; their colours are its digits, the highest first."""
    at = put(page, at, b"[")
    opening = at
    place = whole(HIGHEST_DIGIT)
    while place > 0:
        digit = value // place % PICK_BASE
        if digit > 0:
            at = put_name(page, put_comma(page, at, opening), names, COLOUR + digit - 1)
        place //= PICK_BASE
    return put(page, at, b"]")


@rule
def put_teleport(page: Page, at: int, names: Names, value: int) -> int:
    """M13.3: from which area, which gem, and where to."""
    gem = value // AREAS
    source = gem // COLOURS
    at = put_name(page, put(page, at, b'"from":'), names, AREA + source)
    at = put_name(page, put(page, at, b',"colour":'), names, COLOUR + gem - source * COLOURS)
    return put_name(page, put(page, at, b',"to":'), names, AREA + value - gem * AREAS)


@rule
def put_kept(page: Page, at: int, names: Names, state: State, seat: int, value: int) -> int:
    """M2.7: the spells that are kept, with the stones on each."""
    at = put(page, at, b"{")
    opening = at
    for place in range(DEALT):
        stones = stones_kept(value, place)
        if stones > 0:
            spell = whole(state.seats[seat].dealt[place])
            at = put_stones(page, put_comma(page, at, opening), names, spell, stones)
    return put(page, at, b"}")


@part_rule
def put_chance(page: Page, at: int, names: Names, data: EditionData, outcome: State, step: int) -> int:
    """M2.1, M2.3, M2.4, M2.8, M6.2: what chance has just done to a state that waited for it in this step."""
    at = put(page, at, b'{"seat":null,"do":')
    if step == Step.DEAL_GEMS:
        at = put_areas(page, put(page, at, b'"deal_gems","areas":'), names, outcome, whole(data.areas))
    elif step == Step.FIRST:
        at = put_field(page, at, b'"first","player":', whole(outcome.start))
    elif step == Step.MARKER:
        at = put_field(page, at, b'"marker","value":', whole(outcome.steps_left))
    else:
        at = put_deck(page, put(page, at, b'"shuffle","deck":'), names, outcome)
    return put(page, at, b"}")


@part_rule
def put_deck(page: Page, at: int, names: Names, state: State) -> int:
    """Small pile and deck, from the top."""
    at = put(page, at, b"[")
    opening = at
    for card in range(whole(state.pile_size) + whole(state.deck_size)):
        spell = whole(state.deck[deck_place(state, card)])
        at = put_name(page, put_comma(page, at, opening), names, SPELL + spell)
    return put(page, at, b"]")
