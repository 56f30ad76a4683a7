"""New Game in progress: its moves, its chance, what is told of them, and the result. All of it are rules, so that it
is compiled: games by the million, bots that think quickly, and play in a browser without a server.
"""

from __future__ import annotations

from enum import IntEnum

from newgame import rules
from newgame.rules import CARDS, NOBODY_YET, SIX, State, Step
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


class Happening(IntEnum):
    """What is told."""

    ROUND = 0
    LAID = 1
    TOOK = 2
    TIED = 3
    ROLLED = 4


@rule
def owes(state: State, seat: int) -> bool:
    """R2.2: everybody owes a card who has not laid one."""
    return not state.seats[seat].has_chosen


@rule
def may(state: State, seat: int, action: int) -> bool:
    """R2.2: action 0 lays card 1, and so on. It has to be in the hand."""
    found = False
    for place in range(state.seats[seat].hand_size):
        found = found or state.seats[seat].hand[place] == action + 1
    return found


@rule
def act(state: State, told: Told, seat: int, action: int) -> None:
    """R2.2, R2.3: nothing is told before the last card is laid."""
    if rules.choose(state, seat, action + 1):
        for other in range(state.players):
            tell(told, Happening.LAID, EVERYBODY)
            fact(told, other)
            fact(told, state.seats[other].choice)
        rules.turn_up(state)
        if state.taker_seat == NOBODY_YET:
            tell(told, Happening.TIED, EVERYBODY)
        else:
            tell(told, Happening.TOOK, EVERYBODY)
            fact(told, state.taker_seat)
        fact(told, state.prizes[state.turn - 1])


@rule
def candidates(state: State, numbers: Ints) -> int:
    """R2.1, R2.4: the prizes that are left in the bag, or the sides of the die."""
    if state.step == Step.ROLL:
        for side in range(SIX):
            numbers[side] = side + 1
        return SIX
    size = 0
    for prize in range(1, state.turn + state.seats[0].hand_size + 1):
        if not rules.is_drawn(state, prize):
            numbers[size] = prize
            size += 1
    return size


@rule
def drawn(_state: State) -> int:
    """R2.1, R2.4: one at a time."""
    return 1


@rule
def happen(state: State, told: Told, numbers: Ints) -> None:
    """R2.1, R2.4"""
    if state.step == Step.DRAW:
        rules.begin_round(state, numbers[0])
        tell(told, Happening.ROUND, EVERYBODY)
        fact(told, state.turn)
        fact(told, numbers[0])
    else:
        tell(told, Happening.ROLLED, EVERYBODY)
        fact(told, state.taker_seat)
        fact(told, numbers[0])
        rules.roll(state, numbers[0])


@rule
def points(state: State, seat: int) -> int:
    """R3.1"""
    return int(state.seats[seat].points)


@rule
def wins(state: State, seat: int) -> bool:
    """R3.1"""
    best = 0
    for other in range(state.players):
        best = max(best, state.seats[other].points)
    return bool(state.seats[seat].points == best)


class NewGamePosition(QuickPosition):
    """One game in progress."""

    game = "newgame"
    record = State
    steps = Step
    sealed_steps = (Step.CHOOSE,)
    moves = {"lay": Verb("R2.2", card=range(1, CARDS + 1))}
    draws = {
        Step.DRAW: Draw("R2.1", "prize", Form.ONE),
        Step.ROLL: Draw("R2.4", "die", Form.ONE),
    }
    events = {
        Happening.ROUND: Tells(("round", "prize")),
        Happening.LAID: Tells(("seat", "card")),
        Happening.TOOK: Tells(("seat", "prize")),
        Happening.TIED: Tells(("prize",)),
        Happening.ROLLED: Tells(("seat", "die")),
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
        redeal=rules.redeal,
    )

    def lay_out(self) -> None:
        rules.lay_out(self.state, self.options["cards"])


begin = NewGamePosition.begin
position_of = NewGamePosition.position_of
