"""What a client is sent besides the view: the short list of sensible moves, to the one who moves."""

from __future__ import annotations

from serai.played_game import PlayedGame
from serai.server.table.viewers.stream import view_for

DECISIONS = 80


def test_the_one_who_moves_is_sent_sensible_moves() -> None:
    table = PlayedGame.new("amulett", players=3, seed=11)
    seen = set()
    for _ in range(DECISIONS):
        seat = table.to_move[0]
        view = view_for(table, seat)
        assert view["choices"]
        assert all(choice["move"] in view["legal"] for choice in view["choices"])
        for other in {None, 0, 1, 2} - set(table.to_move):
            assert "choices" not in view_for(table, other)
        seen.add(view["step"])
        table.play(view["choices"][0]["move"])
    assert {"bid_spell", "bid", "pay", "gem", "move"} <= seen


def test_a_game_without_advice_has_none() -> None:
    table = PlayedGame.new("amul", players=3, seed=11)
    assert view_for(table, 0) == table.view(0)
