"""Updates made of pieces lead to the same views as views made anew, for every viewer and both games."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec

from serai.games.amul.seen.record import TABLE
from serai.played_game import PlayedGame
from serai.server.table.viewers.stream import Shown, Stream, view_for
from serai.server.wire import Update
from serai.views import diff
from tests.secrecy.test_views_alone import every_table

MOST_MOVES = 100


class Follower:
    """A client that knows only what its stream has sent."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.stream = Stream()
        self.view: Any = None

    def follow(self, table: PlayedGame, changes: bytes) -> None:
        if self.stream.is_new:
            message: bytes | None = self.stream.begin(view_for(table, self.viewer), table.told_count, None)
        else:
            message = self.stream.show(changes, table.news(self.viewer, self.stream.told), None)
        if message is not None:
            self.view = diff.apply(self.view, json.loads(message)["patch"])


@every_table
def test_streams_lead_everybody_to_the_present_view(game: str, players: int, options: dict[str, Any]) -> None:
    table = PlayedGame.new(game, players=players, seed=players, options=options)
    draw = random.Random(players)
    followers = [Follower(viewer) for viewer in (None, *range(players))]
    memory = Shown()
    while True:
        # Not everybody is shown every moment: streams come from different ones.
        shown = followers if table.over else [follower for follower in followers if draw.random() < 0.3]
        for follower, found in zip(shown, memory.changes(table, [one.viewer for one in shown]), strict=True):
            follower.follow(table, found)
            assert follower.view == json.loads(json.dumps(view_for(table, follower.viewer)))
        if table.over or table.version > MOST_MOVES:
            break
        table.play(draw.choice(table.legal(draw.choice(table.to_move))))


@every_table
def test_changes_say_nothing_about_who_else_looks(game: str, players: int, options: dict[str, Any]) -> None:
    """However many look together: a viewer's changes are those of someone who looks alone."""
    table = PlayedGame.new(game, players=players, seed=9, options=options)
    draw = random.Random(players)
    viewers = (None, *range(players))
    memory, alone = Shown(), {viewer: Shown() for viewer in viewers}
    for _ in range(40):
        together = memory.changes(table, viewers)
        assert together == [alone[viewer].changes(table, [viewer])[0] for viewer in viewers]
        # Nothing has happened since then.
        assert not any(memory.changes(table, viewers))
        table.play(draw.choice(table.legal(draw.choice(table.to_move))))


def test_the_largest_view_leaves_room_on_its_page() -> None:
    """Compiled code writes past the end of a page without a word."""
    table = PlayedGame.new("amul", players=8, seed=4, options={"tea": 8})
    draw = random.Random(4)
    largest = 0
    while not table.over:
        largest = max(largest, *map(len, Shown().changes(table, (None, *range(8)))))
        table.play(draw.choice(table.legal(draw.choice(table.to_move))))
    assert largest < TABLE.room / 1.5


def test_an_update_is_what_the_protocol_says() -> None:
    table = PlayedGame.new("amul", players=3, seed=1)
    follower, memory = Follower(0), Shown()
    follower.follow(table, memory.changes(table, [0])[0])
    table.play(table.legal(0)[0])
    message = follower.stream.show(memory.changes(table, [0])[0], table.news(0, follower.stream.told), 4.5)
    assert message is not None
    update = msgspec.json.decode(message, type=Update)
    assert (update.revision, update.left) == (follower.stream.revision, 4.5)
