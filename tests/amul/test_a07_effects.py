"""A7: immediate effects."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from serai import IllegalMove
from serai.games.amul.edition.read import EditionFault, load
from serai.played_game import PlayedGame
from tests.support.amul_catalogue import catalogue, numbers_of
from tests.support.amul_scenes import (
    area_of,
    hand_of,
    play_round,
    play_step,
    random_moves,
    stacked,
    state_of,
    step_of,
)

ARAB_MERCHANT, MONGOL_MERCHANT = numbers_of("arab_merchant")[0], numbers_of("mongol_merchant")[0]
CONTRACT, SCAVENGER, WARLORD = numbers_of("contract")[0], numbers_of("scavenger")[0], numbers_of("mughal_warlord")[0]
SOURCES = {
    ARAB_MERCHANT: "palace",
    MONGOL_MERCHANT: "palace",
    WARLORD: "palace",
    CONTRACT: "bazaar",
    SCAVENGER: "market",
}


def effect_step(revealed: dict[int, int], players: int = 8, first: int = 0, **cards: Any) -> PlayedGame:
    """A table at its first effect step, where these seats have just revealed these cards."""
    table = stacked(players, first, hands={seat: [card] for seat, card in revealed.items()}, **cards)
    play_step(table, "offer", keep=[*revealed.values()])
    play_step(table, "pick", keep=numbers_of("contract"))
    play_step(table, "play", revealed)
    return table


def lying(table: PlayedGame, source: str) -> list[int]:
    pile = table.view(None)[source]
    return [entry["card"] for entry in pile] if source == "market" else pile


def test_a7_1_exactly_five_kinds_have_an_effect() -> None:
    kinds = {kind.id: kind.effect for kind in load().kinds.values() if kind.effect}
    assert kinds == {
        "arab_merchant": "palace",
        "mongol_merchant": "palace",
        "mughal_warlord": "palace",
        "contract": "bazaar",
        "scavenger": "market",
    }


def test_a7_1_only_who_revealed_an_effect_in_this_round_may_use_one() -> None:
    table = effect_step({0: CONTRACT})
    assert table.to_move == (0,)
    play_step(table, "effect")
    play_step(table, "offer")
    play_step(table, "pick")
    play_step(table, "play")
    assert step_of(table) == "offer"


def test_a7_1_it_is_used_once() -> None:
    table = effect_step({0: CONTRACT, 1: ARAB_MERCHANT})
    table.play({"seat": 0, "do": "effect", "take": lying(table, "bazaar")[0]})
    assert [seat["effect"] for seat in table.view(None)["seats"][:2]] == [None, "palace"]
    with pytest.raises(IllegalMove) as refused:
        table.play({"seat": 0, "do": "effect", "take": None})
    assert refused.value.rule == "A7.6"


def test_a7_1_an_edition_with_an_effect_on_a_hand_card_is_invalid(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('id = "mine"\ngame = "amul"\n[kind.gold]\neffect = "palace"\n', "utf-8")
    with pytest.raises(EditionFault, match=r"kind gold: effect: .*\(A7\.1\)"):
        load(file)


@pytest.mark.parametrize(("card", "source"), SOURCES.items())
def test_a7_2_one_card_from_the_source_of_the_card(card: int, source: str) -> None:
    table = effect_step({2: card})
    there = lying(table, source)
    assert table.view(None)["seats"][2]["effect"] == source
    assert sorted(move["take"] for move in table.legal(2) if move["take"]) == sorted(there)
    table.play({"seat": 2, "do": "effect", "take": there[-1]})
    assert area_of(table, 2) == [card, there[-1]]
    assert there[-1] not in lying(table, source)


@pytest.mark.parametrize(("card", "source"), SOURCES.items())
def test_a7_2_a_card_that_lies_elsewhere_is_refused(card: int, source: str) -> None:
    table = effect_step({2: card})
    elsewhere = [c for other in ("palace", "bazaar", "market") if other != source for c in lying(table, other)]
    for taken in (*elsewhere, *hand_of(table, 2), card, 0, 173):
        with pytest.raises(IllegalMove) as refused:
            table.play({"seat": 2, "do": "effect", "take": taken})
        assert refused.value.rule == "A7.2"


def test_a7_3_taking_is_optional() -> None:
    table = effect_step({0: CONTRACT})
    before = lying(table, "bazaar")
    assert {"seat": 0, "do": "effect", "take": None} in table.legal(0)
    table.play({"seat": 0, "do": "effect", "take": None})
    assert lying(table, "bazaar") == before
    assert area_of(table, 0) == [CONTRACT]
    assert table.record()["moves"][-1] == {"seat": 0, "do": "effect", "take": None}


def test_a7_3_an_empty_source_gives_nothing_but_still_asks(tmp_path: Path) -> None:
    """The built-in edition never empties a source, so here the six Camels take from the three Bazaar cards."""
    file = tmp_path / "mine.toml"
    file.write_text('id = "mine"\ngame = "amul"\n[kind.camel]\neffect = "bazaar"\n', "utf-8")
    camels = numbers_of("camel")
    table = stacked(3, edition=str(file), hands={seat: camels[2 * seat : 2 * seat + 2] for seat in range(3)})
    play_round(table, play={0: camels[0], 1: camels[2], 2: camels[4]}, effect={0: 164, 1: 165, 2: 166}, keep=camels)
    assert lying(table, "bazaar") == []
    play_step(table, "offer", keep=camels)
    play_step(table, "pick")
    play_step(table, "play", {2: camels[5]}, keep=camels)
    assert table.legal(2) == [{"seat": 2, "do": "effect", "take": None}]
    table.play({"seat": 2, "do": "effect", "take": None})
    assert area_of(table, 2) == [camels[4], 166, camels[5]]


def test_a7_4_a_taken_card_stays_whatever_its_position() -> None:
    """Palace Gold is a hand card; in the area it lies, and scores, all the same."""
    gold = numbers_of("gold", "palace")[0]
    assert catalogue()[gold].position == "hand"
    table = effect_step({0: ARAB_MERCHANT})
    table.play({"seat": 0, "do": "effect", "take": gold})
    assert table.view(None)["seats"][0]["area"][-1] == {"card": gold, "way": "taken"}
    assert gold not in hand_of(table, 0)
    assert table.view(None)["seats"][0]["rows"]["blue"] == 3


def test_a7_5_a_taken_card_does_not_trigger_its_own_effect() -> None:
    """A Scavenger fetches a left-over Contract: no trader."""
    table = effect_step({0: SCAVENGER}, filled={1: [CONTRACT]})
    assert CONTRACT in lying(table, "market")
    table.play({"seat": 0, "do": "effect", "take": CONTRACT})
    assert area_of(table, 0) == [SCAVENGER, CONTRACT]
    assert step_of(table) == "offer"


def test_a7_6_clockwise_from_first_pick_in_the_early_rounds() -> None:
    table = effect_step({0: ARAB_MERCHANT, 3: MONGOL_MERCHANT, 1: CONTRACT}, players=4, first=2)
    assert table.view(None)["order"] == [3, 0, 1]


def test_a7_6_the_cards_just_revealed_count_for_the_order() -> None:
    """Round 9 of eight players: the Warlord, revealed now, brings its owner to the front."""
    hands = {4: [WARLORD], 2: [ARAB_MERCHANT]}
    kept = [WARLORD, ARAB_MERCHANT]
    table = stacked(8, first=1, hands=hands)
    for _ in range(8):
        play_round(table, keep=kept)
    play_step(table, "offer", keep=kept)
    pick_order = table.view(None)["order"]
    assert pick_order == [1, 2, 3, 4, 5, 6, 7, 0]
    play_step(table, "pick")
    play_step(table, "play", {4: WARLORD, 2: ARAB_MERCHANT})
    assert table.view(None)["order"] == [4, 2]


def test_a7_6_cards_taken_during_the_step_do_not_change_its_order() -> None:
    """The Scavenger of seat 1 fetches an Arab General: more prowess than seat 2, but its turn is over; and seat 2
    keeps its place."""
    general, guard = numbers_of("arab_general")[0], numbers_of("arab_guard")[0]
    kept = [general, guard, SCAVENGER, ARAB_MERCHANT, MONGOL_MERCHANT]
    table = stacked(
        4, first=0, hands={0: [SCAVENGER], 2: [guard, ARAB_MERCHANT], 3: [MONGOL_MERCHANT]}, filled={5: [general]}
    )
    play_round(table, play={2: guard}, keep=kept)
    for _ in range(3):
        play_round(table, keep=kept)
    play_step(table, "offer", keep=kept)
    play_step(table, "pick", keep=kept)
    play_step(table, "play", {0: SCAVENGER, 2: ARAB_MERCHANT, 3: MONGOL_MERCHANT})
    assert table.view(None)["order"] == [2, 0, 3]
    table.play({"seat": 2, "do": "effect", "take": None})
    table.play({"seat": 0, "do": "effect", "take": general})
    assert table.view(None)["seats"][0]["prowess"] == 2
    assert table.to_move == (3,)


def test_a7_6_out_of_turn_is_refused() -> None:
    table = effect_step({0: CONTRACT, 1: ARAB_MERCHANT})
    for seat in (1, 2):
        with pytest.raises(IllegalMove) as refused:
            table.play({"seat": seat, "do": "effect", "take": None})
        assert refused.value.rule == "A7.6"


def test_a7_7_without_an_effect_card_the_step_is_skipped() -> None:
    table = stacked(3)
    play_round(table)
    assert step_of(table) == "offer"
    assert state_of(table).turn == 2
    assert not [move for move in table.record()["moves"] if move["do"] == "effect"]


@pytest.mark.parametrize("players", [3, 6, 8])
def test_a7_8_palace_and_bazaar_cards_come_by_effects_only(players: int) -> None:
    table = PlayedGame.new("amul", players=players, seed=9, options={"tea": players})
    taken = {move["take"] for move in random_moves(table, 9) if move["do"] == "effect"}
    for seat in table.view(None)["seats"]:
        for entry in seat["area"]:
            if catalogue()[entry["card"]].deck != "market":
                assert entry["way"] == "taken"
                assert entry["card"] in taken
    removed = table.view(None)["removed"]
    assert all(catalogue()[card].deck == "market" for card in removed)
