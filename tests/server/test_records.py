"""Finished games: record, replay, score sheet, uploads; and the score pad."""

from __future__ import annotations

import asyncio
import copy
import json
import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from serai import Table
from serai.games import GAMES
from serai.games.amul.edition.read import load
from serai.games.amul.pad import read_table
from serai.games.amul.rules.sheet import WRITTEN
from serai.kernel.words import languages, say
from serai.records.check import Checker
from serai.records.read import NotJson, entries
from serai.views import diff
from tests.server.people import Browser, Viewer, eventually, is_over
from tests.server.serving import Serving

pytestmark = pytest.mark.anyio


def played(game: str, seed: int = 1) -> dict[str, Any]:
    """The record of a random game."""
    chance = random.Random(seed)
    table = Table.new(game, players=3, seed=seed)
    while not table.over:
        table.play(chance.choice(table.legal(table.to_move[0])))
    return table.record()


async def shown(server: Serving, record: dict[str, Any]) -> tuple[Browser, str]:
    browser = server.browser()
    place = await browser.post("/api/records", record, 201)
    return browser, place["table"]["id"]


@pytest.mark.parametrize("game", GAMES)
async def test_an_uploaded_record_is_shown_like_a_finished_game(server: Serving, game: str) -> None:
    record = {**played(game), "names": ["Anna", "Ben", None], "comment": "ignored"}
    browser, table = await shown(server, record)
    place = await browser.get(f"/api/tables/{table}")
    assert place["table"]["status"] == "over"
    assert place["table"]["result"] == record["result"]
    assert [seat["name"] for seat in place["table"]["seats"]] == ["Anna", "Ben", None]
    again = await browser.get(f"/api/tables/{table}/record")
    assert again["moves"] == record["moves"]
    async with browser.at(table) as viewer:
        await viewer.started()
        assert viewer.view["result"] == record["result"]


async def test_whoever_sees_the_end_may_ask_for_the_score_at_once(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last move is stored and shown; that the table is over is still on its way to the store."""
    anna = server.browser()
    table = (await anna.make("amul", name="Anna", level="easy", start=True))["table"]["id"]
    asked = asyncio.Event()
    save = server.store.save

    async def save_late(*args: Any) -> bool:
        await asked.wait()
        return await save(*args)

    async with anna.at(table) as seat:
        await seat.started()
        monkeypatch.setattr(server.store, "save", save_late)
        # Beside this: a choice that is changed too late is answered only after the table is over.
        playing = asyncio.create_task(seat.play_on(is_over, random.Random(3)))
        await eventually(lambda: _sees_the_end(seat))
        assert seat.table["status"] == "running"
        sheet = await anna.get(f"/api/tables/{table}/score")
        assert sheet["scores"] == seat.view["result"]["scores"]
        asked.set()
        await playing


async def _sees_the_end(viewer: Viewer) -> bool:
    return "result" in viewer.view


async def test_a_record_that_does_not_hold_is_refused_with_its_rule(server: Serving) -> None:
    sound = played("amul")
    wrong: list[tuple[Any, str]] = []
    illegal = copy.deepcopy(sound)
    illegal["moves"][1]["card"] = 171
    wrong.append((illegal, "A4.1"))
    lying = copy.deepcopy(sound)
    lying["result"]["scores"][0] += 1
    wrong.append((lying, "A15.5"))
    browser = server.browser()
    for record, rule in wrong:
        answer = await browser.post("/api/records", record, 422)
        assert answer["rule"] == rule
    unfinished = {**sound, "moves": sound["moves"][:-1]}
    del unfinished["result"]
    assert (await browser.post("/api/records", unfinished, 422))["message"] == "server-record-unfinished"
    assert (await browser.post("/api/records", {**sound, "edition": "other"}, 422))["message"] == "server-no-edition"
    assert (await browser.get("/api/me"))["tables"] == []


async def test_a_refused_record_tells_the_move_and_speaks_every_language(server: Serving) -> None:
    record = played("amul")
    record["moves"][4]["card"] = 171
    answer = await server.browser().post("/api/records", record, 422)
    assert answer["move"] == 5
    lying = played("amul")
    lying["result"]["scores"][0] += 1
    for wrong in (
        record,
        lying,
        [record],
        {**record, "game": "chess"},
        {**record, "format": 1},
        {**record, "moves": 0},
    ):
        answer = await server.browser().post("/api/records", wrong, 422)
        assert answer["rule"]
        words = [say(language, answer["message"], answer["arguments"]) for language in languages()]
        assert len(set(words)) == len(words) >= 2
        assert not any("{" in text for text in words), "an argument is missing"


PLAYERS = '"players": 3'
TEXTS: dict[str, Callable[[str], bytes]] = {
    "as it was written": lambda record: record.encode(),
    "with a byte order mark": lambda record: b"\xef\xbb\xbf" + record.encode(),
    "over several lines": lambda record: json.dumps(json.loads(record), indent=1).encode(),
    "names of an odd type": lambda record: record.replace(PLAYERS, PLAYERS + ', "names": {"0": 7}').encode(),
    "further keys of any type": lambda record: record.replace(
        PLAYERS, PLAYERS + ', "bots": 3, "began": "today"'
    ).encode(),
    "players that are 3.0": lambda record: record.replace(PLAYERS, '"players": 3.0').encode(),
    "a key twice": lambda record: record.replace(PLAYERS, f"{PLAYERS}, {PLAYERS}").encode(),
    "no options": lambda record: record.replace('"options": {"tea": 0}, ', "").encode(),
    "options that are null": lambda record: record.replace('"options": {"tea": 0}', '"options": null').encode(),
    "not a number": lambda record: record.replace(PLAYERS, PLAYERS + ', "began": NaN').encode(),
    "not UTF-8": lambda record: record.replace(PLAYERS, PLAYERS + ', "comment": "@"').encode().replace(b"@", b"\xff"),
    "half of it": lambda record: record[: len(record) // 2].encode(),
    "deep": lambda _: b"[" * 100_000,
    "deep inside": lambda record: record.replace('"tea": 0', f'"tea": {"[" * 5000}{"]" * 5000}').encode(),
    "nothing": lambda _: b"",
}
"""What a file may hold, made from the text of a sound record."""


@cache
def sound_record() -> str:
    return json.dumps(played("amul"))


@pytest.mark.parametrize("case", TEXTS)
async def test_an_upload_is_read_as_serai_check_reads_files(server: Serving, tmp_path: Path, case: str) -> None:
    text = TEXTS[case](sound_record())
    (tmp_path / "record.json").write_bytes(text)
    ((_, found),) = entries(str(tmp_path / "record.json"))
    fault = found if isinstance(found, NotJson) else Checker().fault(found)
    answer = await server.browser().http.post("/api/records", content=text)
    expected = 201 if fault is None else 400 if isinstance(fault, NotJson) else 422
    assert answer.status_code == expected, answer.text
    if fault is not None:
        told = answer.json()
        assert told["rule"] == getattr(fault, "rule", None)
        assert told["reason"].count("\n") == 0


@pytest.mark.parametrize("path", ["/api/score", "/api/tables", "/api/handover"])
@pytest.mark.parametrize("body", [b"[" * 3000, b'{"options": ' + b"[" * 100_000, b'{"game": "\xff"}', b"{"])
async def test_hostile_bodies_are_malformed(server: Serving, path: str, body: bytes) -> None:
    answer = await server.browser().http.post(path, content=body)
    assert answer.status_code == 400
    assert answer.json()["message"] in ("server-malformed", "server-malformed-body")


async def test_names_in_an_uploaded_record_are_cleaned_and_cut_to_size(server: Serving) -> None:
    _, table = await shown(server, {**played("amul"), "names": ["x" * 500, "\u202e An\u0000na\n", None]})
    stored = await server.store.load(table)
    assert stored is not None
    assert [seat.name for seat in stored.doc.seats] == ["x" * 24, "Anna", None]


@pytest.mark.parametrize("game", GAMES)
async def test_every_knowledge_replays_to_the_end(server: Serving, game: str) -> None:
    record = played(game)
    browser, table = await shown(server, record)
    for seat in ("open", "watch", "0", "2"):
        replay = await browser.get(f"/api/tables/{table}/replay?seat={seat}")
        view = replay["view"]
        for step in replay["steps"]:
            view = diff.apply(view, step["patch"])
        assert view["result"] == record["result"]
        assert view["version"] == len(record["moves"])


@pytest.mark.parametrize("game", GAMES)
async def test_a_replay_begins_with_the_first_decision(server: Serving, game: str) -> None:
    record = played(game)
    browser, table = await shown(server, record)
    replay = await browser.get(f"/api/tables/{table}/replay?seat=watch")
    dealt = next(number for number, move in enumerate(record["moves"]) if move["seat"] is not None)
    assert replay["view"]["version"] == dealt
    assert replay["view"]["awaited"]
    assert len(replay["steps"]) == len(record["moves"]) - dealt


async def test_a_replay_shows_only_what_was_known_then(server: Serving) -> None:
    record = played("amul")
    browser, table = await shown(server, record)
    offers = [move for move in record["moves"] if move["do"] == "offer"]
    by_seat = await browser.get(f"/api/tables/{table}/replay?seat=1")
    assert [step["move"] for step in by_seat["steps"]][:3] == [
        {"seat": 0, "do": "offer"},
        offers[1],
        {"seat": 2, "do": "offer"},
    ]
    assert ["hand" in seat for seat in by_seat["view"]["seats"]] == [False, True, False]
    open_ = await browser.get(f"/api/tables/{table}/replay")
    assert [step["move"] for step in open_["steps"]][:3] == offers[:3]
    assert all("hand" in seat for seat in open_["view"]["seats"])
    assert (await browser.get(f"/api/tables/{table}/replay?seat=3", 422))["message"] == "server-no-seat"
    for strange in ("9", "-1", "x", "0x1", "٣"):
        answer = await browser.http.get(f"/api/tables/{table}/replay", params={"seat": strange})
        assert answer.json()["message"] in ("server-no-seat", "server-no-knowledge"), strange
        assert answer.json()["arguments"] == {"last": 2}


async def test_the_score_sheet_explains_the_result(server: Serving) -> None:
    record = played("amul")
    browser, table = await shown(server, record)
    sheet = await browser.get(f"/api/tables/{table}/score")
    assert sheet["scores"] == record["result"]["scores"]
    for seat, total in zip(sheet["explanation"], sheet["scores"], strict=True):
        assert (
            sum(card["points"] for card in seat["cards"]) + sum(seat[row]["points"] for row in ("arab", "mongol"))
            == total
        )


async def test_a_game_without_a_score_sheet_is_refused_one_in_words(server: Serving) -> None:
    browser, table = await shown(server, played("amulett"))
    refusal = await browser.get(f"/api/tables/{table}/score", 409)
    assert refusal["message"] == "server-no-score"
    assert refusal["reason"]


async def test_a_running_game_has_neither_record_nor_replay_nor_sheet(server: Serving) -> None:
    anna = server.browser()
    table = (await anna.make(name="Anna", start=True))["table"]["id"]
    for what in ("record", "replay", "score"):
        assert (await anna.get(f"/api/tables/{table}/{what}", 409))["message"] == "server-not-over"


async def test_a_private_record_is_for_those_with_the_link(server: Serving) -> None:
    browser, table = await shown(server, played("amul"))
    invite = (await browser.get(f"/api/tables/{table}"))["you"]["invite"]
    stranger = server.browser()
    for what in ("", "/record", "/replay", "/score"):
        await stranger.get(f"/api/tables/{table}{what}", 404)
        await stranger.get(f"/api/tables/{table}{what}?invite={invite}")


async def test_the_score_pad(server: Serving) -> None:
    browser = server.browser()
    sheet = await browser.post("/api/score", {"game": "amul", "areas": [["gold", "silk"], [53], ["palace:oil"]]}, 200)
    assert len(sheet["scores"]) == 3
    twice = await browser.post("/api/score", {"game": "amul", "areas": [[53], [53], []]}, 422)
    assert "every card exists once" in twice["reason"]
    none = await browser.post("/api/score", {"game": "amulett", "areas": [[], [], []]}, 409)
    assert none["message"] == "server-no-score"


async def test_the_score_pad_takes_totals(server: Serving) -> None:
    """What the server counts is what the rules count, and what it refuses has words in the catalogues."""
    browser = server.browser()
    chance = random.Random("totals by wire")
    for _ in range(10):
        totals = [{field: chance.randint(0, 4) for field in WRITTEN} for _ in range(chance.randint(3, 8))]
        sheet = await browser.post("/api/score", {"game": "amul", "totals": totals}, 200)
        assert sheet == read_table({"totals": totals}, load()).score()
    refused = await browser.post("/api/score", {"game": "amul", "totals": [{"red": -1}, {}, {}]}, 422)
    assert refused["message"] == "amul-pad-no-count"
    assert refused["arguments"] == {"seat": 0, "row": "red", "given": "-1", "most": 999}
    for body in ({}, {"totals": [{}, {}, {}], "areas": [[], [], []]}):
        assert (await browser.post("/api/score", {"game": "amul", **body}, 422))["message"] == "amul-pad-one-form"
    none = await browser.post("/api/score", {"game": "amulett", "totals": [{}, {}, {}]}, 409)
    assert none["message"] == "server-no-score"


async def test_the_score_pad_counts_anyway(server: Serving) -> None:
    """Cards that are used with more players only; a card twice stays refused."""
    browser = server.browser()
    later = next(card.number for card in load().cards if card.min_players > 3)
    wanted = {"game": "amul", "areas": [[later], [], []]}
    assert (await browser.post("/api/score", wanted, 422))["message"] == "amul-pad-not-in-game"
    sheet = await browser.post("/api/score", {**wanted, "anyway": True}, 200)
    assert [card["card"] for card in sheet["explanation"][0]["cards"]] == [later]
    twice = {"game": "amul", "areas": [[later], [later], []], "anyway": True}
    assert (await browser.post("/api/score", twice, 422))["message"] == "amul-pad-twice"


async def test_a_game_played_here_replays_too(server: Serving) -> None:
    anna = server.browser()
    table = (await anna.make(name="Anna", start=True))["table"]["id"]
    async with anna.at(table) as seat:
        await seat.started()
        # A choice that is changed stands in the log, but not in the record.
        await seat.act(seat.view["legal"][0])
        await seat.play_on(is_over, random.Random(3))
    replay = await anna.get(f"/api/tables/{table}/replay?seat=0")
    view = replay["view"]
    for step in replay["steps"]:
        view = diff.apply(view, step["patch"])
    assert view == seat.view
