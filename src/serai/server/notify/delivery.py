"""How a message gets to a channel: encrypted to a browser, or as JSON to an address."""

from __future__ import annotations

from hashlib import sha256

from serai.server.base import clock
from serai.server.base.refusals import Refuse
from serai.server.notify.addresses import resolve
from serai.server.notify.message import Message
from serai.server.notify.sending import Sender, SendResult
from serai.server.notify.web_push import Vapid, b64, encrypt
from serai.server.security.networks import Addresses
from serai.server.store.base import Store
from serai.server.store.notifications import Channel

KEEP_SECONDS = 24 * 3600
"""how long a push service keeps a message for a device that is off"""


class Delivery:
    """Sends messages; the signing key is made when first needed, and kept in the store for all processes."""

    def __init__(self, store: Store, allowed: str, contact: str):
        self._store, self._allowed = store, Addresses(allowed)
        self._contact = contact
        self._vapid: Vapid | None = None
        self._sender: Sender | None = None

    async def vapid(self) -> Vapid:
        if self._vapid is None:
            self._vapid = Vapid(await self._store.secret(Vapid.new_secret(), "vapid"))
        return self._vapid

    async def check(self, address: str) -> None:
        """Refuse an address to which nothing may be sent."""
        await resolve(address, self._allowed)

    async def deliver(self, channel: Channel, message: Message, topic: str) -> SendResult:
        """Send a message. A device that was off gets only the later one of two with the same topic."""
        try:
            target = await resolve(channel.address, self._allowed)
        except Refuse as fault:  # a name may resolve differently now
            return "failed" if fault.message == "server-notification-nowhere" else "refused"
        self._sender = self._sender or Sender()
        if channel.kind == "hook":
            return await self._sender.post(target, message.to_json(), {"content-type": "application/json"})
        try:
            body = encrypt(message.to_json(), channel.details.p256dh, channel.details.auth)
        except ValueError:
            return "gone"
        vapid = await self.vapid()
        headers = {
            "authorization": vapid.authorization(channel.address, self._contact, clock.now()),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(int(min(KEEP_SECONDS, message.left or KEEP_SECONDS))),
            "urgency": "high" if message.what == "hurry" else "normal",
            "topic": b64(sha256(topic.encode()).digest())[:32],
        }
        return await self._sender.post(target, body, headers)

    async def close(self) -> None:
        if self._sender is not None:
            await self._sender.close()
            self._sender = None
