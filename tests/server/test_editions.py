"""The operator's own editions: a table goes on with the one it was made with, whatever becomes of the file."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from serai.kernel.errors import UserError
from serai.server.base.settings import Settings
from serai.server.routes.services import Services
from tests.server.people import Browser, is_over
from tests.server.serving import serving

pytestmark = pytest.mark.anyio


def write_edition(folder: Path, points: int, file: str = "mine", name: str = "mine", game: str = "amul") -> Path:
    """An edition in which gold is worth so much; of Das Amulett it is a spell that costs so much."""
    (folder / "editions").mkdir(exist_ok=True)
    written = folder / "editions" / f"{file}.toml"
    values = {
        "amul": f'[kind.gold]\npowers = [{{ do = "flat", points = {points} }}]\n',
        "amulett": f"[spell.gift]\ncost = {points}\n",
    }
    written.write_text(f'id = "{name}"\ngame = "{game}"\nbased_on = "reconstructed-1"\n{values[game]}')
    return written


async def finish(browser: Browser, table: str) -> Any:
    """Play to the end; the last view comes back."""
    async with browser.at(table) as seat:
        await seat.started()
        await seat.play_on(is_over, random.Random(5))
    return seat.view


@pytest.mark.parametrize("becomes", ["changed", "removed"])
async def test_a_running_game_outlives_its_edition_file(tmp_path: Path, becomes: str) -> None:
    file = write_edition(tmp_path, points=9)
    async with serving(tmp_path) as server:
        anna = server.browser()
        made = (await anna.make(edition="mine", name="Anna", start=True))["table"]
    if becomes == "changed":
        write_edition(tmp_path, points=8)
    else:
        file.unlink()
    async with serving(tmp_path) as server:
        later = server.browser()
        later.http.cookies = anna.http.cookies
        view = await finish(later, made["id"])
        assert view["edition_hash"] == made["edition_hash"]
        edition = await later.get(f"/api/editions/amul/{made['edition_hash']}")
        assert edition["kinds"]["gold"]["powers"][0]["points"] == 9
        record = await later.get(f"/api/tables/{made['id']}/record")
        assert (record["edition"], record["edition_hash"]) == ("mine", made["edition_hash"])
        assert (await later.get(f"/api/tables/{made['id']}/score"))["scores"] == record["result"]["scores"]
        assert (await later.get(f"/api/tables/{made['id']}/replay"))["view"]["edition_hash"] == made["edition_hash"]
        offered = [edition["id"] for edition in (await later.get("/api/games"))[0]["editions"]]
        assert offered == (["reconstructed-1", "mine"] if becomes == "changed" else ["reconstructed-1"])
        again = (await later.post(f"/api/tables/{made['id']}/rematch", status=201))["table"]
        assert again["edition_hash"] == made["edition_hash"]


async def test_an_edition_that_is_really_gone_is_told(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna = server.browser()
        table = (await anna.make(name="Anna", access="public"))["table"]["id"]
        host = await server.tables.open(table)

        def made_elsewhere(doc: Any) -> None:
            doc.edition_hash = "0123456789abcdef"

        await host.change(made_elsewhere)
        await anna.post(f"/api/tables/{table}/start", status=200)
        async with anna.at(table) as viewer:
            assert await viewer.until_closed() == 4404
            assert viewer.received[-1]["message"] == "server-edition-gone"


async def test_a_kept_text_that_says_something_else_by_now_is_not_used(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        await server.store.keep_edition("amul", "feedfeedfeedfeed", 'id = "mine"\ngame = "amul"\n')
        await server.store.keep_edition("amul", "beefbeefbeefbeef", "no edition at all")
        for known in ("feedfeedfeedfeed", "beefbeefbeefbeef"):
            answer = await server.browser().get(f"/api/editions/amul/{known}", 404)
            assert answer["message"] == "server-edition-gone"


async def test_an_id_stands_for_one_edition_of_a_game(tmp_path: Path) -> None:
    first = write_edition(tmp_path, 9, "first")
    write_edition(tmp_path, 1, "other_game", game="amulett")
    services = await Services.make(Settings(data=tmp_path))
    await services.store.close()
    second = write_edition(tmp_path, 8, "second")
    with pytest.raises(UserError) as refused:
        await Services.make(Settings(data=tmp_path))
    assert str(first) in str(refused.value)
    assert str(second) in str(refused.value)
    assert "\n" not in str(refused.value)


async def test_the_id_of_a_built_in_edition_is_taken(tmp_path: Path) -> None:
    file = write_edition(tmp_path, 9, name="reconstructed-1")
    with pytest.raises(UserError, match="built-in edition") as refused:
        await Services.make(Settings(data=tmp_path))
    assert str(file) in str(refused.value)
