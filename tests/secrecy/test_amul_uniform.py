"""Re-dealt worlds are drawn uniformly from all that agree with a view."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import numpy as np
import pytest

from serai.games.game import Move
from serai.played_game import PlayedGame

WORLDS = 24_000


def small_case() -> PlayedGame:
    """Round 8 of a game in which everybody got rid of unknown cards first: few cards are left unseen."""
    table = PlayedGame.new("amul", players=3, seed=9)
    while table.view(None)["round"] < 8:
        seat = table.to_move[0]
        known = table.view(None)["seats"][seat]["known"]

        def is_known(move: Move, known: list[int] = known) -> bool:
            return move.get("card", move.get("take")) in known

        table.play(min(table.legal(seat), key=is_known))
    return table


def test_every_world_of_a_small_case_is_equally_likely() -> None:
    table = small_case()
    view = table.view(0)
    unseen = view["unseen"]
    worlds = table.seen_by(0).worlds(WORLDS, seed=1)
    hidden = [worlds["deck"][:, place] for place in range(worlds["dealt"][0], worlds["deck_size"][0])]
    for seat in (1, 2):
        entry = view["seats"][seat]
        hands = worlds["seats"]["hand"][:, seat]
        hidden += [hands[:, place] for place in range(len(entry["known"]), entry["hand_size"])]
    assert 5 <= len(unseen) == len(hidden) <= 6
    found = Counter(zip(*(cards.tolist() for cards in hidden), strict=True))
    possible = list(permutations(unseen))
    assert set(found) == set(possible)
    expected = WORLDS / len(possible)
    chi_square = sum((found[world] - expected) ** 2 / expected for world in possible)
    freedom = len(possible) - 1
    assert chi_square < freedom + 5 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("players", [3, 4, 8])
def test_every_unseen_card_is_equally_likely_in_every_hidden_place(players: int) -> None:
    table = PlayedGame.new("amul", players=players, seed=5, options={"tea": 2})
    for _ in range(7 * players):
        table.play(table.legal(table.to_move[0])[-1])
    view = table.view(0)
    unseen = view["unseen"]
    worlds = table.seen_by(0).worlds(WORLDS, seed=2)
    taken = int(worlds["dealt"][0])
    last = players - 1
    places = [worlds["deck"][:, taken], worlds["deck"][:, worlds["deck_size"][0] - 1]]
    if len(view["seats"][last]["known"]) < view["seats"][last]["hand_size"]:
        places.append(worlds["seats"]["hand"][:, last, view["seats"][last]["hand_size"] - 1])
    expected = WORLDS / len(unseen)
    for cards in places:
        counts = np.bincount(cards, minlength=173)[unseen]
        assert counts.sum() == WORLDS
        chi_square = float(((counts - expected) ** 2 / expected).sum())
        freedom = len(unseen) - 1
        assert chi_square < freedom + 5 * (2 * freedom) ** 0.5
