"""Moon Garden in progress: its moves, its chance, what is told of them, and the result."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from moon_garden import rules
from moon_garden.rules import CARDS, SIX, State, Step
from serai.authoring import Chance, Event, Move, One, PlainPosition, Verb


class MoonGardenPosition(PlainPosition):
    """One game in progress."""

    game = "moon_garden"
    record = State
    steps = Step
    chance_steps = (Step.DRAW, Step.ROLL)
    sealed_steps = (Step.CHOOSE,)
    moves = {"lay": Verb("R2.2", card=range(1, CARDS + 1))}

    def lay_out(self) -> None:
        rules.lay_out(self.state, self.options["cards"])

    def awaited(self) -> tuple[int, ...]:
        if not self.sealed:
            return ()
        return tuple(seat for seat in range(self.players) if not self.seats["has_chosen"][seat])

    def legal(self, seat: int) -> list[Move]:
        if not self.sealed:
            return []
        hand = [card for card in self.seats["hand"][seat].tolist() if card]
        return [{"seat": seat, "do": "lay", "card": card} for card in hand]

    def chance(self) -> Chance:
        if self.step == "roll":
            return Chance("roll", "R2.4", die=One(range(1, SIX + 1)))
        drawn = self._prizes()
        left = [prize for prize in range(1, self.options["cards"] + 1) if prize not in drawn]
        return Chance("draw", "R2.1", prize=One(left))

    def carry_out(self, move: Move) -> Iterable[Event]:
        state = self.state
        match move["do"]:
            case "draw":
                rules.begin_round(state, move["prize"])
                yield Event("round", {"round": int(state.turn), "prize": move["prize"]})
            case "lay":
                if rules.choose(state, move["seat"], move["card"]):
                    yield from self._turn_up()
            case "roll":
                yield Event("rolled", {"seat": int(state.taker_seat), "die": move["die"]})
                rules.roll(state, move["die"])

    def _turn_up(self) -> Iterable[Event]:
        """R2.3"""
        for seat in range(self.players):
            yield Event("laid", {"seat": seat, "card": int(self.seats["choice"][seat])})
        rules.turn_up(self.state)
        if self.state.taker_seat >= 0:
            yield Event("took", {"seat": int(self.state.taker_seat), "prize": self._prizes()[-1]})
        else:
            yield Event("tied", {"prize": self._prizes()[-1]})

    def _prizes(self) -> list[int]:
        return [prize for prize in self.states["prizes"][0].tolist() if prize]

    def result(self) -> dict[str, Any]:
        scores = self.seats["points"][: self.players].tolist()
        return {"scores": scores, "winners": [seat for seat, points in enumerate(scores) if points == max(scores)]}

    def redeal(self, viewer: int | None) -> None:
        rules.redeal(self.state, -1 if viewer is None else viewer)


begin = MoonGardenPosition.begin
position_of = MoonGardenPosition.position_of
