"""Your turn, with the browser closed: what is sent, to whom, how often, and where nothing is ever sent."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from serai.server.base.metrics import METRICS
from serai.server.base.refusals import Refuse
from serai.server.base.settings import Settings, VisitorLimits
from serai.server.notify import addresses, sending
from serai.server.notify import notifier as notifying
from serai.server.notify.addresses import check_address, is_public, resolve
from serai.server.notify.message import duration, turn_message
from serai.server.notify.quiet import quiet_until
from serai.server.notify.web_push import CURVE, b64
from serai.server.security.cookies import NAME
from serai.server.security.networks import Addresses
from serai.server.store.notifications import Channel, Details, Quiet
from serai.server.transport.network import home_of
from tests.server.fake_clock import FakeClock
from tests.server.people import PATIENCE, Browser, eventually
from tests.server.receiver import Receiver, receiving
from tests.server.serving import ROOMY, Serving, serving
from tests.server.test_slow_clocks import put

pytestmark = pytest.mark.anyio

DAY = 86_400


LOOKS: list[notifying.Notifier] = []
"""Count the searches for due notifications, one by one."""
ENOUGH = 8
"""Looks of one or two servers after which whatever is due has been sent."""


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, seconds in {"LOOK_SECONDS": 0.01, "FIRST_WAIT": 0.0, "LONG_WAIT": 0.0, "RETRY_SECONDS": 0.0}.items():
        monkeypatch.setattr(notifying, name, seconds)
    look = notifying.Notifier.look

    async def noted(notifier: notifying.Notifier) -> None:
        await look(notifier)
        LOOKS.append(notifier)

    monkeypatch.setattr(notifying.Notifier, "look", noted)


@asynccontextmanager
async def notifying_server(data: Path, **settings: Any) -> AsyncIterator[Serving]:
    """A server that may send to this machine."""
    async with serving(data, hooks="127.0.0.0/8", public_url="http://127.0.0.1", **settings) as server:
        yield server


async def hooked(who: Browser, receiver: Receiver) -> str:
    mine = await who.post("/api/me/notifications/hook", {"address": receiver.address, "language": "en"}, 201)
    return str(mine["channels"][0]["id"])


async def some_looks() -> None:
    """Whatever must not happen would have happened: it was due at once, and has been looked for again and again."""
    enough = len(LOOKS) + ENOUGH
    await eventually(lambda: len(LOOKS) >= enough)


async def test_the_paths_of_the_version_before_still_answer(tmp_path: Path) -> None:
    async with receiving() as receiver, notifying_server(tmp_path) as server:
        ben = server.browser()
        hook = {"address": receiver.address, "language": "en"}
        [channel] = (await ben.post("/api/me/calls/hook", hook, 201))["channels"]
        assert (await ben.get("/api/me/calls"))["channels"] == [channel]
        assert (await ben.get("/api/me/notifications"))["channels"] == [channel]
        hours = {"since": 0, "until": 60, "zone": "Europe/Berlin"}
        assert (await put(ben, "/api/me/calls", {"quiet": hours}))["quiet"] == hours
        await ben.delete(f"/api/me/calls/{channel['id']}", 204)
        assert (await ben.get("/api/me/notifications"))["channels"] == []


# --- what is told ---


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (20, "20 seconds"),
        (60, "1 minute"),
        (90, "90 seconds"),
        (150, "2 minutes"),
        (DAY - 10, "1 day"),
        (0.2, "1 second"),
    ],
)
def test_a_time_is_told_in_the_unit_that_fits_it(seconds: float, words: str) -> None:
    assert duration("en", seconds) == words


@pytest.mark.parametrize(
    ("settings", "home"),
    [
        (Settings(public_url="https://serai.example/"), "https://serai.example"),
        (Settings(port=8123), "http://localhost:8123"),
    ],
)
def test_a_link_in_a_notification_is_a_whole_address(settings: Settings, home: str) -> None:
    assert turn_message("turn", "en", home_of(settings), "amul", "abc", 1, None).link == f"{home}/t/abc"


async def test_who_is_not_there_is_told_once_and_nothing_hidden(tmp_path: Path) -> None:
    async with receiving() as receiver, notifying_server(tmp_path) as server:
        _, _, table = await turn_of_ben(server, receiver, seconds=DAY)
        await eventually(lambda: receiver.bodies)
        await some_looks()
        (message,) = receiver.messages
        assert message.keys() == {"what", "title", "text", "link", "game", "table", "round", "left"}
        assert (message["what"], message["game"], message["table"]) == ("turn", "amul", table)
        assert message["title"] == "Āmul: your turn"
        assert message["text"].endswith("1 day left")
        assert message["link"] == f"http://127.0.0.1/t/{table}"


async def turn_of_ben(server: Serving, receiver: Receiver | None = None, **more: Any) -> tuple[Browser, Browser, str]:
    """A new table where Ben is awaited from the beginning, and is not there."""
    anna, ben = server.browser(), server.browser()
    if receiver is not None:
        await ben.get("/api/me")
        await hooked(ben, receiver)
    table: str = (await anna.make(name="Anna", seats=["open", "open", "easy"], **more))["table"]["id"]
    invite = (await anna.get(f"/api/tables/{table}"))["you"]["invite"]
    await ben.post(f"/api/tables/{table}/join", {"name": "Ben", "invite": invite}, 200)
    await anna.post(f"/api/tables/{table}/start", status=200)
    return anna, ben, table


async def test_a_table_can_be_muted(tmp_path: Path) -> None:
    async with receiving() as receiver, notifying_server(tmp_path) as server:
        anna, ben = server.browser(), server.browser()
        await ben.get("/api/me")
        await hooked(ben, receiver)
        place = await anna.make(name="Anna", seats=["open", "open", "easy"])
        table = place["table"]["id"]
        await ben.post(f"/api/tables/{table}/join", {"name": "Ben", "invite": place["you"]["invite"]}, 200)
        muted = await put(ben, f"/api/me/tables/{table}/notifications", {"wanted": False})
        assert muted["you"]["muted"]
        await anna.post(f"/api/tables/{table}/start", status=200)
        await some_looks()
        assert receiver.bodies == []


async def test_in_quiet_hours_nobody_is_notified(tmp_path: Path) -> None:
    async with receiving() as receiver, notifying_server(tmp_path) as server:
        ben = server.browser()
        minute = datetime.now(ZoneInfo("Europe/Berlin"))
        now = minute.hour * 60 + minute.minute
        hours = {"since": (now - 60) % 1440, "until": (now + 60) % 1440, "zone": "Europe/Berlin"}
        assert (await put(ben, "/api/me/notifications", {"quiet": hours}))["quiet"] == hours
        await hooked(ben, receiver)
        await ben.make(name="Ben", seats=["open", "easy", "easy"], start=True)
        await some_looks()
        assert receiver.bodies == []
        wrong = {"quiet": {**hours, "zone": "Europe/Nowhere"}}
        assert (await put(ben, "/api/me/notifications", wrong, 422))["message"] == "server-no-zone"


async def test_a_warning_comes_before_the_end_and_waits_for_a_pause(tmp_path: Path) -> None:
    fake = FakeClock()
    async with receiving() as receiver, notifying_server(tmp_path, clock=fake) as server:
        anna, ben, table = await turn_of_ben(server, receiver, seconds=DAY)
        await eventually(lambda: [m["what"] for m in receiver.messages] == ["turn"])
        for who in (anna, ben):
            await put(who, f"/api/tables/{table}/pause", {"wanted": True})
        fake.advance(DAY)
        await some_looks()
        assert len(receiver.bodies) == 1
        await put(anna, f"/api/tables/{table}/pause", {"wanted": False})
        fake.advance(0.9 * DAY)
        await eventually(lambda: len(receiver.bodies) == 2)
        assert receiver.messages[1]["what"] == "hurry"
        assert receiver.messages[1]["left"] == pytest.approx(0.1 * DAY)


# --- failures ---


async def test_a_failure_is_tried_again_and_counted(tmp_path: Path) -> None:
    def count(outcome: str) -> float:
        return float(METRICS.notifications.labels("hook", outcome)._value.get())

    failed, sent = count("failed"), count("sent")
    async with receiving() as receiver, notifying_server(tmp_path) as server:
        receiver.statuses = [500, 503]
        await turn_of_ben(server, receiver)
        await eventually(lambda: len(receiver.bodies) == 3)
        await some_looks()
        assert len(receiver.bodies) == 3
    assert (count("failed") - failed, count("sent") - sent) == (2, 1)


@pytest.mark.parametrize("status", [302, 400])
async def test_what_is_refused_is_not_tried_again_nor_followed(tmp_path: Path, status: int) -> None:
    async with receiving() as receiver, notifying_server(tmp_path) as server:
        receiver.statuses = [status]
        await turn_of_ben(server, receiver)
        await eventually(lambda: receiver.bodies)
        await some_looks()
        assert len(receiver.bodies) == 1


async def test_where_nobody_is_any_more_nothing_is_sent_again(tmp_path: Path) -> None:
    async with receiving() as receiver, notifying_server(tmp_path) as server:
        receiver.statuses = [410]
        _, ben, _ = await turn_of_ben(server, receiver)
        await eventually(lambda: receiver.bodies)

        async def is_dropped() -> bool:
            return not (await ben.get("/api/me/notifications"))["channels"]

        await eventually(is_dropped)


async def test_a_restart_loses_nothing_and_says_nothing_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notifying, "RETRY_SECONDS", 0.05)  # so that some tries are left for after the restart
    async with receiving() as receiver:
        async with notifying_server(tmp_path) as server:
            receiver.statuses = [500] * 100
            await turn_of_ben(server, receiver)
            await eventually(lambda: receiver.bodies)
        receiver.statuses = []
        del receiver.bodies[:]
        async with notifying_server(tmp_path):
            await eventually(lambda: receiver.bodies)
            await some_looks()
            assert len(receiver.bodies) == 1
        async with notifying_server(tmp_path):
            await some_looks()
            assert len(receiver.bodies) == 1


async def test_what_is_on_its_way_when_a_server_ends_arrives_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifying, "CLAIM_SECONDS", 0.05)
    async with receiving() as receiver:
        receiver.answering = asyncio.Event()
        async with notifying_server(tmp_path) as server:
            await turn_of_ben(server, receiver)
            await eventually(lambda: receiver.bodies)
            asyncio.get_running_loop().call_later(0.1, receiver.answering.set)
        async with notifying_server(tmp_path):
            await some_looks()
            assert len(receiver.bodies) == 1


async def test_of_two_processes_one_calls(tmp_path: Path, postgres_address: str) -> None:
    async with (
        receiving() as receiver,
        notifying_server(tmp_path, database=postgres_address) as one,
        notifying_server(tmp_path, database=postgres_address) as other,
    ):
        for server in (one, other, one, other):
            await turn_of_ben(server, receiver)
        await eventually(lambda: len(receiver.bodies) >= 4)
        await some_looks()
        assert len({message["table"] for message in receiver.messages}) == len(receiver.bodies) == 4


# --- browsers ---


async def test_a_browser_gets_what_only_it_can_read(tmp_path: Path) -> None:
    browser = b64(
        ec.generate_private_key(CURVE).public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    )
    async with receiving() as receiver, notifying_server(tmp_path) as server:
        ben = server.browser()
        subscription = {"endpoint": receiver.address, "p256dh": browser, "auth": b64(b"0" * 16)}
        refused = await ben.post("/api/me/notifications/push", subscription, 422)
        assert refused["message"] == "server-notification-address", "a push service has https"
        await ben.get("/api/me")
        bearer = server.services.tokens.bearer_in(ben.http.cookies[NAME])
        assert bearer is not None
        await server.store.notifications.keep_channel(
            Channel("push", bearer.holder, "push", receiver.address, Details("de", browser, b64(b"0" * 16)))
        )
        await _test(ben, "push")
        (body,) = receiver.bodies
        assert b"serai" not in body
        head = receiver.heads[0].lower()
        for line in ("authorization: vapid t=", "content-encoding: aes128gcm", "ttl: 86400", "urgency: normal"):
            assert line in head


async def _test(who: Browser, channel: str, status: int = 204) -> None:
    answer = await who.http.post(f"/api/me/notifications/{channel}/test")
    assert answer.status_code == status, answer.text


async def test_a_channel_is_its_owners(tmp_path: Path) -> None:
    async with receiving() as receiver, notifying_server(tmp_path) as server:
        anna, ben = server.browser(), server.browser()
        channel = await hooked(ben, receiver)
        await _test(ben, channel)
        assert receiver.messages[0]["what"] == "test"
        await _test(anna, channel, 404)
        await anna.delete(f"/api/me/notifications/{channel}", 404)
        assert (await anna.get("/api/me/notifications"))["channels"] == []
        mine = await ben.get("/api/me/notifications")
        assert mine["channels"] == [{"id": channel, "kind": "hook", "host": "127.0.0.1"}]
        assert mine["key"] == (await anna.get("/api/me/notifications"))["key"]
        await ben.delete(f"/api/me/notifications/{channel}")
        await _test(ben, channel, 404)


async def test_a_player_has_so_many_channels(tmp_path: Path) -> None:
    limits = VisitorLimits(**{name: getattr(ROOMY, name) for name in ROOMY.__struct_fields__} | {"channels": 2})
    async with receiving() as receiver, notifying_server(tmp_path, limits=limits) as server:
        ben = server.browser()
        await ben.get("/api/me")
        for _ in range(3):
            await hooked(ben, receiver)  # the same one
        await ben.post("/api/me/notifications/hook", {"address": f"{receiver.address}2"}, 201)
        refused = await ben.post("/api/me/notifications/hook", {"address": f"{receiver.address}3"}, 429)
        assert refused["arguments"]["limit"] == "channels"


# --- where nothing goes ---


async def test_no_request_goes_to_a_private_address_unless_the_operator_says_so(tmp_path: Path) -> None:
    async with receiving() as receiver, serving(tmp_path) as server:
        ben = server.browser()
        for address in (receiver.address, receiver.address.replace("127.0.0.1", "localhost")):
            refused = await ben.post("/api/me/notifications/hook", {"address": address}, 422)
            assert refused["message"] == "server-notification-private"
        assert receiver.bodies == []


@pytest.mark.parametrize(
    "number",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),  # noqa: S104
        *("224.0.0.1", "255.255.255.255", "::1", "fe80::1%eth0", "fc00::1", "::ffff:10.0.0.1", "64:ff9b::a00:1"),
        *("2002:a00:1::", "::", "ff02::1", "no address"),
        *("::127.0.0.1", "fec0::1", "5f00::1", "64:ff9b:1::a00:1", "2001:0:a00:1::1", "100::1", "2001:db8::1"),
        *("192.0.0.8", "192.88.99.1", "3fff::1", "::ffff:192.0.0.8"),
    ],
)
def test_a_private_address_is_known_in_every_disguise(number: str) -> None:
    assert not is_public(number)


@pytest.mark.parametrize("number", ["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946", "::ffff:93.184.216.34"])
def test_a_public_address_is_one(number: str) -> None:
    assert is_public(number)


@pytest.mark.parametrize(
    "address",
    [
        "ftp://a.example",
        "https://",
        "//a.example",
        "https://me:pw@a.example",
        "https://a.example:99999",
        "https://a.example:0",
        "http://a.example:25",
        "http://a.example:22/x",
        "x",
        "https://ä",
    ],
)
def test_an_address_is_one(address: str) -> None:
    with pytest.raises(Refuse) as refusal:
        check_address(address, is_secret=False)
    assert refusal.value.message == "server-notification-address"


async def test_a_name_that_changes_its_meaning_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def answer(name: str, port: int, *_: Any, **__: Any) -> list[Any]:
        asked.append(name)
        number = "93.184.216.34" if len(asked) == 1 else "127.0.0.1"
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (number, port))]

    monkeypatch.setattr(socket, "getaddrinfo", answer)
    target = await resolve("https://rebind.example:8443/a?b", Addresses(""))
    assert target == ("https://93.184.216.34:8443/a?b", "rebind.example", "rebind.example:8443")
    with pytest.raises(Refuse) as refusal:
        await resolve("https://rebind.example:8443/a?b", Addresses(""))
    assert refusal.value.message == "server-notification-private"


async def test_a_name_that_takes_its_time_keeps_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    answered = threading.Event()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: answered.wait(60))
    monkeypatch.setattr(addresses, "NAME_SECONDS", 0.05)
    try:
        with pytest.raises(Refuse) as refusal:
            await resolve("https://slow.example/", Addresses(""))
        assert refusal.value.message == "server-notification-nowhere"
    finally:
        answered.set()


async def test_who_answers_drop_by_drop_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sending, "PATIENCE_SECONDS", 0.5)
    async with receiving() as receiver, notifying_server(tmp_path) as server:
        ben = server.browser()
        receiver.dripping = True
        channel = await hooked(ben, receiver)
        async with asyncio.timeout(PATIENCE):
            await _test(ben, channel, 409)


async def test_who_takes_calls_slowly_delays_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sending, "PATIENCE_SECONDS", 3600.0)
    monkeypatch.setattr(notifying, "AT_ONCE", 4)
    monkeypatch.setattr(notifying, "EACH_AT_ONCE", 2)
    async with receiving() as slow, receiving("127.0.0.2") as quick, notifying_server(tmp_path) as server:
        slow.answering = asyncio.Event()
        for _ in range(6):
            await turn_of_ben(server, slow)
        await eventually(lambda: slow.bodies)
        await turn_of_ben(server, quick)
        await eventually(lambda: quick.bodies)
        await some_looks()
        assert 1 <= len(slow.bodies) <= 2
        slow.answering.set()
        await eventually(lambda: len(slow.bodies) == 6)
        await some_looks()
        assert len({message["table"] for message in slow.messages}) == len(slow.bodies) == 6


async def test_a_player_with_many_slow_receivers_delays_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sending, "PATIENCE_SECONDS", 3600.0)
    monkeypatch.setattr(notifying, "AT_ONCE", 3)
    monkeypatch.setattr(notifying, "EACH_AT_ONCE", 2)
    async with AsyncExitStack() as stack:
        slow = [await stack.enter_async_context(receiving(f"127.0.0.{number}")) for number in (2, 3, 4)]
        quick, server = (
            await stack.enter_async_context(receiving()),
            await stack.enter_async_context(notifying_server(tmp_path)),
        )
        ben, answering = server.browser(), asyncio.Event()
        await ben.get("/api/me")
        for receiver in slow:
            receiver.answering = answering
            await hooked(ben, receiver)
        await ben.make(name="Ben", seats=["open", "easy", "easy"], start=True)
        await eventually(lambda: any(receiver.bodies for receiver in slow))
        await turn_of_ben(server, quick)
        await eventually(lambda: quick.bodies)
        await some_looks()
        assert sum(len(receiver.bodies) for receiver in slow) == 2
        answering.set()
        await eventually(lambda: all(receiver.bodies for receiver in slow))


# --- quiet hours ---


def moment(day: int, hour: int, minute: int = 0, month: int = 3) -> float:
    return datetime(2026, month, day, hour, minute, tzinfo=ZoneInfo("Europe/Berlin")).timestamp()


def test_quiet_hours_end_by_the_clock_on_the_wall() -> None:
    night = Quiet(22 * 60, 7 * 60, "Europe/Berlin")
    assert quiet_until(night, moment(10, 21, 59)) is None
    assert quiet_until(night, moment(10, 22)) == moment(11, 7)
    assert quiet_until(night, moment(11, 6, 59)) == moment(11, 7)
    assert quiet_until(night, moment(11, 7)) is None
    # In this night clocks are set forward: it is an hour shorter.
    assert quiet_until(night, moment(28, 22)) == moment(29, 7)
    assert moment(29, 7) - moment(28, 22) == 8 * 3600
    assert quiet_until(Quiet(60, 60, "UTC"), 0.0) is None
    assert quiet_until(None, 0.0) is None
