"""Named ranges of whole numbers."""

from __future__ import annotations

import pytest

from serai.games.amul.rules.state import ACTIONS as AMUL
from serai.kernel.actions import ActionSpace

SPACE = ActionSpace(1, bid=(10, "this much metal"), move=(3, "this many steps"), stop=(1, "no more"))


def test_ranges_lie_side_by_side_in_the_order_given() -> None:
    assert [(entry.verb, entry.first, entry.size) for entry in SPACE.ranges.values()] == [
        ("bid", 0, 10),
        ("move", 10, 3),
        ("stop", 13, 1),
    ]
    assert SPACE.size == 14
    assert SPACE.first("move") == 10
    assert SPACE.version == 1
    assert SPACE.ranges["stop"].meaning == "no more"


@pytest.mark.parametrize("space", [SPACE, AMUL])
def test_every_number_is_one_move(space: ActionSpace) -> None:
    moves = [space.decode(number) for number in range(space.size)]
    assert len(set(moves)) == space.size
    assert [space.encode(verb, value) for verb, value in moves] == list(range(space.size))


@pytest.mark.parametrize("number", [-1, 14, 1000])
def test_other_numbers_are_no_action(number: int) -> None:
    with pytest.raises(ValueError, match=f"{number} is no action: 0 to 13"):
        SPACE.decode(number)


@pytest.mark.parametrize("value", [-1, 3])
def test_a_value_beyond_its_verb_is_refused(value: int) -> None:
    """It would be another verb's move."""
    with pytest.raises(ValueError, match=f"move takes 0 to 2, not {value}"):
        SPACE.encode("move", value)


def test_the_numbers_of_amul_keep_their_meaning() -> None:
    """Learned bots and logs depend on them: a change needs a new version."""
    firsts = {verb: AMUL.first(verb) for verb in AMUL.ranges}
    assert (AMUL.version, AMUL.size, firsts) == (1, 692, {"offer": 0, "pick": 173, "play": 346, "effect": 519})
