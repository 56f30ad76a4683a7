"""Other people's records on the reader's own device, without any server and without a network."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from serai.kernel.rule import INTERPRETED
from serai.records.replay import replay
from serai.wasm.built import playable
from tests.e2e.site import see_home

pytestmark = pytest.mark.skipif(INTERPRETED, reason="an engine is compiled code")

Record = dict[str, Any]


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Record]:
    """A game of bots, as `serai simulate` writes it down."""
    folder = tmp_path_factory.mktemp("records")

    def simulate(game: str) -> Record:
        file = folder / f"{game}.jsonl"
        if not file.exists():
            command = [sys.executable, "-m", "serai", "simulate", game, "--players", "3", "--games", "1"]
            environ = {**os.environ, "SERAI_INTERPRETED": "1"}
            subprocess.run([*command, "--records", str(file)], env=environ, check=True, capture_output=True)
        record: Record = json.loads(file.read_text("utf-8"))
        return record

    return simulate


def open_record(page: Page, record: object, folder: Path) -> None:
    """Choose a file with this record, without a network."""
    page.context.set_offline(True)
    page.goto("/replay")
    file = folder / "record.json"
    file.write_text(record if isinstance(record, str) else json.dumps(record), "utf-8")
    page.locator("input[type=file]").set_input_files(file)


@pytest.mark.parametrize("game", playable())
def test_a_record_is_replayed_saved_and_removed(
    visit: Callable[..., Page], records: Callable[[str], Record], tmp_path: Path, game: str
) -> None:
    page = visit()
    record = {**records(game), "names": ["Anna", None, "Clara"], "bots": [None, "hard", None]}
    record["moves"] = [dict(reversed(move.items())) for move in record["moves"]]  # keys have no order
    open_record(page, record, tmp_path)
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="One step on").click()
    expect(slider).to_have_value("1")
    expect(page.get_by_text("Clara").first).to_be_visible()

    page.goto("/replay")
    page.get_by_role("link", name="Anna").click()
    page.wait_for_url("**/replay/local-*")
    table = page.url.rsplit("/", 1)[1].partition("?")[0]
    page.goto(f"/t/{table}")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    saved = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert {key: saved[key] for key in ("moves", "result", "names", "bots")} == {
        key: record[key] for key in ("moves", "result", "names", "bots")
    }
    assert replay(saved).over

    page.goto(f"/replay/{table}")
    expect(slider).to_be_visible()
    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Delete this game").click()
    page.wait_for_url("**/")
    see_home(page)
    expect(page.get_by_role("link", name="Anna")).to_have_count(0)
    page.goto("/replay")
    expect(page.get_by_text("Choose a file")).to_be_visible()
    expect(page.get_by_role("link", name="Anna")).to_have_count(0)


def forged_chance(record: Record) -> Record:
    chance, *moves = record["moves"]
    return {**record, "moves": [{**chance, "extra": 1}, *moves]}


def forged_move(record: Record) -> Record:
    place = next(place for place, move in enumerate(record["moves"]) if place > 20 and move["seat"] is not None)
    return {**record, "moves": [*record["moves"][:place], {"seat": 0, "do": "sing"}, *record["moves"][place + 1 :]]}


def forged_result(record: Record) -> Record:
    return {**record, "result": {**record["result"], "winners": [0, 1, 2]}}


BAD: dict[str, tuple[Callable[[Record], object], str]] = {
    "chance": (forged_chance, "Move 1: "),
    "a move": (forged_move, "is not allowed here"),
    "no move": (lambda record: {**record, "moves": [*record["moves"], None]}, "is not allowed here"),
    "the result": (forged_result, "winners is [0,1,2]"),
    "the end": (lambda record: {**record, "moves": record["moves"][:-1]}, "though the game is not finished"),
    "edition": (lambda record: {**record, "edition_hash": "0" * 16}, "another edition"),
    "players": (lambda record: {**record, "players": 99}, "3 to 8 players"),
    "options": (lambda record: {**record, "options": {"tea": 99}}, "none of this game's"),
    "game": (lambda record: {**record, "game": "ludo"}, "unknown game"),
    "format": (lambda record: {**record, "format": "other"}, "unknown format"),
    "text": (lambda record: json.dumps(record)[:-9], "not JSON"),
}


def test_bad_records_are_refused_and_change_nothing(
    visit: Callable[..., Page], records: Callable[[str], Record], tmp_path: Path
) -> None:
    page = visit()
    for spoil, sentence in BAD.values():
        open_record(page, spoil(records("amul")), tmp_path)
        expect(page.get_by_role("alert")).to_contain_text(sentence)
    for path in ("/replay", "/"):
        page.goto(path)
        if path == "/":
            see_home(page)
        else:
            expect(page.get_by_text("Choose a file")).to_be_visible()
        expect(page.get_by_role("heading", name="Finished games")).to_have_count(0)
