"""A game of which nothing is known but its facts is told in the same words as in the browser.

web/src/plain/wording.test.ts expects the same sentences of the same facts.
"""

from __future__ import annotations

from typing import Any

import pytest

from serai.games.plain_wording import PlainWording
from serai.games.wording import Reader

WORDS = PlainWording("tiny", Reader("en", ("Anna", "Ben", "Cem"), 0))


def test_a_field_has_its_own_name() -> None:
    assert WORDS.field("last_trick") == "last trick"
    assert WORDS.step("choose_card") == "Choose card"


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (3, "3"),
        (0, "0"),
        ("wooden_cup", "wooden cup"),
        (True, "yes"),
        (False, "no"),
        (None, "–"),
        ([], "–"),
        ([1, 2, 3], "1, 2 and 3"),
        ({"gold": 2, "hand_size": 1}, "gold 2, hand size 1"),
        ([{"card": 4}, {"card": 5}], "card 4 and card 5"),
    ],
)
def test_a_value_in_words(value: Any, words: str) -> None:
    assert WORDS.value(value) == words


def test_seats_have_their_names() -> None:
    assert WORDS.value([0, 2], "seats") == "you and Cem"
    assert WORDS.value(2, "active_seat") == "Cem"
    assert WORDS.value(-1, "active_seat") == "–"


def test_a_move_tells_its_words_and_numbers() -> None:
    move = {"seat": 0, "do": "play_open", "card": 7, "target": "gold_coin"}
    assert WORDS.choice(move) == "Play open card 7, target gold coin"
    assert WORDS.choice({"seat": 0, "do": "pass"}) == "Pass"


def test_an_event_tells_its_facts() -> None:
    assert WORDS.event({"event": "laid_out", "seat": 1, "cards": [2, 3]}) == "Laid out: Ben, cards 2 and 3"
    assert WORDS.event({"event": "shuffled"}) == "Shuffled"


def test_facts_may_have_any_name() -> None:
    named = {"event": "tied", "kind": 1, "name": 2, "message": 3, "self": 4}
    assert WORDS.event(named) == "Tied: kind 1, name 2, message 3, self 4"
    assert WORDS.reader.say("ui-yes", **named) == "yes"


def test_it_says_what_is_asked_whom_all_wait_for_and_who_has_won() -> None:
    def asked(**view: Any) -> str:
        return WORDS.asked({"step": "other", "awaited": [], **view})

    assert asked(awaited=[0]) == "It is your turn."
    assert asked(awaited=[1, 2]) == "Waiting for Ben and Cem."
    assert asked() == ""
    assert asked(result={"winners": [0]}) == "You win."
    assert asked(result={"winners": [2]}) == "Cem wins."
    assert asked(result={"winners": [0, 1]}) == "You and Ben win together."
