"""Moments of games that tests play up to."""

from __future__ import annotations

from tests.server.people import Viewer


def chooses_income(viewer: Viewer) -> bool:
    """This person is asked for it, and has a choice."""
    view = viewer.view or {}
    return bool(view.get("step") == "income" and viewer.is_awaited and len(view["legal"]) > 1)
