"""The public log: what enters it, what it tells, and what an audit from outside finds."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from serai.cli import audit as verb
from serai.cli.fetch import getter
from serai.kernel.errors import UserError
from serai.kernel.public_log import BEGINNING, FORMAT, PublicEntry, digest_of_game, end_of, following, verified
from serai.server.base.clock import Clock, using
from serai.server.records import audit as outside
from serai.server.records import public_log
from serai.server.records.audit import SeenLog, audit
from serai.server.security.signatures import Signer
from serai.server.store.base import Store
from serai.server.store.sqlite import SqliteStore
from tests.server.every_store import a_file, an_empty_database
from tests.server.people import is_over
from tests.server.serving import Serving
from tests.server.stored import a_table

pytestmark = pytest.mark.anyio

SIGNER, OTHER = Signer("11" * 32), Signer("22" * 32)


async def entries_of(store: Store) -> list[PublicEntry]:
    days = await store.public_log.days("", 1000)
    return [entry for day in days for entry in await store.public_log.entries(day.day, 0, 1000)]


# --- what enters it ---


async def test_a_promise_is_entered_with_its_table_and_the_end_of_the_game_once(store: Store) -> None:
    await store.create(a_table("t1", commitment="c1"))
    await store.create(a_table("t2"))
    assert await store.save(a_table("t1", commitment="c1", status="running"), 0)
    over = a_table("t1", commitment="c1", status="over", digest="d1")
    assert not await store.save(over, 0), "somebody else has changed the table"
    assert [entry[2:4] for entry in await entries_of(store)] == [("c1", "")]
    for revision in (1, 2):
        assert await store.save(over, revision)
    assert [entry[2:4] for entry in await entries_of(store)] == [("c1", ""), ("c1", "d1")]


async def test_a_game_begun_before_there_was_a_log_stays_out_of_it(store: Store) -> None:
    await store.create(a_table("t1"))
    assert await store.save(a_table("t1", commitment="c1", status="over", digest="d1"), 0)
    assert await store.public_log.last() is None


async def test_entries_made_at_the_same_time_follow_each_other(store: Store) -> None:
    await asyncio.gather(*(store.create(a_table(f"t{number}", commitment=f"c{number}")) for number in range(20)))
    entries = await entries_of(store)
    assert {entry.commitment for entry in entries} == {f"c{number}" for number in range(20)}
    assert list(verified(entries)) == entries


async def test_days_are_listed_page_by_page_and_never_go_back(tmp_path: Path, postgres_address: str) -> None:
    noon = at = 1_763_467_200.0  # 2025-11-18
    with using(Clock(wall=lambda: at)):
        for store in (a_file(tmp_path), await an_empty_database(postgres_address)):
            for number, days in enumerate((0, 0, 3, -1, 5)):
                at = noon + days * 86_400
                await store.create(a_table(f"t{number}", commitment=f"c{number}"))
            first = await store.public_log.days("", 2)
            assert [day[:3] for day in first] == [("2025-11-18", 1, 2), ("2025-11-21", 3, 4)]
            assert [day[:3] for day in await store.public_log.days("2025-11-21", 2)] == [("2025-11-23", 5, 5)]
            assert [entry.number for entry in await store.public_log.entries("2025-11-21", 3, 9)] == [4]
            assert [entry.number for entry in await entries_of(store)] == [1, 2, 3, 4, 5]
            await store.close()


async def test_a_table_that_cannot_be_entered_is_not_made(tmp_path: Path) -> None:
    """One commit for both: a kill leaves either or neither."""
    store = SqliteStore(tmp_path / "serai.sqlite")
    await store._ask_once("ALTER TABLE public_log RENAME TO gone")
    with pytest.raises(Exception, match="no such table"):
        await store.create(a_table("t1", commitment="c1"))
    await store._ask_once("ALTER TABLE gone RENAME TO public_log")
    assert await store.load("t1") is None
    await store.create(a_table("t1", commitment="c1"))
    await store.close()


# --- what it tells ---


async def a_game(server: Serving, **more: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """A finished game: its table and its record."""
    anna = server.browser()
    place = await anna.make(name="Annabella", seats=["open", "easy", "easy"], start=True, **more)
    table = place["table"]["id"]
    async with anna.at(table) as seat:
        await seat.play_on(is_over, random.Random(1))
    return place["table"], await anna.get(f"/api/tables/{table}/record")


async def test_an_audit_finds_a_game_as_it_was_promised_and_played(
    server: Serving, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, record = await a_game(server, access="link")
    file, keep = tmp_path / "game.json", tmp_path / "seen.json"
    file.write_text(json.dumps(record), "utf-8")
    assert await asyncio.to_thread(verb.run, server.address, str(file), keep=keep) == 0
    told = capsys.readouterr().out
    assert f"{file}:1: dealt as promised, and played as the log says" in told
    await a_game(server)
    assert await asyncio.to_thread(verb.run, server.address, keep=keep) == 0
    assert ", 2 of them new, on 1 day" in capsys.readouterr().out

    # Nothing in it leads a stranger to a table, a card or a person.
    stranger = server.browser()
    days = await stranger.get("/.well-known/serai/log")
    page = await stranger.get(f"/.well-known/serai/log/{days['days'][0]['day']}")
    doc = (await server.tables.open(table["id"])).doc
    assert page["entries"][0]["commitment"] == table["deal"]["commitment"]
    for hidden in (table["id"], doc.secret, doc.host, "Annabella", "amul"):
        assert hidden
        assert hidden not in json.dumps([days, page])
    assert "set-cookie" not in (await stranger.http.get("/.well-known/serai/log")).headers
    assert (await stranger.http.get("/.well-known/serai/log/today")).status_code == 400


async def test_a_log_is_read_page_by_page(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(public_log, "MOST_DAYS", 1)
    monkeypatch.setattr(public_log, "MOST_ENTRIES", 2)
    await a_game(server)
    found = await asyncio.to_thread(audit, getter(server.address))
    assert not found.faults
    assert found.seen.entries == sum(1 + (promise.ended is not None) for promise in found.promises.values()) >= 2


# --- what an audit finds ---

GAME: dict[str, Any] = {
    "deal": {"commitment": "c1", "secret": "5e", "salts": [None]},
    "moves": [{"seat": None, "do": "deal"}],
    "result": {"winners": [0]},
}
DIGEST = digest_of_game(GAME["deal"], GAME["moves"], GAME["result"])
LINES = (
    *(("2026-11-17", "c1", ""), ("2026-11-17", "c2", "")),
    *(("2026-11-18", "c1", DIGEST), ("2026-11-18", "c3", ""), ("2026-11-19", "c2", "d2")),
)


def chained(lines: Sequence[tuple[str, str, str]]) -> list[PublicEntry]:
    entries: list[PublicEntry] = []
    for line in lines:
        entries.append(following(entries[-1] if entries else None, *line))
    return entries


class Teller:
    """A server that tells these entries, whatever they are worth."""

    def __init__(
        self,
        entries: Sequence[PublicEntry],
        signer: Signer = SIGNER,
        claims: int | None = None,
        days: list[dict[str, Any]] | None = None,
    ):
        self._entries, self._signer, self._listed = entries, signer, days
        self._claims = len(entries) if claims is None else claims

    def __call__(self, address: str) -> bytes:
        parts = urlsplit(address)
        after = parse_qs(parts.query).get("after", [""])[0]
        day = parts.path.removeprefix(outside.PATH).lstrip("/")
        if day:
            of_day = [entry._asdict() for entry in self._entries if entry.day == day and entry.number > int(after)]
            return json.dumps({"entries": of_day[:2]}).encode()
        head = self._entries[-1].head if self._entries else BEGINNING
        end = {"entries": self._claims, "head": head}
        signature = self._signer.sign(end_of(self._claims, head))
        found = {
            "format": FORMAT,
            "key": SIGNER.public,
            **end,
            "signature": signature,
            "days": self._listed or self._days(after),
        }
        return json.dumps(found).encode()

    def _days(self, after: str) -> list[dict[str, Any]]:
        names = sorted({entry.day for entry in self._entries if entry.day > after})[:2]
        found = []
        for name in names:
            numbers = [entry.number for entry in self._entries if entry.day == name]
            found.append({"day": name, "first": min(numbers), "last": max(numbers), "head": ""})
        return found


def seen(lines: Sequence[tuple[str, str, str]] = LINES) -> SeenLog:
    return audit(Teller(chained(lines))).seen


def faults(entries: Sequence[PublicEntry], before: SeenLog | None = None, **more: Any) -> list[str]:
    return audit(Teller(entries, **more), before).faults


def test_a_sound_log_has_no_faults_and_an_empty_one_neither() -> None:
    assert faults(chained(LINES)) == faults([]) == faults(chained(LINES), seen(LINES[:3])) == []
    assert [(day.day, day.first, day.last) for day in seen().days] == [
        ("2026-11-17", 1, 2),
        ("2026-11-18", 3, 4),
        ("2026-11-19", 5, 5),
    ]


CHANGES: dict[str, tuple[Callable[[list[PublicEntry]], list[PublicEntry]], str]] = {
    "changed": (lambda log: [*log[:2], log[2]._replace(result="d9"), *log[3:]], "entry 3 does not follow"),
    "left out": (lambda log: log[:1] + log[2:], "entry 2 is missing"),
    "swapped": (lambda log: [log[1], log[0], *log[2:]], "entry 1 is missing"),
    "cut off, and signed as if it were not": (lambda log: log[:3], "ends with entry 3"),
    "another one's end": (lambda _: chained([("2026-11-17", "c1", "d1")]), "never promised"),
    "promised twice": (lambda _: chained([("2026-11-17", "c1", "")] * 2), "was promised before, in entry 1"),
    "ended twice": (lambda _: chained([*LINES, ("2026-11-19", "c2", "d3")]), "ended before, in entry 5"),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_log_that_does_not_hold_is_told(change: str) -> None:
    make, told = CHANGES[change]
    entries = make(chained(LINES))
    found = faults(entries, claims=5 if change.startswith("cut") else None)
    assert any(told in fault for fault in found), found


def test_an_end_that_another_key_has_signed_is_told() -> None:
    assert faults(chained(LINES), signer=OTHER) == ["the end of the log is not signed with the server's key"]


def test_a_past_that_was_rewritten_is_told_with_its_day() -> None:
    other = [("2026-11-17", "c1", ""), ("2026-11-17", "c7", ""), *LINES[2:4]]
    assert faults(chained(other), seen()) == [
        "the past was rewritten since the last audit: on or before 2026-11-17",
    ]
    assert faults(chained(LINES[:4]), seen()) == [
        "the past was rewritten since the last audit: entry 5 was there at the last audit"
    ]
    kept = seen()
    kept.key = OTHER.public
    assert faults(chained(LINES), kept) == ["the log is signed with another key than at the last audit"]


def test_a_record_is_compared_with_the_promise_and_the_end_of_its_game() -> None:
    found = audit(Teller(chained(LINES)))
    assert found.fault_of(GAME) is None
    for change, told in (
        ({"moves": []}, "another course"),
        ({"result": {"winners": [1]}}, "another course"),
        ({"deal": {**GAME["deal"], "secret": "5f"}}, "another course"),
        ({"deal": {**GAME["deal"], "commitment": "c9"}}, "no promise"),
        ({"deal": {**GAME["deal"], "commitment": "c3"}}, "knows no end"),
    ):
        assert told in str(found.fault_of({**GAME, **change}))


def test_what_answers_may_be_anything() -> None:
    for answer in (b"", b"<html>", b"[]", b'{"format": 1}', b"\xff"):
        with pytest.raises(UserError, match="not a public log"):
            audit(lambda _, answer=answer: answer)  # type: ignore[misc]
    days = [{"day": day, "first": 1, "last": 2, "head": ""} for day in ("2026-11-17", "2026-11-17")]
    found = audit(Teller(chained(LINES), days=days))
    assert "entry 1 is not of a later day than those listed before" in found.faults


def test_evidence_is_not_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    keep, log = tmp_path / "seen.json", chained(LINES)
    monkeypatch.setattr(verb, "getter", lambda _: Teller(log))
    assert verb.run("https://serai.example", keep=keep) == 0
    kept = keep.read_bytes()
    log[:] = chained(LINES[1:])
    assert verb.run("https://serai.example", keep=keep) == 1
    assert keep.read_bytes() == kept
    assert "proves what the server had signed" in capsys.readouterr().out


def test_an_address_without_a_log_is_one_line() -> None:
    for address, told in (("serai.example", "begin with https"), ("http://127.0.0.1:1", "cannot be reached")):
        with pytest.raises(UserError, match=told):
            verb.run(address)
