"""What a viewer's client is sent of a game: the view and, where the game has advice, the sensible moves."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from serai.kernel.game import Parts, Shown
from serai.table import Table
from serai.views.parts import parts_of

NOTHING = Parts((), [])

_WITH_ADVICE: dict[str, bool] = {}


def sight(table: Table, viewer: int | None) -> dict[str, Any]:
    """The view of a seat or a spectator; `choices` is the short list, made from what this viewer may see."""
    view = table.view(viewer)
    if view["legal"] and _gives_advice(table):
        advisor: Any = table.seen_by(viewer)
        view["choices"] = advisor.choices(viewer)
    return view


def sights(table: Table, viewers: Collection[int | None]) -> Shown:
    """The same for several viewers, in pieces and without the history."""
    return table.shown_to(viewers) or Shown(NOTHING, {viewer: parts_of(sight(table, viewer)) for viewer in viewers})


def _gives_advice(table: Table) -> bool:
    """Asked of every view of every game, so it is found out once: making a redacted position is dear."""
    if table.game.id not in _WITH_ADVICE:
        _WITH_ADVICE[table.game.id] = hasattr(table.seen_by(None), "choices")
    return _WITH_ADVICE[table.game.id]
