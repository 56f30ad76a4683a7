"""Das Amulett: the short list for people, and what everything is called."""

from __future__ import annotations

import random
from typing import Any

import pytest

from serai import IllegalMove
from serai.games.amulett.seen.decision import MOST
from serai.games.plain_wording import find_wording
from serai.games.wording import Reader
from serai.played_game import PlayedGame
from tests.amulett.scenes import Scene

NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Fi"]


@pytest.mark.parametrize(("players", "experienced"), [(3, True), (4, False), (6, True)])
def test_choices_are_few_legal_and_different(players: int, experienced: bool) -> None:
    table = PlayedGame.new("amulett", players=players, seed=players, options={"experienced": experienced})
    draw = random.Random(1)
    verbs = set()
    while not table.over:
        seat = table.to_move[0]
        position: Any = table._position
        choices = position.choices(seat)
        legal = table.legal(seat)
        moves = [choice["move"] for choice in choices]
        assert 1 <= len(moves) <= MOST + 1
        assert all(move in legal for move in moves)
        assert all(moves.count(move) == 1 for move in moves)
        assert (moves[-1]["do"] == "pass") == any(move["do"] == "pass" for move in legal)
        verbs |= {move["do"] for move in moves}
        table.play(draw.choice(legal))
    assert {"bid", "bid_spell", "pass", "move", "gem", "pay", "income"} <= verbs


def choices(scene: Scene) -> list[Any]:
    return [choice["move"] for choice in scene.position.choices(scene.position.awaited()[0])]


def test_the_spells_that_give_most_metal_come_first() -> None:
    """M2.7: of four dealt spells, the pair with the highest income for its energy is offered first."""
    table = PlayedGame.new("amulett", players=4, seed=11, options={"experienced": True})
    telling = False
    for seat in range(4):
        position: Any = table._position
        spells = table.edition.spells
        metal = {
            name: sum(spells[name].income.values()) / spells[name].cost
            for name in table.view(seat)["seats"][seat]["dealt"]
        }
        offered = [sum(metal[name] for name in choice["move"]["spells"]) for choice in position.choices(seat)]
        assert offered[0] == max(offered) == sum(sorted(metal.values())[-2:])
        telling = telling or min(offered) < max(offered)
    assert telling


def test_payment_spares_what_is_most_useful() -> None:
    """In the city everything pays; gold is a joker everywhere, so it is kept."""
    spells: list[dict[str, int]] = [{"meta_gold": 1}, {}, {}]
    scene = Scene.at("exchange", players=3, party="D2", hands=["gggss", "", ""], spells=spells, board={"D2": ["red"]})
    scene.do(0, "bid", amount=2).do(1, "pass").do(2, "pass")
    assert choices(scene)[0]["cards"] == {"silver": 2}
    assert {"gold": 2} in [move["cards"] for move in choices(scene)]


def test_the_winning_gem_comes_first() -> None:
    gems = ["red", "yellow", "green", "white", "grey", "brown"]
    board = {"A1": ["red", "orange"]}
    scene = Scene.at("exchange", players=3, party="A1", hands=["g", "", ""], gems=[gems, [], []], board=board)
    scene.do(0, "bid", amount=1).do(1, "pass").do(2, "pass")
    first = scene.position.choices(0)[0]
    assert (first["move"]["gems"], first["arguments"]["wins"]) == (["orange"], "yes")


def test_teleports_are_a_short_list() -> None:
    scene = Scene.at("metal_phase", players=3, spells=[{"teleportation": 1}, {}, {}])
    assert len(scene.legal()) > 500
    assert len(choices(scene)) <= MOST + 1


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_can_be_said(language: str) -> None:
    """No sentence of whole games has a hole in it: Fluent leaves unknown arguments as {$name}."""
    for players, experienced in ((3, True), (6, False)):
        table = PlayedGame.new("amulett", players=players, seed=7, options={"experienced": experienced})
        wording: Any = find_wording("amulett", table.edition, Reader(language, NAMES, 0))
        draw = random.Random(7)
        said = []
        while not table.over:
            seat = draw.choice(table.to_move)
            if seat == 0 or draw.random() < 0.2:
                said.append(wording.asked(table.view(0)))
                position: Any = table._position
                said += [wording.meaning(c["message"], c["arguments"]) for c in position.choices(seat)]
                said += [wording.choice(move) for move in table.legal(seat)[:5]]
            table.play(draw.choice(table.legal(seat)))
        said += [wording.event(event) for event in table.view(0)["history"]]
        said.append(wording.outcome(table.result))
        assert len(said) > 300
        assert not [text for text in said if "{" in text or "}" in text or "amulett-" in text]


REFUSALS = [
    ({"seat": 0, "do": "bid", "amount": 4}, "You can pay only 3 here, not 4"),
    ({"seat": 0, "do": "bid", "amount": 2}, "owns Mighty Power"),
    ({"seat": 1, "do": "pass"}, "Wait for Ada"),
    ({"seat": 0, "do": "pay", "cards": {}}, "An exchange is being auctioned"),
    ({"seat": 0, "do": "bid"}, "exactly these fields: do, seat, amount"),
    ({"seat": 0, "do": "dance"}, 'Unknown move. Set "do" to one of: keep, pass, '),
    ({"seat": None, "do": "marker", "value": 3}, "is a random draw, not a player's move"),
    ({"seat": 9, "do": "pass"}, "numbered 0 to 2"),
]


@pytest.mark.parametrize(("move", "words"), REFUSALS)
def test_refusals_say_why(move: dict[str, Any], words: str) -> None:
    spells: list[dict[str, int]] = [{}, {}, {"mighty_power": 1}]
    scene = Scene.at("exchange", players=3, start=2, party="A1", hands=["ggg", "g", "g"], spells=spells)
    scene.do(2, "bid", amount=1)
    refused = scene.refusal(move)
    wording = find_wording("amulett", scene.position.edition, Reader("en", NAMES, 0))
    assert words in wording.refusal(refused)
    assert "\n" not in str(refused)
    german = find_wording("amulett", scene.position.edition, Reader("de", NAMES, 0)).refusal(refused)
    assert german
    assert "{" not in german


def test_every_refusal_has_words() -> None:
    """Whatever a wrong move is refused with can be told in both languages."""
    table = PlayedGame.new("amulett", players=4, seed=5)
    draw = random.Random(5)
    junk = [None, -1, 0, 99, "", "gold", "A1", "gift", [], {}, ["red"], {"gold": 1}, True]
    readers = [find_wording("amulett", table.edition, Reader(language, NAMES, 0)) for language in ("en", "de")]
    told = set()
    while not table.over:
        seat = table.to_move[0]
        legal = draw.choice(table.legal(seat))
        for name in legal:
            wrong = {**legal, name: draw.choice(junk)}
            if wrong in table.legal(seat):
                continue
            with pytest.raises(IllegalMove) as refused:
                table._position.copy().play(wrong, final=True)
            told.add(refused.value.message)
            assert not [reader for reader in readers if "{" in reader.refusal(refused.value)]
        table.play(legal)
    assert len(told) > 12
