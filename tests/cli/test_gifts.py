"""`serai gifts`: from a tournament or a file to words, in both languages, with games weighed apart."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from serai.cli import gifts
from serai.kernel.errors import UserError
from serai.kernel.words import say
from tests.reviews.games import played
from tests.server.one_worker import one_worker

WARNINGS = {"en": "Do not read too much into this", "de": "Lies nicht zu viel hinein"}
ACCUSING = ("cheat", "collu", "guilt", "betrog", "betrüg", "absprach", "schuld")


def a_record(names: list[str | None]) -> dict[str, Any]:
    return {**played("amul"), "names": names, "bots": [None, None, "easy"]}


def test_a_file_of_games_is_told_in_both_languages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "evening.jsonl"
    file.write_text(json.dumps(a_record(["Anna", "Ben", None])) + "\n", "utf-8")
    for lang, warning in WARNINGS.items():
        with one_worker():
            assert gifts.run(str(file), lang=lang, worlds=8) == 0
        told = capsys.readouterr().out
        assert warning in told
        assert "Anna" in told
        assert len(told.splitlines()) == 4, "two pairs, what a gift is, and the warning"
        assert not [word for word in ACCUSING if word in told.lower()]
        assert "{" not in told


def test_a_tournament_is_read_from_its_finished_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def get(path: str) -> bytes:
        asked.append(path)
        if path == "/api/tournaments/cup":
            return json.dumps(TOURNAMENT).encode()
        return json.dumps({"record": path}).encode()

    monkeypatch.setattr(gifts, "getter", lambda _: get)
    found = list(gifts._records("https://serai.example/tournament/cup#code"))
    assert [record["record"] for record in found] == ["/api/tables/t1/record", "/api/tables/t2/record"]
    monkeypatch.setattr(gifts, "getter", lambda _: lambda _: b"<html>")
    with pytest.raises(UserError, match="does not answer as a tournament"):
        list(gifts._records("https://serai.example/tournament/cup"))
    with pytest.raises(UserError, match="is no tournament"):
        list(gifts._records("https://serai.example/lobby"))


TOURNAMENT: dict[str, Any] = {
    "game": "amul",
    "players": 3,
    "edition": "e",
    "options": {},
    "level": "easy",
    "seconds": None,
    "chat": True,
    "id": "cup",
    "title": "Cup",
    "deals": 2,
    "together": 2,
    "rated": False,
    "status": "running",
    "created": 1.0,
    "entrants": [],
    "rounds": [
        [{"table": "t1", "over": True, "seats": []}, {"table": "t2", "over": True, "seats": []}],
        [{"table": None, "over": True, "seats": []}, {"table": "t4", "over": False, "seats": []}],
    ],
    "standings": [],
    "you": {"host": True, "entrant": None, "invite": None, "table": None},
    "season": None,
}


def test_what_cannot_be_weighed_is_one_line(tmp_path: Path) -> None:
    file = tmp_path / "alone.jsonl"
    nobody = a_record([None] * 3)
    for record, told in (
        ({**nobody, "moves": []}, "the game is not finished"),
        (nobody, say("en", "cli-gifts-nobody")),
    ):
        file.write_text(json.dumps(record), "utf-8")
        with one_worker(), pytest.raises(UserError, match=told):
            gifts.run(str(file), worlds=8)
    with pytest.raises(UserError, match="give the address of a tournament"):
        gifts.run()
