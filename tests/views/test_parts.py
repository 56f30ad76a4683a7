"""Updates made of pieces lead to the same views as views made anew, for every viewer and both games."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from serai import Table
from serai.kernel.game import Parts
from serai.server.sight import sight, sights
from serai.server.stream import Common, Stream
from serai.server.wire import Update
from serai.views import diff
from serai.views.parts import changes, parts_of
from tests.secrecy.test_views_alone import every_table

MOST_MOVES = 250


class Follower:
    """A client that knows only what its stream has sent."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.stream = Stream()
        self.view: Any = None

    def follow(self, table: Table, common: Common, own: Parts) -> None:
        if self.stream.is_new:
            message: bytes | None = self.stream.begin(common, own, sight(table, self.viewer), None)
        else:
            message = self.stream.show(common, own, table.told(self.viewer, self.stream.told), None)
        if message is not None:
            self.view = diff.apply(self.view, json.loads(message)["patch"])


@every_table
def test_streams_lead_everybody_to_the_present_view(game: str, players: int, options: dict[str, Any]) -> None:
    table = Table.new(game, players=players, seed=players, options=options)
    draw = random.Random(players)
    followers = [Follower(viewer) for viewer in (None, *range(players))]
    while True:
        # Not everybody is shown every moment: streams come from different ones.
        shown = followers if table.over else [follower for follower in followers if draw.random() < 0.6]
        moment = sights(table, [follower.viewer for follower in shown])
        common = Common(moment.common)
        for follower in shown:
            follower.follow(table, common, moment.own[follower.viewer])
            assert follower.view == json.loads(json.dumps(sight(table, follower.viewer)))
        common.forget()
        if table.over or table.version > MOST_MOVES:
            break
        table.play(draw.choice(table.legal(draw.choice(table.to_move))))


@every_table
def test_pieces_are_those_of_the_view(game: str, players: int, options: dict[str, Any]) -> None:
    """Whoever looks together with whom: the pieces of a viewer are made from this viewer's view alone."""
    table = Table.new(game, players=players, seed=9, options=options)
    draw = random.Random(players)
    viewers = (None, *range(players))
    for _ in range(60):
        together = sights(table, viewers)
        for viewer in viewers:
            alone = sights(table, [viewer])
            assert alone.own[viewer] == together.own[viewer]
            assert alone.common == together.common
            pieces = dict(zip(*together.common, strict=True)) | dict(zip(*together.own[viewer], strict=True))
            whole = dict(zip(*parts_of(sight(table, viewer)), strict=True))
            assert {path: json.loads(text) for path, text in pieces.items() if text} == {
                path: json.loads(text) for path, text in whole.items() if path in pieces
            }
        table.play(draw.choice(table.legal(draw.choice(table.to_move))))


def test_an_update_is_what_the_protocol_says() -> None:
    table = Table.new("amul", players=3, seed=1)
    follower = Follower(0)
    for left in (None, 4.5):
        moment = sights(table, [0])
        common = Common(moment.common)
        if left is None:
            follower.follow(table, common, moment.own[0])
        else:
            message = follower.stream.show(common, moment.own[0], table.told(0, follower.stream.told), left)
            assert message is not None
            update = msgspec.json.decode(message, type=Update)
            assert (update.revision, update.left) == (follower.stream.revision, left)
        table.play(table.legal(0)[0])


@pytest.mark.parametrize(
    ("old", "new", "patch"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, [["set", ["b"], 3]]),
        ({"a": 1}, {"a": 1, "b": 3}, [["set", ["b"], 3]]),
        ({"a": 1, "b": 2}, {"b": 2}, [["cut", ["a"]]]),
    ],
)
def test_changes_between_pieces(old: dict[str, int], new: dict[str, int], patch: list[Any]) -> None:
    found = changes(parts_of({**old, "seats": [0, 1]}), parts_of({**new, "seats": [0, 1]}))
    assert [json.loads(change) for _, change in found] == patch
    assert [path for path, _ in found] == [json.dumps(change[1]).encode() for change in patch]
