"""Records as named arrays."""

from __future__ import annotations

import numpy as np
import pytest

from serai import Table
from serai.envs.features import features_of
from serai.kernel.errors import UserError


def record_of(game: str, seed: int) -> dict[str, object]:
    table = Table.new(game, players=3, seed=seed)
    rng = np.random.default_rng(seed)
    while not table.over:
        legal = table.legal(table.to_move[0])
        table.play(legal[int(rng.integers(len(legal)))])
    return table.record()


@pytest.mark.parametrize("game", ["amul", "amulett"])
def test_one_row_for_each_decision(game: str) -> None:
    records = [record_of(game, seed) for seed in (1, 2)]
    arrays = features_of(records)
    decisions = [move for record in records for move in record["moves"] if move["seat"] is not None]  # type: ignore[attr-defined]
    assert [int(seat) for seat in arrays["seat"]] == [move["seat"] for move in decisions]
    assert {len(array) for array in arrays.values()} == {len(decisions)}
    assert set(arrays["record"].tolist()) == {0, 1}
    for number, record in enumerate(records):
        first = (arrays["record"] == number) & (arrays["place"] == arrays["place"].max())
        winners = set(arrays["seat"][first].tolist())
        assert winners <= set(record["result"]["winners"])  # type: ignore[index]


def test_unfinished_records_are_refused() -> None:
    record = record_of("amul", 1)
    with pytest.raises(UserError, match="not finished"):
        features_of([{**record, "moves": record["moves"][:20]}])  # type: ignore[index]
