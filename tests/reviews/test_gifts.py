"""The ledger of gifts: it sees a friend who plays for another, and sees nothing among honest players."""

from __future__ import annotations

import copy
from functools import cache
from itertools import permutations
from typing import Any

import pytest

from serai import Table
from serai.bots import registry
from serai.bots.mind import chances_of
from serai.bots.sight import Sight
from serai.reviews.gifts import CLEAR, Gift, Pair, gifts_in, ledger

NAMES = ("Anna", "Ben", "Cleo")
LEVEL = "medium"


@cache
def a_game(seed: int, friends: bool) -> dict[str, Any]:
    """Three people who play as a bot does. If there are friends, Anna does in each decision what is best for Ben."""
    table, bot = Table.new("amul", players=3, seed=seed), registry.make(LEVEL, "amul")
    while not table.over:
        for seat in table.to_move:
            sight = Sight.of(table, seat, seed)
            table.play(for_ben(sight) if friends and seat == 0 else bot.decide(sight).move)
    return {**table.record(), "names": list(NAMES), "bots": [None] * 3}


def for_ben(sight: Sight) -> Any:
    chances = chances_of("amul")
    with chances.outlook(sight.position, sight.seat, sight.seed) as outlook:
        return max(sight.legal, key=lambda move: outlook.ends([move], range(24)).wins[:, 1].mean())


@cache
def pairs(friends: bool) -> dict[tuple[str, str], Pair]:
    found = ledger(gift for seed in range(6) for gift in gifts_in(a_game(seed, friends), worlds=200))
    assert {pair.games for pair in found} == {6}
    return {(pair.giver, pair.receiver): pair for pair in found}


def test_a_friend_who_plays_for_another_is_seen() -> None:
    found = pairs(friends=True)
    gift = found["Anna", "Ben"]
    assert gift.share - CLEAR * gift.error > 0
    assert next(iter(found.values())) == gift, "what stands out most comes first"
    assert [pair for pair in found.values() if pair.is_clear] == [gift], "the others play for themselves"


def test_honest_players_give_nobody_anything() -> None:
    found = pairs(friends=False)
    assert found.keys() == set(permutations(NAMES, 2))
    assert not [pair for pair in found.values() if pair.is_clear]
    assert max(pair.share for pair in found.values()) < 0, "they take from each other"


def test_bots_and_stand_ins_give_nothing() -> None:
    record = copy.deepcopy(a_game(0, friends=True))
    usual = gifts_in(record, worlds=16)
    record["bots"] = [None, None, "medium"]
    assert {(gift.giver, gift.receiver) for gift in gifts_in(record, worlds=16)} == set(permutations(NAMES[:2], 2))
    record["bots"], moves = [None] * 3, record["moves"]
    record["stand_in_moves"] = [at for at, move in enumerate(moves, start=1) if move["seat"] == 0]
    without = gifts_in(record, worlds=16)
    assert [gift.share for gift in without if gift.giver == "Anna"] == [0.0, 0.0]
    assert [gift for gift in without if gift.giver != "Anna"] == [gift for gift in usual if gift.giver != "Anna"]


def test_few_games_are_never_clear_and_the_larger_error_counts() -> None:
    def of(*shares: float, variance: float = 0.0001) -> Pair:
        return ledger([Gift("Anna", "Ben", share, variance) for share in shares])[0]

    assert of(0.5, 0.5).is_clear is False
    assert of(0.5, 0.5, 0.5).is_clear is True
    assert of(0.5, 0.5, 0.5).error == pytest.approx((0.0003 / 9) ** 0.5)
    assert of(0.2, 0.4, 0.6).error == pytest.approx((0.08 / 2 / 3) ** 0.5)
    assert of(-0.5, -0.5, -0.5).is_clear is False
