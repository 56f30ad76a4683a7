"""What was played is read when someone asks for it, and is then what it would have been at once."""

from __future__ import annotations

import random

import pytest

from serai.kernel.event_text import SILENCE
from serai.kernel.move_log import Chronicle, Noted
from serai.played_game import PlayedGame


def played(seed: int) -> list[Noted]:
    """All moves of a game of Āmul, sealed ones in the order they were made."""
    notes: list[Noted] = []

    class Notes(Chronicle):
        def note(self, noted: Noted) -> None:
            notes.append(noted)
            super().note(noted)

    table, chance = PlayedGame.empty("amul", 4, seed=seed), random.Random(seed)
    table._chronicle = Notes(4)
    table._let_chance_play()
    while not table.over:
        table.play(chance.choice(table.legal(chance.choice(table.to_move))))
    return notes


GAME = played(3)


def told(chronicle: Chronicle) -> tuple[object, ...]:
    return chronicle.version, chronicle.told, chronicle.log, chronicle.moves, chronicle.tales(0)


@pytest.mark.parametrize(("first", "last"), [(0, 40), (7, 8), (20, 103), (5, 5)])
def test_what_is_read_later_is_the_same(first: int, last: int) -> None:
    at_once, later = Chronicle(4), Chronicle(4)
    for noted in GAME:
        at_once.note(noted)
    part = Chronicle(4)
    for noted in GAME[:last]:
        part.note(noted)
    for noted in GAME[:first]:
        later.note(noted)
    reads = []

    def read() -> list[Noted]:
        reads.append(1)
        return GAME[first:last]

    later.note_later(read, part.version, part.told - later.told)
    assert (later.version, later.told) == (part.version, part.told)
    for noted in GAME[last:]:
        before = later.told
        later.note(noted)
        # The last tale, and none, are known without reading anything.
        assert later.tales(later.told) == []
        assert later.tales(before) == ([noted.tale] if noted.tale is not SILENCE and noted.tale.texts[0] else [])
    assert not reads
    assert told(later) == told(at_once)
    assert reads == [1]


def test_what_cannot_be_read_is_not_lost() -> None:
    chronicle = Chronicle(4)
    faults = [OSError("not now")]

    def read() -> list[Noted]:
        if faults:
            raise faults.pop()
        return GAME[:3]

    chronicle.note_later(read, 3, 1)
    with pytest.raises(OSError, match="not now"):
        _ = chronicle.log
    assert len(chronicle.log) == 3
