"""The characters of bots: each seat's bot has favourites at every level, and nobody plays worse for it."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from itertools import chain

import numpy as np
import pytest

from serai import Sight, Table
from serai.bots.levels import LEVELS, FondSearchBot
from serai.bots.mind import mind_of
from serai.bots.registry import make
from serai.bots.search_bot import SearchBot
from serai.bots.tastes import leaning
from serai.bots.workspace import Floats
from serai.games import find_game
from serai.games.amul.edition.compile import compile_data
from serai.games.amul.edition.read import COLOURS, load
from serai.kernel.rule import INTERPRETED
from tests.bots.scenes import decisions

GAMES = ("amul", "amulett")


def likely(values: Floats, slips: float) -> Floats:
    weights = np.exp((values - values.max()) / slips)
    chances: Floats = weights / weights.sum()
    return chances


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["easy", "medium"])
def test_favourites_are_chosen_more_often_and_cost_next_to_nothing(game: str, level: str) -> None:
    mind, liked, cost, met = mind_of(game), 0.0, 0.0, 0
    for sight in chain.from_iterable(decisions(game, 4, seed, every=2) for seed in range(4)):
        tastes, slips = mind.tastes(sight), mind.slips[level]
        if max(tastes) == min(tastes):
            continue
        values = np.array(mind.values(sight), dtype=float)
        plain = likely(values, slips)
        fond = likely(np.array(leaning(list(values), tastes, mind.taste.slips * slips)), slips)
        assert (np.abs(np.log(fond / plain)) <= mind.taste.slips + 1e-9).all()
        liked, cost, met = (
            liked + ((fond - plain) * np.array(tastes)).sum(),
            cost + ((plain - fond) * values).sum(),
            met + 1,
        )
    assert met > 5
    assert liked / met > 0.005
    assert cost / met < mind.slips[level] / 10


@pytest.mark.parametrize("game", GAMES)
def test_no_two_seats_have_the_same_taste(game: str) -> None:
    seats = tomllib.loads((files(f"serai.games.{game}.bot") / "tastes.toml").read_text("utf-8"))["seats"]
    assert len(seats) == find_game(game).most == len({tuple(fond.items()) for fond in seats})
    assert all(0.0 < taste <= 1.0 for fond in seats for taste in fond.values())


@pytest.mark.skipif(INTERPRETED, reason="asks a net, which takes seconds interpreted")
@pytest.mark.parametrize("game", GAMES)
def test_the_best_level_has_a_taste_worth_half_a_hundredth_of_a_win(game: str) -> None:
    mind = mind_of(game)
    assert mind.taste.wins <= 0.005
    budget = LEVELS["master"].budget
    assert budget is not None
    for sight in decisions(game, 4, 3, every=11):
        plain, fond = SearchBot(game, budget).log_chances(sight), FondSearchBot(game, budget).log_chances(sight)
        assert plain is not None
        assert fond == leaning(plain, mind.tastes(sight), mind.taste.wins / mind.net_weight)


@pytest.mark.rare
@pytest.mark.skipif(INTERPRETED, reason="plays many games")
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_a_bot_picks_its_favourite_cards_more_often_than_the_others_do(level: str) -> None:
    """Āmul, 150 games: Anahit objects, Batu soldiers, Ceyda resources, Darius merchants."""
    colours, bot = compile_data(load()).colour, make(level, "amul")
    picked: list[Counter[str]] = [Counter() for _ in range(4)]
    for seed in range(150):
        table = Table.new("amul", players=4, seed=seed)
        while not table.over:
            seat = table.to_move[0]
            move = bot.decide(Sight.of(table, seat)).move
            if move["do"] == "pick":
                picked[seat][COLOURS[colours[move["card"]]]] += 1
            table.play(move)
    for seat, favourite in enumerate(("yellow", "red", "blue", "purple")):
        share = [counts[favourite] / counts.total() for counts in picked]
        assert share[seat] > 1.1 * (sum(share) - share[seat]) / 3
