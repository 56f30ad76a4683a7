"""What a viewer's client is sent of a game: the view and, where the game has advice, the sensible moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from serai.played_game import PlayedGame

_WITH_ADVICE: dict[str, bool] = {}


def view_for(table: PlayedGame, viewer: int | None) -> dict[str, Any]:
    """The view of a seat or a spectator; `choices` is the short list, made from what this viewer may see."""
    view = table.view(viewer)
    if view["legal"] and _gives_advice(table):
        advisor: Any = table.seen_by(viewer)
        view["choices"] = advisor.choices(viewer)
    return view


def _gives_advice(table: PlayedGame) -> bool:
    """Asked of every view of every game, so it is found out once: making a redacted position takes time."""
    if table.game.id not in _WITH_ADVICE:
        _WITH_ADVICE[table.game.id] = hasattr(table.seen_by(None), "choices")
    return _WITH_ADVICE[table.game.id]


class Shown:
    """What each viewer of a table was last shown, and what has changed since then."""

    def __init__(self) -> None:
        self._album: Any = None

    def changes(self, table: PlayedGame, viewers: Sequence[int | None]) -> list[bytes]:
        """For each viewer what has changed, history apart, as JSON between commas; empty where all is as it was."""
        if self._album is None:
            self._album = table.album()
        return table.changes(viewers, self._album)
