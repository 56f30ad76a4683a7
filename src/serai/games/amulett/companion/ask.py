"""Das Amulett's companion, as a server and tests call it: numbers in, numbers out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from serai.games.amulett.companion.bounds import is_sound
from serai.games.amulett.companion.course import act_on
from serai.games.amulett.companion.reckoning import reckon
from serai.games.amulett.companion.record import Act, Known, Reckoned, numbers_of, size_of
from serai.games.amulett.edition.compile import data_of
from serai.games.amulett.edition.read import Edition
from serai.games.amulett.rules.edition_data import EditionData
from serai.games.amulett.rules.state import State, Step
from serai.kernel.chance import key_of
from serai.kernel.errors import UserError
from serai.kernel.rule import rule, whole
from serai.kernel.schema import array_of, blank, i32

SIZE = size_of(Known)


@rule
def companion_at(known: Any, data: Any, states: Any, reckoned: Any, act: int) -> bool:
    """act_on and reckon; false where the numbers cannot be, or what was entered."""
    if not is_sound(known[0], data[0]) or not act_on(known[0], data[0], states[0], act):
        return False
    reckon(known[0], data[0], states[0], reckoned[0])
    return True


def answer(edition: Edition, numbers: Sequence[int], act: int, seed: int | str) -> tuple[list[int], list[int]]:
    """Return the known facts after an act, and everything that follows; `seed` is for the round marker."""
    if len(numbers) != SIZE or not all(abs(number) <= np.iinfo(i32).max for number in numbers):
        raise UserError("these are not the numbers of a companion", "amulett-companion-unsound")
    known = np.array(numbers, dtype=i32).view(Known.dtype)
    state = blank(State, 1)
    state[0].chance.key = np.uint64(key_of(seed))
    reckoned = blank(Reckoned, 1)
    data = array_of(EditionData, data_of(edition)[0])  # the values printed on the owner's cards go into it
    if act not in set(Act) or not companion_at(known, data, state, reckoned, whole(act)):
        raise UserError("what was entered cannot be", "amulett-companion-unsound")
    return numbers_of(known), numbers_of(reckoned)


def printed(edition: Edition) -> list[int]:
    """Return the known facts before a game: only what an edition says about its spells."""
    known = blank(Known, 1)
    data = data_of(edition)[0]
    known[0].players, known[0].step = 4, Step.DEAL_SPELLS
    for spell in range(1, data.spells + 1):
        known[0].cost[spell] = data.cost[spell]
        known[0].income[spell][:] = data.powers[spell][: known[0].income.shape[1]]
    return numbers_of(known)
