"""The score pad says why it refuses, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from serai.games.amul import edition
from serai.games.amul.scorepad import MOST_CARDS, ScorePad
from serai.kernel.errors import UserError
from serai.kernel.words import languages, say

NOBODY: list[Any] = [[], []]
REFUSED: list[tuple[list[Any], str]] = [
    ([[], []], "amul-pad-areas"),
    ([5, *NOBODY], "amul-pad-no-list"),
    ([["gold"] * (MOST_CARDS + 1), *NOBODY], "amul-pad-too-many"),
    ([[1.5], *NOBODY], "amul-pad-no-card"),
    ([["goold"], *NOBODY], "amul-pad-no-card"),
    ([[900], *NOBODY], "amul-pad-no-number"),
    ([["cellar:gold"], *NOBODY], "amul-pad-no-deck"),
    ([["bazaar:gold"], *NOBODY], "amul-pad-not-in-deck"),
    ([[53], [53], []], "amul-pad-twice"),
    ([["gold"] * 20, *NOBODY], "amul-refuse-copies"),
]


@pytest.mark.parametrize(("areas", "message"), REFUSED)
def test_a_refusal_has_words_in_every_language(areas: list[Any], message: str) -> None:
    with pytest.raises(UserError) as refused:
        _score(areas)
    assert refused.value.message == message
    said = {language: say(language, message, refused.value.arguments) for language in languages()}
    assert len(set(said.values())) == len(said), "two languages say the same"
    assert not [text for text in said.values() if "{" in text or "amul-" in text]


def test_a_card_that_is_not_in_so_small_a_game_is_named() -> None:
    pad = ScorePad(edition.load(), 3)
    absent = next(card.number for card in pad.edition.cards if card.number not in pad.in_use)
    with pytest.raises(UserError) as refused:
        pad.read([[absent], *NOBODY])
    assert refused.value.message == "amul-pad-not-in-game"
    assert refused.value.arguments["number"] == absent
    assert str(absent) in say("de", refused.value.message, refused.value.arguments)


def test_more_than_the_sheet_can_count_is_refused() -> None:
    pad = ScorePad(edition.load(), 1, lenient=True)
    with pytest.raises(UserError) as refused:
        pad.score(pad.read([["arab_general"] * MOST_CARDS]))
    assert refused.value.message == "amul-pad-symbols"


def _score(areas: list[Any]) -> None:
    pad = ScorePad(edition.load(), len(areas))
    pad.score(pad.read(areas))
