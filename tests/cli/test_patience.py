"""People who wait for compilation are told why."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from serai.cli import patience as module
from serai.cli.patience import NOTICED, patience


class FakeTimer:
    """Fires at once, and remembers after how long it should have."""

    intervals: list[float]

    def __init__(self, interval: float, action: Callable[[], None]):
        self.intervals.append(interval)
        self.action = action
        self.daemon = False

    def start(self) -> None:
        self.action()

    def cancel(self) -> None:
        self.intervals.append(-1)


@pytest.fixture
def intervals(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    FakeTimer.intervals = []
    monkeypatch.setattr(module, "Timer", FakeTimer)
    return FakeTimer.intervals


@pytest.mark.parametrize(("compiled", "after"), [(False, 0), (True, NOTICED)])
def test_what_is_bound_to_take_long_is_told_at_once(
    intervals: list[float],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    compiled: bool,
    after: float,
) -> None:
    monkeypatch.setattr("serai.kernel.rule_cache.compiled_before", lambda _: compiled)
    with patience("amul"):
        assert capsys.readouterr().err == "compiling the rules, once; this takes up to half a minute …\n"
    assert intervals == [after, -1], "and not after the waiting is over"


def test_a_failure_stops_the_timer(intervals: list[float]) -> None:
    with pytest.raises(ValueError, match="no"), patience():
        raise ValueError("no")
    assert intervals == [NOTICED, -1]
