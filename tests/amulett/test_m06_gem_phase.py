"""Das Amulett M6 and M9: the gem phase around its exchanges."""

from __future__ import annotations

from collections import Counter

from serai import Table
from tests.amulett.scenes import Scene


def test_m6_1_owners_are_asked_clockwise_desire_before_journey() -> None:
    spells = [{"magic_journey": 1, "burning_desire": 1}, {}, {}]
    scene = Scene.at("gem_phase", players=3, start=1, spells=spells)
    assert (scene.to_move(), scene.verbs()) == (0, ["desire", "pass"])
    assert scene.refused(0, "desire", metal="tin") == "M6.1"
    assert scene.refused(0, "desire", metal=["gold"]) == "M6.1"
    assert scene.do(0, "pass").verbs() == ["journey", "pass"]
    for wrong in (2, 7, 3.0, "3", None, True):
        assert scene.refused(0, "journey", value=wrong) == "M6.1"
    scene.do(0, "journey", value=5)
    assert (int(scene.state.steps_left), scene.to_move()) == (5, 1)


def test_m6_2_a_marker_is_drawn_unless_it_was_chosen() -> None:
    scene = Scene.at("gem_phase", players=3)
    assert scene.position.chance_due
    for wrong in (2, 7, 0, 3.0, "3", None, True):
        assert scene.refused(None, "marker", value=wrong) == "M6.2"
    assert int(scene.do(None, "marker", value=6).state.steps_left) == 6
    scene = Scene.at("gem_phase", players=3, spells=[{"magic_journey": 1}, {}, {}]).do(0, "pass")
    assert scene.position.chance_due


def test_m6_2_markers_come_from_the_complete_bag() -> None:
    """4 and 5 are in the bag twice. A thousand draws stay close to that."""
    scene = Scene.at("gem_phase", players=3)
    drawn = Counter(scene.position.draw()["value"] for _ in range(1200))
    assert set(drawn) == {3, 4, 5, 6}
    assert 150 < drawn[3] < 250 < 340 < drawn[4] < 460
    assert 150 < drawn[6] < 250 < 340 < drawn[5] < 460


def walk(scene: Scene, seat: int) -> int:
    """Nobody ever bids; how many exchanges there were until the part was over."""
    exchanges = 0
    while not scene.finished:
        for _ in range(3):
            scene.do(scene.to_move(), "pass")
        exchanges += 1
        scene.do(seat, "move", area=scene.arguments("area")[0])
    return exchanges


def test_m6_3_the_marker_is_the_number_of_steps() -> None:
    for value in (3, 4, 5, 6):
        scene = Scene.at("gem_phase", players=3, start=2).do(None, "marker", value=value)
        assert walk(scene, 2) == value


def test_m9_1_the_start_player_moves_after_every_exchange() -> None:
    """Also when it was sold, by its winner, and after the last one."""
    scene = Scene.at("gem_phase", players=3, start=2, party="A1", hands=["g", "", ""], board={"A1": ["red"]})
    scene.do(None, "marker", value=3).do(2, "pass").do(0, "bid", amount=1).do(1, "pass")
    assert (scene.to_move(), scene.verbs()) == (0, ["move"])
    scene.do(0, "move", area="A2")
    assert walk(scene, 0) == 2


def test_m9_2_a_neighbour_with_a_gem() -> None:
    scene = Scene.at("travel", players=3, party="C4", board={"B3": [], "D3": ["red"]})
    assert sorted(scene.arguments("area")) == ["B4", "C3", "D3", "D4"]
    for wrong in ("B3", "A1", "C4", "Z9", None, 3):
        assert scene.refused(0, "move", area=wrong) == "M9.2"


def test_m9_2_any_area_when_no_neighbour_has_a_gem() -> None:
    scene = Scene.at("travel", players=3, party="F4", board={"E4": [], "F3": [], "A1": []})
    assert len(scene.legal()) == 20
    assert scene.refused(0, "move", area="A1") == "M9.2"


def test_m9_3_wings_go_anywhere_but_only_their_owner() -> None:
    board: dict[str, list[str]] = {"A3": [], "C3": ["red"]}
    winged = Scene.at("travel", players=3, start=1, spells=[{}, {"phoenix_wings": 1}, {}], board=board)
    assert len(winged.legal()) == 22
    assert winged.refused(1, "move", area="C3") == "M9.2"
    other = Scene.at("travel", players=3, start=0, spells=[{}, {"phoenix_wings": 1}, {}], board=board)
    assert len(other.legal()) == 6


def test_m9_4_without_any_target_the_party_stays_and_nobody_moves() -> None:
    areas = list(Scene.at("travel", players=3).position.edition.map.areas)
    scene = Scene.at("travel", players=3, party="C3", board={area: [] for area in areas if area != "C3"})
    assert (scene.finished, scene.party()) == (True, "C3")


def test_m9_5_the_board_cannot_run_empty() -> None:
    """While a game runs at most 7n gems are owned, so at least ten lie on the board of six players."""
    for seed in range(3):
        table = Table.new("amulett", players=6, seed=seed)
        while not table.over:
            table.play(table.legal(table.to_move[0])[0])
            lying = sum(len(gems) for gems in table.view()["areas"].values())
            owned = [seat["gem_count"] for seat in table.view()["seats"]]
            assert lying == 52 - sum(owned)
            if table.result is None:
                assert max(owned) <= 7
                assert lying >= 10


def test_m9_6_after_the_last_step_comes_the_energy_phase() -> None:
    scene = Scene.at("gem_phase+energy_phase", players=3, spells=[{"gift": 3}, {}, {}]).do(None, "marker", value=3)
    for _ in range(3):
        for _ in range(3):
            scene.do(scene.to_move(), "pass")
        scene.do(0, "move", area=scene.arguments("area")[0])
    assert (scene.finished, scene.spells()[0]) == (True, {"gift": 1})
