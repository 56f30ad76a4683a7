"""The prototype of host-blind dealing: nobody sees more than is theirs, and who cheats is found."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

import pytest

from prototypes.host_blind import FIELD, Cheated, Device, Missing, Protocol, deal, face, height, inverse, times

NAMES = ("Anna", "Ben", "Cleo", "Dan")
CARDS = 12


def four() -> list[Device]:
    return [Device(name, name.encode() * 8) for name in NAMES]


def keys(devices: list[Device], place: int) -> dict[str, int]:
    return {device.name: device.key(place) for device in devices}


def opened(protocol: Protocol, devices: list[Device]) -> list[int]:
    return [protocol.open(place, keys(devices, place)) for place in range(CARDS)]


def seeds(devices: list[Device]) -> dict[str, bytes]:
    return {device.name: device.seed for device in devices}


def test_all_cards_are_dealt_once_and_everybody_holds() -> None:
    devices = four()
    protocol = deal(devices, CARDS)
    dealt = opened(protocol, devices)
    assert sorted(dealt) == list(range(CARDS))
    assert dealt != list(range(CARDS))
    assert protocol.guilty(seeds(devices)) == {}


def test_each_device_alone_changes_the_deal() -> None:
    """So one honest device is enough for a deck that nobody else could have chosen."""
    devices = four()

    def dealt() -> list[int]:
        return opened(deal(devices, CARDS), devices)

    usual = dealt()
    for number in range(len(devices)):
        devices = four()
        devices[number].seed = b"another"
        assert dealt() != usual


def test_nobody_but_the_owner_can_open_a_card() -> None:
    """Whatever keys the others put together: without those of one device the card stays a number among others."""
    devices = four()
    protocol = deal(devices, CARDS)
    faces = {face(card) for card in range(CARDS)}
    for place in range(CARDS):
        for together in combinations(devices, 3):
            seen = protocol.deck[place]
            for device in together:
                seen = times(seen, inverse(device.key(place)))
            assert seen not in faces
            with pytest.raises(Missing):
                protocol.open(place, keys(list(together), place))


def test_a_key_opens_no_other_place() -> None:
    devices = four()
    protocol = deal(devices, CARDS)
    with pytest.raises(Cheated, match="Ben gave a key for place 3"):
        protocol.open(3, {**keys(devices, 3), "Ben": devices[1].key(4)})


def swapped(deck: list[int]) -> list[int]:
    return [deck[1], deck[0], *deck[2:]]


def twice(deck: list[int]) -> list[int]:
    """The first card again, in the second place, locked otherwise so that nobody sees it."""
    return [deck[0], times(deck[0], 7), *deck[2:]]


def foreign(deck: list[int]) -> list[int]:
    return [face(CARDS + 5), *deck[1:]]


class Cheat(Device):
    """Ben, who does something else in one of his steps."""

    trick: Callable[[list[int]], list[int]]
    when: str

    def shuffle(self, deck: Sequence[int]) -> list[int]:
        right = super().shuffle(deck)
        return self.trick(right) if self.when == "shuffle" else right

    def lock(self, deck: Sequence[int]) -> list[int]:
        right = super().lock(deck)
        return self.trick(right) if self.when == "lock" else right


def cheated(trick: Callable[[list[int]], list[int]], when: str) -> tuple[Protocol, list[Device]]:
    devices = four()
    ben = Cheat("Ben", devices[1].seed)
    ben.trick, ben.when = trick, when
    devices[1] = ben
    return deal(devices, CARDS), four()


@pytest.mark.parametrize("when", ["shuffle", "lock"])
@pytest.mark.parametrize("trick", [swapped, twice, foreign])
def test_a_cheat_is_named_after_the_game(trick: Callable[[list[int]], list[int]], when: str) -> None:
    protocol, honest = cheated(trick, when)
    assert list(protocol.guilty(seeds(honest))) == ["Ben"]


@pytest.mark.parametrize("trick", [twice, foreign])
@pytest.mark.parametrize("when", ["shuffle", "lock"])
def test_a_card_that_does_not_belong_is_noticed_when_it_is_opened(
    trick: Callable[[list[int]], list[int]], when: str
) -> None:
    protocol, honest = cheated(trick, when)
    with pytest.raises(Cheated, match=r"never in the deck|opened before"):
        opened(protocol, honest)


def test_a_deck_with_the_same_card_twice_is_refused_at_once() -> None:
    with pytest.raises(Cheated, match="Ben sent a deck with 11 different cards"):
        cheated(lambda deck: [deck[0], deck[0], *deck[2:]], "shuffle")


def test_another_seed_than_the_promised_one_is_named() -> None:
    devices = four()
    protocol = deal(devices, CARDS)
    assert list(protocol.guilty({**seeds(devices), "Cleo": b"another"})) == ["Cleo"]
    assert protocol.guilty({**seeds(devices), "Cleo": b"another"})["Cleo"] == "the seed is not the promised one"


def test_fingerprints_of_other_keys_are_named() -> None:
    devices = four()
    protocol = deal(devices, CARDS)
    protocol.prints["Dan"][5] = protocol.prints["Dan"][6]
    assert protocol.guilty(seeds(devices)) == {"Dan": "the fingerprints are not those of its keys"}


def test_a_missing_device_is_named() -> None:
    devices = four()
    protocol = deal(devices, CARDS)
    with pytest.raises(Missing, match="still to come: Ben, Dan"):
        protocol.open(0, keys([devices[0], devices[2]], 0))
    with pytest.raises(Missing, match="still to come: Dan"):
        protocol.guilty(seeds(devices[:3]))
    unfinished = Protocol(CARDS, promises={device.name: device.promise() for device in devices})
    unfinished.take("Anna", "shuffle", devices[0].shuffle(unfinished.deck))
    with pytest.raises(Missing, match="still to come: Ben"):
        unfinished.take("Cleo", "shuffle", devices[2].shuffle(unfinished.deck))


def test_what_is_no_card_is_refused() -> None:
    no_point = next(number for number in range(1, 99) if height(number) is None)
    for number in (no_point, 0, FIELD + face(0), 2**256 - 1):
        with pytest.raises(Cheated, match="not a card"):
            times(number, 7)
