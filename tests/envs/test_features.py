"""Records as named arrays."""

from __future__ import annotations

import numpy as np
import pytest

from serai import Table
from serai.bots.sight import Sight
from serai.envs.features import features_of
from serai.kernel.errors import UserError
from serai.played_game import PlayedGame


def record_of(game: str, seed: int, options: dict[str, object] | None = None) -> dict[str, object]:
    table = Table.new(game, players=3, seed=seed, options=options)
    rng = np.random.default_rng(seed)
    while not table.over:
        legal = table.legal(table.to_move[0])
        table.play(legal[int(rng.integers(len(legal)))])
    return table.record()


@pytest.mark.parametrize("game", ["amul", "amulett"])
def test_one_row_for_each_action(game: str) -> None:
    records = [record_of(game, seed) for seed in (1, 2)]
    arrays = features_of(records)
    assert len({len(array) for array in arrays.values()}) == 1
    for number, record in enumerate(records):
        mine = arrays["record"] == number
        decisions = [move["seat"] for move in record["moves"] if move["seat"] is not None]  # type: ignore[attr-defined]
        turns, seats = arrays["turn"][mine], arrays["seat"][mine]
        assert [int(seats[turns == turn][0]) for turn in range(turns.max() + 1)] == decisions
        winners = set(seats[arrays["place"][mine] == arrays["place"][mine].max()].tolist())
        assert winners == set(record["result"]["winners"])  # type: ignore[index]


@pytest.mark.parametrize(
    ("game", "options"),
    [("amul", {}), ("amulett", {}), ("amulett", {"experienced": True, "mixing": "single", "order": "free"})],
)
def test_observations_and_actions_are_those_of_a_seat_in_the_environments(
    game: str, options: dict[str, object]
) -> None:
    """What is said again from the rows is the record's own move."""
    record = record_of(game, 3, options)
    arrays = features_of([record])
    rows = iter(zip(arrays["action"].tolist(), arrays["step"].tolist(), strict=True))
    table = PlayedGame.empty(game, 3, record["options"])  # type: ignore[arg-type]
    for move in record["moves"]:  # type: ignore[attr-defined]
        if move["seat"] is not None:
            sight, said = Sight.of(table, move["seat"]), None
            while said is None:
                action, step = next(rows)
                assert sight.mask[action]
                assert sight.observation()["step"] == [step]
                said = sight.move_of(action)
            assert said == move
        table.play_final(move)
    assert next(rows, None) is None


def test_unfinished_records_are_refused() -> None:
    record = record_of("amul", 1)
    with pytest.raises(UserError, match="not finished"):
        features_of([{**record, "moves": record["moves"][:20]}])  # type: ignore[index]
