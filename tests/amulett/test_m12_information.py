"""Das Amulett M12: who may know what."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from itertools import count
from typing import Any

import numpy as np
import pytest

from serai.games.amulett.notation import deck_of
from serai.games.amulett.position import AmulettPosition
from serai.games.amulett.rules.state import State, Step
from serai.games.amulett.study.playout import play_out
from serai.kernel.errors import IllegalMove
from serai.played_game import PlayedGame
from tests.amulett.scenes import Scene

SIZES = [(3, True), (4, False), (5, False), (6, True)]
tables_of_all_sizes = pytest.mark.parametrize(("players", "experienced"), SIZES)


def positions(players: int, experienced: bool, seed: int, every: int = 12) -> Iterator[AmulettPosition]:
    """Moments of a random game, sealed choices and burials among them."""
    table = PlayedGame.new("amulett", players=players, seed=seed, options={"experienced": experienced})
    draw = random.Random(seed)
    moves = 0
    while not table.over:
        position: Any = table._position
        if moves % every == 0 or position.state.step in (Step.KEEP, Step.BURY):
            yield position
        table.play(draw.choice(table.legal(draw.choice(table.to_move))))
        moves += 1


def another_world(position: AmulettPosition, viewer: int | None, source: Iterator[int]) -> AmulettPosition:
    """A world that the viewer cannot tell from this one."""
    return position.seen_by(viewer).imagine(next(source))


def text(value: object) -> str:
    return json.dumps(value, sort_keys=False)


def test_m12_1_the_public_facts_are_in_the_view() -> None:
    table = PlayedGame.new("amulett", players=4, seed=3)
    view = table.view(None)
    for name in ("areas", "seats", "stacks", "party", "start", "deck", "auction", "round", "steps_left", "desired"):
        assert name in view
    seat = view["seats"][0]
    assert {"gems", "spells", "supply", "hand_size"} <= seat.keys()
    assert view["deck"]["pile"] + view["deck"]["deck"] == 33 - 8 - 1
    assert view["auction"]["spell"] in table.edition.spells


def test_m12_1_what_is_taken_and_paid_is_told_to_all() -> None:
    table = PlayedGame.new("amulett", players=3, seed=9)
    draw = random.Random(9)
    while not table.over:
        table.play(draw.choice(table.legal(table.to_move[0])))
    told = Counter(event["event"] for event in table.view(None)["history"])
    for name in ("income", "paid", "returned", "bought", "bid", "passed", "bid_spell", "costs", "marker", "move"):
        assert told[name], name


def hands_from_history(table: PlayedGame) -> list[dict[str, int]]:
    """M12.2: a careful observer's notes."""
    hands = [Counter(table.edition.start_hand) for _ in range(table.players)]
    for event in table.view(None)["history"]:
        match event["event"]:
            case "income":
                hands[event["seat"]].update(event["take"])
            case "paid":
                hands[event["seat"]].subtract(event["cards"])
            case "took_back" | "cursed":
                hands[event["seat"]].update(event["cards"])
    return [{metal: count for metal, count in hand.items() if count} for hand in hands]


@pytest.mark.parametrize("seed", range(4))
def test_m12_2_hands_can_be_deduced_but_only_their_number_is_shown(seed: int) -> None:
    table = PlayedGame.new("amulett", players=3 + seed, seed=seed)
    draw = random.Random(seed)
    noted: list[dict[str, int]] = []
    while not table.over:
        table.play(draw.choice(table.legal(table.to_move[0])))
        state: Any = table.seen_by(None).state
        position: Any = table._position
        noted = hands_from_history(table)
        shown = [position.notation.bundle(list(state.seats[seat].hand)) for seat in range(table.players)]
        assert [dict(sorted(hand.items())) for hand in noted] == [dict(sorted(hand.items())) for hand in shown]
    for viewer in (None, *range(table.players)):
        for seat, entry in enumerate(table.view(viewer)["seats"]):
            assert ("hand" in entry) == (seat == viewer)
            assert entry["hand_size"] == sum(noted[seat].values())


def test_m12_3_deck_order_and_chance_are_hidden() -> None:
    table = PlayedGame.new("amulett", players=3, seed=1)
    for viewer in (None, 0, 1, 2):
        seen: Any = table.seen_by(viewer).state
        assert set(deck_of(seen)) == {0}
        assert (seen.chance.key, seen.chance.drawn) == (0, 0)
        assert "deck" not in text([event for event in table.view(viewer)["history"] if event["event"] == "shuffled"])


SPELLS: list[dict[str, int]] = [{"influence": 1, "superiority": 1, "two_wishes": 1}, {"gift": 9}, {}]


def burial(order: tuple[str, ...]) -> tuple[AmulettPosition, list[list[dict[str, Any]]]]:
    """Seat 0 buries in this order; what every viewer was told."""
    position = Scene.at("energy_phase", players=3, spells=SPELLS).position
    told: list[list[dict[str, Any]]] = [[], [], [], []]
    for spell in order:
        text_told = position.play({"seat": 0, "do": "bury", "spell": spell}, final=True)
        for place, viewer in enumerate((0, 1, 2, None)):
            told[place] += text_told.seen_by(viewer)
    return position, told


@pytest.mark.parametrize("named", [1, 2])
def test_m12_3_the_order_of_several_buried_spells_is_seen_by_their_player_only(named: int) -> None:
    orders = [("influence", "two_wishes")[:named], ("superiority", "influence")[:named]]
    (first, told_first), (second, told_second) = map(burial, orders)
    for place, viewer in enumerate((0, 1, 2, None)):
        differs = viewer == 0
        left, right = first.seen_by(viewer), second.seen_by(viewer)
        assert (left.state.tobytes() != right.state.tobytes()) == differs
        assert (text(left.view(viewer)) != text(right.view(viewer))) == differs
        assert (text(told_first[place]) != text(told_second[place])) == differs


def test_m12_3_which_spells_went_under_the_deck_is_known() -> None:
    position, _ = burial(("two_wishes", "influence"))
    for viewer in (None, 0, 1):
        known = position.seen_by(viewer).view(viewer)["deck"]["known"]
        order = ["two_wishes", "influence", "superiority"]
        assert known[0]["spells"] == (order if viewer == 0 else sorted(order, key=position.notation.spells.index))
        assert known[0]["by"] == 0


def test_m12_3_unsold_and_drained_spells_are_known_to_all() -> None:
    scene = Scene.at("spell_phase", players=3, deck_top=["gift"]).do(0, "pass").do(1, "pass").do(2, "pass")
    known = scene.position.seen_by(None).view(None)["deck"]["known"]
    assert known == [{"above": 31, "spells": ["gift"], "by": -1}]


def test_m12_4_dealt_cards_and_choices_are_their_owners() -> None:
    table = PlayedGame.new("amulett", players=3, seed=2, options={"experienced": True})
    before = [text(table.view(viewer)) for viewer in (0, 1, None)]
    own = table.legal(2)
    for move in (own[0], own[77], own[200]):
        table.play(move)
        for viewer, earlier in zip((0, 1, None), before, strict=True):
            now = table.view(viewer)
            assert now["seats"][2]["chosen"]
            now["seats"][2]["chosen"] = False
            now["awaited"] = [0, 1, 2]
            assert text(now) == earlier
        assert table.view(2)["seats"][2]["kept"] == move["spells"]
    for viewer in (0, 1, None):
        assert all("dealt" not in entry or seat == viewer for seat, entry in enumerate(table.view(viewer)["seats"]))
        dealt = [event for event in table.view(viewer)["history"] if event["event"] == "dealt"]
        assert [event["seat"] for event in dealt if "spells" in event] == ([] if viewer is None else [viewer])


@tables_of_all_sizes
def test_m12_3_worlds_that_a_seat_cannot_tell_apart_look_the_same(players: int, experienced: bool) -> None:
    """Byte for byte: state, view, legal moves, choices and refusals."""
    source = count(players)
    for position in positions(players, experienced, seed=players):
        for viewer in (None, *range(players)):
            seen = position.seen_by(viewer)
            other = another_world(position, viewer, source)
            again = other.seen_by(viewer)
            assert again.state.tobytes() == seen.state.tobytes()
            assert text(again.view(viewer)) == text(seen.view(viewer))
            if viewer is not None:
                assert other.legal(viewer) == position.legal(viewer) == seen.legal(viewer)
                assert other.choices(viewer) == seen.choices(viewer)
                for move in (
                    {"seat": viewer, "do": "bid", "amount": 99},
                    {"seat": viewer, "do": "bury", "spell": "gift"},
                ):
                    assert refusal(other, move) == refusal(position, move)


def refusal(position: AmulettPosition, move: dict[str, Any]) -> str:
    try:
        position.copy().play(move, final=True)
    except IllegalMove as refused:
        return str(refused)
    return "accepted"


REVEALING = ("turned_up", "kept", "dealt", "over")  # after the end everything is open


@tables_of_all_sizes
def test_m12_3_moves_look_the_same_in_both_worlds_until_something_is_revealed(players: int, experienced: bool) -> None:
    source = count(7)
    draw = random.Random(7)
    for position in positions(players, experienced, seed=10 + players, every=15):
        for viewer in (None, *range(players)):
            worlds = [another_world(position, viewer, source) for _ in range(2)]
            seat = draw.choice(position.awaited())
            move = draw.choice(worlds[0].legal(seat))
            if move not in worlds[1].legal(seat):
                continue
            told = [world.play(move, final=False).seen_by(viewer) for world in worlds]
            revealed = any(event["event"] in REVEALING for event in told[0])
            if not revealed:
                assert text(told[0]) == text(told[1])
                assert worlds[0].seen_by(viewer).state.tobytes() == worlds[1].seen_by(viewer).state.tobytes()


@tables_of_all_sizes
def test_m12_3_a_redealt_world_is_a_whole_game(players: int, experienced: bool) -> None:
    """Every spell is somewhere exactly once, and the game can be finished."""
    source = count(3)
    for position in positions(players, experienced, seed=20 + players, every=20):
        for viewer in (None, *range(players)):
            world = another_world(position, viewer, source)
            assert where_spells_lie(world.state) == list(range(1, 34))
            world.reseed(1)
            play_out(world.state, world.data)
            assert world.over


def where_spells_lie(state: State) -> list[int]:
    spells = [*deck_of(state), *(spell for spell in range(1, 34) if state.owner[spell])]
    spells += [int(spell) for seat in range(state.players) for spell in state.seats[seat].dealt if spell]
    return sorted([*spells, *([int(state.card)] if state.card else [])])


def test_m12_3_redealing_is_uniform() -> None:
    """Two unknown cards above three that somebody else buried: twelve worlds, each as often as the others."""
    spells = list(Scene.at("spell_phase", players=3).position.edition.spells)
    unknown, buried = ["gift", "influence"], ["superiority", "two_wishes", "meta_iron"]
    rest = [spell for spell in spells if spell not in unknown + buried]
    held: list[dict[str, int]] = [dict.fromkeys(buried, 1), dict.fromkeys(rest[:14], 2), dict.fromkeys(rest[14:], 2)]
    scene = Scene.at("energy_phase", players=3, spells=held, deck_top=unknown)
    scene.do(0, "bury", spell="superiority").do(0, "bury", spell="two_wishes")
    worlds = scene.position.seen_by(1).worlds(2400, seed=5)
    decks = Counter(tuple(deck_of(world)[:5]) for world in worlds)
    assert len(decks) == 2 * 6
    assert all(140 < count < 260 for count in decks.values()), decks
    assert len(np.unique(worlds["chance"]["key"])) == 2400
    worlds = scene.position.seen_by(0).worlds(2400, seed=5)
    assert len({tuple(deck_of(world)[:5]) for world in worlds}) == 2


def test_m12_3_redealing_a_burial_in_progress_is_uniform() -> None:
    scene = Scene.at("energy_phase", players=3, spells=SPELLS).do(0, "bury", spell="influence")
    worlds = scene.position.seen_by(2).worlds(900, seed=6)
    named = Counter(int(world["seats"][0]["buried"][0]) for world in worlds)
    assert len(named) == 3
    assert all(240 < count < 360 for count in named.values())


def test_m12_4_redealing_sealed_choices_is_uniform() -> None:
    table = PlayedGame.new("amulett", players=3, seed=2, options={"experienced": True})
    table.play(table.legal(1)[5])
    position: Any = table._position
    worlds = position.seen_by(0).worlds(2700, seed=8)
    kept = Counter(tuple(int(stones) for stones in world["seats"][1]["kept"]) for world in worlds)
    assert len(kept) > 260
    assert max(kept.values()) < 30
    assert {tuple(world["seats"][0]["dealt"]) for world in worlds} == {tuple(position.state.seats[0].dealt)}
    assert all(not any(world["seats"][2]["kept"]) for world in worlds)
