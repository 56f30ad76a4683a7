"""Das Amulett M11.5: the result in the record's form."""

from __future__ import annotations

from serai.games.amulett.rules.state import COLOURS, Reason, State
from serai.games.amulett.seen.names import COLOUR, Names, put_name
from serai.kernel.json_writer import Page, lexicon, put, put_comma, put_field, put_members, put_number, put_word
from serai.kernel.rule import part_rule, rule, whole

REASONS = [reason.name.lower() for reason in Reason if reason != Reason.NONE]
REASON_LETTERS, REASON_STARTS = lexicon([b'"%b"' % reason.name.lower().encode() for reason in Reason])


@rule
def put_reason(page: Page, at: int, reason: int) -> int:
    """M11: why the game has ended."""
    return put_word(page, at, REASON_LETTERS, REASON_STARTS, whole(reason))


@part_rule
def put_result(page: Page, at: int, names: Names, state: State) -> int:
    """The result of a finished game."""
    at = put_members(page, put(page, at, b'{"winners":'), whole(state.winners))
    at = put(page, at, b',"gems":[')
    for seat in range(whole(state.players)):
        at = put(page, at, b",{") if seat else put(page, at, b"{")
        opening = at
        for colour in range(COLOURS):
            gems = whole(state.seats[seat].gems[colour])
            if gems > 0:
                at = put_name(page, put_comma(page, at, opening), names, COLOUR + colour)
                at = put_number(page, put(page, at, b":"), gems)
        at = put(page, at, b"}")
    at = put_field(page, at, b'],"rounds":', whole(state.turn))
    return put(page, put_reason(page, put(page, at, b',"reason":'), state.reason), b"}")
