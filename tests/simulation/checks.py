"""What has to be true after every world, whatever went wrong in it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from functools import cache

from serai.games import find_game
from serai.kernel.errors import UserError
from serai.played_game import PlayedGame
from serai.records.deal import check_deal
from serai.server.records.finished import head_of, record_of
from serai.server.rows.table import TableDoc
from serai.server.store.base import LogRow, decode_move
from serai.server.store.checks import DamagedTable, verified
from serai.server.table.game.live_game import ORDER
from serai.server.table.game.orders import act_of
from serai.server.table.viewers.stream import view_for
from tests.simulation.clocks import EPOCH, Clocks
from tests.simulation.ledger import Ledger
from tests.simulation.people import Person
from tests.simulation.report import Table
from tests.simulation.shared_store import LATE_SECONDS

SLACK = 5.0
"""seconds between a decision and its commit, if that is not late"""


def log_is_sound(doc: TableDoc, rows: Sequence[LogRow]) -> Iterable[str]:
    """Its checksums fit, and it is a game that the rules allow."""
    try:
        verified(doc.id, rows)
    except DamagedTable as fault:
        yield str(fault)
    try:
        _Views(Games(doc, rows)).of(None, len(rows))
    except UserError as fault:
        yield f"the rules do not allow it: {fault}"


def store_is_the_ledger(table: str, stored: Sequence[LogRow], ledger: Ledger) -> Iterable[str]:
    """What was committed is what is there, afterwards and for ever."""
    committed = ledger.rows(table)
    if list(stored) != committed:
        yield f"{len(committed)} rows were committed, and {len(stored)} others are there"


def answers_were_true(people: Sequence[Person], ledger: Ledger) -> Iterable[str]:
    """What was acknowledged is in the log, and what was refused for good is not."""
    for person in people:
        for story in person.stories:
            is_there = ledger.holds(person.table, person.seat, story.id)
            if story.acknowledged and not is_there:
                yield f"{story.id} was acknowledged, and is not there"
            if story.refused and story.sent == 1 and is_there and not story.acknowledged:
                yield f"{story.id} was refused ({story.refused}), and is there"


def seats_were_kept(doc: TableDoc, people: Sequence[Person]) -> Iterable[str]:
    """Everybody who was given a seat has it."""
    for person in people:
        if person.seat is None or doc.seats[person.seat].name != person.name:
            yield f"{person.name} was given seat {person.seat}, and does not have it"


def nobody_was_hurried(doc: TableDoc, ledger: Ledger) -> Iterable[str]:
    """A bot decides for a person only after the time that the table gives, whatever the computer's clock says."""
    begun, version, before = 0.0, -1, 0.0
    for entry in ledger.logs.get(doc.id, ()):
        if entry.row.version != version:
            begun, version = before, entry.row.version
        before = entry.at
        took = entry.at - begun
        if entry.row.by == "stand_in" and doc.seconds and took + LATE_SECONDS + SLACK < doc.seconds:
            yield f"a bot has decided for a person after {took:.0f} of {doc.seconds} seconds"


def orders_were_followed(doc: TableDoc, people: Sequence[Person], ledger: Ledger) -> Iterable[str]:
    """What was carried out was ordered so, as it was ordered last, and had not been taken back.

    That nothing happens twice the ledger says.
    """
    games = Games(doc, ledger.rows(doc.id))
    log = [(number, entry) for number, entry in enumerate(ledger.logs.get(doc.id, ())) if entry.row.by == ORDER]
    done = {(decode_move(entry.row)["seat"], entry.row.act): (number, entry) for number, entry in log}
    for person in people:
        yield from person.orders.trouble
        for order in person.orders.given:
            number, entry = done.get((person.seat, act_of(order.id)), (0, None))
            if entry is None:
                continue
            move = decode_move(entry.row)
            hand = [str(legal["card"]) for legal in games.after(number).legal(move["seat"])]
            wanted = order.wanted_at(entry.at)
            first = [next((card for card in cards if card in hand), None) for cards in wanted]
            if str(move["card"]) not in first:
                yield f"{order.id} did {move}, and {wanted} was ordered"
            if order.is_certain and order.gone_at is not None and entry.at > order.gone_at:
                yield f"{order.id} was carried out {entry.at - order.gone_at:.3f} s after it had been taken back"


def deal_was_kept(doc: TableDoc, rows: Sequence[LogRow], table: Table) -> Iterable[str]:
    """The promise stayed, the salt of everybody who was here was used, and all chance was drawn from it."""
    if doc.commitment != table.commitment:
        yield "the promise of its cards was changed"
    salts: list[str | None] = [None] * doc.players
    for person in table.people:
        if person.seat is not None and (doc.seats[person.seat].seal or person.name in table.were_here):
            salts[person.seat] = person.salt
    shown = [person.state["deal"]["salts"] for person in table.everybody if person.state]
    if any(found != salts for found in (doc.salts(), *shown)):
        yield f"the salts {salts} were added, and {doc.salts()} counted, and {shown} were shown"
    if any(person.were_salts_early for person in table.everybody):
        yield "salts were shown before all of them were open"
    if doc.status != "over":
        return  # a fault that is told elsewhere
    try:
        edition = find_game(doc.game).load_edition(doc.edition)
        check_deal(head_of(doc, edition, record_of(doc, edition, rows)))
    except UserError as fault:
        yield str(fault)


def views_were_true(
    doc: TableDoc, rows: Sequence[LogRow], people: Sequence[Person], read_at_start: Callable[[int], int]
) -> Iterable[str]:
    """Everything that anybody saw was the view of a beginning of the log that was committed by then.

    It never goes back while a process lives, no process begins with less than it found, and nobody who comes is shown
    less than what was committed by then. The time that is said to be left is what the log says, too.
    """
    games = Games(doc, rows)
    views, clocks = _Views(games), Clocks(doc, rows, games.after)
    reached: dict[tuple[int, int | None], int] = {}
    for person in people:
        reached.clear()
        for sight in person.sightings:
            key = (sight.process, sight.seat)
            least = max(reached.get(key, read_at_start(sight.process)), sight.known)
            found = views.first_like(sight.seat, sight.view, least, sight.length)
            if found is None:
                version = json.loads(sight.view)["version"]
                others = [n for n in range(len(rows) + 1) if views.of(sight.seat, n) == sight.view]
                yield (
                    f"{person.name} saw version {version} with {sight.length} rows committed"
                    f" and at least {least} read, which is the view after {others} rows"
                )
                break
            # A client with an older revision is led from there to the present, so only the end counts.
            reached[key] = found
            possible = range(found, sight.length + 1)
            if not clocks.agree(sight.seat, sight.left, EPOCH + sight.at, EPOCH + sight.process_began, possible):
                yield f"{person.name} was told that {sight.left} s were left at {sight.at:.1f}, after {possible} rows"
                break


class Games:
    """The game after every beginning of a log."""

    def __init__(self, doc: TableDoc, rows: Sequence[LogRow]):
        self._doc, self._rows = doc, rows
        self.after = cache(self._after)

    def _after(self, length: int) -> PlayedGame:
        edition = find_game(self._doc.game).load_edition(self._doc.edition)
        game = PlayedGame.empty(self._doc.game, self._doc.players, self._doc.options, edition)
        for row in self._rows[:length]:
            game.play_final(decode_move(row), final=False)
        return game


class _Views:
    """The views of every beginning of a log."""

    def __init__(self, games: Games):
        self._games = games
        self.of = cache(self._of)

    def _of(self, viewer: int | None, length: int) -> str:
        return json.dumps(view_for(self._games.after(length), viewer), sort_keys=True)

    def first_like(self, viewer: int | None, view: str, least: int, most: int) -> int | None:
        return next((n for n in range(least, most + 1) if self.of(viewer, n) == view), None)
