"""Moves that are taken back: the game goes on as if they had not been made, and nobody has learnt anything."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from serai.kernel.errors import IllegalMove, UserError
from serai.kernel.event_text import WITHDRAWN, standing
from serai.kernel.move_log import withdrawal
from serai.played_game import PlayedGame
from serai.records.replay import replay
from serai.server.table.viewers.stream import view_for
from serai.views import diff
from serai.views.redeal import position_of

Options = dict[str, Any]
games = pytest.mark.parametrize(
    ("game", "players", "options"),
    [("amul", 3, {"tea": 0}), ("amul", 5, {"tea": 5}), ("amulett", 3, {"experienced": True}), ("amulett", 4, {})],
)
MOST_MOVES = 60
WORLDS = 3


def decisions(table: PlayedGame, draw: random.Random) -> Iterator[dict[str, Any]]:
    """Random moves, to be played by the one who asks for them."""
    for _ in range(MOST_MOVES):
        if table.over:
            return
        yield draw.choice(table.legal(draw.choice(table.to_move)))


def shown(table: PlayedGame, viewer: int | None) -> dict[str, Any]:
    """A view but for what says that time has passed."""
    return {key: value for key, value in table.view(viewer).items() if key not in ("version", "history")}


@games
def test_the_game_goes_on_as_if_the_move_had_not_been_made(game: str, players: int, options: Options) -> None:
    draw = random.Random(players)
    table = PlayedGame.new(game, players, 7, options)
    straight = PlayedGame.new(game, players, 7, options)
    versions, taken_back = {table.version}, 0
    for move in decisions(table, draw):
        before = table.copy()
        table.play(move)
        if table.withdrawable is not None and draw.random() < 0.5:
            assert table.withdrawable == move["seat"]
            assert table.version not in versions
            versions.add(table.version)
            table.withdraw(move["seat"])
            for viewer in (move["seat"], draw.choice((None, *range(players)))):
                assert shown(table, viewer) == shown(before, viewer)
            assert table.version not in versions
            assert table.withdrawable is None
            taken_back += 1
            # Chance is the same, too: what comes does not depend on the detour.
            move = draw.choice(table.legal(move["seat"]))  # noqa: PLW2901
            table.play(move)
        versions.add(table.version)
        straight.play(move)
    assert taken_back > 5
    assert table.record() == straight.record()
    for viewer in (None, *range(players)):
        assert shown(table, viewer) == shown(straight, viewer)
        told = table.view(viewer)["history"]
        assert sum(event["event"] == WITHDRAWN for event in told) == taken_back
        assert standing(told) == straight.view(viewer)["history"]
    assert replay(table.record()).record() == straight.record()


@games
def test_what_is_taken_back_has_shown_nobody_anything(game: str, players: int, options: Options) -> None:
    """Whatever is hidden from a viewer, the move would have looked the same."""
    table = PlayedGame.new(game, players, 3, options)
    checked = 0
    for number, move in enumerate(decisions(table, random.Random(players))):
        known = {viewer: table.seen_by(viewer) for viewer in (None, *range(players))}
        table.play(move)
        if table.withdrawable is None:
            continue
        checked += 1
        viewer = (move["seat"], *known)[number % (players + 2)]
        for seed in range(WORLDS):
            world = known[viewer].imagine(seed)
            world.play(move, final=True)
            assert world.seen_by(viewer).view(viewer) == table.seen_by(viewer).view(viewer)
    assert checked > 15


@games
def test_what_chance_has_shown_stays(game: str, players: int, options: Options) -> None:
    """Cards that came from a deck, and moves of chance: players who have seen them cannot choose again."""
    table = PlayedGame.new(game, players, 5, options)
    new = {"dealt", "filled", "turned_up", "marker", "shuffled", "offered", "revealed", "kept", "over"}
    stayed = 0
    for move in decisions(table, random.Random(players)):
        told = table.told_count
        table.play(move)
        events = {event["event"] for event in json.loads(b"[%b]" % table.news(None, told).text)}
        if events & new:
            stayed += 1
            assert table.withdrawable is None
            with pytest.raises(UserError, match="nobody has learnt anything new"):
                table.withdraw(move["seat"])
    assert stayed > 5


@games
def test_only_the_last_move_is_taken_back_and_only_by_its_maker(game: str, players: int, options: Options) -> None:
    table = PlayedGame.new(game, players, 9, options)
    for move in decisions(table, random.Random(1)):
        table.play(move)
        if table.withdrawable is not None:
            break
    seat = move["seat"]
    record = table.record()
    for other in {*range(players)} - {seat}:
        with pytest.raises(UserError):
            table.withdraw(other)
    with pytest.raises(IllegalMove):  # it is no move of a game, and no record holds it
        table.play(withdrawal(seat))
    with pytest.raises(IllegalMove):
        table.play_final(withdrawal(seat))
    assert (table.record(), table.withdrawable) == (record, seat)
    table.withdraw(seat)
    with pytest.raises(UserError):
        table.withdraw(seat)


@games
def test_a_log_brings_everything_back(game: str, players: int, options: Options) -> None:
    """After a restart the same can be taken back as before, and every view is the same."""
    draw = random.Random(2)
    table = PlayedGame.new(game, players, 2, options)
    for number, move in enumerate(decisions(table, draw)):
        table.play(move)
        if table.withdrawable is not None and number % 2:
            table.withdraw(move["seat"])
        if number % 7 == 0:
            again = PlayedGame.restore(game, players, table.log, options)
            assert (again.version, again.withdrawable) == (table.version, table.withdrawable)
            assert again.view(move["seat"]) == table.view(move["seat"])
            twin = table.copy()
            if table.withdrawable is not None:
                for one in (again, twin):
                    one.withdraw(table.withdrawable)
                assert again.view(0) == twin.view(0) != table.view(0)


@games
def test_viewers_follow_by_patches(game: str, players: int, options: Options) -> None:
    """What is written as changes leads back, too; and a view is enough to imagine worlds from afterwards."""
    draw = random.Random(4)
    table = PlayedGame.new(game, players, 4, options)
    viewers = (None, 0, 1)
    album = table.album()
    views = {viewer: view_for(table, viewer) for viewer in viewers}
    table.changes(viewers, album)
    for move in islice(decisions(table, draw), MOST_MOVES // 2):
        for act in (table.play, lambda move: table.withdraw(move["seat"])):
            act(move)
            for viewer, changes in zip(viewers, table.changes(viewers, album), strict=True):
                view = diff.apply(views[viewer], json.loads(b"[%b]" % changes))
                views[viewer] = {**view, "history": table.told(viewer)}
                assert views[viewer] == view_for(table, viewer)
            if table.withdrawable is None or draw.random() < 0.5:
                break
        else:
            viewer = draw.randrange(2)
            position = position_of(table.view(viewer))
            assert position.view(viewer) == table.seen_by(viewer).view(viewer)
