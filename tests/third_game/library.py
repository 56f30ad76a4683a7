"""The third game as a library: its rules, what is seen of them, and what may not be. Run by test_library.py."""

from __future__ import annotations

import json
import pickle
import random
from time import perf_counter
from typing import Any

import numpy as np
import pytest

from serai import IllegalMove, Sight, Table
from serai.bots.budget import Budget
from serai.bots.registry import NAMES, make
from serai.games import find_game
from serai.kernel.errors import UserError
from serai.played_game import PlayedGame
from serai.views import diff
from serai.views.redeal import position_of, redeal

CARDS = 36


def dealt(deck: list[int], pile: list[int], players: int = 3) -> PlayedGame:
    """A game with this deck and this pile."""
    game = PlayedGame.empty("trinkets", players, {"rounds": len(pile)})
    rest = [card for card in range(1, CARDS + 1) if card not in deck]
    game.play_final({"seat": None, "do": "deal", "deck": deck + rest, "pile": pile})
    return game


def lay(game: PlayedGame, *cards: int) -> None:
    for seat, card in enumerate(cards):
        game.play({"seat": seat, "do": "lay", "card": card})


def moments(players: int, seed: int) -> list[PlayedGame]:
    """A random game after each of its moves."""
    chance = random.Random(seed)
    game = PlayedGame.new("trinkets", players, seed)
    found = [game.copy()]
    while not game.over:
        seat = chance.choice(game.to_move)
        game.play(chance.choice(game.legal(seat)))
        found.append(game.copy())
    return found


# The rules


def test_t2_1_everybody_gets_one_card_more_than_there_are_rounds() -> None:
    table = Table.new("trinkets", players=5, options={"rounds": 6})
    hands = [table.view(seat)["seats"][seat]["hand"] for seat in range(5)]
    assert [len(hand) for hand in hands] == [7] * 5
    assert len({card for hand in hands for card in hand}) == 35, "no card twice"
    assert all(hand == sorted(hand) for hand in hands)


def test_t3_1_t3_3_the_highest_card_takes_the_trinket_that_lies_open() -> None:
    game = dealt([1, 2, 3, 4, 11, 12, 13, 14, 21, 22, 23, 24], [2, 3, 1])
    assert game.view(None)["turned_up"] == [2]
    lay(game, 4, 11, 21)
    view = game.view(None)
    assert [seat["points"] for seat in view["seats"]] == [0, 0, 2]
    assert view["laid"] == [4, 11, 21]
    assert view["turned_up"] == [2, 3]
    assert [seat["hand_size"] for seat in view["seats"]] == [3, 3, 3]
    assert [move["card"] for move in game.legal(0)] == [1, 2, 3]


def test_t3_2_a_choice_may_be_changed_until_the_last_one_is_made() -> None:
    game = dealt([1, 2, 3, 30, 11, 12, 13, 14, 21, 22, 23, 24], [2, 3, 1])
    lay(game, 1)
    assert game.to_move == (1, 2)
    lay(game, 30, 11, 21)
    assert [seat["points"] for seat in game.view(None)["seats"]] == [2, 0, 0]
    assert [move["card"] for move in game.record()["moves"][1:]] == [30, 11, 21]


def test_t4_1_t4_2_the_most_points_win_and_equals_win_together() -> None:
    game = dealt([4, 5, 6, 36, 7, 35, 34, 8], [3, 1, 2], players=2)
    lay(game, 36, 35)
    lay(game, 4, 34)
    lay(game, 5, 8)
    assert game.result == {"scores": [3, 3], "winners": [0, 1]}
    assert game.to_move == ()


def test_t1_1_t1_3_what_is_asked_for_must_be_possible() -> None:
    for wrong, rule in (({"players": 1}, "T1.1"), ({"players": 2, "options": {"rounds": 2}}, "T1.3")):
        with pytest.raises(IllegalMove) as refused:
            Table.new("trinkets", **wrong)
        assert refused.value.rule == rule
    with pytest.raises(UserError, match="no edition files"):
        Table.new("trinkets", players=2, edition="other")


def test_points_are_the_trinkets() -> None:
    for players in range(2, 6):
        table = moments(players, seed=players)[-1]
        assert table.result is not None
        assert sum(table.result["scores"]) == sum(range(1, 6))


# What is hidden


def everything_told(game: PlayedGame, viewer: int | None) -> tuple[Any, ...]:
    """All that leaves the table towards a viewer, as bytes where it travels as bytes."""
    changes = game.changes((viewer,), game.album())
    return repr(game.view(viewer)), game.news(viewer, 0), changes, game.seen_by(viewer).state.tobytes()


def test_t5_1_worlds_that_a_seat_cannot_tell_apart_look_alike() -> None:
    mine = [5, 15, 25, 35]
    one = dealt([*mine, 1, 2, 3, 4, 31, 32, 33, 34], [2, 3, 1])
    other = dealt([*mine, 11, 12, 13, 14, 6, 7, 8, 9], [2, 1, 3])
    for viewer in (0, None):
        assert everything_told(one, viewer) == everything_told(other, viewer)
    assert everything_told(one, 1) != everything_told(other, 1)

    one.play({"seat": 1, "do": "lay", "card": 4})
    other.play({"seat": 1, "do": "lay", "card": 12})
    for viewer in (0, None):
        assert everything_told(one, viewer) == everything_told(other, viewer), "a card lies face down"
    for bot in ("random", "greedy", "search:30"):
        moves = [make(bot, "trinkets").decide(Sight.of(game, 0)).move for game in (one, other)]
        assert moves[0] == moves[1], bot


@pytest.mark.parametrize("players", [2, 3, 5])
def test_t5_1_every_imagined_world_agrees_with_what_is_known(players: int) -> None:
    for game in moments(players, seed=1):
        for viewer in (*range(players), None):
            seen = game.seen_by(viewer)
            for world in (seen.imagine(7), seen.imagine(8)):
                again = world.seen_by(viewer)
                assert again.state.tobytes() == seen.state.tobytes()
                assert again.view(viewer) == seen.view(viewer)
                for seat in () if game.over else range(players):
                    assert world.legal(seat), "everybody has cards to go on with"


def test_t5_1_hidden_cards_are_dealt_uniformly() -> None:
    game = dealt([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [1, 2, 3])
    worlds = game.seen_by(0).worlds(600, seed=3)
    held = np.array([[card in world["seats"]["hand"][1] for card in range(5, 37)] for world in worlds]).mean(axis=0)
    expected = 4 / 32
    assert np.abs(held - expected).max() < 4.5 * np.sqrt(expected * (1 - expected) / 600)
    assert not any(card in world["seats"]["hand"][1] for world in worlds for card in range(1, 5))
    assert {tuple(world["pile"][:3]) for world in worlds} == {(1, 2, 3), (1, 3, 2)}


# What the house makes of it


def test_a_view_leads_back_to_its_position() -> None:
    for game in moments(3, seed=2):
        for viewer in (0, 2, None):
            found = position_of(game.view(viewer))
            assert found.state.tobytes() == game.seen_by(viewer).state.tobytes()
            assert found.view(viewer) == game.seen_by(viewer).view(viewer)
    assert redeal(moments(3, seed=2)[4].view(1), seed=1).legal(0)


def test_changes_lead_from_view_to_view() -> None:
    album = PlayedGame.new("trinkets", 3).album()
    shown: dict[int | None, Any] = {0: {}, 2: {}, None: {}}
    for game in moments(3, seed=4):
        for viewer, text in zip(shown, game.changes(tuple(shown), album), strict=True):
            patch = json.loads(b"[%b]" % text)
            shown[viewer] = diff.apply(shown[viewer], patch)
            view = game.view(viewer)
            del view["history"]
            assert shown[viewer] == view


def test_positions_travel_to_other_processes() -> None:
    seen = moments(3, seed=5)[3].seen_by(1)
    again = pickle.loads(pickle.dumps(seen))  # noqa: S301
    assert again.view(1) == seen.view(1)
    assert again.imagine(1).state.tobytes() == seen.imagine(1).state.tobytes()


def test_a_refused_move_changes_nothing() -> None:
    game = moments(3, seed=6)[2]
    before = game.seen_by(0).state.tobytes()
    for wrong in (None, {}, {"do": "lay"}, {"seat": 0, "do": "lay", "card": 0}, {"seat": 0, "do": "deal"}):
        with pytest.raises((IllegalMove, UserError)):
            game.play(wrong)
    assert game.seen_by(0).state.tobytes() == before


@pytest.mark.parametrize("name", NAMES)
def test_every_bot_of_the_house_decides(name: str) -> None:
    table = Table.new("trinkets", players=2, seed=1, options={"rounds": 3})
    bot = make(name, "trinkets")
    assert bot.decide(Sight.of(table, 0), Budget(simulations=10)).move in table.legal(0)


def test_a_search_keeps_to_its_time() -> None:
    sight = Sight.of(Table.new("trinkets", players=3), 0)
    began = perf_counter()
    thought = make("search", "trinkets").decide(sight, Budget(milliseconds=300))
    assert perf_counter() - began < 0.6, "a playout takes some milliseconds here, and the machine may be busy"
    assert 0 < thought.simulations < 1000
    assert sum(option.visits for option in thought.options) == thought.simulations


def test_what_is_sure_is_found() -> None:
    """The highest card of all takes the last trinket, and shares the win; the lowest loses."""
    game = dealt([36, 1, 2, 3, 4, 5, 6, 7], [1, 2, 3], players=2)
    lay(game, 2, 4)
    lay(game, 3, 5)
    thought = make("search:40", "trinkets").decide(Sight.of(game, 0))
    assert [(option.move["card"], option.value) for option in thought.options] == [(36, 0.5), (1, 0.0)]


def test_the_game_describes_itself() -> None:
    game = find_game("trinkets")
    assert game.capabilities() == []
    assert game.load_edition(None) == game.load_edition("first")
    assert (game.load_edition(None).id, len(game.load_edition(None).hash)) == ("first", 16)
    assert [option.example for option in game.options] == ["rounds=6"]
