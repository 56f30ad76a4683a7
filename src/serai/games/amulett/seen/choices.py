"""Das Amulett: the short list of a decision as JSON, each move with a message that says what it means."""

from __future__ import annotations

from serai.games.amulett.rules.bundles import packed
from serai.games.amulett.rules.moves import PASS, split
from serai.games.amulett.rules.setup import stones_kept
from serai.games.amulett.rules.state import AREAS, DEALT, Verb
from serai.games.amulett.seen.decision import Decision
from serai.games.amulett.seen.moves_text import put_arguments, put_kept, put_move
from serai.games.amulett.seen.names import Names, put_bundle, put_gems
from serai.games.amulett.seen.preferences import new_colours, payable, wins
from serai.games.amulett.seen.shortlist import choose_moves
from serai.kernel.json_writer import Page, lexicon, put, put_field, put_word
from serai.kernel.rule import rule, whole

PLAIN = (Verb.PASS, Verb.JOURNEY, Verb.BURY)
"""words that mean just what they say"""
MESSAGES = [f"amulett-{'choice' if verb in PLAIN else 'means'}-{verb.name.lower().replace('_', '-')}" for verb in Verb]
MESSAGE_LETTERS, MESSAGE_STARTS = lexicon([message.encode() for message in MESSAGES])


@rule
def put_choices(page: Page, at: int, names: Names, asked: Decision, may_pass: bool) -> int:
    """The short list; `pass` comes last."""
    choose_moves(asked)
    at = put(page, at, b"[")
    for place in range(asked.listed.chosen_size):
        at = put(page, at, b",") if place else at
        at = put_choice(page, at, names, asked, whole(asked.listed.chosen[place]))
    if may_pass:
        at = put(page, at, b",") if asked.listed.chosen_size else at
        at = put_choice(page, at, names, asked, whole(PASS))
    return put(page, at, b"]")


@rule
def put_choice(page: Page, at: int, names: Names, asked: Decision, action: int) -> int:
    """One move, the entry of the catalogues that says what it means, and what that entry needs to know."""
    state, seat = asked.state, asked.seat
    verb, value = split(action)
    at = put_move(page, put(page, at, b'{"move":'), names, state, seat, action)
    at = put_word(page, put(page, at, b',"message":"'), MESSAGE_LETTERS, MESSAGE_STARTS, verb)
    if verb == Verb.TELEPORT:
        at = put(page, at, b"-here") if value % AREAS == state.party else put(page, at, b"-away")
    at = put(page, at, b'","arguments":')
    opening = at
    if verb == Verb.PASS:
        at = put(page, at, b"{")
    elif verb == Verb.KEEP:
        at = put_kept(page, put(page, at, b'{"stones_on":'), names, state, seat, value)
    else:
        # Those of the move; the comma before them becomes the bracket.
        at = put_arguments(page, at, names, state, seat, verb, value)
        page[opening] = ord("{")
    return put(page, put_means(page, at, names, asked, verb, value), b"}}")


@rule
def put_means(page: Page, at: int, names: Names, asked: Decision, verb: int, value: int) -> int:
    """What a person would like to know besides, a comma before it."""
    state, seat = asked.state, asked.state.seats[asked.seat]
    if verb == Verb.BID:
        at = put(page, put_field(page, at, b',"cover":', whole(seat.cover)), b',"kind":')
        if value == state.bid:
            return put(page, at, b'"repeat"')
        return put(page, at, b'"most"') if value == seat.cover else put(page, at, b'"raise"')
    if verb == Verb.BID_SPELL:
        return put_field(page, at, b',"left":', whole(seat.supply) - value)
    if verb == Verb.MOVE:
        at = put_gems(page, put(page, at, b',"gems":'), names, state, value)
        return put_field(page, at, b',"cover":', payable(asked, value))
    if verb == Verb.PAY:
        return put_bundle(page, put(page, at, b',"rest":'), names, packed(seat.hand) - value)
    if verb == Verb.GEM:
        at = put_field(page, at, b',"new":', new_colours(asked, value))
        return put(page, at, b',"wins":"yes"') if wins(asked, value) else put(page, at, b',"wins":"no"')
    if verb == Verb.DESIRE:
        return put_field(page, at, b',"held":', whole(seat.hand[value]))
    if verb == Verb.DRAIN or verb == Verb.ARC:
        at = put_field(page, at, b',"stones":', whole(state.stones[value]))
        return put_field(page, at, b',"owner":', whole(state.owner[value]) - 1)
    if verb == Verb.KEEP:
        left = whole(asked.data.stones)
        for place in range(DEALT):
            left -= stones_kept(value, place)
        return put_field(page, at, b',"left":', left)
    return at
