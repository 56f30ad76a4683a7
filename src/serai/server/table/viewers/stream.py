"""The stream of a table's viewer: the view, numbered updates from view to view, the gap for returning viewers.

All connections of one seat share a stream, and so do all spectators: a change is found and encoded once.
"""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Sequence
from typing import Any, cast

from msgspec import Raw

from serai.played_game import News, PlayedGame, Shot
from serai.server.wire import Update, encode

LONGEST_GAP = 24
"""updates kept for returning viewers; more would be longer than a whole view, and take room"""
_WITH_ADVICE: dict[str, bool] = {}


def view_for(table: PlayedGame, viewer: int | None) -> dict[str, Any]:
    """Return the view of a seat or a spectator; `choices` is the short list, made from what this viewer may see."""
    view = table.view(viewer)
    if view["legal"] and _gives_advice(table):
        advisor: Any = table.seen_by(viewer)
        view["choices"] = advisor.choices(viewer)
    return view


def _gives_advice(table: PlayedGame) -> bool:
    """Whether a game gives advice. Every view asks, so find out once: making a redacted position takes time."""
    if table.game.id not in _WITH_ADVICE:
        _WITH_ADVICE[table.game.id] = hasattr(table.seen_by(None), "choices")
    return _WITH_ADVICE[table.game.id]


class Shown:
    """What each viewer of a table was last shown, and the changes since then."""

    def __init__(self) -> None:
        self._album: Any = None

    def changes(self, table: PlayedGame, viewers: Sequence[int | None]) -> list[bytes]:
        """Return each viewer's changes, history apart, as JSON between commas; empty if nothing has changed."""
        if self._album is None:
            self._album = table.album()
        return table.changes(viewers, self._album)

    def changes_at(self, shot: Shot, viewers: Sequence[int | None]) -> list[bytes]:
        """Return the same for an earlier step of the game; viewers have been shown something already."""
        return shot.position.changes(viewers, self._album, shot.version) if viewers else []


class Stream:
    """The view of one seat, or of the spectators, as it changes."""

    def __init__(self) -> None:
        self.name = secrets.token_hex(4)
        self.number = 0
        self.is_new = True
        """whether nothing has been shown yet, so that the first update has to be a whole view"""
        self.told = 0
        """how much of the history was sent (`PlayedGame.told_count`)"""
        self._opening = b'{"type":"update","revision":"%b.' % self.name.encode()
        self._recent: deque[bytes] = deque(maxlen=LONGEST_GAP)
        """the last updates, encoded"""

    @property
    def revision(self) -> str:
        """The name of the present view. It reveals nothing about the table, only about what this viewer was sent."""
        return f"{self.name}.{self.number}"

    def may_show(self, told: int) -> bool:
        """Whether a follower has not been told this much yet."""
        return not self.is_new and self.told < told

    def begin(self, view: dict[str, Any], told: int, left: float | None, *, may_withdraw: bool = False) -> bytes:
        """Return the first update: the whole view, with the history up to `told`."""
        self.is_new = False
        self.told = told
        return self._number_next((b'["set",[],', encode(view), b"]"), left, may_withdraw)

    def show(self, changes: bytes, news: News, left: float | None, *, may_withdraw: bool = False) -> bytes | None:
        """Return the update from the last view to this one; None if the viewer sees no difference."""
        if news.text:
            # The history only ever grows.
            self.told = news.told
            more = b',["more",["history"],[' if changes else b'["more",["history"],['
            return self._number_next((changes, more, news.text, b"]]"), left, may_withdraw)
        return self._number_next((changes,), left, may_withdraw) if changes else None

    def _number_next(self, patch: tuple[bytes, ...], left: float | None, may_withdraw: bool) -> bytes:
        self.number += 1
        closing = b'],"left":null' if left is None else b'],"left":%b' % encode(left)
        closing += b',"may_withdraw":true}' if may_withdraw else b"}"
        # A wire.Update, written here because everybody at every table gets one with almost every move.
        update = b"".join((self._opening, b'%d","patch":[' % self.number, *patch, closing))
        self._recent.append(update)
        return update

    def since(self, revision: str | None) -> list[Update] | None:
        """Return the updates that a returning client lacks; None if only a whole view helps."""
        if revision == self.revision:
            return []
        for lacking in range(1, len(self._recent)):
            if revision == f"{self.name}.{self.number - lacking}":
                recent = list(self._recent)
                return cast("list[Update]", [Raw(update) for update in recent[len(recent) - lacking :]])
        return None
