"""Views and re-dealt worlds: what a table and a searching bot need all the time."""

from __future__ import annotations

from benchmarks.report import Row, best_rate, limited
from serai.games.game import Position
from serai.played_game import PlayedGame
from serai.server.table.viewers.stream import Shown

WORLDS = 256
VIEWERS = (0, 1, 2, 3)


def _middle(game: str) -> PlayedGame:
    """A four-player game in the middle."""
    table = PlayedGame.new(game, players=4, seed=3)
    for _ in range(60):
        seat = table.to_move[0]
        table.play(table.legal(seat)[0])
    return table


def _moments(game: str) -> list[PlayedGame]:
    """A four-player game after each of its first moves, one table that goes on being shown."""
    table = PlayedGame.new(game, players=4, seed=3)
    moments = [table.copy()]
    for _ in range(60):
        table.play(table.legal(table.to_move[0])[0])
        moments.append(table.copy())
    return moments


def rows(seconds: float) -> list[Row]:
    """All measurements of this page."""
    measured = []
    for game, name in (("amul", "Āmul"), ("amulett", "Das Amulett")):
        table = _middle(game)

        def views(table: PlayedGame = table) -> float:
            for _ in range(20):
                table.view(1)
            return 20

        moments = _moments(game)

        def updates(moments: list[PlayedGame] = moments) -> float:
            shown = Shown()
            for moment in moments:
                shown.changes(moment, VIEWERS)
            return len(moments) * len(VIEWERS)

        seen = table.seen_by(1)

        def worlds(seen: Position = seen) -> float:
            seen.worlds(WORLDS, 5)
            return WORLDS

        measured.append(limited(f"{name}, 4 players, a view", 1e6 / best_rate(views, seconds), "µs", 100))
        measured.append(limited(f"{name}, 4 players, an update", 1e6 / best_rate(updates, seconds), "µs", 40))
        measured.append(limited(f"{name}, 4 players, a redeal", 1e6 / best_rate(worlds, seconds), "µs", 5))
    return measured
