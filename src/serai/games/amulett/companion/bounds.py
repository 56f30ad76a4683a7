"""Das Amulett's companion: numbers that can be. Compiled rules do not look again, so nothing else may reach them."""

from __future__ import annotations

from serai.games.amulett.companion.course import waits
from serai.games.amulett.companion.record import INCOME, Known
from serai.games.amulett.rules.edition_data import EditionData
from serai.games.amulett.rules.state import COLOURS, METALS, MOST_STEPS, STONES, House, Step
from serai.kernel.rule import rule, whole

FEWEST_PLAYERS, MOST_PLAYERS = 3, 6
MOST_ROUNDS = 999
ANY_HOUSE = 2 * max(House)
MOST_COUNTED = 99
"""of anything that people count"""
MOST_PRINTED = 9
"""of any symbol on a spell"""


@rule
def is_sound(known: Known, data: EditionData) -> bool:
    """Whether every number is one that the rules may be asked about."""
    players = whole(known.players)
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS or not 0 <= known.step <= Step.OVER or not waits(known.step):
        return False
    if not 0 <= known.start < players or not 0 <= known.actor < players or not 0 <= known.turns_left <= players:
        return False
    if not 0 <= known.turn <= MOST_ROUNDS or not 0 <= known.pile <= players:
        return False
    if not 0 <= known.marker <= MOST_STEPS or not 0 <= known.steps_left <= MOST_STEPS:
        return False
    if not 0 <= known.uses <= MOST_COUNTED or not 0 <= known.desired < 1 << METALS:
        return False
    if not 0 <= known.party <= data.areas or not 0 <= known.house < ANY_HOUSE:
        return False
    return are_spells_sound(known, data) and are_seats_sound(known)


@rule
def are_spells_sound(known: Known, data: EditionData) -> bool:
    """Spells lie before somebody with stones on them (M3.3), or before nobody."""
    for spell in range(1, data.spells + 1):
        if not 0 <= known.owner[spell] <= known.players or not 0 <= known.cost[spell] <= MOST_PRINTED:
            return False
        least = whole(known.owner[spell] > 0)
        if not least <= known.stones[spell] <= STONES * least:
            return False
        for metal in range(INCOME):
            if not 0 <= known.income[spell, metal] <= MOST_PRINTED:
                return False
    return True


@rule
def are_seats_sound(known: Known) -> bool:
    """Nobody has less than nothing."""
    for seat in range(known.players):
        if not 0 <= known.seats[seat].supply <= MOST_COUNTED:
            return False
        for metal in range(METALS):
            if not 0 <= known.seats[seat].hand[metal] <= MOST_COUNTED:
                return False
        for colour in range(COLOURS):
            if not 0 <= known.seats[seat].gems[colour] <= MOST_COUNTED:
                return False
    return True
