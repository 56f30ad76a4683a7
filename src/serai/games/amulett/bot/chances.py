"""Das Amulett: how the game ends for every seat, from any position as somebody knows it.

For hints and reviews. Moves may be given, of any seats; then the rest of the game is played in worlds that agree with
what is known.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from serai.bots.desk import Desk
from serai.games.amulett.bot.edition_priors import Priors
from serai.games.amulett.bot.rollout import act, play_on
from serai.games.amulett.bot.rollout_policy import make_up_minds, note_all
from serai.games.amulett.bot.search import deal_world, enter_world, share_of_win
from serai.games.amulett.bot.search_memory import WORLDS, SearchMemory
from serai.games.amulett.bot.worth import steps_of
from serai.games.amulett.rules.course import advance
from serai.games.amulett.rules.edition_data import EditionData
from serai.games.amulett.rules.ending import standing
from serai.games.amulett.rules.spells import deck_place
from serai.games.amulett.rules.state import SEATS, State, Step
from serai.games.amulett.seen.knowledge import draw_spell
from serai.kernel.chance import stream
from serai.kernel.rule import rule, whole

Outcomes = npt.NDArray[Any]

WHOLE_GAME = 1 << 12
"""more rounds than a game can have: three without a purchase end it, and gems are few"""
NOTHING_HIDDEN = SEATS + 1
"""a viewer who knows all but what chance will bring"""
ROWS = ("gems", "colours", "rounds")
"""what is written of one seat, by the names of the message `amulett-row`"""


@rule
def begin_chances(desk: Desk, viewer: int, seed: np.uint64) -> None:
    """Clear the memory for a position as a seat knows it, or somebody from whom nothing is hidden."""
    memory, seen, data, priors = desk.memories[0], desk.states[0], desk.data[0], desk.priors[0]
    memory.seat = viewer
    memory.seed = seed
    memory.worlds_made = 0
    stream(memory.dealer, seed, WORLDS)  # type: ignore[arg-type]
    note_all(memory.known[0], seen, data, priors)


@rule
def find_chances(desk: Desk, seat: int, moves: Any, first: int, last: int, outcomes: Outcomes) -> None:
    """Play in the worlds from `first` to before `last`, and write a line for each. A move is a seat and an action.

    A line holds each seat's part of the win, its part of the places and its steps from victory, below 0, and what one
    seat owns in the end (ROWS).
    """
    memory, seen, data = desk.memories[0], desk.states[0], desk.data[0]
    priors, plan = desk.priors[0], desk.plans[0]
    while memory.worlds_made < last:
        if memory.seat == NOTHING_HIDDEN:
            deal_open_world(memory, seen)
        else:
            deal_world(memory, seen, data)
    game = memory.game[0]
    for world in range(first, last):
        enter_world(memory, data, priors, plan, world)
        memory.beyond_tree = 1
        for number in range(len(moves)):
            advance(game, data)
            if game.step == Step.BID and game.bid == 0 and game.bidding_size == game.players:
                note_all(memory.notes[0], game, data, priors)
                make_up_minds(memory, game, data, priors, plan.noise)
            act(game, data, whole(moves[number, 0]), whole(moves[number, 1]))
        if len(moves) > 0:
            note_all(memory.notes[0], game, data, priors)
        play_on(memory, game, data, priors, plan, WHOLE_GAME)
        note_chances(game, data, priors, seat, outcomes[world - first])


@rule
def deal_open_world(memory: SearchMemory, seen: State) -> None:
    """One more world: all as it is, but what was shuffled is shuffled again, and sealed choices are made anew."""
    memory.worlds[memory.worlds_made] = seen
    world = memory.worlds[memory.worlds_made]
    spells = whole(0)
    for card in range(whole(seen.pile_size) + whole(seen.deck_size)):
        if seen.lot[deck_place(seen, card)] == 0:
            spells |= whole(1) << whole(seen.deck[deck_place(seen, card)])
    for card in range(whole(seen.pile_size) + whole(seen.deck_size)):
        if seen.lot[deck_place(seen, card)] == 0:
            spell = draw_spell(spells, memory.dealer)
            spells &= ~(whole(1) << spell)
            world.deck[deck_place(seen, card)] = spell
    for seat in range(world.players):
        if world.seats[seat].has_chosen:
            world.seats[seat].has_chosen = 0
            world.awaited += 1
    memory.worlds_made += 1


@rule
def lay_open(states: Any) -> None:
    """Hands are no secret, so what differs are buried spells and the choices of the experienced set-up."""
    state = states[0]
    state.chance.key = np.uint64(0)
    state.chance.drawn = np.uint64(0)


@rule
def is_news(before: Any, after: Any) -> bool:
    """Whether a spell was turned up between two positions."""
    return bool(before[0].top != after[0].top)


@rule
def undeal(before: Any, after: Any, _data: Any, earlier: Any) -> bool:
    """M2.4: who begins is known, and no spell is dealt yet; False where nothing was dealt between two positions."""
    if before[0].step != Step.FIRST:
        return False
    earlier[0] = before[0]
    earlier[0].start = after[0].start
    earlier[0].step = Step.DEAL_SPELLS
    return True


@rule
def note_chances(game: State, data: EditionData, priors: Priors, seat: int, outcome: Outcomes) -> None:
    """M11: who has won, who has come where, and what one seat owns."""
    players = whole(game.players)
    for owner in range(players):
        outcome[owner] = share_of_win(game, owner)
        beaten = 0.0
        for other in range(players):
            lead = rank(game, owner) - rank(game, other)
            if other != owner:
                beaten += 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
        outcome[players + owner] = beaten / (players - 1)
        outcome[2 * players + owner] = -steps_of(game, data, priors, owner)
    outcome[3 * players] = game.seats[seat].gem_count
    outcome[3 * players + 1] = game.seats[seat].colours
    outcome[3 * players + 2] = game.turn


@rule
def rank(game: State, seat: int) -> int:
    """M11: the winners, then as they stand (M11.4)."""
    won = (whole(game.winners) >> seat) & 1
    return won * (1 << 30) + (0 if won else standing(game, seat))
