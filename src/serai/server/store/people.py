"""Players besides their tables: how they like to appear, and how they come back. The same for every store."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from serai.server.store.notifications import Ask
from serai.server.wire import Profile

SCHEMA = """
CREATE TABLE IF NOT EXISTS people (
    holder TEXT PRIMARY KEY, profile TEXT NOT NULL, phrase TEXT, phrase_since DOUBLE PRECISION
);
CREATE UNIQUE INDEX IF NOT EXISTS people_by_phrase ON people (phrase);
CREATE TABLE IF NOT EXISTS devices (
    holder TEXT NOT NULL, device TEXT NOT NULL, label TEXT NOT NULL, since DOUBLE PRECISION NOT NULL,
    seen DOUBLE PRECISION NOT NULL, signed_out INTEGER NOT NULL, PRIMARY KEY (holder, device)
);
CREATE TABLE IF NOT EXISTS passkeys (
    id TEXT PRIMARY KEY, holder TEXT NOT NULL, public_key TEXT NOT NULL, uses BIGINT NOT NULL, label TEXT NOT NULL,
    since DOUBLE PRECISION NOT NULL
);
CREATE INDEX IF NOT EXISTS passkeys_of_holder ON passkeys (holder)
"""

_KEEP_PROFILE = (
    "INSERT INTO people (holder, profile) VALUES ($1, $2) ON CONFLICT (holder) DO UPDATE SET profile = excluded.profile"
)
_KEEP_PHRASE = (
    "INSERT INTO people (holder, profile, phrase, phrase_since) VALUES ($1, '{}', $2, $3)"
    " ON CONFLICT (holder) DO UPDATE SET phrase = excluded.phrase, phrase_since = excluded.phrase_since"
)
_PASSKEYS = "SELECT id, holder, public_key, uses, label, since FROM passkeys"
# A signed-out device stays signed out: only a new device comes back.
_KEEP_DEVICE = (
    "INSERT INTO devices (holder, device, label, since, seen, signed_out) VALUES ($1, $2, $3, $4, $4, 0)"
    " ON CONFLICT (holder, device) DO UPDATE SET label = excluded.label, seen = excluded.seen"
)


class Person(NamedTuple):
    """A stored player."""

    profile: Profile
    phrase_since: float | None
    """when the recovery phrase was made, if there is one"""


class Device(NamedTuple):
    """A browser of a player."""

    id: str
    label: str
    """what it says of itself"""
    since: float
    seen: float
    signed_out: bool


class Passkey(NamedTuple):
    """A key with which a player signs in."""

    id: str
    holder: str
    public_key: str
    uses: int
    """as the key itself counts them, if it does"""
    label: str
    since: float


class PeopleStore:
    """Part of a store, which lends its ways to the database: one to change it, and one to read."""

    def __init__(self, ask: Ask, look: Ask):
        self._ask, self._look = ask, look

    async def person(self, holder: str) -> Person:
        found = await self._look("SELECT profile, phrase_since FROM people WHERE holder = $1", holder)
        return Person(msgspec.json.decode(found[0][0], type=Profile), found[0][1]) if found else Person(Profile(), None)

    async def keep_profile(self, holder: str, profile: Profile) -> None:
        await self._ask(_KEEP_PROFILE, holder, msgspec.json.encode(profile).decode())

    async def keep_phrase(self, holder: str, digest: str, now: float) -> None:
        """Set the phrase; an earlier one becomes invalid."""
        await self._ask(_KEEP_PHRASE, holder, digest, now)

    async def with_phrase(self, digest: str) -> str | None:
        """Return the player whose phrase has this digest."""
        found = await self._look("SELECT holder FROM people WHERE phrase = $1", digest)
        return str(found[0][0]) if found else None

    # --- devices ---

    async def keep_device(self, holder: str, device: str, label: str, now: float) -> None:
        """Add a device, or note that it was seen."""
        await self._ask(_KEEP_DEVICE, holder, device, label, now)

    async def devices(self, holder: str) -> list[Device]:
        """Return the signed-in devices, the latest seen first."""
        query = (
            "SELECT device, label, since, seen, signed_out FROM devices WHERE holder = $1 AND signed_out = 0"
            " ORDER BY seen DESC, device"
        )
        return [_device(row) for row in await self._look(query, holder)]

    async def device(self, holder: str, device: str) -> Device | None:
        query = "SELECT device, label, since, seen, signed_out FROM devices WHERE holder = $1 AND device = $2"
        found = await self._look(query, holder, device)
        return _device(found[0]) if found else None

    async def sign_out(self, holder: str, device: str) -> bool:
        """Sign a device out; return False if there was nothing to sign out."""
        sign_out = (
            "UPDATE devices SET signed_out = 1, label = '' WHERE holder = $1 AND device = $2 AND signed_out = 0"
            " RETURNING device"
        )
        return bool(await self._ask(sign_out, holder, device))

    # --- passkeys ---

    async def keep_passkey(self, passkey: Passkey) -> None:
        keep = (
            "INSERT INTO passkeys (id, holder, public_key, uses, label, since) VALUES ($1, $2, $3, $4, $5, $6)"
            " ON CONFLICT (id) DO NOTHING"
        )
        await self._ask(keep, *passkey)

    async def passkey(self, passkey: str) -> Passkey | None:
        found = await self._look(f"{_PASSKEYS} WHERE id = $1", passkey)
        return Passkey(*found[0]) if found else None

    async def passkeys(self, holder: str) -> list[Passkey]:
        return [Passkey(*row) for row in await self._look(f"{_PASSKEYS} WHERE holder = $1 ORDER BY since", holder)]

    async def use_passkey(self, passkey: str, uses: int) -> None:
        await self._ask("UPDATE passkeys SET uses = $2 WHERE id = $1", passkey, uses)

    async def drop_passkey(self, holder: str, passkey: str) -> bool:
        """Delete a passkey; return False if the player has none of that name."""
        drop = "DELETE FROM passkeys WHERE id = $1 AND holder = $2 RETURNING id"
        return bool(await self._ask(drop, passkey, holder))

    # --- nobody ---

    async def forget(self, holder: str) -> None:
        """Forget a player. Devices stay signed out, or one of them could come back."""
        await self._ask("DELETE FROM people WHERE holder = $1", holder)
        await self._ask("DELETE FROM passkeys WHERE holder = $1", holder)
        await self._ask("UPDATE devices SET signed_out = 1, label = '' WHERE holder = $1", holder)


def _device(row: Sequence[Any]) -> Device:
    return Device(row[0], row[1], row[2], row[3], bool(row[4]))
