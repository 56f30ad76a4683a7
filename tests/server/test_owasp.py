"""What OWASP's lists ask of headers, cookies, origins, sessions and tokens, as far as no other file tests it.

docs/security.md goes through them point by point.
"""

from __future__ import annotations

import json
from hashlib import sha1
from pathlib import Path
from typing import Any

import httpx
import pytest
from itsdangerous import Signer
from websockets.exceptions import InvalidStatus

from serai.server.security.cookies import NAME, SECURE_NAME
from serai.server.security.tokens import Bearer, Tokens
from serai.server.transport.asgi import HEADERS
from tests.server.people import Browser
from tests.server.serving import Serving, serving
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio

HTTPS = {"X-Forwarded-Proto": "https"}
"""as a proxy says it"""
TABLE = {"game": "amul", "players": 3}


# --- headers ---


async def test_every_answer_is_dressed(server: Serving) -> None:
    http = server.browser().http
    answers = [
        await http.get("/"),
        await http.get("/api/games"),
        await http.get("/schema/openapi.json"),
        await http.get("/assets/nothing.js"),
        await http.post("/api/tables", content=b"{"),
        await http.post("/api/tables", json=TABLE, headers={"Origin": "http://evil.example"}),
        await http.request("TRACE", "/api/games"),
    ]
    for answer in answers:
        assert HEADERS.items() <= dict(answer.headers).items(), answer.url
        assert not {"server", "x-powered-by", "access-control-allow-origin"} & answer.headers.keys()
        assert answer.headers["content-type"].startswith(("text/html; charset=utf-8", "application/"))
    assert answers[-1].status_code == 405


async def test_a_refused_socket_is_dressed_too(server: Serving) -> None:
    with pytest.raises(InvalidStatus) as refused:
        async with server.browser().raw("nothing"):
            pass
    assert HEADERS.items() <= dict(refused.value.response.headers).items()


async def test_other_sites_are_told_nothing(server: Serving) -> None:
    asked = {"Origin": "http://evil.example", "Access-Control-Request-Method": "PUT"}
    for method in ("GET", "OPTIONS"):
        answer = await server.browser().http.request(method, "/api/me", headers=asked)
        assert not [name for name in answer.headers if name.startswith("access-control-")]


async def test_what_is_kept_for_all_brings_nobody_a_cookie(server: Serving) -> None:
    anna = await known(server)
    games = await anna.get("/api/games")
    edition = f"/api/editions/{games[0]['id']}/{games[0]['editions'][0]['hash']}"
    answer = await anna.http.get(edition, headers=HTTPS)
    assert "public" in answer.headers["cache-control"]
    assert "set-cookie" not in answer.headers


# --- cookies ---


async def known(server: Serving) -> Browser:
    """Somebody who has been here before, over plain http."""
    anna = server.browser()
    await anna.get("/api/me")
    return anna


async def test_over_https_the_cookie_is_this_hosts_alone(server: Serving) -> None:
    answer = await server.browser().http.get("/api/me", headers=HTTPS)
    given, dropped = answer.headers.get_list("set-cookie")
    assert given.startswith(f"{SECURE_NAME}=")
    assert "Domain" not in given
    for word in ("HttpOnly", "Secure", "SameSite=lax", "Path=/"):
        assert word in given
    assert dropped.startswith(f'{NAME}="";')
    assert "Max-Age=0" in dropped


async def test_a_cookie_with_the_old_name_is_renamed(server: Serving) -> None:
    anna = await known(server)
    table = (await anna.make(name="Anna"))["table"]["id"]
    old = anna.http.cookies[NAME]
    answer = await anna.http.get("/api/me", headers=HTTPS)
    assert [mine["table"]["id"] for mine in answer.json()["tables"]] == [table]
    renamed = value_of(answer, SECURE_NAME)
    bearer_in = server.services.tokens.bearer_in
    assert bearer_in(renamed) == bearer_in(old)
    assert NAME not in anna.http.cookies
    # A neighbouring site may slip in a cookie of the old name, but the other one counts.
    slipped_in = (await known(server)).http.cookies[NAME]
    both = {"Cookie": f"{NAME}={slipped_in}; {SECURE_NAME}={renamed}", **HTTPS}
    answer = await httpx.AsyncClient(trust_env=False).get(f"{server.address}/api/me", headers=both)
    assert [mine["table"]["id"] for mine in answer.json()["tables"]] == [table]
    assert "set-cookie" not in answer.headers


def value_of(answer: httpx.Response, name: str) -> str:
    (line,) = [line for line in answer.headers.get_list("set-cookie") if line.startswith(f"{name}=")]
    return line.partition("=")[2].partition(";")[0]


async def test_who_leaves_keeps_no_cookie(server: Serving) -> None:
    anna = await known(server)
    answer = await anna.http.delete("/api/me")
    assert value_of(answer, NAME) == '""'
    assert NAME not in anna.http.cookies

    anna = await known(server)
    await anna.post("/api/me/phrase", {"language": "en", "device": ""}, 201)
    answer = await anna.http.delete("/api/me/devices/first")
    assert value_of(answer, NAME) == '""'


def test_cookies_are_signed_with_sha_256_and_old_ones_count_on() -> None:
    tokens = Tokens("key")
    cookie = tokens.cookie_for(Bearer("anna"))
    assert len(cookie.rpartition(".")[2]) == 43
    assert tokens.bearer_in(cookie) == Bearer("anna")
    old, foreign = (Signer("key", salt=salt, digest_method=sha1).sign("ben") for salt in ("serai-holder", "another"))
    assert tokens.bearer_in(old.decode()) == Bearer("ben")
    assert tokens.bearer_in(foreign.decode()) is None
    assert Tokens("another").bearer_in(cookie) is None


# --- origins ---


async def test_a_page_without_encryption_is_not_ours(tmp_path: Path, server: Serving) -> None:
    host = server.address.removeprefix("http://")
    async with serving(tmp_path / "public", public_url="https://play.example") as public:
        for where, origin, headers, status in (
            (public, "http://play.example", {}, 403),
            (public, "https://play.example", {}, 201),
            (public, "https://PLAY.example", {}, 201),
            (server, f"http://{host}", HTTPS, 403),
            (server, f"https://{host}", HTTPS, 201),
            (server, f"https://{host}", {}, 201),  # behind a proxy that does not say what it speaks
        ):
            http = where.browser().http
            answer = await http.post("/api/tables", json=TABLE, headers={"Origin": origin, **headers})
            assert answer.status_code == status, origin


@pytest.mark.parametrize("origin", [b"http://[", b"http://", b"//", "http://ä".encode(), b"x" * 5000])
async def test_an_origin_that_is_none_is_refused(server: Serving, origin: bytes) -> None:
    answer = await server.browser().http.post("/api/tables", json=TABLE, headers={b"Origin": origin})
    assert answer.status_code == 403


@pytest.mark.parametrize("host", ["[", "a b", "", "x" * 5000])
async def test_a_host_that_is_none_is_nobodys_fault(server: Serving, host: str) -> None:
    answer = await server.browser().http.get("/api/server", headers={"Host": host})
    assert answer.status_code < 500


async def test_whatever_can_be_got_changes_nothing(server: Serving) -> None:
    """A link leads anywhere with the cookie of the person who follows it."""
    anna, _, table = await two_people(server)
    live = await server.tables.open(table)
    before = json.dumps(await anna.get(f"/api/tables/{table}")), live.doc
    for path in (
        "join",
        "leave",
        "start",
        "seal",
        "salt",
        "shuffle",
        "rematch",
        "duplicate",
        "handover",
        "branch",
        "pause",
    ):
        answer = await anna.http.get(f"/api/tables/{table}/{path}")
        assert answer.status_code in (404, 405), path
    for path in ("phrase", "recover", "passkeys", "devices/first", "profile"):
        assert (await anna.http.get(f"/api/me/{path}")).status_code in (404, 405), path
    assert (json.dumps(await anna.get(f"/api/tables/{table}")), live.doc) == before


# --- what others can send ---


@pytest.mark.parametrize("text", ['"\\ud800"', '"\\u0000"', '"\\u202e\\u200b"'])
async def test_strange_letters_are_nobodys_fault(server: Serving, text: str) -> None:
    anna = await known(server)
    evening = await anna.post("/api/evenings", {"game": "amul", "seats": 3}, 201)
    seat = f"/api/evenings/{evening['id']}/seats/0"
    bodies: list[tuple[str, str, str]] = [
        ("POST", "/api/me/recover", f'{{"phrase": {text}}}'),
        ("POST", "/api/me/phrase", f'{{"language": {text}, "device": {text}}}'),
        ("PUT", "/api/me/profile", f'{{"name": {text}}}'),
        ("POST", "/api/passkeys", f'{{"ticket": {text}, "credential": {{"id": {text}}}}}'),
        ("POST", "/api/handover", f'{{"code": {text}}}'),
        ("POST", "/api/me/notifications/hook", f'{{"address": {text}, "language": {text}}}'),
        ("PUT", seat, f'{{"code": {text}}}'),
        ("PUT", seat, f'{{"code": "{evening["code"]}", "name": {text}}}'),
    ]
    for method, path, body in bodies:
        answer = await anna.http.request(method, path, content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code < 500, (path, answer.text)
    shown: Any = await anna.get(f"/api/evenings/{evening['id']}?code={evening['code']}")
    assert shown["seats"][0]["name"] == "", "a name must be visible"
