"""What clients draw from, and the pages themselves."""

from __future__ import annotations

from pathlib import Path

import pytest

from serai.games import find_game
from tests.server.serving import Serving, serving

pytestmark = pytest.mark.anyio


async def test_games_with_their_editions_and_levels(server: Serving) -> None:
    games = {game["id"]: game for game in await server.browser().get("/api/games")}
    assert (games["amul"]["fewest"], games["amul"]["most"]) == (3, 8)
    assert games["amul"]["options"] == {"tea": 0}
    assert games["amul"]["levels"] == ["easy", "medium", "hard", "expert", "master"]
    edition = find_game("amul").load_edition(None)
    assert games["amul"]["editions"] == [{"id": edition.id, "hash": edition.hash}]


async def test_an_engine_is_offered_once_it_is_built(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.server.routes.data.ready", lambda: {"amul"})
    parts = {game["id"]: game["capabilities"] for game in await server.browser().get("/api/games")}
    assert {"engine", "engine_review", "review"} <= set(parts["amul"])
    assert {"engine", "engine_review"}.isdisjoint(parts["amulett"])
    assert "review" in parts["amulett"]


async def test_an_edition_in_full_and_cached_for_ever(server: Serving) -> None:
    browser = server.browser()
    edition = find_game("amul").load_edition(None)
    answer = await browser.http.get(f"/api/editions/amul/{edition.hash}")
    content = answer.json()
    assert len(content["cards"]) == 172
    assert content["kinds"]["gold"]["name"].keys() == {"en", "de"}
    assert content["kinds"]["gold"]["powers"]
    assert "immutable" in answer.headers["cache-control"]
    assert (await browser.get("/api/editions/amul/0000", 404))["message"] == "server-edition-gone"


async def test_the_operators_own_editions_are_offered(tmp_path: Path) -> None:
    (tmp_path / "editions").mkdir()
    (tmp_path / "editions" / "mine.toml").write_text(
        'id = "mine"\ngame = "amul"\nbased_on = "reconstructed-1"\n[kind.gold]\n'
        'powers = [{ do = "flat", points = 9 }]\ntext = { en = "9 points.", de = "9 Punkte." }\n'
    )
    async with serving(tmp_path) as server:
        browser = server.browser()
        games = {game["id"]: game for game in await browser.get("/api/games")}
        assert [edition["id"] for edition in games["amul"]["editions"]] == ["reconstructed-1", "mine"]
        table = (await browser.make(edition="mine", name="Anna", start=True))["table"]
        assert table["edition"] == "mine"
        async with browser.at(table["id"]) as seat:
            await seat.started()
            assert seat.view["edition_hash"] == table["edition_hash"] == games["amul"]["editions"][1]["hash"]


async def test_words(server: Serving) -> None:
    browser = server.browser()
    assert {"de", "en"} <= set(await browser.get("/api/words"))
    answer = await browser.http.get("/api/words/de.ftl")
    assert "server-stale" in answer.text
    for wrong in ("fr.ftl", "de", "..%2f..%2ftable.py", "de.ftl.ftl"):
        assert (await browser.http.get(f"/api/words/{wrong}")).status_code == 404


async def test_the_client_is_served_and_cached_by_kind(
    server: Serving, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built = tmp_path / "dist"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>serai</title>")
    (built / "assets" / "app-1a2b.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr("serai.server.routes.client.FOLDER", built)
    browser = server.browser()
    for page in ("/", "/t/abc", "/replay/abc"):
        answer = await browser.http.get(page)
        assert answer.text.startswith("<!doctype html><title>serai")
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"].startswith("text/html")
    etag = (await browser.http.get("/")).headers["etag"]
    again = await browser.http.get("/", headers={"If-None-Match": etag})
    assert again.status_code == 304
    script = await browser.http.get("/assets/app-1a2b.js")
    assert "immutable" in script.headers["cache-control"]
    assert "javascript" in script.headers["content-type"]
    for missing in ("/assets/old.js", "/favicon.ico", "/api/nothing", "/..%2fsecret.txt", "/%2e%2e/secret.txt"):
        assert (await browser.http.get(missing)).status_code == 404, missing


async def test_a_client_that_is_not_built_is_told_plainly(
    server: Serving, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("serai.server.routes.client.FOLDER", tmp_path / "nothing")
    answer = await server.browser().http.get("/")
    assert answer.status_code == 503
    assert "has not been built" in answer.text


async def test_head_is_answered_like_get_without_a_body(server: Serving) -> None:
    browser = server.browser()
    for path in ("/api/games", "/healthz", "/api/nothing"):
        got, head = await browser.http.get(path), await browser.http.head(path)
        assert head.status_code == got.status_code
        assert head.headers["content-type"] == got.headers["content-type"]
        assert head.content == b""


async def test_whom_a_server_is_for(server: Serving) -> None:
    assert (await server.browser().get("/api/server"))["reach"] == {"shared": False, "addresses": []}
    elsewhere = await server.browser().http.get("/api/server", headers={"Host": "play.example"})
    assert elsewhere.json()["reach"] == {"shared": False, "addresses": []}  # anybody may have made up that name
