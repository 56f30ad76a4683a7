"""What is refused about the server itself: requests, limits, files, people, notifications, tournaments, pads."""

from __future__ import annotations

import asyncio
import json
import socket
from typing import Any

from msgspec.structs import replace

from serai.server.identity import passkeys
from serai.server.store import editions
from tests.server.cups import CUP, a_cup, begin
from tests.server.people import Browser
from tests.server.receiver import receiving
from tests.server.refusals.room import Heard, Room, Scenario, provokes
from tests.server.serving import ROOMY

# --- requests ---


@provokes("server-no-page", 404)
async def address_of_nothing(room: Room) -> Heard:
    return await room.refused(room.browser(), "GET", "/api/nothing")


@provokes("server-no-language", 404)
async def language_nobody_speaks(room: Room) -> Heard:
    return await room.refused(room.browser(), "GET", "/api/words/xx.ftl")


@provokes("server-malformed-body", 400)
async def body_of_another_kind(room: Room) -> Heard:
    return await room.refused_post(room.browser(), "/api/tables", {"game": "amul", "players": "three"})


@provokes("server-malformed", 400)
async def body_that_is_no_text(room: Room) -> Heard:
    return await room.refused_post(room.browser(), "/api/tables", content=b"[" * 200_000)


@provokes("server-too-large", 413)
async def body_without_end(room: Room) -> Heard:
    return await room.refused_post(room.browser(), "/api/records", content=b"x" * 1_000_001)


@provokes("server-too-much-work", 413)
async def edition_that_takes_minutes_to_read(room: Room) -> Heard:
    text = f"{'.'.join('a' * 100_000)} = 1"
    return await room.refused_post(room.browser(), "/api/editions/amul", {"text": text})


@provokes("server-too-slow", 408)
async def body_that_does_not_come(room: Room) -> Heard:
    async with room.another(body_seconds=0.05) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", int(server.address.rsplit(":", 1)[1]))
        head = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
        writer.write(head.encode())
        told = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = next(int(line[15:]) for line in told.lower().splitlines() if line.startswith("content-length:"))
        body = await reader.readexactly(length)
        writer.close()
        return Heard(int(told.split()[1]), json.loads(body))


@provokes("server-other-origin", 403)
async def request_from_another_site(room: Room) -> Heard:
    headers = {"origin": "http://evil.example"}
    return await room.refused_post(room.browser(), "/api/tables", {"game": "amul", "players": 3}, headers=headers)


@provokes("server-too-many", 429)
async def too_many_tables(room: Room) -> Heard:
    async with room.another(limits=replace(ROOMY, tables=(1, 60.0))) as server:
        anna = server.browser()
        await anna.make()
        return await room.refused_post(anna, "/api/tables", {"game": "amul", "players": 3})


@provokes("server-fault", 500)
async def fault_of_ours(room: Room) -> Heard:
    room.breaking(room.server.store, "create")
    return await room.refused_post(room.browser(), "/api/tables", {"game": "amul", "players": 3})


@provokes("server-unwell", 503)
async def store_that_takes_nothing(room: Room) -> Heard:
    room.breaking(room.server.store, "probe")
    return await room.refused(room.browser(), "GET", "/healthz")


@provokes("server-standstill", 503)
async def bots_that_do_not_come_back(room: Room) -> Heard:
    room.patch.setattr(room.server.services.bots, "standstill", lambda: 100.0)
    return await room.refused(room.browser(), "GET", "/healthz")


@provokes("server-edition-gone", 404)
async def edition_that_is_not_here(room: Room) -> Heard:
    return await room.refused(room.browser(), "GET", "/api/editions/amul/0000")


@provokes("server-no-engine", 409)
async def engine_that_is_not_built(room: Room) -> Heard:
    room.patch.setattr(editions, "is_built", lambda _: False)
    return await room.refused_post(room.browser(), "/api/editions/amul/engine", {"text": ""})


# --- who somebody is ---


async def recovered(room: Room, words: str) -> Heard:
    return await room.refused_post(room.browser(), "/api/me/recover", {"phrase": words})


@provokes("server-phrase-length", 422)
async def phrase_of_two_words(room: Room) -> Heard:
    return await recovered(room, "two words")


@provokes("server-phrase-word", 422)
async def phrase_with_a_strange_word(room: Room) -> Heard:
    return await recovered(room, " ".join(["xyzzy", *(await a_phrase(room))[1:]]))


@provokes("server-phrase-slip", 422)
async def phrase_with_two_words_swapped(room: Room) -> Heard:
    first, *others = await a_phrase(room)
    other = next(word for word in others if word != first)
    return await recovered(room, " ".join([other if word == first else word for word in (first, *others)]))


@provokes("server-phrase-unknown", 403)
async def phrase_that_was_replaced(room: Room) -> Heard:
    anna = room.browser()
    old = await a_phrase(room, anna)
    await a_phrase(room, anna)
    return await recovered(room, " ".join(old))


async def a_phrase(room: Room, who: Browser | None = None) -> list[str]:
    words: list[str] = (await (who or room.browser()).post("/api/me/phrase", {}, 201))["words"]
    return words


@provokes("server-no-device", 404)
async def device_that_is_not_ours(room: Room) -> Heard:
    return await room.refused(room.browser(), "DELETE", "/api/me/devices/none")


def at_home(room: Room) -> Browser:
    """Somebody's real browser."""
    browser = room.browser()
    browser.http.headers["origin"] = room.server.address
    return browser


@provokes("server-passkey-browser", 403)
async def passkey_for_a_program(room: Room) -> Heard:
    return await room.refused_post(room.browser(), "/api/me/passkeys/options")


@provokes("server-passkey-site", 409)
async def passkey_of_a_server_without_an_address(room: Room) -> Heard:
    anna = room.browser()
    anna.http.headers.update({"origin": "http://evil.example", "host": "evil.example"})
    return await room.refused_post(anna, "/api/me/passkeys/options")


@provokes("server-no-passkeys", 409)
async def passkey_without_the_package(room: Room) -> Heard:
    room.patch.setattr(passkeys, "are_known", lambda: False)
    return await room.refused_post(at_home(room), "/api/me/passkeys/options")


@provokes("server-passkey-late", 403)
async def passkey_to_an_old_question(room: Room) -> Heard:
    answer = {"ticket": "old", "credential": {"id": "x"}}
    return await room.refused_post(at_home(room), "/api/passkeys", answer)


@provokes("server-passkey-unknown", 404)
async def passkey_that_is_not_ours(room: Room) -> Heard:
    return await room.refused(room.browser(), "DELETE", "/api/me/passkeys/none")


@provokes("server-passkey-refused", 403)
async def passkey_that_was_forged(room: Room) -> Heard:
    anna = at_home(room)
    question = await anna.post("/api/me/passkeys/options", None, 200)
    forged = {"ticket": question["ticket"], "credential": {"id": "x", "response": {}}}
    return await room.refused_post(anna, "/api/me/passkeys", forged)


# --- notifications ---


async def hooked(room: Room, address: str) -> Heard:
    return await room.refused_post(room.browser(), "/api/me/notifications/hook", {"address": address})


@provokes("server-notification-address", 422)
async def call_to_no_address(room: Room) -> Heard:
    return await hooked(room, "x")


@provokes("server-notification-private", 422)
async def call_into_a_private_network(room: Room) -> Heard:
    return await hooked(room, "http://127.0.0.1:8080/")


@provokes("server-notification-nowhere", 422)
async def call_to_no_machine(room: Room) -> Heard:
    ask = socket.getaddrinfo

    def found(name: str, *given: Any, **named: Any) -> Any:
        if name == "nowhere.example":
            raise socket.gaierror
        return ask(name, *given, **named)

    room.patch.setattr(socket, "getaddrinfo", found)
    return await hooked(room, "https://nowhere.example/")


@provokes("server-notification-failed", 409)
async def call_that_nobody_takes(room: Room) -> Heard:
    async with receiving() as receiver, room.another(hooks="127.0.0.0/8") as server:
        receiver.statuses = [500]
        anna = server.browser()
        added = (await anna.post("/api/me/notifications/hook", {"address": receiver.address}, 201))["added"]
        return await room.refused_post(anna, f"/api/me/notifications/{added}/test")


@provokes("server-no-channel", 404)
async def channel_that_is_not_there(room: Room) -> Heard:
    return await room.refused_post(room.browser(), "/api/me/notifications/none/test")


@provokes("server-no-zone", 422)
async def hours_of_no_zone(room: Room) -> Heard:
    quiet = {"since": 0, "until": 60, "zone": "Moon/Base"}
    return await room.refused(room.browser(), "PUT", "/api/me/notifications", {"quiet": quiet})


# --- tournaments ---


async def made(room: Room, **wanted: Any) -> Heard:
    return await room.refused_post(room.browser(), "/api/tournaments", {**CUP, **wanted})


@provokes("server-tournament-together", 422)
async def too_many_together(room: Room) -> Heard:
    return await made(room, together=4)


@provokes("server-one-clock", 422)
async def tournament_with_two_clocks(room: Room) -> Heard:
    return await made(room, seconds=60, budget=600)


@provokes("server-tournament-title", 422)
async def tournament_without_a_title(room: Room) -> Heard:
    return await made(room, title="\u200b")


@provokes("server-tournament-file", 400)
async def file_of_no_tournament(room: Room) -> Heard:
    return await room.refused_post(room.browser(), "/api/tournaments/file", content=b"title = 1")


@provokes("server-no-tournament", 404)
async def tournament_that_is_not(room: Room) -> Heard:
    return await room.refused(room.browser(), "GET", "/api/tournaments/none")


@provokes("server-no-season", 404)
async def season_that_is_not(room: Room) -> Heard:
    return await room.refused(room.browser(), "GET", "/api/seasons/none")


async def a_tournament(room: Room, people: int = 1, **more: Any) -> tuple[list[Browser], str, str]:
    """Its people, the way to it, and the invitation."""
    browsers, cup = await a_cup([room.browser() for _ in range(people)], **more)
    return browsers, f"/api/tournaments/{cup}", (await browsers[0].get(f"/api/tournaments/{cup}"))["you"]["invite"]


@provokes("server-tournament-invited", 403)
async def entering_uninvited(room: Room) -> Heard:
    _, path, _ = await a_tournament(room)
    return await room.refused_post(room.browser(), f"{path}/join", {"name": "Zoe"})


@provokes("server-tournament-people", 403)
async def entering_as_a_program(room: Room) -> Heard:
    _, path, invite = await a_tournament(room)
    program = room.browser()
    token = (await program.post("/api/programs", status=201))["token"]
    headers = {"authorization": f"Bearer {token}"}
    return await room.refused_post(program, f"{path}/join", {"name": "Zoe", "invite": invite}, headers=headers)


@provokes("server-tournament-rated", 422)
async def entering_without_agreeing(room: Room) -> Heard:
    _, path, invite = await a_tournament(room, rated=True)
    return await room.refused_post(room.browser(), f"{path}/join", {"name": "Zoe", "invite": invite})


@provokes("server-name-taken", 409)
async def entering_under_another_name(room: Room) -> Heard:
    _, path, invite = await a_tournament(room)
    return await room.refused_post(room.browser(), f"{path}/join", {"name": "P0", "invite": invite})


@provokes("server-tournament-full", 409)
async def entering_when_it_is_full(room: Room) -> Heard:
    room.patch.setattr("serai.server.tournaments.entering.MOST_ENTRANTS", 1)
    _, path, invite = await a_tournament(room)
    return await room.refused_post(room.browser(), f"{path}/join", {"name": "Zoe", "invite": invite})


@provokes("server-tournament-started", 409)
async def entering_late(room: Room) -> Heard:
    browsers, path, invite = await a_tournament(room, 3, together=3)
    await begin(browsers, path.rsplit("/", 1)[1])
    return await room.refused_post(room.browser(), f"{path}/join", {"name": "Zoe", "invite": invite})


@provokes("server-tournament-not-in", 403)
async def leaving_what_one_is_not_in(room: Room) -> Heard:
    _, path, _ = await a_tournament(room)
    return await room.refused_post(room.browser(), f"{path}/leave")


@provokes("server-tournament-few", 409)
async def start_alone(room: Room) -> Heard:
    (anna,), path, _ = await a_tournament(room)
    return await room.refused_post(anna, f"{path}/start")


@provokes("server-tournament-host", 403)
async def start_by_another(room: Room) -> Heard:
    _, path, _ = await a_tournament(room)
    return await room.refused_post(room.browser(), f"{path}/start")


# --- pads for printed games ---


@provokes("server-no-companion", 409)
async def companion_of_a_game_without(room: Room) -> Heard:
    return await room.refused_post(room.browser(), "/api/companion", {"game": "amul", "known": [], "act": 0})


@provokes("amulett-companion-unsound", 422)
async def companion_that_knows_nothing(room: Room) -> Heard:
    return await room.refused_post(room.browser(), "/api/companion", {"game": "amulett", "known": [], "act": 0})


async def an_evening(room: Room) -> tuple[str, str]:
    """The way to it, and its code."""
    evening = await room.browser().post("/api/evenings", {"game": "amul", "seats": 3}, 201)
    return f"/api/evenings/{evening['id']}", evening["code"]


@provokes("server-evening-gone", 404)
async def evening_without_its_code(room: Room) -> Heard:
    path, _ = await an_evening(room)
    return await room.refused(room.browser(), "GET", f"{path}?code=guess")


@provokes("server-evening-taken", 403)
async def column_of_another(room: Room) -> Heard:
    path, code = await an_evening(room)
    assert (await room.browser().http.put(f"{path}/seats/0", json={"code": code})).status_code == 200
    return await room.refused(room.browser(), "PUT", f"{path}/seats/0", {"code": code})


@provokes("server-no-seat", 404)
async def column_that_is_not_there(room: Room) -> Heard:
    path, code = await an_evening(room)
    return await room.refused(room.browser(), "PUT", f"{path}/seats/5", {"code": code})


@provokes("server-no-score", 409)
async def pad_of_a_game_without(room: Room) -> Heard:
    return await room.refused_post(room.browser(), "/api/score", {"game": "amulett", "areas": [[], [], []]})


NOBODY: list[Any] = [[], []]
PADS: dict[str, dict[str, Any]] = {
    "amul-pad-one-form": {},
    "amul-pad-areas": {"areas": NOBODY},
    "amul-pad-too-many": {"areas": [["gold"] * 200, *NOBODY]},
    "amul-pad-no-card": {"areas": [["goold"], *NOBODY]},
    "amul-pad-no-number": {"areas": [[900], *NOBODY]},
    "amul-pad-no-deck": {"areas": [["cellar:gold"], *NOBODY]},
    "amul-pad-not-in-deck": {"areas": [["bazaar:gold"], *NOBODY]},
    "amul-pad-twice": {"areas": [[53], [53], []]},
    "amul-pad-not-in-game": {"areas": [list(range(1, 173)), *NOBODY]},
    "amul-refuse-copies": {"areas": [["gold"] * 20, *NOBODY]},
    "amul-pad-no-field": {"totals": [{"yelow": 3}, {}, {}]},
    "amul-pad-no-name": {"totals": [{"name": 3}, {}, {}]},
    "amul-pad-no-count": {"totals": [{"red": -1}, {}, {}]},
    "amul-pad-no-letter": {"totals": [{"military": 1, "letter": "b"}, {}, {}]},
    "amul-pad-letter-alone": {"totals": [{"letter": "B"}, {}, {}]},
}


def _scored(table: dict[str, Any]) -> Scenario:
    """Somebody counts a table that cannot be."""
    return lambda room: room.refused_post(room.browser(), "/api/score", {"game": "amul", **table})


for _message, _table in PADS.items():
    provokes(_message, 422)(_scored(_table))
