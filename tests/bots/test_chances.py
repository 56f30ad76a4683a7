"""How games end after a move: in worlds that all moves share, and as the score sheet shows it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from serai import Table
from serai.bots.chances import Ends
from serai.bots.mind import chances_of
from serai.bots.registry import make
from serai.bots.sight import Sight
from serai.kernel.words import catalogue
from tests.bots.scenes import decisions

GAMES = ("amul", "amulett")


def ends_of(sight: Sight, place: int, *parts: range) -> list[Ends]:
    with chances_of(sight.game).outlook(sight.position, sight.seat, 1) as outlook:
        return [outlook.ends([sight.legal[place]], worlds) for worlds in parts]


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


def test_where_nothing_can_change_any_more_the_end_is_the_result() -> None:
    """Das Amulett has no secrets that count at its end."""
    met = 0
    for table, sight, place in islice(last_decisions("amulett", 3), 4):
        table.play(sight.legal[place])
        result = table.result or {}
        gems, winners = result["gems"][sight.seat], result["winners"]
        (ends,) = ends_of(sight, place, range(24))
        assert (ends.rows == [sum(gems.values()), len(gems), result["rounds"]]).all()
        assert (ends.wins == [float(seat in winners) for seat in range(3)]).all()
        assert (ends.standings[:, winners[0]] == 0).all(), "no step is missing"
        met += 1
    assert met == 4


@pytest.mark.parametrize("game", GAMES)
def test_all_questions_meet_the_same_worlds(game: str) -> None:
    for sight in islice(decisions(game, 4, 2, every=37), 4):
        whole, first, rest = ends_of(sight, 0, range(24), range(10), range(10, 24))
        assert (whole.rows[:10] == first.rows).all()
        assert (whole.rows[10:] == rest.rows).all()
        assert (ends_of(sight, 0, range(24))[0].wins == whole.wins).all()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_makes_sense(game: str) -> None:
    """The parts of the win add up to 1 and differ between worlds; the rows of a sheet add up and have names."""
    told, wins = chances_of(game).rows, []
    for sight in islice(decisions(game, 4, 5, every=29), 5):
        (ends,) = ends_of(sight, 0, range(60))
        rows = dict(zip(told, ends.rows.T, strict=True))
        assert ends.wins.sum(axis=1) == pytest.approx(1.0)
        wins.append(ends.wins[:, sight.seat].mean())
        if game == "amul":
            assert (sum(row for name, row in rows.items() if name != "total") == rows["total"]).all()
            assert (ends.standings[:, sight.seat] == rows["total"]).all()
        else:
            assert (rows["colours"] <= rows["gems"]).all()
            assert (rows["rounds"] >= sight.view["round"]).all()
    for row in told:
        assert f"[{row}]" in catalogue("en").partition(f"\n{game}-row =")[2].partition("\n\n")[0]
    assert len(set(wins)) > 1
