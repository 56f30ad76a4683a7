"""Trinkets in progress: its moves and chance, what is told of them, and the result, in ordinary Python."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from serai.authoring import Chance, Event, Hands, Move, One, PlainPosition, Verb
from trinkets import rules
from trinkets.rules import CARDS, SIX, State, Step


class TrinketsPosition(PlainPosition):
    """One game of Trinkets in progress."""

    game = "trinkets"
    record = State
    steps = Step
    chance_steps = (Step.DEAL, Step.TURN_UP, Step.ROLL, Step.DRAW)
    sealed_steps = (Step.LAY,)
    moves = {"lay": Verb("T3.2", card=range(1, CARDS + 1))}  # noqa: RUF012

    def lay_out(self) -> None:
        self.state.rounds = self.options["rounds"]
        self.state.worth[:] = self.edition.worth
        rules.gather(self.state)

    def awaited(self) -> tuple[int, ...]:
        if not self.sealed:
            return ()
        return tuple(seat for seat in range(self.players) if not self.seats["has_chosen"][seat])

    def legal(self, seat: int) -> list[Move]:
        if not self.sealed:
            return []
        return [{"seat": seat, "do": "lay", "card": card} for card in self._hand(seat)]

    def chance(self) -> Chance:
        stock = self.states["stock"][0].tolist()[: int(self.state.stock_size)]
        match self.step:
            case "deal":
                size = self.options["rounds"] + 1
                return Chance("deal", "T2.1", hands=Hands(stock, {str(seat): size for seat in range(self.players)}))
            case "turn_up":
                drawn = self._drawn()
                bag = [number for number in range(1, len(self.edition.worth) + 1) if number not in drawn]
                return Chance("turn_up", "T3.1", trinket=One(bag))
            case "roll":
                return Chance("roll", "T3.4", die=One(range(1, SIX + 1)))
            case _:
                return Chance("draw", "T3.4", card=One(sorted(stock)))

    def carry_out(self, move: Move) -> Iterable[Event]:
        state, taker = self.state, int(self.state.taker)
        match move["do"]:
            case "deal":
                for seat in range(self.players):
                    for card in move["hands"][str(seat)]:
                        rules.take_in(state, seat, card)
                    yield Event("dealt", {"seat": seat}, hidden={"cards": self._hand(seat)}, to=(seat,))
                state.step = Step.TURN_UP
            case "turn_up":
                rules.begin_round(state, move["trinket"])
                yield Event("round", {"round": int(state.turn), "trinket": move["trinket"]})
            case "lay":
                if rules.lay(state, move["seat"], move["card"]):
                    yield from self._turn_up()
            case "roll":
                yield Event("rolled", {"seat": taker, "die": move["die"]})
                if move["die"] == SIX and state.stock_size > 0:
                    state.step = Step.DRAW
                else:
                    rules.go_on(state)
            case "draw":
                rules.take_in(state, taker, move["card"])
                yield Event("drew", {"seat": taker}, hidden={"card": move["card"]}, to=(taker,))
                rules.go_on(state)

    def _turn_up(self) -> Iterable[Event]:
        """T3.3"""
        trinket = self._drawn()[-1]
        for seat in range(self.players):
            yield Event("laid", {"seat": seat, "card": int(self.seats["choice"][seat])})
        rules.turn_up(self.state)
        yield Event("took", {"seat": int(self.state.taker), "trinket": trinket})

    def _hand(self, seat: int) -> list[int]:
        return [card for card in self.seats["hand"][seat].tolist() if card]

    def _drawn(self) -> list[int]:
        return [trinket for trinket in self.states["drawn"][0].tolist() if trinket]

    def result(self) -> dict[str, Any]:
        scores = self.seats["points"][: self.players].tolist()
        return {"scores": scores, "winners": [seat for seat, points in enumerate(scores) if points == max(scores)]}

    def redeal(self, viewer: int | None) -> None:
        rules.redeal(self.state, -1 if viewer is None else viewer)


begin = TrinketsPosition.begin
position_of = TrinketsPosition.position_of
