"""A1: the cards."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from serai.games.amul.edition.compile import compile_data
from serai.games.amul.edition.read import COLOURS, POSITIONS, TRAITS, Edition, EditionFault, load
from serai.games.amul.rules.state import NO_LETTER
from serai.played_game import PlayedGame
from tests.support.amul_scenes import random_moves, state_of


@pytest.fixture
def edition() -> Edition:
    return load()


def owner_edition(folder: Path, corrections: str) -> Path:
    file = folder / "mine.toml"
    file.write_text('id = "mine"\ngame = "amul"\n' + corrections, "utf-8")
    return file


def test_a1_1_172_cards_in_three_decks(edition: Edition) -> None:
    assert Counter(card.deck for card in edition.cards) == {"market": 147, "palace": 16, "bazaar": 9}
    assert [card.deck for card in edition.cards if card.kind == "tea"] == ["market"] * 8
    assert [card.deck for card in edition.cards if card.kind == "tea_trader"] == ["bazaar"]


def test_a1_2_every_card_has_its_values(edition: Edition) -> None:
    for card in edition.cards:
        kind = edition.kinds[card.kind]
        assert kind.colour in COLOURS
        assert (kind.colour == "bazaar") == (card.deck == "bazaar")
        assert kind.position in POSITIONS
        assert set(kind.traits) == set(TRAITS)
        assert all(symbols >= 0 for symbols in kind.traits.values())
        assert 3 <= card.min_players <= 8
        assert kind.effect in (None, "palace", "bazaar", "market")
        assert kind.powers


def test_a1_3_every_military_card_has_a_letter_of_its_own(edition: Edition) -> None:
    letters = [card.letter for card in edition.cards if card.letter]
    assert len(letters) == len(set(letters)) == 13
    for card in edition.cards:
        assert bool(card.letter) == bool(edition.kinds[card.kind].traits["military"])


def test_a1_3_a_is_the_best_letter(edition: Edition) -> None:
    rank = compile_data(edition).letter
    by_letter = sorted((card.letter, int(rank[card.number])) for card in edition.cards if card.letter)
    assert by_letter == [(letter, place) for place, letter in enumerate("ABCDEFGHIJKLM")]
    assert all(rank[card.number] == NO_LETTER for card in edition.cards if not card.letter)


@pytest.mark.parametrize(
    ("correction", "fault"),
    [
        ('[card.75]\nletter = "B"', "B is already on card 3 (arab_general)"),
        ('[card.75]\nletter = "none"', "a card with Military symbols carries a letter"),
        ('[card.53]\nletter = "Z"', "Z belongs on cards with Military symbols only"),
    ],
)
def test_a1_3_other_letters_are_refused(tmp_path: Path, correction: str, fault: str) -> None:
    with pytest.raises(EditionFault, match=r"\(A1\.3\)") as refused:
        load(owner_edition(tmp_path, correction))
    assert fault in str(refused.value)


def test_a1_4_both_is_table_and_hand_capable(edition: Edition) -> None:
    data = compile_data(edition)
    seen = set()
    for card in edition.cards:
        position = edition.kinds[card.kind].position
        seen.add(position)
        assert data.table_capable[card.number] == (position != "hand")
        assert data.hand_capable[card.number] == (position != "table")
    assert seen == {"table", "hand", "both"}


def test_a1_5_markers_are_no_cards() -> None:
    """Start player and First Pick are seats; only game cards are ever dealt, laid or removed."""
    table = PlayedGame.new("amul", players=3, seed=5)
    for _ in random_moves(table, 5):
        view = table.view(None)
        assert view["start"] in range(3)
        assert view["first_pick"] in range(3)
    state = state_of(table)
    areas = [card for seat in state.seats[:3] for card in seat.area[: seat.area_size]]
    assert all(1 <= card <= 172 for card in [*areas, *state.removed[: state.removed_size]])
