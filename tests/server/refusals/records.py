"""What is refused about finished games: reading records, looking at games again, and the daily deal."""

from __future__ import annotations

import copy
import json
from datetime import date, timedelta
from functools import cache
from time import time
from typing import Any

from serai.bots.random_bot import RandomBot
from serai.daily.deal import today
from serai.server.records import reviews
from serai.server.rows.table import TableDoc
from tests.daily import played as daily_deal
from tests.server.people import Browser
from tests.server.refusals.room import Heard, Room, Scenario, provokes
from tests.server.refusals.tables import running
from tests.server.test_records import played, shown
from tests.support.deals import seals


@cache
def a_record(game: str = "amul") -> dict[str, Any]:
    return played(game)


async def finished(room: Room, game: str = "amul") -> tuple[Browser, str]:
    """Somebody's finished game, and the way to it."""
    browser, table = await shown(room.server, a_record(game))
    return browser, f"/api/tables/{table}"


# --- looking at games again ---


@provokes("server-not-over", 409)
async def record_of_a_running_game(room: Room) -> Heard:
    anna, _, table = await running(room)
    return await room.refused(anna, "GET", f"/api/tables/{table}/record")


@provokes("server-cards-in-play", 409)
async def record_of_cards_that_are_played_again(room: Room) -> Heard:
    anna, path = await finished(room)
    live = await room.server.tables.open(path.rsplit("/", 1)[1])
    _, _, other = await running(room)
    await live.change(lambda doc: setattr(doc, "duplicate", other))
    return await room.refused(anna, "GET", f"{path}/record")


@provokes("server-duplicate-late", 409)
async def start_of_a_duplicate_that_nobody_has_started(room: Room) -> Heard:
    anna = room.browser()
    table = (await anna.make(name="Anna"))["table"]["id"]
    live = await room.server.tables.open(table)

    def forget_it(doc: TableDoc) -> None:
        doc.dealt_as, doc.created = "another", 0.0

    await live.change(forget_it)
    return await room.refused_post(anna, f"/api/tables/{table}/start")


@provokes("server-no-knowledge", 400)
async def replay_from_nowhere(room: Room) -> Heard:
    anna, path = await finished(room)
    return await room.refused(anna, "GET", f"{path}/replay?seat=roof")


@provokes("server-no-moment", 422)
async def playing_on_from_the_deal(room: Room) -> Heard:
    anna, path = await finished(room)
    return await room.refused_post(anna, f"{path}/branch", {"at": 0, "seat": 0, "name": "Anna"})


@provokes("server-no-score", 409)
async def score_sheet_of_a_game_without(room: Room) -> Heard:
    anna, path = await finished(room, "amulett")
    return await room.refused(anna, "GET", f"{path}/score")


@provokes("server-reviews-busy", 409)
async def review_when_there_are_too_many(room: Room) -> Heard:
    room.patch.setattr(reviews, "MOST_WAITING", 0)
    anna, path = await finished(room)
    return await room.refused(anna, "GET", f"{path}/review?seat=0")


# --- records that do not hold ---


async def uploaded(room: Room, text: bytes) -> Heard:
    return await room.refused_post(room.browser(), "/api/records", content=text)


@provokes("server-record-unfinished", 422)
async def record_that_stops(room: Room) -> Heard:
    record = {key: value for key, value in a_record().items() if key != "result"}
    return await uploaded(room, json.dumps({**record, "moves": record["moves"][:5]}).encode())


UNREADABLE = {
    "record-not-json": b"{",
    "record-not-text": b"\xff",
    "record-too-deep": b"[" * 100_000,
    "record-key-twice": b'{"game": "amul", "game": "amul"}',
}


def _uploaded(text: bytes) -> Scenario:
    return lambda room: uploaded(room, text)


for _message, _text in UNREADABLE.items():
    provokes(_message, 400)(_uploaded(_text))


def wrong_records() -> dict[str, Any]:
    """By the message that refuses it, a record that is wrong in one thing."""
    right = a_record()
    other = [points + 1 for points in right["result"]["scores"]]
    return {
        "record-no-object": [],
        "record-game": {**right, "game": "chess"},
        "record-format": {**right, "format": "none"},
        "record-moves": {**right, "moves": {}},
        "record-result-early": {**right, "moves": right["moves"][:5]},
        "record-result-keys": {**right, "result": {}},
        "record-result-differs": {**right, "result": {**right["result"], "scores": other}},
    }


def _wrong(message: str) -> Scenario:
    async def send(room: Room) -> Heard:
        return await uploaded(room, json.dumps(wrong_records()[message]).encode())

    return send


for _message in (
    "record-no-object",
    "record-game",
    "record-format",
    "record-moves",
    "record-result-early",
    "record-result-keys",
    "record-result-differs",
):
    provokes(_message, 422)(_wrong(_message))


# --- the daily deal ---


@cache
def deal_of(day: date) -> dict[str, Any]:
    return daily_deal.played("amul", day, 1, "Anna")


async def sent_in(room: Room, record: Any, day: object = None) -> Heard:
    return await room.refused_post(room.browser(), f"/api/daily/amul/{day or today(time())}", record)


@provokes("server-daily-day", 400)
async def deal_of_no_day(room: Room) -> Heard:
    return await sent_in(room, {}, "tomorrow")


@provokes("server-daily-over", 409)
async def deal_of_long_ago(room: Room) -> Heard:
    return await sent_in(room, {}, today(time()) - timedelta(days=2))


def changed(day: date, **deal: Any) -> dict[str, Any]:
    """The game of a day with another word about its deal."""
    record = copy.deepcopy(deal_of(day))
    return {**record, "deal": {**record["deal"], **deal}}


@provokes("record-daily-none", 422)
async def game_of_another_deal(room: Room) -> Heard:
    return await sent_in(room, a_record())


@provokes("record-daily-cards", 422)
async def game_of_yesterday(room: Room) -> Heard:
    day = today(time())
    return await sent_in(room, deal_of(day), day - timedelta(days=1))


@provokes("record-daily-terms", 422)
async def game_against_other_bots(room: Room) -> Heard:
    day = today(time())
    return await sent_in(room, {**deal_of(day), "bots": [None, "easy", "easy", "easy"]}, day)


@provokes("record-deal-format", 422)
async def deal_of_another_format(room: Room) -> Heard:
    day = today(time())
    return await sent_in(room, changed(day, format="none"), day)


@provokes("record-deal-shape", 422)
async def deal_without_a_secret(room: Room) -> Heard:
    day = today(time())
    return await sent_in(room, changed(day, secret=5), day)


@provokes("record-deal-salts", 422)
async def deal_with_changed_salts(room: Room) -> Heard:
    day = today(time())
    return await sent_in(room, changed(day, seals=["0" * 64]), day)


@provokes("record-deal-secret", 422)
async def deal_with_another_secret(room: Room) -> Heard:
    day = today(time())
    return await sent_in(room, changed(day, commitment="0" * 64), day)


@provokes("record-deal-bags", 422)
async def deal_from_other_bags(room: Room) -> Heard:
    day = today(time())
    return await sent_in(room, changed(day, bags={"deck": [1, 2]}), day)


@provokes("record-deal-cards", 422)
async def deal_of_other_cards(room: Room) -> Heard:
    day = today(time())
    return await sent_in(room, changed(day, cards={"deck": [1, 2]}), day)


@provokes("record-deal-candidates", 422)
async def deal_from_cards_that_the_rules_do_not_have(room: Room) -> Heard:
    day = today(time())
    return await sent_in(room, changed(day, candidates={"0": {"deck": [1, 2]}}), day)


@provokes("record-deal-differs", 422)
async def deal_with_a_salt_nobody_gave(room: Room) -> Heard:
    day = today(time())
    deal = deal_of(day)["deal"]
    salts = ["salt", *deal["salts"][1:]]
    return await sent_in(room, changed(day, salts=salts, seals=seals(salts, deal["commitment"])), day)


@provokes("record-daily-bot", 422)
async def bots_who_play_by_chance(room: Room) -> Heard:
    room.patch.setattr(daily_deal, "LevelBot", lambda game, _: RandomBot(game))
    day = today(time())
    return await sent_in(room, daily_deal.played("amul", day, 1, "Anna"), day)
