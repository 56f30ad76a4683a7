"""A16: what a card scores. Each rule with a situation small enough to count by hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from serai.games.amul.edition.read import EditionFault, load
from tests.support.amul_catalogue import catalogue, numbers_of
from tests.support.amul_editions import edition_with
from tests.support.amul_scores import points, points_by_power, score

GOLD, OIL, SILK, SILVER, SPICE = (numbers_of(kind) for kind in ("gold", "oil", "silk", "silver", "spice"))
CAMEL, GEM, LAMP, TEA = (numbers_of(kind) for kind in ("camel", "gem", "lamp", "tea"))
PALACE_GOLD = numbers_of("gold", "palace")[0]
ARAB_GENERAL, MERV = numbers_of("arab_general")[0], numbers_of("trader_merv")[0]


def gives(power: dict[str, Any], areas: list[list[int]], seat: int = 0) -> int:
    """What the power gives to the first card of the seat."""
    card = areas[seat][0]
    return points_by_power(areas, seat, catalogue()[card].kind, card, power)


def count(select: dict[str, list[str]], areas: list[list[int]], scope: str = "all", seat: int = 0) -> int:
    """count(select, scope), seen through a power that gives one point each."""
    return gives({"do": "each", "points": 1, "scope": scope, "select": select}, areas, seat)


def test_a16_1_palace_copies_are_the_same_kind() -> None:
    areas = [[GOLD[0], PALACE_GOLD], [], []]
    assert count({"kinds": ["gold"]}, areas) == 2
    assert score([[SILVER[0], numbers_of("silver", "palace")[0]], [], []])["scores"][0] == 5


def test_a16_1_bazaar_cards_count_like_all_others() -> None:
    assert count({"traits": ["trade"]}, [[GOLD[0], MERV], [], []]) == 1
    assert count({"colours": ["bazaar"]}, [[GOLD[0], MERV], [], []]) == 1


def test_a16_2_a_card_counts_itself_where_it_matches() -> None:
    assert points([[ARAB_GENERAL], [], []], ARAB_GENERAL) == 1
    for scope, expected in (("own", 1), ("own_neighbours", 1), ("all", 1), ("neighbours", 0), ("others", 0)):
        assert count({"kinds": ["gold"]}, [[GOLD[0]], [], []], scope) == expected


@pytest.mark.parametrize(
    ("scope", "three_players", "five_players"),
    [
        ("own", 1, 1),
        ("left", 2, 2),
        ("right", 3, 5),
        ("neighbours", 5, 7),
        ("own_neighbours", 6, 8),
        ("all", 6, 15),
        ("others", 5, 14),
    ],
)
def test_a16_3_scopes(scope: str, three_players: int, five_players: int) -> None:
    """Seat s owns s + 1 cards, all of different kinds; seen from seat 0 and, turned, from the others."""
    kinds = iter(["gold", "oil", "silk", "silver", "spice", "camel", "gem", "lamp", "tea", "jade", "ivory", "carpet"])
    piles = [[numbers_of(next(kinds))[0] for _ in range(seat + 1)] for seat in range(4)]
    piles.append([numbers_of(f"trader_{city}")[0] for city in ("merv", "bukhara", "samarkand", "balkh", "herat")])
    everything = {"decks": ["market", "palace", "bazaar"]}
    for players, expected in ((3, three_players), (5, five_players)):
        for turn in range(players):
            areas = [piles[(seat - turn) % players] for seat in range(players)]
            assert count(everything, areas, scope, seat=turn) == expected
            variety = {"do": "variety", "points": 1, "scope": scope, "select": everything}
            assert gives(variety, areas, seat=turn) == expected


@pytest.mark.parametrize(
    ("select", "expected"),
    [
        ({"kinds": ["gold"]}, 2),
        ({"kinds": ["gold", "silk"]}, 3),
        ({"colours": ["blue"]}, 4),
        ({"colours": ["blue", "red"]}, 5),
        ({"decks": ["palace"]}, 1),
        ({"decks": ["market", "bazaar"]}, 5),
        ({"positions": ["hand"]}, 2),
        ({"positions": ["table"]}, 3),
        ({"positions": ["both"]}, 1),  # fits neither table nor hand
        ({"traits": ["arab"]}, 1),
        ({"traits": ["military"]}, 2),  # symbols, not cards
        ({"traits": ["arab", "military"]}, 3),
        ({"traits": ["gift"]}, 0),
        ({"colours": ["blue"], "decks": ["market"]}, 3),
        ({"colours": ["red"], "traits": ["military", "trade"]}, 2),
        ({"colours": ["blue"], "traits": ["military"]}, 0),
        ({"kinds": ["gold", "spice"], "positions": ["both"], "decks": ["market"]}, 1),
    ],
)
def test_a16_4_selectors(select: dict[str, list[str]], expected: int) -> None:
    """Gold twice (once from the Palace), Silk, Spice, the Arab General with two Military symbols, a trader."""
    areas = [[GOLD[0], PALACE_GOLD], [SILK[0], SPICE[0]], [ARAB_GENERAL, MERV]]
    assert count(select, areas) == expected


def test_a16_5_flat() -> None:
    assert points([[GOLD[0]], [], []], GOLD[0]) == 3
    assert gives({"do": "flat", "points": -2}, [[GOLD[0]], [], []]) == -2


def test_a16_6_set_gives_the_table_together_and_the_steps_singly() -> None:
    """Silver 2/5/9/14/20: the lowest number scores 2, the next 3, and so on; beyond the end nothing more."""
    for owned in range(1, 8):
        areas = [[*reversed(SILVER[:owned])], [], []]
        singly = [points(areas, card) for card in SILVER[:owned]]
        assert singly == [2, 3, 4, 5, 6, 0, 0][:owned]
        assert score(areas)["scores"][0] == sum(singly)


def test_a16_6_sets_are_per_player() -> None:
    assert score([SILVER[:2], SILVER[2:3], SILVER[3:5]])["scores"] == [5, 2, 5]


def test_a16_7_each_may_be_negative() -> None:
    areas = [[GOLD[0], GOLD[1]], [GOLD[2]], []]
    power = {"do": "each", "points": 2, "scope": "all", "select": {"kinds": ["gold"]}}
    assert gives(power, areas) == 6
    assert gives({**power, "points": -3}, areas) == -9


def test_a16_8_variety_counts_kinds() -> None:
    areas = [[SILK[0], SILK[1], SPICE[0], PALACE_GOLD, GOLD[0]], [OIL[0], SILK[2]], []]
    power = {"do": "variety", "points": 2, "scope": "own", "select": {"colours": ["blue"]}}
    assert gives(power, areas) == 6
    assert gives({**power, "scope": "all"}, areas) == 8
    assert gives({**power, "scope": "right"}, areas) == 0


def test_a16_9_scarcity_looks_at_all_areas() -> None:
    """Gems: 8 for a single one, down to 2 for ten."""
    table = [8, 7, 6, 5, 4, 3, 3, 3, 2, 2]
    for number in range(1, 11):
        areas = [GEM[:1], GEM[1:number], [], []]
        assert points(areas, GEM[0]) == table[number - 1]
        assert score(areas)["breakdown"][1]["yellow"] == table[number - 1] * (number - 1)


def test_a16_9_scarcity_beyond_the_end() -> None:
    assert gives({"do": "scarcity", "table": [6, 4]}, [GOLD[:3], GOLD[3:5], []]) == 4


@pytest.mark.parametrize(
    ("op", "value", "holds"),
    [(">=", 2, True), (">=", 3, False), ("<=", 2, True), ("<=", 1, False), ("==", 2, True), ("==", 1, False)],
)
def test_a16_10_conditions(op: str, value: int, holds: bool) -> None:
    condition = {"select": {"kinds": ["gold"]}, "scope": "own", "op": op, "value": value}
    power = {"do": "if", "points": 5, "otherwise": -1, "when": [condition]}
    assert gives(power, [GOLD[:2], GOLD[2:3], []]) == (5 if holds else -1)


def test_a16_10_every_condition_must_hold() -> None:
    diplomat = numbers_of("diplomat")[0]
    arabs, mongols = numbers_of("arab_merchant")[:2], numbers_of("mongol_merchant")[:2]
    assert points([[diplomat, *arabs, *mongols], [], []], diplomat) == 7
    assert points([[diplomat, *arabs, *mongols[:1]], [], []], diplomat) == 2
    assert points([[diplomat, *arabs[:1], *mongols], [], []], diplomat) == 2


def test_a16_11_each_partner_serves_one_copy() -> None:
    """Three Lamps and two Oil: the two lowest Lamps are matched."""
    areas = [[*LAMP[:3], *OIL[:2]], [OIL[2]], []]
    assert [points(areas, lamp) for lamp in LAMP[:3]] == [6, 6, 1]


def test_a16_11_partners_are_not_used_up_for_other_kinds() -> None:
    """One Oil serves the first Lamp and, were it so, the first Gold as well; and still scores itself."""
    edition = edition_with({"gold": [{"do": "pair", "points": 4, "select": {"kinds": ["oil"]}}]})
    areas = [[LAMP[0], GOLD[0], GOLD[1], OIL[0]], [], []]
    assert [points(areas, card, edition) for card in areas[0]] == [6, 4, 0, 2]


def test_a16_11_a_copy_may_be_its_own_partner() -> None:
    """A16.2: it matches, so it counts."""
    assert gives({"do": "pair", "points": 4, "select": {"kinds": ["gold"]}}, [[GOLD[0]], [], []]) == 4


@pytest.mark.parametrize(
    ("sense", "scope", "counts", "fulfilled"),
    [
        ("most", "neighbours", [2, 1, 5, 1], True),  # who sits opposite does not matter
        ("most", "neighbours", [2, 2, 0, 2], True),
        ("most", "neighbours", [2, 3, 0, 0], False),
        ("most", "neighbours", [1, 0, 0, 2], False),
        ("most", "others", [2, 1, 5, 1], False),
        ("most", "others", [5, 1, 5, 1], True),
        ("least", "neighbours", [1, 1, 0, 2], True),
        ("least", "neighbours", [2, 1, 5, 5], False),
        ("least", "others", [1, 1, 0, 2], False),
        ("least", "others", [1, 1, 1, 1], True),
    ],
)
def test_a16_12_compare(sense: str, scope: str, counts: list[int], fulfilled: bool) -> None:
    supply = iter(SPICE)
    areas = [[next(supply) for _ in range(number)] for number in counts]
    power = {"do": "compare", "points": 4, "sense": sense, "scope": scope, "select": {"kinds": ["spice"]}}
    for turn in range(4):
        turned = [areas[(seat - turn) % 4] for seat in range(4)]
        assert gives(power, turned, seat=turn) == (4 if fulfilled else 0)


def test_a16_12_most_needs_at_least_one_and_least_none() -> None:
    power = {"do": "compare", "points": 4, "sense": "most", "scope": "others", "select": {"kinds": ["spice"]}}
    assert gives(power, [[GOLD[0]], [], []]) == 0
    assert gives({**power, "sense": "least"}, [[GOLD[0]], [], []]) == 4


def test_a16_13_an_order_needs_all_three_goods() -> None:
    goods = [SILK[0], SPICE[0], SILVER[0]]
    assert points([[MERV, *goods], [], []], MERV) == 9
    for missing in goods:
        assert points([[MERV, *(good for good in goods if good != missing)], [missing], []], MERV) == 0


def test_a16_13_goods_are_not_consumed() -> None:
    """Silk serves two traders and scores itself."""
    bukhara = numbers_of("trader_bukhara")[0]
    areas = [[MERV, bukhara, SILK[0], SPICE[0], SILVER[0], GOLD[0], GEM[0]], [], []]
    assert [points(areas, card) for card in (MERV, bukhara, SILK[0])] == [9, 9, 2]


@pytest.mark.parametrize(("owned", "expected"), [(1, 0), (2, 9), (3, 9)])
def test_a16_13_a_good_named_twice_needs_two_cards(owned: int, expected: int) -> None:
    power = {"do": "order", "points": 9, "goods": ["silk", "gold", "silk"]}
    assert gives(power, [[GOLD[0], *SILK[:owned]], [], []]) == expected


def test_a16_14_points_go_to_the_row_of_the_scoring_card() -> None:
    """The Thief is green; what it counts is blue and yellow and lies elsewhere."""
    thief = numbers_of("thief")[0]
    breakdown = score([[thief], [], [GOLD[0], GEM[0]]])["breakdown"]
    assert breakdown[0]["green"] == 4
    assert (breakdown[0]["blue"], breakdown[0]["yellow"]) == (0, 0)


def test_a16_15_what_this_edition_leaves_out_is_understood_all_the_same() -> None:
    """The built-in edition does not use them; `test_scoring_examples.py` scores each."""
    powers = [power for card in catalogue().values() for power in card.powers]
    used = repr(powers)
    unused = [
        ({"do": "each", "points": 1, "scope": "others", "select": {"decks": ["palace"], "positions": ["hand"]}}, 1),
        ({"do": "compare", "points": 3, "sense": "least", "scope": "others", "select": {"traits": ["gift"]}}, 3),
        ({"do": "variety", "points": 1, "scope": "all", "select": {"traits": ["gift"]}}, 2),
        ({"do": "pair", "points": 1, "select": {"traits": ["gift"]}}, 0),
        ({"do": "order", "points": 1, "goods": ["gold", "gold", "gold"]}, 0),
    ]
    for word in ("others", "decks", "positions", "least", "=="):
        assert f"'{word}'" not in used
    for power, expected in unused:
        assert gives(power, [[GOLD[0]], [PALACE_GOLD, GEM[0], GEM[1]], [LAMP[0]]]) == expected


@pytest.mark.parametrize(
    ("power", "fault"),
    [
        ('{ do = "set", table = [3, 2] }', "never falls"),
        ('{ do = "set", table = [-1, 2] }', "never falls"),
        ('{ do = "scarcity", table = [3, 4] }', "never rises"),
        ('{ do = "set", table = [] }', "list of 1 to"),
    ],
)
def test_a16_16_tables_that_fall_or_rise_are_refused(tmp_path: Path, power: str, fault: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(f'id = "mine"\ngame = "amul"\n[kind.gold]\npowers = [{power}]\n', "utf-8")
    with pytest.raises(EditionFault, match=fault):
        load(file)


def test_a16_16_tables_of_the_built_in_edition() -> None:
    for card in catalogue().values():
        for power in card.powers:
            if power["do"] == "set":
                assert power["table"] == sorted(power["table"])
            if power["do"] == "scarcity":
                assert power["table"] == sorted(power["table"], reverse=True)


def test_a16_17_powers_are_added_before_the_floor() -> None:
    """The Fugitive: 7 minus the neighbours' Military symbols, not below 0."""
    fugitive = numbers_of("fugitive")[0]
    military = [*numbers_of("arab_guard"), *numbers_of("mongol_guard")]
    generals = [ARAB_GENERAL, numbers_of("mongol_general")[0]]
    assert points([[fugitive], military[:3], military[3:]], fugitive) == 1
    assert points([[fugitive], military, generals], fugitive) == 0
    assert score([[fugitive, GOLD[0]], military, generals])["breakdown"][0]["green"] == 0


def test_a16_17_powers_of_a_card_do_not_see_each_other() -> None:
    minus = {"do": "each", "points": -1, "scope": "own", "select": {"kinds": ["silk"]}}
    edition = edition_with({"gold": [{"do": "flat", "points": 4}, minus, {"do": "flat", "points": 1}]})
    assert points([[GOLD[0], *SILK[:3]], [], []], GOLD[0], edition) == 2
    assert points([[GOLD[0], *SILK[:6]], [], []], GOLD[0], edition) == 0
