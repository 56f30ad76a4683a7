"""Das Amulett M10: the energy phase."""

from __future__ import annotations

from tests.amulett.scenes import Scene


def test_m10_1_complete_turns_clockwise_from_the_start_player() -> None:
    spells = [{"pull_light": 3, "influence": 1}, {"superiority": 1, "meta_iron": 1}, {"pull_darkness": 3}]
    scene = Scene.at("energy_phase", players=3, start=1, spells=spells)
    asked = []
    while not scene.finished:
        asked.append((scene.to_move(), scene.verbs()[0]))
        scene.play({"seat": scene.to_move(), "do": "pass"} if "pass" in scene.verbs() else scene.legal()[0])
    assert asked == [(1, "bury"), (2, "drain"), (0, "drain")]


def test_m10_2_single_stones_in_any_order_until_pass() -> None:
    spells = [{"energy_arc": 3, "pull_darkness": 1}, {"gift": 4}, {}]
    scene = Scene.at("energy_phase", players=3, spells=spells)
    assert scene.verbs() == ["arc", "drain", "pass"]
    scene.do(0, "drain", spell="gift").do(0, "arc", spell="pull_darkness").do(0, "drain", spell="gift")
    assert scene.verbs() == ["arc", "pass"]
    for wrong in ("gift", "energy_arc", "influence", "abracadabra", None, 3):
        assert scene.refused(0, "arc", spell=wrong) == "M10.2"
    assert scene.refused(0, "drain", spell="gift") == "M0.3"
    scene.do(0, "pass")
    assert scene.spells() == [{"energy_arc": 1, "pull_darkness": 1}, {}, {}]


def test_m10_2_ends_by_itself_when_nothing_is_possible() -> None:
    alone = Scene.at("energy_phase", players=3, spells=[{"energy_arc": 2}, {}, {}])
    assert alone.finished
    scene = Scene.at("energy_phase", players=3, spells=[{"pull_light": 2}, {"gift": 4}, {}])
    for wrong in ("pull_light", "influence", "abracadabra", None):
        assert scene.refused(0, "drain", spell=wrong) == "M10.2"
    assert scene.do(0, "drain", spell="gift").finished


def test_m10_3_a_spell_without_a_stone_goes_under_the_deck_at_once() -> None:
    scene = Scene.at("energy_phase", players=3, spells=[{"pull_darkness": 2}, {"gift": 1, "influence": 1}, {}])
    scene.do(0, "drain", spell="gift")
    assert (scene.deck()[-1], scene.spells()[1]) == ("gift", {"influence": 1})
    scene.do(0, "drain", spell="influence")
    assert scene.deck()[-2:] == ["gift", "influence"]


def test_m10_4_a_stone_for_each_bolt_or_the_last_one() -> None:
    spells = [{"gift": 1, "superiority": 3}, {"gift_builders": 1, "three_wishes": 4}, {}]
    scene = Scene.at("energy_phase", players=3, spells=spells)
    assert scene.finished
    assert scene.spells() == [{"superiority": 2}, {"three_wishes": 2}, {}]
    assert scene.supply() == [8, 8, 10]
    assert scene.deck()[-2:] == ["gift", "gift_builders"]


def test_m10_5_the_player_chooses_the_order_under_the_deck() -> None:
    spells = [{"influence": 1, "superiority": 1, "two_wishes": 1, "gift": 5}, {}, {}]
    scene = Scene.at("energy_phase", players=3, spells=spells)
    assert sorted(scene.arguments("spell")) == ["influence", "superiority", "two_wishes"]
    for wrong in ("gift", "meta_iron", "abracadabra", None, ["influence"]):
        assert scene.refused(0, "bury", spell=wrong) == "M10.5"
    scene.do(0, "bury", spell="two_wishes")
    assert scene.refused(0, "bury", spell="two_wishes") == "M10.5"
    scene.do(0, "bury", spell="superiority")
    assert scene.deck()[-3:] == ["two_wishes", "superiority", "influence"]
    assert scene.spells() == [{"gift": 3}, {}, {}]


def test_m10_6_stones_return_to_their_owner() -> None:
    scene = Scene.at("energy_phase", players=3, start=2, spells=[{"gift": 4}, {}, {"pull_light": 4}])
    scene.do(2, "drain", spell="gift")
    assert scene.supply() == [9, 10, 7]


def test_m10_7_one_stone_is_enough() -> None:
    assert Scene.at("metal_phase", players=3, spells=[{"abundance_gold": 1}, {}, {}]).hands()[0] == "gggg"


def test_m10_8_the_next_round_begins_with_the_same_start_player() -> None:
    scene = Scene.at("energy_phase+round_end+spell_phase", players=3, start=2, round=4)
    assert (int(scene.state.turn), scene.to_move(), scene.verbs()) == (5, 2, ["bid_spell", "pass"])
