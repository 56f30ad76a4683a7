"""Who somebody is: look, devices, phrase, passkeys, programs, and everything kept about them."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from serai.server.wire.calls import QuietHours
from serai.server.wire.fields import DeviceLabel, Language, Mark, Name, Strict
from serai.server.wire.printed import Evening
from serai.server.wire.tables import Place
from serai.server.wire.tournaments import Ratings, Tournament


class Profile(Strict):
    """How a player likes to appear; null is no wish."""

    name: Name | None = None
    colour: Mark | None = None
    emblem: Mark | None = None


class NewPhrase(Strict):
    """A recovery phrase is wanted, in a language, by a device that says what it is."""

    language: Language = "en"
    device: DeviceLabel = ""


class Recovery(Strict):
    """A device that wants to be the player of a recovery phrase."""

    phrase: Annotated[str, Meta(max_length=400)]
    device: DeviceLabel = ""
    bring_along: bool = False
    """whether the tables of who this browser was become the player's, too"""


class PasskeyAnswer(Strict):
    """What a browser's passkey says to a question of the server."""

    ticket: Annotated[str, Meta(max_length=400, description="as it came with the question")]
    credential: dict[str, Any]
    """a PublicKeyCredential as JSON"""
    device: DeviceLabel = ""
    bring_along: bool = False
    """as with a recovery phrase"""


class Device(Struct):
    """A browser with which the asker comes."""

    id: str
    label: str
    since: float
    seen: float
    """to within a day"""
    here: bool
    """it is the one that asks"""


class Passkey(Struct):
    """A key by which the asker comes back."""

    id: str
    label: str
    """the device on which it was made"""
    since: float


class PasskeyQuestion(Struct):
    """What a browser asks its passkeys."""

    ticket: str
    """goes back with the answer, within some minutes"""
    options: dict[str, Any]
    """PublicKeyCredentialCreationOptions, or PublicKeyCredentialRequestOptions, as JSON"""


class Identity(Struct):
    """Who the asker is."""

    profile: Profile
    phrase_since: float | None
    """when the recovery phrase was made, if there is one"""
    devices: list[Device]
    """those that can be signed out; none before there was a way to come back"""
    passkeys: list[Passkey] | None = None
    """null where this server knows no passkeys"""


class ExportedCalls(Struct):
    """Where the asker is called, with the whole addresses, and when not."""

    addresses: list[str]
    quiet: QuietHours | None


class ExportedTable(Place):
    """One of the asker's tables, with what they have said there."""

    said: list[str]
    record: dict[str, Any] | None
    """of a finished game"""


class Export(Struct):
    """Everything the server knows of the asker."""

    made: float
    identity: Identity
    calls: ExportedCalls
    tables: list[ExportedTable]
    evenings: list[Evening]
    tournaments: list[Tournament] = []
    ratings: list[Ratings] = []
    """of each the asker's own alone"""


class Phrase(Struct):
    """A recovery phrase, which is told this one time."""

    words: list[str]
    identity: Identity


class Program(Struct):
    """What a program says of itself, as `Authorization: Bearer …`, instead of a cookie."""

    token: str
