"""Identity: profile, devices, phrase, passkeys, programs, and everything stored about somebody."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from serai.server.wire.fields import DeviceLabel, Language, Mark, Name, Strict
from serai.server.wire.notifications import QuietHours
from serai.server.wire.printed import Evening
from serai.server.wire.tables import Place
from serai.server.wire.tournaments import Ratings, Tournament


class Profile(Strict):
    """How a player likes to appear; null is no preference."""

    name: Name | None = None
    colour: Mark | None = None
    emblem: Mark | None = None


class NewPhrase(Strict):
    """A request for a recovery phrase, in a language, from a device with a name."""

    language: Language = "en"
    device: DeviceLabel = ""


class Recovery(Strict):
    """A device that wants to join the player who has a recovery phrase."""

    phrase: Annotated[str, Meta(max_length=400)]
    device: DeviceLabel = ""
    bring_along: bool = False
    """whether this browser's tables become the player's, too"""


class PasskeyAnswer(Strict):
    """A passkey's answer to a challenge of the server."""

    ticket: Annotated[str, Meta(max_length=400, description="as it came with the question")]
    credential: dict[str, Any]
    """a PublicKeyCredential as JSON"""
    device: DeviceLabel = ""
    bring_along: bool = False
    """as with a recovery phrase"""


class Device(Struct):
    """A browser of the requester."""

    id: str
    label: str
    since: float
    seen: float
    """to within a day"""
    here: bool
    """whether it is the requesting browser"""


class Passkey(Struct):
    """A key with which the requester signs in."""

    id: str
    label: str
    """the device on which it was made"""
    since: float


class PasskeyQuestion(Struct):
    """A challenge for a browser's passkeys."""

    ticket: str
    """to be sent back with the answer, within some minutes"""
    options: dict[str, Any]
    """PublicKeyCredentialCreationOptions, or PublicKeyCredentialRequestOptions, as JSON"""


class Identity(Struct):
    """The requester's identity."""

    profile: Profile
    phrase_since: float | None
    """when the recovery phrase was made, if there is one"""
    devices: list[Device]
    """the devices that can be signed out; none before there was a way to come back"""
    passkeys: list[Passkey] | None = None
    """null if this server has no passkeys"""


class ExportedNotifications(Struct):
    """Where the requester's notifications go, with full addresses, and when not."""

    addresses: list[str]
    quiet: QuietHours | None


class ExportedTable(Place):
    """One of the requester's tables, with their chat lines there."""

    said: list[str]
    record: dict[str, Any] | None
    """of a finished game"""


class Export(Struct):
    """Everything the server knows about the requester."""

    made: float
    identity: Identity
    notifications: ExportedNotifications
    tables: list[ExportedTable]
    evenings: list[Evening]
    tournaments: list[Tournament] = []
    ratings: list[Ratings] = []
    """only the requester's own columns"""


class Phrase(Struct):
    """A recovery phrase, which is shown only this time."""

    words: list[str]
    identity: Identity


class Program(Struct):
    """A program's token, sent as `Authorization: Bearer …` instead of a cookie."""

    token: str
