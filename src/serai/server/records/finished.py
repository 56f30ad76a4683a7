"""Finished games: the record with marks, the replay from any viewpoint, the score sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any, Literal, NamedTuple

import msgspec

from serai.games import find_game
from serai.games.game import Edition, Game
from serai.kernel.names import LONGEST_NAME, visible
from serai.played_game import PlayedGame
from serai.records.read import NotJson, document
from serai.records.replay import Head, narrate, read_head, replay_head
from serai.server import wire
from serai.server.base.refusals import BROKEN_RULE, MALFORMED, NOT_NOW, Refuse
from serai.server.rows.table import SeatDoc, TableDoc
from serai.server.store.base import LogRow, decode_move, encode_move
from serai.server.store.editions import chosen
from serai.server.table.game.deal import proof_of
from serai.server.table.game.deciders import deciders
from serai.views import diff

LONGEST_PROOF = 1 << 16
"""bytes; one for eight players has some 1,500, and more where a game draws some of many in mid-game"""

Knowledge = int | Literal["watch", "open"]


class Log(NamedTuple):
    """A game as it is stored, and what it was played with."""

    doc: TableDoc
    edition: Edition
    rows: list[LogRow]


def table_of(doc: TableDoc, edition: Edition, rows: Sequence[LogRow]) -> PlayedGame:
    """The table at the end of its log."""
    return PlayedGame.restore(doc.game, doc.players, [decode_move(row) for row in rows], doc.options, edition)


def record_of(doc: TableDoc, edition: Edition, rows: Sequence[LogRow]) -> dict[str, Any]:
    """The record, with who played and which moves a stand-in made."""
    record = table_of(doc, edition, rows).record()
    proof = proof_of(doc, head_of(doc, edition, record))
    return {
        **record,
        **({} if proof is None else {"deal": proof}),
        "names": [seat.name for seat in doc.seats],
        "bots": [seat.level if seat.kind == "bot" else None for seat in doc.seats],
        "stand_in_moves": stand_in_moves(rows),
        "began": rows[0].at,
        "ended": rows[-1].at,
        **({} if doc.branch is None else {"branch": msgspec.to_builtins(doc.branch)}),
    }


def head_of(doc: TableDoc, edition: Edition, record: dict[str, Any]) -> Head:
    """The head of a table's own record."""
    return Head(record, find_game(doc.game), edition, doc.players, doc.options, record["moves"])


def stand_in_moves(rows: Sequence[LogRow]) -> list[int]:
    """Return the places of a stand-in's moves in the record, from 1 as checkers count; simultaneous ones by seat."""
    return [
        before + place
        for before, choices in sorted(deciders(rows).items())
        for place, (_, by) in enumerate(sorted(choices.items()), start=1)
        if by == "stand_in"
    ]


def beginning_of(doc: TableDoc, edition: Edition, rows: Sequence[LogRow], at: int, now: float) -> list[LogRow]:
    """The first moves of a finished game as the log of another one, to be played on from there."""
    head = head_of(doc, edition, table_of(doc, edition, rows).record())
    table, begun = head.lay_out(), []
    for move in head.moves[:at]:
        by = "chance" if move["seat"] is None else "person"
        begun.append(LogRow(table.version, by, "", encode_move(move), now))
        table.play_final(move)
    if table.over or table.chance_due:
        raise Refuse(BROKEN_RULE, "server-no-moment")
    return begun


# --- records from elsewhere --------------------------------------------------------------------------------


def take_in(
    text: bytes, installed: Mapping[str, Sequence[Edition]], table_id: str, holder: str, now: float
) -> tuple[TableDoc, list[LogRow]]:
    """Read a record as `serai check` does, check it in full and make a finished table of it."""
    return as_table(*checked(text, installed), table_id, holder, now)


def checked(text: bytes, installed: Mapping[str, Sequence[Edition]]) -> tuple[Head, PlayedGame]:
    """The record of a finished game, and its end; or a refusal."""
    try:
        record = document(text)
    except NotJson as fault:
        raise Refuse(MALFORMED, fault.message, **fault.arguments) from None
    head = read_head(record, _Installed(installed, record))
    table = replay_head(head)
    if not table.over:
        raise Refuse(BROKEN_RULE, "server-record-unfinished")
    return head, table


def as_table(head: Head, table: PlayedGame, table_id: str, holder: str, now: float) -> tuple[TableDoc, list[LogRow]]:
    """A record that holds, as a finished table."""
    doc = TableDoc(
        id=table_id,
        game=head.game.id,
        players=head.players,
        edition=head.edition.id,
        edition_hash=head.edition.hash,
        options=head.options,
        access="link",
        level="medium",
        seconds=None,
        chat=False,
        seats=[SeatDoc(kind="person", name=name) for name in _names(head.record.get("names"), head.players)],
        host=holder,
        secret="",
        created=now,
        proof=_proof(head.record.get("deal")),
        status="over",
        result=table.result,
    )
    rows = [
        LogRow(number, "chance" if move["seat"] is None else "person", "", encode_move(move), now)
        for number, move in enumerate(table.record()["moves"])
    ]
    return doc, rows


class _Installed:
    """Return for each game the edition that a record names, if this server has it."""

    def __init__(self, installed: Mapping[str, Sequence[Edition]], record: object):
        self._installed = installed
        self._name = record.get("edition") if isinstance(record, dict) else None

    def of(self, game: Game) -> Edition:
        return chosen(self._installed.get(game.id, []), self._name if isinstance(self._name, str) else "")


def _names(names: object, players: int) -> list[str | None]:
    if not isinstance(names, list) or len(names) != players:
        return [None] * players
    return [visible(name)[:LONGEST_NAME] if isinstance(name, str) else None for name in names]


def _proof(given: object) -> dict[str, Any] | None:
    """Keep what a record says about its deal, so that people can check it, unless it is absurdly long."""
    return given if isinstance(given, dict) and len(msgspec.json.encode(given)) <= LONGEST_PROOF else None


# --- replay ------------------------------------------------------------------------------------------------


def replay_of(doc: TableDoc, edition: Edition, rows: Sequence[LogRow], knowledge: Knowledge) -> wire.Replay:
    """Return every step of the game, as one seat or a spectator knew it, or with everything open."""
    head = head_of(doc, edition, table_of(doc, edition, rows).record())
    table = head.lay_out()
    look = _ReplayViewer(table, head, knowledge)
    moves = iter(head.moves)
    # Everything before the first decision is the beginning, not a step.
    while table.chance_due:
        look.play(next(moves))
    view = first = look.view()
    steps = []
    for move in moves:
        look.play(move)
        after = look.view()
        steps.append(wire.ReplayStep(look.shown(move), diff.make(view, after)))
        view = after
    return wire.Replay(knowledge, first, steps)


class _ReplayViewer:
    """Watches a game being replayed."""

    def __init__(self, table: PlayedGame, head: Head, knowledge: Knowledge):
        self._table = table
        self._knowledge = knowledge
        self._texts = narrate(head)
        self._history: list[dict[str, Any]] = []

    def play(self, move: dict[str, Any]) -> None:
        self._table.play_final(move)
        self._history += next(self._texts).open()

    def view(self) -> dict[str, Any]:
        if self._knowledge != "open":
            return self._table.view(None if self._knowledge == "watch" else self._knowledge)
        view = self._table.view(None)
        # Open means: what each seat knows about itself, and events with everything in them.
        view["seats"] = [self._table.view(seat)["seats"][seat] for seat in range(self._table.players)]
        view["history"] = list(self._history)
        return view

    def shown(self, move: dict[str, Any]) -> dict[str, Any]:
        """Whose turn it was is public; what was chosen may not have been."""
        if self._knowledge in ("open", move["seat"]):
            return move
        return {"seat": move["seat"], "do": move["do"]}


# --- score -------------------------------------------------------------------------------------------------


def score_of(doc: TableDoc, edition: Edition, rows: Sequence[LogRow]) -> dict[str, Any]:
    """The score sheet of a finished game, with a reason for every point."""
    pad = _pad_of(doc.game)
    sheet: dict[str, Any] = pad.sheet_of(table_of(doc, edition, rows).view(None), edition)
    return sheet


def score(game: str, edition: Edition, table: dict[str, Any]) -> dict[str, Any]:
    """The score sheet of a table that somebody has written down."""
    sheet: dict[str, Any] = _pad_of(game).read_table(table, edition).score()
    return sheet


def _pad_of(game: str) -> ModuleType:
    pad = find_game(game).part("pad")
    if pad is None:
        raise Refuse(NOT_NOW, "server-no-score")
    return pad
