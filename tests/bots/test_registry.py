"""Bots by name, and a user's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from serai import Table
from serai.bots.bot import Budget
from serai.bots.levels import LEVELS
from serai.bots.mind import mind_of
from serai.bots.registry import NAMES, make
from serai.bots.search_bot import ClassicBot, SearchBot
from serai.bots.sight import Sight
from serai.kernel.errors import UserError

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", ["amul", "amulett"])
@pytest.mark.parametrize("name", NAMES)
def test_every_name_makes_a_bot(name: str, game: str) -> None:
    assert make(name, game).game == game


@pytest.mark.parametrize(
    ("spec", "budget"),
    [
        ("search", Budget(milliseconds=100)),
        ("search:100ms", Budget(milliseconds=100)),
        ("search:2000", Budget(simulations=2000)),
        ("classic", Budget(milliseconds=100)),
        ("classic:2000", Budget(simulations=2000)),
    ],
)
def test_a_budget_is_simulations_or_milliseconds(spec: str, budget: Budget) -> None:
    bot = make(spec, "amul")
    assert isinstance(bot, ClassicBot)
    assert isinstance(bot, SearchBot) == spec.startswith("search")
    assert bot.budget == budget


def test_levels_slip_less_or_think_longer_from_one_to_the_next() -> None:
    easy, medium, hard, expert, master = LEVELS.values()
    for game in ("amul", "amulett"):
        slips, net_slips = mind_of(game).slips, mind_of(game).net_slips
        assert slips["easy"] > slips["medium"] > slips["hard"] > 0.0
        assert net_slips["hard"] > net_slips["expert"] > 0.0
        assert not {"expert", "master"} & {*slips}
        assert "master" not in net_slips
    assert easy.budget is medium.budget is hard.budget is None
    assert expert.budget is not None
    assert expert.budget.simulations
    assert expert.budget.milliseconds
    assert master.budget == Budget(simulations=40_000, milliseconds=2000)
    assert [level.net for level in LEVELS.values()] == [False, False, True, True, True]


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("wizard", "there is no bot 'wizard'"),
        ("search:0", "is not a budget"),
        ("search:", "is not a budget"),
        ("search:12s", "is not a budget"),
        ("greedy:100ms", "only search and classic take a budget"),
        ("nowhere.py:MyBot", "there is no file 'nowhere.py'"),
    ],
)
def test_a_wrong_name_is_refused_in_one_line(spec: str, words: str) -> None:
    with pytest.raises(UserError, match=words) as refusal:
        make(spec, "amul")
    assert "\n" not in str(refusal.value)


def test_a_file_that_fails_or_lacks_the_class_is_named(tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("1 / 0")
    with pytest.raises(UserError, match=r"broken\.py cannot be loaded: ZeroDivisionError"):
        make(f"{broken}:MyBot", "amul")
    empty = tmp_path / "empty.py"
    empty.write_text("class MyBot: pass")
    with pytest.raises(UserError, match="no class MyBot derived from"):
        make(f"{empty}:MyBot", "amul")


@pytest.mark.parametrize(("game", "players"), [("amul", 3), ("amulett", 4)])
def test_the_example_bot_plays_a_whole_game(game: str, players: int) -> None:
    own = make(f"{ROOT / 'examples' / 'mybot.py'}:MyBot", game)
    others = make("random", game)
    table = Table.new(game, players=players, seed=2)
    while not table.over:
        for seat in table.to_move:
            thought = (own if seat == 0 else others).decide(Sight.of(table, seat))
            table.play(thought.move)
            assert seat != 0 or len(thought.options) > 0
