"""The score pad says why it refuses, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from serai.games.amul.edition import read as edition
from serai.games.amul.pad import MOST_CARDS, ScorePad
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


def test_all_copies_that_are_too_many_are_counted() -> None:
    pad = ScorePad(edition.load(), 4)
    there = sum(card.kind == "gold" for card in pad.edition.cards if card.number in pad.in_use)
    for first, second, surplus in ((there + 6, 0, 6), (there - 1, 3, 2), (there, 1, 1)):
        with pytest.raises(UserError) as refused:
            pad.read([["gold"] * first, ["silk", *["gold"] * second], [], []])
        assert refused.value.arguments["surplus"] == surplus
        assert refused.value.arguments["count"] == there
        assert f"{'one gold card' if surplus == 1 else f'{surplus} gold cards'} too many" in str(refused.value)
        assert (f"{surplus}-mal" if surplus > 1 else "einmal") in say(
            "de", "amul-refuse-copies", refused.value.arguments
        )


def test_a_card_brings_its_own_quotation_marks() -> None:
    for message in ("amul-refuse-copies", "amul-pad-twice", "amul-pad-not-in-game", "amul-pad-not-in-deck"):
        facts = {
            "seat": "Anna",
            "kind": say("de", "amul-kind", {"kind": "Gold"}),
            "number": 53,
            "count": 6,
            "players": 4,
        }
        said = say("de", message, {**facts, "surplus": 1, "deck": "palace"})
        assert said.count("„") == said.count("“") == 1


def test_more_than_the_sheet_can_count_is_refused() -> None:
    pad = ScorePad(edition.load(), 1, lenient=True)
    with pytest.raises(UserError) as refused:
        pad.score(pad.read([["arab_general"] * MOST_CARDS]))
    assert refused.value.message == "amul-pad-symbols"


def test_more_points_than_the_sheet_has_room_for_are_refused() -> None:
    pad = ScorePad(edition.load(), 1, lenient=True)
    with pytest.raises(UserError) as refused:
        pad.score(pad.read([["sheikh"] * MOST_CARDS]))
    assert refused.value.message == "amul-pad-no-room"


def _score(areas: list[Any]) -> None:
    pad = ScorePad(edition.load(), len(areas))
    pad.score(pad.read(areas))
