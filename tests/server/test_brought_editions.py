"""Editions that people bring along: checked in the words of the command line, counted with, and played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from serai.cli.edition import check
from serai.kernel.rule import INTERPRETED
from serai.wasm.built import DESCRIPTION, NET
from serai.wasm.engine import need
from tests.server.serving import serving

pytestmark = pytest.mark.anyio

SOUND = """\
id = "my-amul"
game = "amul"
based_on = "reconstructed-1"
checked = ["kind.carpet"]

[kind.gold]
powers = [{ do = "flat", points = 9 }]
"""
FAULTY = SOUND + 'position = "tabel"\ntraits = { arab = 10 }\n'
AREAS = [["gold"], [], []]


async def test_a_file_is_checked_in_the_words_of_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(tmp_path) as server:
        anna = server.browser()
        for text, faults in ((SOUND, 0), (FAULTY, 2)):
            file = tmp_path / "my.toml"
            file.write_text(text)
            code = check(file)
            printed = capsys.readouterr().out.replace(f"{file}: ", "").splitlines()
            answer = await anna.post("/api/editions/amul", {"text": text}, 200)
            assert answer["sound"] is (code == 0)
            assert len(answer["faults"]) == faults
            assert all(line in printed for line in answer["faults"])
            assert all(f"  {line}" in printed for line in answer["changes"])
            assert all(f"note: {line}" in printed for line in answer["notes"])


async def test_a_table_is_counted_with_an_edition_that_was_brought(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna = server.browser()
        ours = await anna.post("/api/score", {"game": "amul", "areas": AREAS}, 200)
        mine = await anna.post("/api/score", {"game": "amul", "areas": AREAS, "edition_file": SOUND}, 200)
        assert (ours["scores"][0], mine["scores"][0]) == (3, 9)


@pytest.mark.skipif(INTERPRETED, reason="an engine is compiled code")
async def test_an_edition_is_prepared_for_the_engine_of_a_browser(tmp_path: Path) -> None:
    engine = need("amul")
    async with serving(tmp_path) as server:
        anna = server.browser()
        checked = await anna.post("/api/editions/amul", {"text": SOUND}, 200)
        made = await anna.post("/api/editions/amul/engine", {"text": SOUND}, 200)
        builtin = json.loads((engine / DESCRIPTION).read_bytes())
        assert (made["id"], made["hash"]) == (checked["id"], checked["hash"])
        assert made["edition"]["kinds"]["gold"]["powers"][0]["points"] == 9
        assert made["engine"]["edition_hash"] == checked["hash"]
        assert made["engine"]["memory"] != builtin["memory"]
        alike = ("format", "module", "size", "page", "numbers", "ends", "levels", "hint")
        assert [made["engine"][name] for name in alike] == [builtin[name] for name in alike]
        assert builtin["net"]["size"] == (engine / NET).stat().st_size
        assert made["engine"]["net"] is None, "it has learned another edition"
        assert (await anna.post("/api/editions/amul/engine", {"text": FAULTY}, 422))["reason"]


async def test_a_table_goes_on_with_the_edition_that_was_brought(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna = server.browser()
        made = (await anna.make(edition_file=SOUND, name="Anna", start=True))["table"]
        assert made["edition"] == "my-amul"
    async with serving(tmp_path) as server:
        later = server.browser()
        edition = await later.get(f"/api/editions/amul/{made['edition_hash']}")
        assert edition["kinds"]["gold"]["powers"][0]["points"] == 9
        assert edition["kinds"]["gold"]["provenance"]["powers"] == "owner"
        assert edition["kinds"]["carpet"]["provenance"]["powers"] == "checked"


async def test_a_faulty_file_makes_no_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        refusal = await server.browser().post(
            "/api/tables", {"game": "amul", "players": 3, "edition_file": FAULTY}, 422
        )
        assert "'tabel' is not one of table, hand, both" in refusal["reason"]
        assert str(tmp_path) not in refusal["reason"]
        assert "edition.toml" not in refusal["reason"]
