"""The requester's identity: how they appear, how they come back on another device, and everything known about them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, ParamSpec, TypeVar
from urllib.parse import urlsplit

from litestar import Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter
from msgspec import structs

from serai.kernel.names import visible
from serai.server import wire
from serai.server.base import clock
from serai.server.base.refusals import FORBIDDEN, NOT_NOW, UNKNOWN, Refuse
from serai.server.identity import passkeys, phrase
from serai.server.identity.shown import shown
from serai.server.personal.keepers import ExportRequest
from serai.server.routes.answers import REFUSALS
from serai.server.routes.guard import bearer, become, become_nobody, holder, network
from serai.server.routes.services import services_of
from serai.server.routes.tables import AnyRequest
from serai.server.security.tokens import FIRST_DEVICE, Bearer, new_device
from serai.server.store.people import Passkey
from serai.server.table.seats import lobby
from serai.server.transport.network import is_loopback
from serai.server.work.fair_queue import Client

P = ParamSpec("P")
T = TypeVar("T")
DeviceId = Annotated[str, PathParameter(max_length=40, description="the id of a device")]
PasskeyId = Annotated[str, PathParameter(max_length=1400, description="the id of a passkey")]


@get("/api/me/identity", tags=["identity"], responses=REFUSALS)
async def who_am_i(request: AnyRequest) -> wire.Identity:
    """Return how the requester appears, and their ways to come back."""
    return await _mine(request)


@put("/api/me/profile", tags=["identity"], responses=REFUSALS)
async def appear(request: AnyRequest, data: JSONBody[wire.Profile]) -> wire.Identity:
    """Set the name, colour and emblem that the requester likes to have at tables from now on."""
    name = None if data.name is None else lobby.clean_name(data.name)
    profile = structs.replace(data, name=name)
    await services_of(request).store.people.keep_profile(holder(request), profile)
    return await _mine(request)


@post("/api/me/phrase", tags=["identity"], responses=REFUSALS)
async def make_phrase(request: AnyRequest, data: JSONBody[wire.NewPhrase]) -> wire.Phrase:
    """Make a recovery phrase, shown only this time. An earlier one becomes invalid."""
    people, who, now = services_of(request).store.people, bearer(request), clock.now()
    words = phrase.new_phrase(data.language)
    await people.keep_device(*who, visible(data.device), now)
    await people.keep_phrase(who.holder, phrase.digest_of(" ".join(words)), now)
    return wire.Phrase(words, await _mine(request))


@post("/api/me/recover", tags=["identity"], opt={"limit": "recoveries"}, status_code=200, responses=REFUSALS)
async def recover(request: AnyRequest, data: JSONBody[wire.Recovery]) -> wire.Identity:
    """Make this browser a device of the player who has this recovery phrase."""
    who = await services_of(request).store.people.with_phrase(phrase.digest_of(data.phrase))
    if who is None:
        raise Refuse(FORBIDDEN, "server-phrase-unknown")
    return await _come_back(request, who, data.device, bring_along=data.bring_along)


@post("/api/me/passkeys/options", tags=["identity"], status_code=200, responses=REFUSALS)
async def ask_for_passkey(request: AnyRequest) -> wire.PasskeyQuestion:
    """Return what a browser needs to make a passkey for the requester."""
    people, who = services_of(request).store.people, holder(request)
    name = (await people.person(who)).profile.name or ""
    known = [key.id for key in await people.passkeys(who)]
    return _question(request, passkeys.new_key_options(_site(request), who, name, known), f"make {who}")


@post("/api/me/passkeys", tags=["identity"], responses=REFUSALS)
async def add_passkey(request: AnyRequest, data: JSONBody[wire.PasskeyAnswer]) -> wire.Identity:
    """Accept a new passkey of the requester."""
    people, who, now = services_of(request).store.people, bearer(request), clock.now()
    challenge = _challenge(request, data.ticket, f"make {who.holder}")
    key = await _checked(request, passkeys.new_key, _site(request), challenge, data.credential)
    label = visible(data.device)
    await people.keep_passkey(Passkey(key.id, who.holder, key.public_key, key.uses, label, now))
    await people.keep_device(*who, label, now)
    return await _mine(request)


@post("/api/passkeys/options", tags=["identity"], status_code=200, responses=REFUSALS)
async def ask_passkey(request: AnyRequest) -> wire.PasskeyQuestion:
    """Return what a browser needs to ask its passkeys who the requester is."""
    return _question(request, passkeys.enter_options(_site(request)), f"enter {holder(request)}")


@post("/api/passkeys", tags=["identity"], opt={"limit": "recoveries"}, status_code=200, responses=REFUSALS)
async def enter_by_passkey(request: AnyRequest, data: JSONBody[wire.PasskeyAnswer]) -> wire.Identity:
    """Make this browser a device of the player who has this passkey."""
    people = services_of(request).store.people
    challenge = _challenge(request, data.ticket, f"enter {holder(request)}")
    key = await people.passkey(str(data.credential.get("id")))
    if key is None:
        raise Refuse(FORBIDDEN, "server-passkey-unknown")
    given = (_site(request), challenge, data.credential, key.public_key, key.uses)
    uses = await _checked(request, passkeys.checked_uses, *given)
    await people.use_passkey(key.id, uses)
    return await _come_back(request, key.holder, data.device, bring_along=data.bring_along)


@delete("/api/me/passkeys/{passkey:str}", tags=["identity"], responses=REFUSALS)
async def drop_passkey(request: AnyRequest, passkey: PasskeyId) -> None:
    """Delete a passkey."""
    if not await services_of(request).store.people.drop_passkey(holder(request), passkey):
        raise Refuse(UNKNOWN, "server-passkey-unknown")


@delete("/api/me/devices/{device:str}", tags=["identity"], responses=REFUSALS)
async def sign_out(request: AnyRequest, device: DeviceId) -> None:
    """Sign out a device of the requester, this one or another."""
    services = services_of(request)
    gone = Bearer(holder(request), FIRST_DEVICE if device == wire.FIRST_DEVICE else device)
    if not await services.store.people.sign_out(*gone):
        raise Refuse(UNKNOWN, "server-no-device")
    services.tables.sign_out(gone)
    if gone == bearer(request):
        become_nobody(request)


@get("/api/me/export", tags=["identity"], opt={"limit": "exports"}, responses=REFUSALS)
async def take_along(request: AnyRequest) -> Response[wire.Export]:
    """Return everything the server knows about the requester, in one file."""
    services, visitor = services_of(request), network(request)
    apart = partial(services.apart.do, Client(visitor, ""))
    asked = ExportRequest(bearer(request), services.tokens, services.games, apart)
    everything = await services.personal.export(asked)
    return Response(everything, headers={"content-disposition": 'attachment; filename="serai.json"'})


async def _checked(request: AnyRequest, check: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
    """Read what a browser says of its passkey where it cannot hold up a table."""
    return await services_of(request).apart.read(Client(network(request), ""), check, *given, **named)


async def _mine(request: AnyRequest) -> wire.Identity:
    return await shown(services_of(request).store.people, bearer(request))


def _question(request: AnyRequest, options: dict[str, Any], purpose: str) -> wire.PasskeyQuestion:
    ticket = services_of(request).tokens.ticket_for(options["challenge"], purpose)
    return wire.PasskeyQuestion(ticket, options)


def _challenge(request: AnyRequest, ticket: str, purpose: str) -> str:
    challenge = services_of(request).tokens.challenge_in(ticket, purpose)
    if challenge is None:
        raise Refuse(FORBIDDEN, "server-passkey-late")
    return challenge


def _site(request: AnyRequest) -> str:
    """Return the requester's origin: the browser names it, and the guard has checked it."""
    origin = request.headers.get("origin")
    if origin is None:
        raise Refuse(FORBIDDEN, "server-passkey-browser")
    if not services_of(request).settings.public_url and not is_loopback(urlsplit(origin).hostname or ""):
        raise Refuse(NOT_NOW, "server-passkey-site")  # a visitor names the site, and might name another one
    return origin


async def _come_back(request: AnyRequest, who: str, label: str, *, bring_along: bool) -> wire.Identity:
    before = bearer(request)
    if who != before.holder:
        if bring_along:
            await services_of(request).personal.hand_over(before.holder, who)
        await _sign_in(request, who, label)
    return await _mine(request)


async def _sign_in(request: AnyRequest, who: str, label: str) -> None:
    device = Bearer(who, new_device())
    await services_of(request).store.people.keep_device(*device, visible(label), clock.now())
    become(request, device)
