"""What was played and told at a table, move by move."""

from __future__ import annotations

from serai.kernel.event_text import NOTHING_TOLD, EventText
from serai.kernel.move_log import Move, MoveLog

HEARD = EventText((b'{"event":"heard"}',))


def choice(seat: int, card: int) -> Move:
    return {"seat": seat, "do": "offer", "card": card}


def note(log: MoveLog, move: Move, text: EventText, *, is_sealed: bool) -> None:
    log.note(move, is_sealed)
    log.tell(text)


def test_a_choice_in_secret_is_final_when_the_last_seat_has_chosen() -> None:
    log = MoveLog(3)
    for seat, card in ((2, 5), (0, 6), (2, 7)):
        note(log, choice(seat, card), NOTHING_TOLD, is_sealed=True)
        assert (log.version, log.moves) == (0, [])
    note(log, choice(1, 8), HEARD, is_sealed=True)
    assert log.moves == [choice(0, 6), choice(1, 8), choice(2, 7)]
    assert log.version == 3


def test_the_log_keeps_every_change_in_its_order() -> None:
    log = MoveLog(2)
    played = [choice(0, 1), choice(0, 2), choice(1, 3)]
    for move in played:
        note(log, move, NOTHING_TOLD, is_sealed=True)
    assert log.log == played


def test_only_what_somebody_is_told_is_kept_as_text() -> None:
    log = MoveLog(2)
    note(log, {"seat": None, "do": "setup"}, HEARD, is_sealed=False)
    note(log, choice(0, 1), NOTHING_TOLD, is_sealed=True)
    note(log, choice(1, 2), HEARD, is_sealed=True)
    assert log.told == [HEARD, HEARD]


def test_a_copy_goes_its_own_way() -> None:
    log = MoveLog(2)
    note(log, choice(0, 1), NOTHING_TOLD, is_sealed=True)
    twin = log.copy()
    note(twin, choice(1, 2), HEARD, is_sealed=True)
    assert (len(log.log), log.version, log.told) == (1, 0, [])
    note(log, choice(1, 9), HEARD, is_sealed=True)
    assert (twin.moves[1], log.moves[1]) == (choice(1, 2), choice(1, 9))
