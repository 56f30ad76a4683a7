"""Das Amulett M5: the metal phase."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest

from serai.games.amulett.rules.bundles import (
    allows,
    count_bundles,
    is_settled,
    list_bundles,
    nth_bundle,
    settled_bundle,
)
from serai.games.amulett.rules.state import MOST_LEGAL, Limits
from serai.kernel.schema import blank
from tests.amulett.scenes import Scene
from tests.support.spelt_amulett import unpack


def test_m5_1_complete_turns_clockwise_from_the_start_player() -> None:
    spells = [{"two_wishes": 1}, {"teleportation": 1}, {"three_wishes": 1}]
    scene = Scene.at("metal_phase", players=3, start=1, spells=spells)
    asked = []
    while not scene.finished:
        asked.append((scene.to_move(), scene.verbs()[0]))
        scene.play(scene.legal()[-1] if scene.verbs() != ["pass", "teleport"] else {"seat": 1, "do": "pass"})
    assert asked == [(1, "pass"), (1, "income"), (2, "income"), (0, "income")]


def test_m5_2_teleportation_comes_before_income() -> None:
    scene = Scene.at("metal_phase", players=3, spells=[{"teleportation": 1, "two_wishes": 1}, {}, {}])
    assert scene.verbs() == ["pass", "teleport"]
    assert scene.do(0, "pass").verbs() == ["income"]


def test_m5_3_symbols_magic_and_jokers_add_up() -> None:
    spells = [{"magic_amber": 1, "meta_gold": 1, "meta_divine": 1, "two_wishes": 1}, {}, {}]
    scene = Scene.at("metal_phase", players=3, spells=spells, gems=[["yellow", "yellow", "red"], [], []])
    # 1 + 1 + 1 printed gold and 2 x 2 for yellow gems, 1 copper, and two cards of any metal
    assert {sum(take.values()) for take in scene.arguments("take")} == {10}
    assert all(take["gold"] >= 7 and take["copper"] >= 1 for take in scene.arguments("take"))


def reference(claims: list[int], jokers: int, stacks: list[int]) -> set[tuple[int, ...]]:
    """M5.4 to the letter."""
    total = min(sum(claims) + jokers, sum(stacks))
    ranges = [range(min(claim, stack), stack + 1) for claim, stack in zip(claims, stacks, strict=True)]
    return {bundle for bundle in product(*ranges) if sum(bundle) == total}


@pytest.mark.parametrize(
    ("spells", "taken"),
    [
        ({"two_wishes": 1}, ""),
        ({"three_wishes": 1, "gift": 1}, "g" * 26 + "s" * 27),
        ({"abundance_gold": 1, "magic_journey": 1}, "g" * 25 + "i" * 28),
        ({"abundance_gold": 1, "abundance_iron": 1, "gift": 1}, "g" * 28 + "s" * 28 + "c" * 22),
        ({"abundance_copper": 1, "three_wishes": 1}, "c" * 28 + "g" * 27 + "s" * 27 + "i" * 27),
    ],
)
def test_m5_4_every_bundle_of_the_rule_and_no_other(spells: dict[str, int], taken: str) -> None:
    scene = Scene.at("metal_phase", players=3, spells=[spells, {}, {}], hands=["", taken, ""])
    printed = [scene.position.edition.spells[spell].income for spell in spells]
    metals = scene.position.notation.metals
    claims = [sum(income[metal] for income in printed) for metal in metals]
    expected = reference(claims, sum(income["joker"] for income in printed), [28 - taken.count(m) for m in "gsci"])
    if len(expected) == 1:
        assert scene.finished
        assert scene.hands()[0] == "".join(m * n for m, n in zip("gsci", expected.pop(), strict=True))
    else:
        assert {tuple(take.get(metal, 0) for metal in metals) for take in scene.arguments("take")} == expected


def limits(low: list[int], high: list[int], least: int, most: int) -> Any:
    made = blank(Limits, 1)[0]
    made.low[:], made.high[:] = low, high
    made.least, made.most = least, most
    return made


@pytest.mark.parametrize("high", [[3, 0, 2, 1], [2, 2, 2, 2], [0, 0, 5, 0], [1, 4, 0, 3]])
@pytest.mark.parametrize("low", [[0, 0, 0, 0], [1, 0, 1, 1], [0, 1, 0, 0]])
def test_m5_4_bundles_are_counted_listed_and_checked_alike(low: list[int], high: list[int]) -> None:
    high = [max(pair) for pair in zip(low, high, strict=True)]
    for least, most in ((2, 2), (3, 3), (1, 3), (0, 0), (sum(high), sum(high))):
        made = limits(low, high, least, most)
        ranges = [range(a, b + 1) for a, b in zip(low, high, strict=True)]
        expected = {bundle for bundle in product(*ranges) if least <= sum(bundle) <= most}
        assert count_bundles(made) == len(expected)
        assert {tuple(unpack(nth_bundle(made, n))) for n in range(len(expected))} == expected
        actions = np.zeros(MOST_LEGAL, dtype=np.int64)
        listed = actions[: list_bundles(made, 0, actions)].tolist()
        assert [tuple(unpack(bundle)) for bundle in listed] == [
            tuple(unpack(nth_bundle(made, n))) for n in range(len(listed))
        ]
        accepted = {b for b in product(range(6), repeat=4) if allows(made, sum(n << (5 * m) for m, n in enumerate(b)))}
        assert accepted == expected
        if least == most and expected:
            assert is_settled(made) == (len(expected) == 1)
            if len(expected) == 1:
                assert {tuple(unpack(settled_bundle(made)))} == expected


def test_m5_4_no_decision_can_have_more_options_than_there_is_room_for() -> None:
    assert count_bundles(limits([0] * 4, [31] * 4, 62, 62)) == MOST_LEGAL


def test_m5_5_what_is_not_there_lapses() -> None:
    hands = ["", "g" * 28 + "s" * 28, "c" * 28 + "i" * 27]
    scene = Scene.at(
        "metal_phase", players=3, hands=hands, spells=[{"abundance_gold": 1, "two_wishes": 1}, {"gift": 1}, {}]
    )
    assert scene.finished
    assert scene.hands() == ["i", *hands[1:]]
    assert set(scene.stacks().values()) == {0}


def test_m5_6_there_is_no_hand_limit() -> None:
    scene = Scene.at("metal_phase", players=3, hands=["s" * 24, "", ""], spells=[{"abundance_silver": 1}, {}, {}])
    assert len(scene.hands()[0]) == 28


def told_of_income(scene: Scene, move: dict[str, Any]) -> list[dict[str, Any]]:
    return [event for event in scene.position.play(move, final=True).open() if event["event"] == "income"]


def test_m5_3_everybody_is_told_which_spell_has_brought_how_much() -> None:
    spells = [{"magic_amber": 1, "meta_gold": 1, "meta_divine": 1, "two_wishes": 1, "curse_croesus": 1}, {}, {}]
    scene = Scene.at("metal_phase", players=3, spells=spells, gems=[["yellow", "yellow", "red"], [], []])
    assert not any(scene.position.edition.spells["curse_croesus"].income.values())
    (told,) = told_of_income(scene, scene.legal()[0])
    assert told["spells"] == {"magic_amber": 1 + 2 * 2, "meta_gold": 1, "meta_divine": 2, "two_wishes": 2}
    assert sum(told["spells"].values()) == sum(told["take"].values())


def test_m5_5_what_the_stacks_are_short_of_no_spell_has_brought() -> None:
    spells = [{"two_wishes": 1}, {"abundance_copper": 1, "three_wishes": 1}, {}]
    scene = Scene.at("metal_phase", players=3, spells=spells, hands=["", "c" * 26 + "g" * 27, "s" * 28 + "i" * 26])
    chosen, rest = told_of_income(scene, {"seat": 0, "do": "income", "take": {"iron": 2}})
    assert chosen == {"event": "income", "seat": 0, "take": {"iron": 2}, "spells": {"two_wishes": 2}}
    assert rest["take"] == {"gold": 1, "copper": 2}, "all that is left"
    assert sum(rest["spells"].values()) == 3
