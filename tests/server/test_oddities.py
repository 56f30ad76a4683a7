"""Odd names, ids, paths and bytes are refused in words or cleaned, and nothing personal stays behind on the way."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest

from serai.games import GAMES
from serai.kernel.names import visible
from serai.server.base.settings import Settings
from serai.server.rows.lookalikes import look_alike
from serai.server.transport.network import reach_of
from tests.server.people import eventually
from tests.server.serving import Serving, serving
from tests.server.test_play import two_people
from tests.server.test_table_socket import line_to

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("path", ["/%00", "/a%00.js", "/api/tables/%00", "/api/tables/a%00b/record", "/engine/%00"])
async def test_a_path_with_a_nul_in_it_is_not_found(server: Serving, path: str) -> None:
    assert (await server.browser().http.get(path)).status_code == 404


async def test_an_act_has_an_id_that_can_be_kept(server: Serving) -> None:
    anna, _, table = await two_people(server)
    async with anna.at(table) as seat:
        await seat.started()
        answer = await seat.act(seat.view["legal"][0], act="a\x00b")
        assert answer["message"] == "server-act-id"
        assert (await seat.act(seat.view["legal"][0], act="ä 1"))["type"] == "ack"


async def test_control_characters_do_not_get_into_the_chat(server: Serving) -> None:
    anna, _, table = await two_people(server)
    async with anna.at(table) as seat:
        await seat.started()
        await seat.send(type="chat", text="one\x00\x1b[31m \u202etwo\nthree")
        await seat.until(lambda me: me.chat)
        assert seat.chat[-1]["text"] == "one[31m two three"
        await seat.send(type="chat", text="\u3164\u2800")
        assert (await seat.until(lambda me: me.answers.pop(None, None)))["message"] == "server-chat-empty"


@pytest.mark.parametrize("name", ["\u3164", "\u2800 \u2800", "\u200b", "\x00"])
async def test_a_name_can_be_seen(server: Serving, name: str) -> None:
    answer = await server.browser().post("/api/tables", {"game": "amul", "players": 3, "name": name}, 422)
    assert answer["message"] == "server-empty-name"


def test_what_is_visible_stays() -> None:
    assert visible("  Anna\u3164-Lena\t O’Hara 한글 ") == "Anna -Lena O’Hara 한글"


async def test_nobody_takes_another_ones_name(server: Serving) -> None:
    anna, ben = server.browser(), server.browser()
    table = (await anna.make(name="Anna", access="public"))["table"]["id"]
    await ben.post(f"/api/tables/{table}/join", {"name": "Ben"}, 200)
    for name in ("Anna", "ANNA", "Аnnа", "Ａｎｎａ"):
        assert (await ben.post(f"/api/tables/{table}/join", {"name": name}, 409))["message"] == "server-name-taken"
    assert (await ben.post(f"/api/tables/{table}/join", {"name": "Benno"}, 200))["table"]["seats"][1]["name"] == "Benno"


@pytest.mark.parametrize("alike", ["AIice", "A1ice", "аlice", "ＡＬＩＣＥ", "Αlice"])
def test_people_are_told_apart_by_their_names(alike: str) -> None:
    assert look_alike("Alice", alike)
    assert not look_alike("Alina", alike)


async def test_what_is_personal_is_not_kept_on_the_way(server: Serving) -> None:
    anna, _, table = await two_people(server)
    for path in ("/api/me", "/api/tables", f"/api/tables/{table}", "/api/tables/nothing"):
        assert (await anna.http.get(path)).headers["cache-control"] == "no-store"
    assert (await anna.http.get("/api/words/en.ftl")).headers["cache-control"] == "no-cache"
    games = await anna.get("/api/games")
    edition = f"/api/editions/{games[0]['id']}/{games[0]['editions'][0]['hash']}"
    assert "immutable" in (await anna.http.get(edition)).headers["cache-control"]


async def test_an_invitation_need_not_stand_in_an_address(server: Serving) -> None:
    anna, _, table = await two_people(server)
    invite = (await anna.get(f"/api/tables/{table}"))["you"]["invite"]
    stranger = server.browser().http
    assert (await stranger.get(f"/api/tables/{table}")).status_code == 404
    assert (await stranger.get(f"/api/tables/{table}", headers={"X-Serai-Invite": "wrong"})).status_code == 404
    assert (await stranger.get(f"/api/tables/{table}", headers={"X-Serai-Invite": invite})).status_code == 200
    assert (await stranger.get(f"/api/tables/{table}?invite={invite}")).status_code == 200  # as old links have it
    assert (await stranger.get(f"/api/tables/{table}/record", headers={"X-Serai-Invite": invite})).status_code == 409


async def test_a_name_that_somebody_made_up_is_not_told_on(server: Serving) -> None:
    answer = await server.browser().http.get("/api/server", headers={"Host": "evil.example"})
    assert "evil.example" not in answer.text
    everywhere = Settings(host="0.0.0.0", port=8000)  # noqa: S104 - nothing listens
    assert "evil.example" not in str(reach_of(everywhere, "http://evil.example:8000/"))


async def test_figures_are_for_those_who_watch_the_server(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        http = server.browser().http
        assert (await http.get("/metrics")).status_code == 200
        for name in ("rebind.example", "rebind.example:8000", "a.b:", "["):
            assert (await http.get("/metrics", headers={"Host": name})).status_code == 404, name
        for name in ("127.0.0.1", "localhost:8000", "[::1]:8000", "serai-1:8000", "serai.localhost"):
            assert (await http.get("/metrics", headers={"Host": name})).status_code == 200, name
        for path in ("/metrics", "/metrics/", "/metrics%2f", "//metrics"):
            answer = await http.get(path, headers={"X-Forwarded-For": "192.0.2.7"})
            assert "serai_moves" not in answer.text
    async with serving(tmp_path, watchers="192.0.2.0/24") as server:
        http = server.browser().http
        assert (await http.get("/metrics", headers={"X-Forwarded-For": "192.0.2.7"})).status_code == 200


async def test_nonsense_while_a_socket_closes_is_nobodys_fault(
    server: Serving, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    async with line_to(server) as line:
        await line.write(line.text(b"{}") * 25 + b"\x81\x82\x00\x00\x00\x00\xff\xff" * 3)
        await line.answers(21)
        await line.write(b"\x81\x82\x00\x00\x00\x00\xff\xff")
    await eventually(lambda: True)
    assert "Invalid UTF-8" not in caplog.text


async def test_who_decides_before_the_welcome_sits_all_the_same(server: Serving) -> None:
    anna, _, table = await two_people(server)
    async with anna.at(table) as seat:
        await seat.until(lambda me: me.view and 2 not in me.view["awaited"])
        move, version = seat.view["legal"][0], seat.view["version"]
    async with anna.raw(table) as socket:
        act = {"type": "act", "id": "early", "version": version, "move": move}
        for message in ({"type": "hello"}, act):
            await socket.send(json.dumps(message))
        while (answer := json.loads(await socket.recv()))["type"] not in ("ack", "refused"):
            pass
        assert answer == {"type": "ack", "id": "early", "again": False}


@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_game_has_a_score_or_says_that_it_has_none(server: Serving, game: str) -> None:
    anna = server.browser()
    table = (await anna.make(game, name="Anna", start=True))["table"]["id"]
    await anna.delete(f"/api/me/tables/{table}")  # bots end it

    async def is_over() -> bool:
        return (await anna.http.get(f"/api/tables/{table}/record")).status_code == 200

    await eventually(is_over)
    answer = await anna.http.get(f"/api/tables/{table}/score")
    assert answer.status_code == 200 or answer.json()["message"] == "server-no-score"
