"""Trinkets for the house: moves as records write them, what is told of them, and the result."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from serai.games.game import Move
from serai.games.plain_position import PlainPosition
from serai.kernel.event_text import Event
from trinkets import rules
from trinkets.rules import CARDS, State, Step


class TrinketsPosition(PlainPosition):
    """One game of Trinkets in progress."""

    game = "trinkets"
    record = State
    steps = Step
    chance_steps = (Step.DEAL,)
    sealed_steps = (Step.LAY,)
    move_rules = {"deal": "T2.1", "lay": "T3.2"}  # noqa: RUF012

    def lay_out(self) -> None:
        self.state.rounds = self.options["rounds"]
        rules.gather(self.state)

    def awaited(self) -> tuple[int, ...]:
        if not self.sealed:
            return ()
        return tuple(seat for seat in range(self.players) if not self.seats["has_chosen"][seat])

    def legal(self, seat: int) -> list[Move]:
        if not self.sealed:
            return []
        return [{"seat": seat, "do": "lay", "card": card} for card in self._hand(seat)]

    def _hand(self, seat: int) -> list[int]:
        return [card for card in self.seats["hand"][seat].tolist() if card]

    def draw(self) -> Move:
        drawn = self.states.copy()
        rules.mix(drawn[0])
        self.state.chance = drawn[0].chance
        pile = drawn[0].pile[: self.options["rounds"]].tolist()
        return {"seat": None, "do": "deal", "deck": drawn[0].deck.tolist(), "pile": pile}

    def can_happen(self, outcome: Move) -> bool:
        wanted = {"deck": CARDS, "pile": self.options["rounds"]}
        return outcome.keys() == {"seat", "do", *wanted} and all(
            isinstance(outcome[name], list)
            and all(type(number) is int for number in outcome[name])
            and sorted(outcome[name]) == list(range(1, size + 1))
            for name, size in wanted.items()
        )

    def carry_out(self, move: Move) -> Iterable[Event]:
        state = self.state
        if move["do"] == "deal":
            state.deck[:] = move["deck"]
            state.pile[: len(move["pile"])] = move["pile"]
            rules.deal(state)
            for seat in range(self.players):
                yield Event("dealt", {"seat": seat}, hidden={"cards": self._hand(seat)}, to=(seat,))
        elif rules.lay(state, move["seat"], move["card"]):
            for seat in range(self.players):
                yield Event("laid", {"seat": seat, "card": int(self.seats["choice"][seat])})
            yield Event("took", {"seat": int(rules.highest(state)), "trinket": self._at_stake()})
            rules.turn_up(state)
        else:
            return
        if not self.over:
            yield Event("round", {"round": int(state.turn), "trinket": self._at_stake()})

    def _at_stake(self) -> int:
        return int(self.state.turned_up[self.state.turn - 1])

    def result(self) -> dict[str, Any]:
        scores = self.seats["points"][: self.players].tolist()
        return {"scores": scores, "winners": [seat for seat, points in enumerate(scores) if points == max(scores)]}

    def redeal(self, viewer: int | None) -> None:
        rules.redeal(self.state, -1 if viewer is None else viewer)


begin = TrinketsPosition.begin
position_of = TrinketsPosition.position_of
