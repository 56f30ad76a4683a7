"""Āmul: cards that a person calls by their names."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from serai.games.amul.edition.read import load
from serai.games.amul.terminal.renderer import renderer_for
from serai.games.wording import Reader

FIRST, SECOND, THIRD = [card.number for card in load().cards if card.kind == "camel"][:3]


@pytest.mark.parametrize(
    ("legal", "in_sight", "meant"),
    [
        ([SECOND], [FIRST, SECOND], SECOND),
        ([], [THIRD], THIRD),
        ([], [], FIRST),
    ],
    ids=["one that can be chosen", "one that lies elsewhere", "one that nobody sees"],
)
@pytest.mark.parametrize(("step", "argument"), [("offer", "card"), ("effect", "take")])
def test_of_several_copies_the_nearest_is_meant(
    step: str, argument: str, legal: Sequence[int], in_sight: Sequence[int], meant: int
) -> None:
    moves = [{"seat": 0, "do": step, argument: card} for card in legal]
    view = {"step": step, "legal": moves, "sure": {str(card): 1 for card in in_sight}}
    renderer = renderer_for(load(), Reader("de", ("Anna", "Lukas", "Linda"), 0))
    assert renderer.typed(view, ["Kamel"]) == {"seat": 0, "do": step, argument: meant}
