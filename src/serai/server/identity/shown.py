"""What players are told about themselves."""

from __future__ import annotations

from serai.server import wire
from serai.server.identity import passkeys
from serai.server.security.tokens import Bearer
from serai.server.store.people import PeopleStore


async def shown(people: PeopleStore, requester: Bearer) -> wire.Identity:
    """How they appear, and the ways to come back."""
    person = await people.person(requester.holder)
    return wire.Identity(
        person.profile,
        person.phrase_since,
        [
            wire.Device(
                device.id or wire.FIRST_DEVICE, device.label, device.since, device.seen, device.id == requester.device
            )
            for device in await people.devices(requester.holder)
        ],
        [wire.Passkey(key.id, key.label, key.since) for key in await people.passkeys(requester.holder)]
        if passkeys.are_known()
        else None,
    )
