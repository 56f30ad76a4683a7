"""A prototype: several devices shuffle a deck so that none of them, and no server, knows where a card lies.

    python -m prototypes.host_blind        # measure it

A card is a point of the curve P-256, of which only the x coordinate is used; a lock is a multiplication by a secret
number. Locks may be put on and taken off in any order. First each device locks all cards with one key and changes their
order; then each replaces that lock by a lock of its own for each place. A card is opened by giving away its keys for
this place: to its owner, or to all. After the game everybody reveals the seed that all this follows from, and everybody
checks everybody. `docs/host-blind.md` says what this is worth, and what it is not.

Messages are taken as signed and seen by all; nothing here sends any.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from math import prod
from time import perf_counter

from cryptography.hazmat.primitives.asymmetric import ec

CURVE = ec.SECP256R1()
FIELD = 2**256 - 2**224 + 2**192 + 2**96 - 1
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
CONSTANT = 0x5AC635D8AA3A93E7B3EBBD55769886BC651D06B0CC53B0F63BCE3C3E27D2604B


class Cheated(Exception):
    """Something does not fit what was announced."""


class Missing(Exception):
    """These devices have not said what is needed to go on."""

    def __init__(self, devices: Collection[str]):
        super().__init__(f"still to come: {', '.join(sorted(devices))}")
        self.devices = frozenset(devices)


# --- the curve ---


def height(x: int) -> int | None:
    """Return one of the two y of a point with this x; either does, because both give the same x of every multiple."""
    square = (x**3 - 3 * x + CONSTANT) % FIELD
    root = pow(square, (FIELD + 1) // 4, FIELD)
    return root if root * root % FIELD == square else None


@cache
def face(card: int) -> int:
    """Return the point of a card: nobody knows how it follows from that of another card."""
    for attempt in range(256):
        x = int.from_bytes(sha256(f"serai-card/{card}/{attempt}".encode()).digest()) % FIELD
        if height(x) is not None:
            return x
    raise AssertionError("half of all numbers are points")


def times(x: int, number: int) -> int:
    """Return a point multiplied."""
    y = height(x) if 0 < x < FIELD else None
    if y is None:
        raise Cheated("what was sent is not a card, locked or not")
    point = ec.EllipticCurvePublicNumbers(x, y, CURVE).public_key()
    return int.from_bytes(ec.derive_private_key(number % ORDER, CURVE).exchange(ec.ECDH(), point))


def inverse(number: int) -> int:
    return pow(number, -1, ORDER)


# --- a device ---


@dataclass
class Device:
    """One device, whose keys and order all follow from a seed that it keeps until the game is over."""

    name: str
    seed: bytes = field(default_factory=lambda: secrets.token_bytes(32))

    def _number(self, what: str) -> int:
        made = hmac.digest(self.seed, what.encode(), "sha512")
        return int.from_bytes(made) % (ORDER - 1) + 1

    def promise(self) -> str:
        """Return what binds the device to its seed."""
        return sha256(b"serai-seed/" + self.seed).hexdigest()

    def shuffle(self, deck: Sequence[int]) -> list[int]:
        """Lock all cards alike and change their order."""
        key = self._number("deck")
        order = sorted(range(len(deck)), key=lambda place: self._number(f"order/{place}"))
        return [times(deck[place], key) for place in order]

    def lock(self, deck: Sequence[int]) -> list[int]:
        """Replace the lock that all cards have by one for each place."""
        common = inverse(self._number("deck"))
        return [times(card, common * self.key(place)) for place, card in enumerate(deck)]

    def key(self, place: int) -> int:
        """Return the key of a place: given to whoever may see the card there."""
        return self._number(f"place/{place}")

    def prints(self, cards: int) -> list[str]:
        """Return the fingerprints of all keys, announced before any is given away."""
        return [fingerprint(self.key(place)) for place in range(cards)]


def fingerprint(key: int) -> str:
    return sha256(key.to_bytes(32)).hexdigest()


# --- what everybody sees ---


@dataclass
class Protocol:
    """All that was said in public until the deck lies there; each device keeps it."""

    cards: int
    promises: dict[str, str] = field(default_factory=dict)
    prints: dict[str, list[str]] = field(default_factory=dict)
    steps: list[tuple[str, str, list[int]]] = field(default_factory=list)
    """device, what it did (`shuffle`, `lock`), and the deck after that"""
    opened: dict[int, int] = field(default_factory=dict)
    """by place, the card that was opened there"""

    @property
    def deck(self) -> list[int]:
        return self.steps[-1][2] if self.steps else [face(card) for card in range(self.cards)]

    @property
    def due(self) -> tuple[str, str] | None:
        """Who has to do what next, until the deck lies there."""
        plan = [(device, what) for what in ("shuffle", "lock") for device in self.promises]
        return plan[len(self.steps)] if len(self.steps) < len(plan) else None

    def take(self, device: str, what: str, deck: Sequence[int]) -> None:
        """Take the step that is due; whether it is the right one shows later."""
        if self.due is not None and self.due != (device, what):
            raise Missing([self.due[0]])
        if len(set(deck)) != self.cards:
            raise Cheated(f"{device} sent a deck with {len(set(deck))} different cards instead of {self.cards}")
        self.steps.append((device, what, list(deck)))

    def open(self, place: int, keys: Mapping[str, int]) -> int:
        """Return the card at a place by everybody's keys for it; its owner does this alone, and shows no key."""
        if missing := self.promises.keys() - keys.keys():
            raise Missing(missing)
        for device, key in keys.items():
            if fingerprint(key) != self.prints[device][place]:
                raise Cheated(f"{device} gave a key for place {place} that is not the announced one")
        found = times(self.deck[place], inverse(prod(keys.values())))
        card = next((card for card in range(self.cards) if face(card) == found), None)
        if card is None:
            raise Cheated(f"at place {place} lies a card that was never in the deck")
        if self.opened.setdefault(place, card) != card or list(self.opened.values()).count(card) > 1:
            raise Cheated(f"at place {place} lies a card that was opened before")
        return card

    def guilty(self, seeds: Mapping[str, bytes]) -> dict[str, str]:
        """Do everything again when the game is over; return who did something else, and what."""
        if missing := self.promises.keys() - seeds.keys():
            raise Missing(missing)
        devices = {name: Device(name, seed) for name, seed in seeds.items()}
        found = {
            name: "the seed is not the promised one"
            for name, device in devices.items()
            if device.promise() != self.promises[name]
        }
        for name, device in devices.items():
            if device.prints(self.cards) != self.prints[name]:
                found.setdefault(name, "the fingerprints are not those of its keys")
        before = [face(card) for card in range(self.cards)]
        for name, what, after in self.steps:
            device = devices[name]
            if (device.shuffle(before) if what == "shuffle" else device.lock(before)) != after:
                found.setdefault(name, f"its {what} is not the one that follows from its seed")
            before = after
        return found


def deal(devices: Sequence[Device], cards: int) -> Protocol:
    """Shuffle a deck: each device twice, one after the other."""
    protocol = Protocol(cards)
    for device in devices:
        protocol.promises[device.name] = device.promise()
    for device in devices:
        protocol.prints[device.name] = device.prints(cards)
    for device in devices:
        protocol.take(device.name, "shuffle", device.shuffle(protocol.deck))
    for device in devices:
        protocol.take(device.name, "lock", device.lock(protocol.deck))
    return protocol


def main() -> None:
    """Measure four devices, one after the other on one core."""
    devices = [Device(name) for name in ("Anna", "Ben", "Cleo", "Dan")]
    for cards in (33, 147):
        began = perf_counter()
        protocol = deal(devices, cards)
        dealt = perf_counter()
        protocol.open(0, {device.name: device.key(0) for device in devices})
        opened = perf_counter()
        assert not protocol.guilty({device.name: device.seed for device in devices})
        checked = perf_counter()
        sent = 32 * cards * (len(devices) + len(protocol.steps))
        print(
            f"{cards} cards: dealt in {dealt - began:.2f} s, one card opened in {1000 * (opened - dealt):.1f} ms,"
            f" all checked in {checked - opened:.2f} s, {sent / 1000:.0f} kB for each device to read"
        )


if __name__ == "__main__":
    main()
