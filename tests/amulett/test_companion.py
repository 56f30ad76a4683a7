"""Das Amulett's companion: told what happens at a table, it knows what the game itself knows."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from serai.games.amulett.companion.ask import SIZE, answer, printed
from serai.games.amulett.companion.record import JOKER, Act, Known, Reckoned, numbers_of
from serai.games.amulett.edition.read import load
from serai.games.amulett.rules.state import House, Reason, Step
from serai.kernel.errors import UserError
from serai.kernel.schema import i32
from serai.played_game import PlayedGame

EDITION = load()
SPELL = {name: number for number, name in enumerate(EDITION.spells, start=1)}
METAL = {name: number for number, name in enumerate(EDITION.metals)}
COLOUR = {name: number for number, name in enumerate(EDITION.gems)}
AREA = {name: number for number, name in enumerate(EDITION.map.areas)}
PLAYERS = 4
WON_BY_COLOURS = 7


class Companion:
    """What lies on the kitchen table beside the game."""

    def __init__(self, players: int = PLAYERS, start: int = 0):
        self.array = np.array(printed(EDITION), dtype=i32).view(Known.dtype)
        self.known: Any = self.array[0]
        self.known.players, self.known.start = players, start
        self.do(Act.BEGIN)

    def do(self, act: Act, **entry: Any) -> Any:
        """Tell it something; what follows comes back."""
        self.known.entry["seat"] = entry.get("seat", 0)
        self.known.entry["spell"] = SPELL.get(entry.get("spell", ""), 0)
        self.known.entry["stones"] = entry.get("stones", 0)
        self.known.entry["value"] = entry.get("value", 0)
        self.known.entry["cards"] = [entry.get("cards", {}).get(metal, 0) for metal in METAL]
        self.known.entry["gems"] = [Counter(entry.get("gems", []))[colour] for colour in COLOUR]
        known, reckoned = answer(EDITION, numbers_of(self.array), act, seed="marker")
        self.array[:] = np.array(known, dtype=i32).view(Known.dtype)
        self.reckoned: Any = np.array(reckoned, dtype=i32).view(Reckoned.dtype)[0]
        return self.reckoned

    def lay(self, seat: int, spell: str, stones: int) -> Any:
        return self.do(Act.LAY, seat=seat + 1, spell=spell, stones=stones)

    @property
    def step(self) -> Step:
        return Step(int(self.known.step))

    def until(self, step: Step) -> Companion:
        while self.step != step:
            self.do(Act.DONE)
        return self


class Beside:
    """Follows a real game by what is said aloud at its table."""

    def __init__(self, game: PlayedGame):
        self.game, self.companion = game, Companion(game.players)
        self.seen = 0
        self.paid: Counter[str] = Counter()

    def follow(self) -> None:
        history = self.game.told(None)
        for event in history[self.seen :]:
            self.hear(event)
        self.seen = len(history)

    def hear(self, event: dict[str, Any]) -> None:  # noqa: C901 - one line for each event
        table = self.companion
        match event:
            case {"event": "began", "seat": seat}:
                table.known.start = seat
            case {"event": "kept", "seat": seat, "spells": spells}:
                for spell, stones in spells.items():
                    table.lay(seat, spell, stones)
            case {"event": "round", "round": 1}:
                table.do(Act.DONE)
            case {"event": "spell_sold", "seat": seat, "spell": spell, "stones": stones}:
                table.do(Act.DONE, seat=seat + 1, spell=spell, stones=stones)
            case {"event": "spell_unsold" | "teleport" | "costs" | "no_exchange" | "unsold"}:
                table.do(Act.DONE)
            case {"event": "passed", "step": "teleport" | "desire" | "journey" | "energy"}:
                table.do(Act.DONE)
            case {"event": "income", "take": take}:
                reckoned = table.reckoned.seats[table.known.actor]
                assert reckoned.cards == sum(take.values())
                assert all(reckoned.least[m] <= take.get(name, 0) <= reckoned.most[m] for name, m in METAL.items())
                table.do(Act.DONE, cards=take)
            case {"event": "desire", "metal": metal}:
                table.do(Act.DONE, value=METAL[metal] + 1)
            case {"event": "journey" | "marker", "value": value}:
                table.do(Act.DONE, value=value)
            case {"event": "paid", "cards": cards}:
                self.paid = Counter(cards)
            case {"event": "took_back", "cards": cards}:
                self.paid.subtract(cards)
            case {"event": "cursed", "seat": seat, "cards": cards}:
                for metal, count in cards.items():
                    table.known.seats[seat].hand[METAL[metal]] += count
            case {"event": "bought", "seat": seat, "gems": gems}:
                table.do(Act.DONE, seat=seat + 1, gems=gems, cards=self.paid)
                self.paid.clear()
            case {"event": "move", "area": area}:
                table.do(Act.DONE, value=AREA[area] + 1)
            case {"event": "drained", "spell": spell}:
                table.do(Act.DRAIN, spell=spell)
            case {"event": "charged", "spell": spell}:
                table.do(Act.ARC, spell=spell)

    def compare(self) -> None:
        state, known = self.game._position.state, self.companion.known
        assert known.turn == state.turn
        assert known.start == state.start
        assert known.party == state.party + 1
        for spell in SPELL.values():
            assert known.owner[spell] == state.owner[spell]
            assert known.stones[spell] == (state.stones[spell] if state.owner[spell] else 0)
        for seat in range(state.players):
            assert known.seats[seat].supply == state.seats[seat].supply
            assert list(known.seats[seat].gems) == list(state.seats[seat].gems)
            assert list(known.seats[seat].hand) == list(state.seats[seat].hand)


@pytest.mark.parametrize(("players", "experienced"), [(3, False), (6, True)])
def test_it_follows_whole_games(players: int, experienced: bool) -> None:
    chance = random.Random(f"companion {players}")
    game = PlayedGame.new("amulett", players=players, options={"experienced": experienced}, seed=players)
    beside = Beside(game)
    compared = 0
    while not game.over:
        seat = game.to_move[0]
        legal = game.legal(seat)
        # Random bids are wild: if all pass nothing happens, and a player who always bids is broke at once.
        eager = [move for move in legal if move["do"] != "pass" and move.get("amount", 1) <= 3] or legal
        game.play(chance.choice(eager if chance.random() < 0.8 else legal))
        beside.follow()
        if game._position.state.step in (Step.BID_SPELL, Step.BID, Step.MOVE, Step.DESIRE, Step.JOURNEY, Step.TELEPORT):
            beside.compare()
            compared += 1
    assert compared > 100
    assert game.result is not None
    if game.result["reason"] != "stalled":
        assert beside.companion.step == Step.OVER
        beside.compare()
        aims = [int(seat.aim) for seat in beside.companion.reckoned.seats[:players]]
        assert [seat for seat, aim in enumerate(aims) if aim] == game.result["winners"]
        assert Reason(max(aims)).name.lower() == game.result["reason"]


def test_a_new_game_is_set_up_as_m2_says() -> None:
    table = Companion()
    assert table.step == Step.DEAL_SPELLS
    assert [int(seat.supply) for seat in table.known.seats[:PLAYERS]] == [10] * PLAYERS
    assert all(list(seat.hand) == [1, 1, 1, 1] for seat in table.known.seats[:PLAYERS])
    assert table.known.party == AREA[EDITION.map.start] + 1
    table.lay(0, "gift", 2)
    assert table.known.seats[0].supply == 8
    assert table.reckoned.deck == len(SPELL) - 1


def test_energy_says_what_returns_and_what_is_buried() -> None:
    """M10.4, M10.5: as many stones as bolts, or the last one."""
    table = Companion()
    two = next(name for name, spell in EDITION.spells.items() if spell.cost == 2)
    one = next(name for name, spell in EDITION.spells.items() if spell.cost == 1)
    table.lay(0, two, 1)
    reckoned = table.lay(0, one, 2)
    assert (reckoned.spells[SPELL[two]].returns, reckoned.spells[SPELL[two]].is_buried) == (1, 1)
    assert (reckoned.spells[SPELL[one]].returns, reckoned.spells[SPELL[one]].is_buried) == (1, 0)
    assert reckoned.seats[0].returns == 2
    table.do(Act.TURN_TO, value=3)
    table.until(Step.COSTS)
    while table.known.actor != 0 or table.step != Step.COSTS:
        table.do(Act.DONE)
    table.do(Act.DONE)
    assert table.known.owner[SPELL[two]] == 0
    assert table.known.stones[SPELL[one]] == 1
    assert table.known.seats[0].supply == 9


def test_income_shows_every_source() -> None:
    """M5.3, M13.2: printed symbols, jokers, and cards for gems of a colour."""
    table = Companion()
    magic = next(spell for spell in EDITION.spells.values() if spell.effect.id == "magic")
    table.lay(1, magic.id, 2)
    table.known.seats[1].gems[COLOUR[magic.effect.colour]] = 2
    reckoned = table.do(Act.LOOK)
    gives = reckoned.spells[SPELL[magic.id]].gives
    for metal, number in METAL.items():
        extra = magic.effect.cards * 2 if metal == magic.effect.metal else 0
        assert gives[number] == magic.income[metal] + extra
    assert gives[JOKER] == magic.income["joker"]
    assert reckoned.seats[1].cards == sum(gives)


def test_what_is_printed_on_the_owners_card_counts() -> None:
    table = Companion()
    table.lay(0, "gift", 3)
    table.known.cost[SPELL["gift"]] = 2
    table.known.income[SPELL["gift"]] = [0, 4, 0, 0, 0]
    reckoned = table.do(Act.LOOK)
    assert reckoned.spells[SPELL["gift"]].returns == 2
    assert list(reckoned.seats[0].least) == [0, 4, 0, 0]


def test_the_marker_is_drawn_or_entered() -> None:
    """M6.2: from the bag."""
    drawn = Companion().until(Step.MARKER)
    drawn.do(Act.DONE)
    assert drawn.known.marker in EDITION.markers
    entered = Companion().until(Step.MARKER)
    entered.do(Act.DONE, value=5)
    assert (entered.known.marker, entered.known.steps_left) == (5, 5)
    with pytest.raises(UserError):
        Companion().until(Step.MARKER).do(Act.DONE, value=8)


def test_seven_colours_or_eight_gems_win_at_once() -> None:
    """M11.1."""
    table = Companion().until(Step.EXCHANGE)
    table.known.seats[2].gems[: WON_BY_COLOURS - 1] = 1
    table.do(Act.LOOK)
    table.do(Act.DONE, seat=3, gems=[list(COLOUR)[WON_BY_COLOURS - 1]])
    assert table.step == Step.OVER
    assert table.reckoned.seats[2].aim == Reason.SEVEN_COLOURS
    table.known.seats[2].gems[0] = 0
    table.do(Act.LOOK)
    assert table.known.step == Step.MOVE, "a correction takes the victory back"
    table.known.seats[2].gems[1] = 3
    assert table.do(Act.LOOK).seats[2].aim == Reason.EIGHT_GEMS


def test_nobody_has_to_follow_the_party() -> None:
    table = Companion().until(Step.EXCHANGE)
    table.known.party = 0
    table.do(Act.DONE)
    assert table.step == Step.MOVE
    assert table.reckoned.targets == 0
    table.do(Act.DONE)
    assert (table.step, table.known.party) == (Step.EXCHANGE, 0)


def test_house_rules_of_the_table_count() -> None:
    pyramid = next(area for area in EDITION.map.areas.values() if area.pyramid and area.wall is None)
    table = Companion()
    table.lay(0, "gift_builders", 2)
    table.lay(0, "influence", 2)
    table.known.party = AREA[pyramid.id] + 1
    found = {}
    for house in (0, House.BUILDERS_PYRAMID | House.INFLUENCE_TWO):
        table.known.house = house
        seat = table.do(Act.LOOK).seats[0]
        found[house] = (int(seat.most_gems), int(seat.take_back))
    assert list(found.values()) == [(1, 1), (2, 2)]


def test_another_phase_can_be_turned_to_at_any_time() -> None:
    table = Companion().until(Step.EXCHANGE)
    before = int(table.known.turn)
    for phase, step in enumerate((Step.BID_SPELL, Step.CLAIM, Step.MARKER, Step.COSTS)):
        table.do(Act.TURN_TO, value=phase)
        assert (table.step, table.known.turn) == (step, before)
    skipped = Companion()
    skipped.do(Act.TURN_TO, value=2)
    assert (skipped.step, skipped.known.turn) == (Step.MARKER, 1)


@pytest.mark.parametrize(
    "spoil",
    [
        ("players", 7),
        ("players", 2),
        ("step", Step.WON),
        ("step", 99),
        ("start", 4),
        ("actor", -1),
        ("party", 25),
        ("marker", 10),
        ("desired", 16),
        ("house", 128),
    ],
)
def test_numbers_that_cannot_be_are_refused(spoil: tuple[str, int]) -> None:
    table = Companion()
    table.known[spoil[0]] = spoil[1]
    with pytest.raises(UserError):
        table.do(Act.LOOK)


def test_entries_that_cannot_be_are_refused_and_change_nothing() -> None:
    table = Companion()
    table.lay(0, "gift", 2)
    table.do(Act.LOOK)
    before = numbers_of(table.array)
    for entry in ({"seat": 2, "spell": "gift", "stones": 1}, {"seat": 9, "spell": "", "stones": 1}):
        with pytest.raises(UserError):
            table.do(Act.LAY, **entry)
    with pytest.raises(UserError):
        table.lay(0, "superiority", 99)
    table.do(Act.LOOK)
    assert numbers_of(table.array) == before
    for numbers in ([], [0] * (SIZE + 1), [2**40] * SIZE):
        with pytest.raises(UserError):
            answer(EDITION, numbers, Act.LOOK, 0)
    with pytest.raises(UserError):
        answer(EDITION, before, 77, 0)
