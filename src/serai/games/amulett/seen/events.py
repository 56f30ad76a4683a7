"""Das Amulett: what happened, told from the states before and after a move or a step that ran by itself.

The order of the events is the order of the rules. What only some may know is in an event's hidden part: the cards of
the experienced set-up before they are revealed (M12.4) and the order of several spells that are buried (M12.3).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from serai.games.amulett.notation import Notation
from serai.games.amulett.result import REASONS, winners_of
from serai.games.amulett.rules.ending import standing
from serai.games.amulett.rules.state import Reason, State, Step
from serai.games.game import Move
from serai.kernel.event_text import Event

PASSED = {
    Step.BID_SPELL: "bid_spell",
    Step.TELEPORT: "teleport",
    Step.DESIRE: "desire",
    Step.JOURNEY: "journey",
    Step.BID: "bid",
    Step.TAKE: "take",
    Step.CURSE: "curse",
    Step.ENERGY: "energy",
}


class Change(NamedTuple):
    """A state before and after something happened."""

    before: State
    after: State


class Teller:
    """Tells what happened, in the words of one edition."""

    def __init__(self, notation: Notation):
        self.notation = notation
        self.by_itself: dict[int, Callable[[Change], Iterator[Event]]] = {
            Step.DEAL_SPELLS: self._deal_spells,
            Step.REVEAL: self._reveal,
            Step.SPELL_PHASE: self._round,
            Step.NEXT_SPELL: self._turn_up,
            Step.HAMMER: self._hammer,
            Step.CLAIM: self._income,
            Step.EXCHANGE: self._exchange,
            Step.WON: self._won,
            Step.SETTLE: self._settle,
            Step.CHOOSE_GEMS: self._bought,
            Step.TRAVEL: self._stayed,
            Step.COSTS: self._costs,
            Step.BURIAL: self._burial,
            Step.ROUND_END: self._round_end,
        }

    def step(self, change: Change) -> Iterator[Event]:
        """What a step that ran by itself did."""
        step = int(change.before.step)
        if step in self.by_itself:
            yield from self.by_itself[step](change)

    # Moves

    def move(self, change: Change, move: Move) -> Iterator[Event]:
        """What a move did by itself; a sealed choice tells nothing."""
        before, verb, seat = change.before, move["do"], move["seat"]
        match verb:
            case "keep":
                return
            case "deal_gems" | "shuffle" | "first":
                yield self._chance(change, move)
            case "pass":
                yield from self._passed(change, seat)
            case "bury":
                yield Event("named", {"seat": seat}, {"spell": move["spell"]}, (seat,))
            case "drain" | "arc":
                yield from self._conjured(change, move)
            case "bid":
                repeated = bool(move["amount"] == before.bid)
                yield Event("bid", {"seat": seat, "amount": move["amount"], "repeated": repeated})
            case "take":
                facts = {"seat": seat, "cards": move["cards"], "winner": int(before.start)}
                yield Event("took_back" if before.step == Step.TAKE else "cursed", facts)
            case "pay":
                yield Event("paid", {"seat": seat, "cards": move["cards"]})
            case "gem":
                yield from self._bought(change)
            case _:
                yield Event(verb, {name: value for name, value in move.items() if name != "do" and value is not None})

    def _chance(self, change: Change, move: Move) -> Event:
        if move["do"] == "deal_gems":
            return Event("laid_out", {"areas": self.notation.all_gems(change.after)})
        if move["do"] == "first":
            return Event("began", {"seat": move["player"]})
        return Event("shuffled", {"again": bool(change.before.step == Step.RESHUFFLE)})

    def _passed(self, change: Change, seat: int) -> Iterator[Event]:
        before = change.before
        yield Event("passed", {"seat": seat, "step": PASSED[Step(int(before.step))]})
        if before.step == Step.BID and change.after.step == Step.TRAVEL:
            yield Event("unsold", {"area": self.notation.areas[before.party]})

    # M2

    def _deal_spells(self, change: Change) -> Iterator[Event]:
        spells = self.notation.spells
        for seat in range(change.after.players):
            if change.after.experienced:
                dealt = [spells[spell] for spell in change.after.seats[seat].dealt if spell]
                yield Event("dealt", {"seat": seat, "count": len(dealt)}, {"spells": dealt}, (seat,))
            else:
                laid = self._stones(change.after, seat)
                yield Event("kept", {"seat": seat, "spells": laid})

    def _stones(self, state: State, seat: int) -> dict[str, int]:
        spells = self.notation.spells
        return {
            spells[spell]: int(state.stones[spell]) for spell in range(1, len(spells)) if state.owner[spell] == seat + 1
        }

    def _reveal(self, change: Change) -> Iterator[Event]:
        for seat in range(change.after.players):
            yield Event("kept", {"seat": seat, "spells": self._stones(change.after, seat)})

    # M4

    def _round(self, change: Change) -> Iterator[Event]:
        yield Event(
            "round",
            {"round": int(change.after.turn), "seat": int(change.after.start), "pile": int(change.after.pile_size)},
        )

    def _turn_up(self, change: Change) -> Iterator[Event]:
        if change.after.card:
            yield Event(
                "turned_up", {"spell": self.notation.spells[change.after.card], "left": int(change.after.pile_size)}
            )

    def _hammer(self, change: Change) -> Iterator[Event]:
        spell = self.notation.spells[change.before.card]
        if change.before.bidder:
            yield Event(
                "spell_sold", {"seat": int(change.before.bidder) - 1, "spell": spell, "stones": int(change.before.bid)}
            )
        else:
            yield Event("spell_unsold", {"spell": spell})

    # M5

    def _income(self, change: Change) -> Iterator[Event]:
        seat = int(change.before.actor)
        take = self._gained(change, seat)
        if take:
            yield Event("income", {"seat": seat, "take": take})

    def _gained(self, change: Change, seat: int) -> dict[str, int]:
        old, new = change.before.seats[seat].hand, change.after.seats[seat].hand
        return self.notation.bundle([int(now) - int(then) for then, now in zip(old, new, strict=True)])

    # M7, M8

    def _exchange(self, change: Change) -> Iterator[Event]:
        area = self.notation.areas[change.after.party]
        if change.after.step == Step.TRAVEL:
            yield Event("no_exchange", {"area": area})
        else:
            gems = self.notation.gems_in(change.after, change.after.party)
            yield Event("exchange", {"area": area, "gems": gems, "steps_left": int(change.after.steps_left)})

    def _won(self, change: Change) -> Iterator[Event]:
        seat = int(change.before.actor)
        yield Event(
            "won", {"seat": seat, "amount": int(change.before.bid), "area": self.notation.areas[change.before.party]}
        )
        if change.after.step != Step.PAY:
            yield Event("paid", {"seat": seat, "cards": self.notation.bundle(list(change.after.laid))})

    def _settle(self, change: Change) -> Iterator[Event]:
        cards = self.notation.bundle(list(change.before.laid))
        if cards:
            yield Event("returned", {"cards": cards})

    def _bought(self, change: Change) -> Iterator[Event]:
        if change.after.step == Step.GEM:
            return
        seat = int(change.before.actor)
        old, new = change.before.seats[seat].gems, change.after.seats[seat].gems
        gems = self.notation.gems([int(now) - int(then) for then, now in zip(old, new, strict=True)])
        yield Event("bought", {"seat": seat, "gems": gems, "area": self.notation.areas[change.before.party]})

    # M9

    def _stayed(self, change: Change) -> Iterator[Event]:
        if change.after.step != Step.MOVE:
            yield Event("stayed", {"area": self.notation.areas[change.after.party]})

    # M10

    def _conjured(self, change: Change, move: Move) -> Iterator[Event]:
        spells = self.notation.spells
        number = spells.index(move["spell"])
        if move["do"] == "drain":
            owner = int(change.before.owner[number]) - 1
            emptied = bool(change.after.owner[number] == 0)
            yield Event("drained", {"seat": move["seat"], "spell": move["spell"], "owner": owner, "emptied": emptied})
        else:
            lost = int(change.before.seats[move["seat"]].spells) & ~int(change.after.seats[move["seat"]].spells)
            emptied_arc = self.notation.spell_set(lost)
            yield Event("charged", {"seat": move["seat"], "spell": move["spell"], "emptied": emptied_arc})

    def _costs(self, change: Change) -> Iterator[Event]:
        seat = int(change.before.actor)
        old = self._stones(change.before, seat)
        if old:
            new = self._stones(change.after, seat)
            paid = {spell: stones - new[spell] for spell, stones in old.items()}
            empty = [spell for spell in new if not new[spell]]
            yield Event("costs", {"seat": seat, "stones": paid, "empty": empty})

    def _burial(self, change: Change) -> Iterator[Event]:
        seat = int(change.before.actor)
        gone = self.notation.spell_set(int(change.before.seats[seat].spells) & ~int(change.after.seats[seat].spells))
        if len(gone) == 1:
            yield Event("buried", {"seat": seat, "spells": gone})
        elif gone:
            named = [int(spell) for spell in change.before.seats[seat].buried if spell]
            order = [self.notation.spells[spell] for spell in named]
            order += [spell for spell in gone if spell not in order]
            yield Event("buried", {"seat": seat, "spells": gone}, {"order": order}, (seat,))

    def _round_end(self, change: Change) -> Iterator[Event]:
        yield Event("round_over", {"round": int(change.before.turn), "dry": int(change.after.dry)})

    # M11

    def over(self, state: State) -> Event:
        """The end, and where everybody stands (M11.4)."""
        seats = range(state.players)
        order = sorted(seats, key=lambda seat: -standing(state, seat))
        return Event(
            "over", {"winners": winners_of(state), "reason": REASONS[Reason(int(state.reason))], "order": order}
        )
