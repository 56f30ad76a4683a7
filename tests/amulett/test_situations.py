"""Situations worked out by hand: each is entered, played and compared."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.amulett.scenes import Scene

SITUATIONS = json.loads((Path(__file__).parent / "situations.json").read_text("utf-8"))


def test_there_are_sixty_two() -> None:
    assert len(SITUATIONS) == len({situation["name"] for situation in SITUATIONS}) == 62


@pytest.mark.parametrize("situation", SITUATIONS, ids=[situation["name"] for situation in SITUATIONS])
def test_situation(situation: dict[str, Any]) -> None:
    scene = Scene.at(situation["begin"], **situation["state"]).play(*situation["moves"])
    for refused in situation["refused"]:
        assert scene.refusal(refused["move"]).rule == refused["rule"], refused
    expected = situation["expect"]
    assert expected
    assert {name: seen(scene, name, value) for name, value in expected.items()} == expected


def seen(scene: Scene, name: str, expected: Any) -> Any:
    """What the scene shows under a name of `expect`, in the form in which it is expected."""
    match name:
        case "over":
            return scene.finished
        case "options":
            return len(scene.legal())
        case "areas":
            return sorted(scene.arguments("area"))
        case "steps":
            return int(scene.state.steps_left)
        case "dry":
            return int(scene.state.dry)
        case "hands":
            return [same_in_other_order(own, wanted) for own, wanted in zip(scene.hands(), expected, strict=True)]
        case "gems":
            return [same_in_other_order(own, wanted) for own, wanted in zip(scene.gems(), expected, strict=True)]
        case "board":
            return {area: same_in_other_order(scene.area(area), wanted) for area, wanted in expected.items()}
        case "deck_top":
            return scene.deck()[: len(expected)]
        case "deck_bottom":
            return scene.deck()[-len(expected) :]
        case "deck_size":
            return len(scene.deck())
        case _:
            return getattr(scene, name)()


def same_in_other_order(found: Any, expected: Any) -> Any:
    """What is expected, if it is found in any order; else what is found."""
    return expected if Counter(found) == Counter(expected) else found
