"""Trinkets in progress: its moves and chance, what is told of them, and the result, all as rules."""

from __future__ import annotations

from enum import IntEnum

from serai.authoring import (
    EVERYBODY,
    Draw,
    Form,
    Ints,
    Parts,
    QuickPosition,
    Tells,
    Told,
    Verb,
    fact,
    rule,
    tell,
)
from trinkets.rules import (
    CARDS,
    HAND,
    SIX,
    State,
    Step,
    begin_round,
    gather,
    go_on,
    holds,
    lay,
    redeal,
    sort,
    take_in,
    turn_up,
)


class Happening(IntEnum):
    """What is told."""

    DEALT = 0
    ROUND = 1
    LAID = 2
    TOOK = 3
    ROLLED = 4
    DREW = 5


@rule
def owes(state: State, seat: int) -> bool:
    """T3.2"""
    return not state.seats[seat].has_chosen


@rule
def may(state: State, seat: int, action: int) -> bool:
    """T3.2: the only moves are `lay`, from card 1 on."""
    return holds(state.seats[seat].hand, HAND, action + 1)


@rule
def act(state: State, told: Told, seat: int, action: int) -> None:
    """T3.2, T3.3"""
    if lay(state, seat, action + 1):
        for other in range(state.players):
            tell(told, Happening.LAID, EVERYBODY)
            fact(told, other)
            fact(told, state.seats[other].choice)
        trinket = state.drawn[state.turn - 1]
        turn_up(state)
        tell(told, Happening.TOOK, EVERYBODY)
        fact(told, state.taker)
        fact(told, trinket)


@rule
def candidates(state: State, numbers: Ints) -> int:
    """T2.1, T3.1, T3.4: the stock, the bag, or the sides of the die."""
    if state.step == Step.ROLL:
        for side in range(SIX):
            numbers[side] = side + 1
        return SIX
    size = 0
    if state.step == Step.TURN_UP:
        for trinket in range(1, len(state.worth) + 1):
            if not holds(state.drawn, state.turn, trinket):
                numbers[size] = trinket
                size += 1
        return size
    for place in range(state.stock_size):
        numbers[place] = state.stock[place]
    sort(numbers, state.stock_size)
    return int(state.stock_size)


@rule
def drawn(state: State) -> int:
    """T2.1: everybody gets one card more than there are rounds."""
    return state.rounds + 1 if state.step == Step.DEAL else 1


@rule
def happen(state: State, told: Told, numbers: Ints) -> None:
    """T2.1, T3.1, T3.4"""
    if state.step == Step.DEAL:
        for seat in range(state.players):
            for place in range(state.rounds + 1):
                take_in(state, seat, numbers[seat * (state.rounds + 1) + place])
            tell(told, Happening.DEALT, seat)
            fact(told, seat)
            for place in range(state.rounds + 1):
                fact(told, state.seats[seat].hand[place])
        state.step = Step.TURN_UP
    elif state.step == Step.TURN_UP:
        begin_round(state, numbers[0])
        tell(told, Happening.ROUND, EVERYBODY)
        fact(told, state.turn)
        fact(told, numbers[0])
    elif state.step == Step.ROLL:
        tell(told, Happening.ROLLED, EVERYBODY)
        fact(told, state.taker)
        fact(told, numbers[0])
        if numbers[0] == SIX and state.stock_size > 0:
            state.step = Step.DRAW
        else:
            go_on(state)
    else:
        take_in(state, state.taker, numbers[0])
        tell(told, Happening.DREW, state.taker)
        fact(told, state.taker)
        fact(told, numbers[0])
        go_on(state)


@rule
def points(state: State, seat: int) -> int:
    """T4.1"""
    return int(state.seats[seat].points)


@rule
def wins(state: State, seat: int) -> bool:
    """T4.2"""
    best = 0
    for other in range(state.players):
        best = max(best, state.seats[other].points)
    return bool(state.seats[seat].points == best)


class TrinketsPosition(QuickPosition):
    """One game of Trinkets in progress."""

    game = "trinkets"
    record = State
    steps = Step
    sealed_steps = (Step.LAY,)
    moves = {"lay": Verb("T3.2", card=range(1, CARDS + 1))}  # noqa: RUF012
    draws = {  # noqa: RUF012
        Step.DEAL: Draw("T2.1", "hands", Form.HANDS),
        Step.TURN_UP: Draw("T3.1", "trinket", Form.ONE),
        Step.ROLL: Draw("T3.4", "die", Form.ONE),
        Step.DRAW: Draw("T3.4", "card", Form.ONE),
    }
    events = {  # noqa: RUF012
        Happening.DEALT: Tells(("seat",), ("cards[]",)),
        Happening.ROUND: Tells(("round", "trinket")),
        Happening.LAID: Tells(("seat", "card")),
        Happening.TOOK: Tells(("seat", "trinket")),
        Happening.ROLLED: Tells(("seat", "die")),
        Happening.DREW: Tells(("seat",), ("card",)),
    }
    parts = Parts(
        owes=owes,
        may=may,
        act=act,
        candidates=candidates,
        drawn=drawn,
        happen=happen,
        points=points,
        wins=wins,
        redeal=redeal,
    )

    def lay_out(self) -> None:
        self.state.rounds = self.options["rounds"]
        self.state.worth[:] = self.edition.worth
        gather(self.state)


begin = TrinketsPosition.begin
position_of = TrinketsPosition.position_of
