"""Das Amulett M7: the auction of an exchange."""

from __future__ import annotations

from typing import Any

from tests.amulett.scenes import Scene


def exchange(party: str = "A1", **described: Any) -> Scene:
    return Scene.at("exchange", **{"players": 3, "party": party, "board": {party: ["red", "white"]}, **described})


def test_m7_1_where_no_gem_lies_there_is_no_auction() -> None:
    assert exchange(hands=["g", "g", "g"], board={"A1": []}).finished


def test_m7_2_the_areas_metal_all_four_in_the_city_and_what_is_desired() -> None:
    hands = ["gsci", "", ""]
    assert [exchange(party, hands=hands).amounts() for party in ("A1", "C1", "B1", "D1")] == [[1]] * 4
    assert exchange("D2", hands=hands).amounts() == [1, 2, 3, 4]
    scene = Scene.at("gem_phase", players=3, party="A1", hands=["gsci", "", ""], spells=[{"burning_desire": 1}, {}, {}])
    scene.do(0, "desire", metal="iron").do(None, "marker", value=3).do(0, "bid", amount=2).do(1, "pass").do(2, "pass")
    assert scene.hands()[0] == "sc"


def test_m7_3_usable_cards_make_the_cover() -> None:
    scene = exchange("D1", hands=["ggi", "cc", "gg"], spells=[{"meta_gold": 1}, {"meta_copper": 1}, {}])
    assert [int(scene.state.seats[seat].cover) for seat in range(3)] == [3, 2, 0]


def test_m7_4_a_bid_is_covered_in_full() -> None:
    scene = exchange(hands=["ggg", "", ""], spells=[{"influence": 1, "curse_avarice": 1}, {}, {}])
    assert scene.amounts() == [1, 2, 3]
    assert scene.refused(0, "bid", amount=4) == "M7.6"


def test_m7_5_clockwise_among_those_who_have_not_passed() -> None:
    scene = exchange(players=4, start=2, hands=["g" * 6] * 4)
    asked = []
    for verb, amount in (("pass", 0), ("bid", 1), ("bid", 2), ("pass", 0), ("bid", 3), ("bid", 5), ("pass", 0)):
        asked.append(scene.to_move())
        scene.do(scene.to_move(), verb, **({"amount": amount} if amount else {}))
    assert asked == [2, 3, 0, 1, 3, 0, 3]
    assert scene.start() == 0


def test_m7_6_the_lowest_bid() -> None:
    hands = ["g" * 9] * 3
    spells = [{"mighty_power": 1}, {"superiority": 1}, {}]
    scene = exchange(hands=hands, spells=spells)
    assert scene.amounts()[0] == 1
    scene.do(0, "bid", amount=2)
    assert scene.amounts()[0] == 2, "Superiority repeats, also against Mighty Power"
    scene.do(1, "pass")
    assert scene.amounts()[0] == 4, "Mighty Power asks for two more"
    scene.do(2, "bid", amount=4)
    assert scene.amounts()[0] == 5, "against everybody else one more"


def test_m7_7_consequences_of_power_and_superiority() -> None:
    hands = ["g" * 9] * 3
    power = exchange(hands=hands, spells=[{"mighty_power": 1}, {}, {}])
    power.do(0, "bid", amount=1).do(1, "bid", amount=3)
    assert power.amounts()[0] == 4, "(a) once answered, the next bid is normal"
    superior = exchange(hands=hands, spells=[{}, {"superiority": 1}, {}])
    superior.do(0, "bid", amount=2).do(1, "bid", amount=2)
    assert superior.amounts()[0] == 3, "(c) a repeated bid is raised as usual"
    superior.do(2, "pass").do(0, "bid", amount=3)
    assert superior.amounts()[0] == 3, "(b) again and again"
    both = exchange(hands=hands, spells=[{}, {"superiority": 1, "mighty_power": 1}, {}])
    both.do(0, "bid", amount=2).do(1, "bid", amount=2)
    assert both.amounts()[0] == 4, "(d) a repeated bid of the owner of both"


def test_m7_8_the_highest_bidder_left_alone_wins_and_gets_the_hat() -> None:
    scene = exchange(start=1, hands=["gg", "gg", "gg"])
    scene.do(1, "bid", amount=1).do(2, "pass").do(0, "bid", amount=2)
    assert scene.start() == 1
    scene.do(1, "pass")
    assert scene.start() == 0
    unsold = exchange(start=1, hands=["gg", "gg", "gg"]).do(1, "pass").do(2, "pass").do(0, "pass")
    assert (unsold.finished, unsold.start(), unsold.gems()) == (True, 1, [[], [], []])


def test_m7_9_the_last_player_may_still_bid_or_pass() -> None:
    scene = exchange(hands=["gg", "gg", "gg"]).do(0, "pass").do(1, "pass")
    assert (scene.to_move(), scene.verbs(), scene.amounts()) == (2, ["bid", "pass"], [1, 2])
    scene.do(2, "bid", amount=1)
    assert (scene.start(), scene.verbs()) == (2, ["gem"])
