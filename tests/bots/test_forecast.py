"""Forecasts: the end of the game after a move, as the score sheet shows it, in worlds that all moves share."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
import pytest

from serai import Table
from serai.bots.mind import Forecaster, mind_of
from serai.bots.registry import make
from serai.bots.sight import Sight
from serai.kernel.words import catalogue
from tests.bots.scenes import decisions

GAMES = ("amul", "amulett")
WORLDS = range(24)


def last_decisions(game: str, players: int) -> Iterator[tuple[Table, Sight, int]]:
    """Moves that end a game at once: the table before, what the seat sees, and the place of the move."""
    bot = make("greedy", game)
    for seed in range(20):
        table = Table.new(game, players=players, seed=seed)
        while not table.over:
            seat = table.to_move[0]
            sight = Sight.of(table, seat, seed)
            move = bot.decide(sight).move
            before = table.copy()
            table.play(move)
            if table.over and len(sight.legal) > 1:
                yield before, sight, sight.legal.index(move)


def test_where_nothing_can_change_any_more_the_forecast_is_the_result() -> None:
    """Das Amulett has no secrets that count at its end."""
    met = 0
    for table, sight, place in islice(last_decisions("amulett", 3), 4):
        table.play(sight.legal[place])
        result = table.result or {}
        gems, winners = result["gems"][sight.seat], result["winners"]
        with mind_of("amulett").search(sight) as search:
            assert isinstance(search, Forecaster)
            assert tuple(search.rows) == ("gems", "colours", "rounds", "wins")
            ends = search.forecast(place, WORLDS)
        share = 1 / len(winners) if sight.seat in winners else 0.0
        assert (ends == [sum(gems.values()), len(gems), result["rounds"], share]).all()
        met += 1
    assert met == 4


def test_in_each_world_the_forecast_is_the_score_of_that_world() -> None:
    """Āmul: at a last effect only the hands of others are unknown, and each world says what they are."""
    met = 0
    effects = (found for found in last_decisions("amul", 3) if found[1].view["step"] == "effect")
    for table, sight, place in islice(effects, 3):
        with mind_of("amul").search(sight) as search:
            assert isinstance(search, Forecaster)
            ends = search.forecast(place, WORLDS)
            memory: Any = search.desk.memories[0]  # type: ignore[attr-defined]
            for world in WORLDS:
                copy: Any = table.copy().inner
                state = copy._position.state
                for seat in range(table.players):
                    state.seats[seat].hand[:] = memory.worlds[world].hands[seat]
                copy.play(sight.legal[place])
                assert dict(zip(search.rows, ends[world].tolist(), strict=True)) == expected(copy.result, sight.seat)
                met += 1
    assert met == 3 * len(WORLDS)


def expected(result: dict[str, Any], seat: int) -> dict[str, float]:
    """A seat's column of the score sheet."""
    rows = {row: float(points) for row, points in result["breakdown"][seat].items()}
    share = 1 / len(result["winners"]) if seat in result["winners"] else 0.0
    return {**rows, "total": float(result["scores"][seat]), "wins": share}


@pytest.mark.parametrize("game", GAMES)
def test_all_moves_meet_the_same_worlds(game: str) -> None:
    """Whatever was searched or forecast before."""
    for sight in islice(decisions(game, 4, 2, every=37), 4):
        found = []
        for searched in (0, 50, 3):
            with mind_of(game).search(sight) as search:
                assert isinstance(search, Forecaster)
                if searched:
                    search.run(searched)
                if searched == 50:
                    search.forecast(len(sight.legal) - 1, range(5))
                memory: Any = search.desk.memories[0]  # type: ignore[attr-defined]
                ends = search.forecast(0, WORLDS)
                again = np.concatenate([search.forecast(0, range(10)), search.forecast(0, range(10, 24))])
                assert (ends == again).all()
                found.append((ends.tobytes(), memory.worlds[: len(WORLDS)].tobytes()))
        assert len(set(found)) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_search_can_go_on_after_a_forecast(game: str) -> None:
    for sight in islice(decisions(game, 4, 3, every=41), 3):
        found = []
        for forecasts in (0, 30):
            with mind_of(game).search(sight) as search:
                assert isinstance(search, Forecaster)
                search.run(40)
                if forecasts:
                    search.forecast(0, range(forecasts))
                search.run(200)
                found.append(search.findings())
        assert found[0] == found[1]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_makes_sense(game: str) -> None:
    """The shares of the win stay between 0 and 1 and differ between worlds; the rows of a sheet add up."""
    shares = []
    for sight in islice(decisions(game, 4, 5, every=29), 5):
        with mind_of(game).search(sight) as search:
            assert isinstance(search, Forecaster)
            rows = dict(zip(search.rows, search.forecast(0, range(60)).T, strict=True))
        shares.append(rows["wins"])
        if game == "amul":
            parts = [row for name, row in rows.items() if name not in ("total", "wins")]
            assert (sum(parts) == rows["total"]).all()
        else:
            assert (rows["colours"] <= rows["gems"]).all()
            assert (rows["rounds"] >= sight.view["round"]).all()
        for row in rows:
            assert f"[{row}]" in catalogue("en").partition(f"\n{game}-row =")[2].partition("\n\n")[0]
    assert 0.0 < np.concatenate(shares).mean() < 1.0
    assert set(np.concatenate(shares).tolist()) <= {0.0, 0.25, 1 / 3, 0.5, 1.0}
