"""The third game as a library: its rules, what is seen of them, and what may not be. Run by test_library.py."""

from __future__ import annotations

import json
import pickle
import random
from collections import Counter
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
import pytest

from serai import IllegalMove, Sight, Table
from serai.bots.budget import Budget
from serai.bots.registry import NAMES, make
from serai.games import find_game
from serai.games.capabilities import capabilities_of
from serai.kernel.deal import Draws
from serai.kernel.errors import UserError
from serai.kernel.move_log import Move
from serai.kernel.outcome import Chance, One
from serai.kernel.toml_reader import EditionFault
from serai.played_game import PlayedGame
from serai.views import diff
from serai.views.redeal import position_of, redeal

CARDS = 36


class Arranged:
    """Chance that brings what a test has arranged: hands, trinkets round by round, and dice, of which 1 is the rest."""

    def __init__(self, hands: list[list[int]], trinkets: list[int], dice: dict[int, int] | None = None):
        self.hands = {str(seat): hand for seat, hand in enumerate(hands)}
        self.trinkets = iter(trinkets)
        self.dice, self.rounds = dice or {}, 0

    def outcome(self, chance: Chance, _number: int) -> Move:
        match chance.do:
            case "deal":
                return {"seat": None, "do": "deal", "hands": self.hands}
            case "turn_up":
                self.rounds += 1
                return {"seat": None, "do": "turn_up", "trinket": next(self.trinkets)}
            case "roll":
                return {"seat": None, "do": "roll", "die": self.dice.get(self.rounds, 1)}
            case _:
                part = chance.parts["card"]
                return {"seat": None, "do": "draw", "card": max(part.candidates)}


def dealt(hands: list[list[int]], trinkets: list[int], dice: dict[int, int] | None = None) -> PlayedGame:
    """A game with these hands, trinkets and dice."""
    options = {"rounds": len(trinkets)}
    return PlayedGame.restore("trinkets", len(hands), [], options, draws=Arranged(hands, trinkets, dice))


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


def test_t3_1_t3_3_the_highest_card_takes_the_trinket_that_was_drawn() -> None:
    game = dealt([[1, 2, 3, 4], [11, 12, 13, 14], [21, 22, 23, 24]], [2, 3, 1])
    assert game.view(None)["drawn"] == [2]
    lay(game, 4, 11, 21)
    view = game.view(None)
    assert [seat["points"] for seat in view["seats"]] == [0, 0, 2]
    assert view["laid"] == [4, 11, 21]
    assert view["drawn"] == [2, 3]
    assert [seat["hand_size"] for seat in view["seats"]] == [3, 3, 3]
    assert [move["card"] for move in game.legal(0)] == [1, 2, 3]


def test_t3_2_a_choice_may_be_changed_until_the_last_one_is_made() -> None:
    game = dealt([[1, 2, 3, 30], [11, 12, 13, 14], [21, 22, 23, 24]], [2, 3, 1])
    lay(game, 1)
    assert game.to_move == (1, 2)
    lay(game, 30, 11, 21)
    assert [seat["points"] for seat in game.view(None)["seats"]] == [2, 0, 0]
    laid = [move["card"] for move in game.record()["moves"] if move["do"] == "lay"]
    assert laid == [30, 11, 21]


def test_t3_4_a_six_brings_a_card_that_only_its_owner_sees() -> None:
    game = dealt([[1, 2, 3, 4], [11, 12, 13, 14]], [2, 3, 1], dice={1: 6})
    lay(game, 4, 14)
    assert game.view(1)["seats"][1]["hand"] == [11, 12, 13, 36]
    assert game.told(1)[-2] == {"event": "drew", "seat": 1, "card": 36}
    assert game.told(0)[-2] == game.told(None)[-2] == {"event": "drew", "seat": 1}
    assert [seat["hand_size"] for seat in game.view(0)["seats"]] == [3, 4]


def test_t4_1_t4_2_the_most_points_win_and_equals_win_together() -> None:
    game = dealt([[4, 5, 6, 36], [7, 35, 34, 8]], [3, 1, 2])
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
    with pytest.raises(UserError, match="no such edition or file; built in: first"):
        Table.new("trinkets", players=2, edition="other")


def test_points_are_the_trinkets() -> None:
    for players in range(2, 6):
        table = moments(players, seed=players)[-1]
        assert table.result is not None
        assert sum(table.result["scores"]) == sum(table.view(None)["drawn"])


# What is hidden


def everything_told(game: PlayedGame, viewer: int | None) -> tuple[Any, ...]:
    """All that leaves the table towards a viewer, as bytes where it travels as bytes."""
    changes = game.changes((viewer,), game.album())
    return repr(game.view(viewer)), game.news(viewer, 0), changes, game.seen_by(viewer).state.tobytes()


def test_t5_1_worlds_that_a_seat_cannot_tell_apart_look_alike() -> None:
    mine = [5, 15, 25, 35]
    one = dealt([mine, [1, 2, 3, 4], [31, 32, 33, 34]], [2, 3, 1])
    other = dealt([mine, [11, 12, 13, 14], [6, 7, 8, 9]], [2, 1, 3])
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
    game = dealt([[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], [1, 2, 3])
    worlds = game.seen_by(0).worlds(600, seed=3)
    held = np.array([[card in world["seats"]["hand"][1] for card in range(5, 37)] for world in worlds]).mean(axis=0)
    expected = 4 / 32
    assert np.abs(held - expected).max() < 4.5 * np.sqrt(expected * (1 - expected) / 600)
    assert not any(card in world["seats"]["hand"][1] for world in worlds for card in range(1, 5))


# Chance


def fair(number: int) -> Draws:
    """The deal of a table with a secret of its own."""
    return Draws(f"{number:064x}", [None] * 3, {})


def chance_of(number: int) -> list[Move]:
    """The chance moves of a game by such a deal, in which everybody lays the lowest card."""
    game = PlayedGame.restore("trinkets", 3, [], draws=fair(number))
    while not game.over:
        game.play(game.legal(game.to_move[0])[0])
    return [move for move in game.log if move["seat"] is None]


def test_chance_differs_from_table_to_table_and_comes_from_the_deal_alone() -> None:
    games = [chance_of(number) for number in range(40)]
    assert chance_of(7) == games[7]
    assert len({json.dumps(chance) for chance in games}) == 40
    trinkets = [[move["trinket"] for move in chance if move["do"] == "turn_up"] for chance in games]
    assert len({tuple(drawn) for drawn in trinkets}) == 40
    assert all(len(set(drawn)) == 5 for drawn in trinkets), "no trinket twice: they are drawn from what is left"
    assert any(move["do"] == "draw" for chance in games for move in chance)


def test_dice_and_draws_are_fair() -> None:
    """Chi-square at 0.1%: 20.5 for the faces of a die, 31.3 for twelve trinkets."""
    games = [chance_of(number) for number in range(300)]
    dice = Counter(move["die"] for chance in games for move in chance if move["do"] == "roll")
    last = Counter([move["trinket"] for move in chance if move["do"] == "turn_up"][-1] for chance in games)
    for found, faces, limit in ((dice, 6, 20.5), (last, 12, 31.3)):
        mean = found.total() / faces
        assert set(found) == set(range(1, faces + 1))
        assert sum((count - mean) ** 2 / mean for count in found.values()) < limit


def test_an_outcome_that_cannot_be_is_refused() -> None:
    game = PlayedGame.empty("trinkets", 2)
    hands = {"0": [1, 2, 3, 4, 5, 6], "1": [7, 8, 9, 10, 11, 12]}
    deal: Move = {"seat": None, "do": "deal", "hands": hands}
    wrong: list[Any] = [
        {**deal, "hands": {**hands, "1": [6, 7, 8, 9, 10, 11]}},
        {**deal, "hands": {**hands, "1": [7, 8]}},
        {**deal, "hands": {**hands, "1": [7, 8, 9, 10, 11, True]}},
        {**deal, "hands": {"0": hands["0"]}},
        {**deal, "hands": 5},
        {"seat": None, "do": "roll", "die": 3},
    ]
    for outcome in wrong:
        with pytest.raises(IllegalMove) as refused:
            game.play_final(outcome)
        assert refused.value.rule == "T2.1"
    game.play_final(deal)
    assert game.chance == Chance("turn_up", "T3.1", trinket=One(list(range(1, 13))))
    with pytest.raises(IllegalMove):
        game.play_final({"seat": None, "do": "turn_up", "trinket": 13})


def test_moves_have_numbers() -> None:
    position: Any = PlayedGame.new("trinkets", 2).seen_by(0)
    moves = position.moves
    assert moves.count == CARDS
    for number in range(CARDS):
        assert moves.number_of(moves.move_of(1, number)) == number
    with pytest.raises(UserError, match="not among the declared moves"):
        moves.number_of({"seat": 0, "do": "lay", "card": 37})


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
    game = dealt([[36, 1, 2, 3], [4, 5, 6, 7]], [1, 2, 3])
    lay(game, 2, 4)
    lay(game, 3, 5)
    thought = make("search:40", "trinkets").decide(Sight.of(game, 0))
    assert [(option.move["card"], option.value) for option in thought.options] == [(36, 0.5), (1, 0.0)]


def test_the_game_describes_itself() -> None:
    game = find_game("trinkets")
    assert capabilities_of(game) == ["client", "review", "vector", "openspiel", "batch", "engine", "engine_review"]
    assert game.load_edition(None) == game.load_edition("first")
    assert (game.load_edition(None).id, len(game.load_edition(None).hash)) == ("first", 16)


def test_an_owners_edition_is_played_with(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('id = "mine"\nworth = [50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50]\n', "utf-8")
    game = PlayedGame.new("trinkets", 2, edition=str(file))
    game.play(game.legal(0)[0])
    game.play(game.legal(1)[0])
    assert sorted(seat["points"] for seat in game.view(None)["seats"]) == [0, 50]
    file.write_text('id = "mine"\nworth = [1, 0]\nworht = 3\n', "utf-8")
    with pytest.raises(EditionFault) as refused:
        find_game("trinkets").load_edition(str(file))
    assert len(refused.value.faults) == 2, "all faults at once"


def test_the_options_have_an_example() -> None:
    game = find_game("trinkets")
    assert [option.example for option in game.options] == ["rounds=6"]
