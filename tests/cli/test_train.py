"""`serai train`: what it refuses; learning itself is tested in tests/learn."""

from __future__ import annotations

import sys

import pytest

from tests.cli.conftest import Serai


def test_without_pytorch_it_says_what_to_install(serai: Serai, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    for module in [name for name in sys.modules if name.startswith("serai.learn.")]:
        monkeypatch.delitem(sys.modules, module)
    assert serai("train", "amul").refusal == "learning needs PyTorch: pip install 'serai[learn]'"


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--lanes", "0"], "--lanes 0 does not work: ask for 1 or more"),
        (["--lanes", "4", "--steps", "8"], "a batch of 1024 needs more than 4 games with 8 decisions: ask for less"),
        (["--rivals", "1.5"], "--rivals 1.5 is not a share: ask for 0 to 1"),
        (["--minutes", "0"], "--minutes 0.0 does not work: ask for more than 0"),
    ],
)
def test_what_cannot_work_is_refused(serai: Serai, words: list[str], reason: str) -> None:
    assert serai("train", "amul", *words).refusal == reason
