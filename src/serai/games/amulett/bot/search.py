"""Das Amulett: information-set tree search.

Every simulation takes a world that agrees with what the seat knows (the order of the deck, markers, sealed choices),
lets the seat follow its tree and all others the rollout policy, and values the position some rounds later.
"""

from __future__ import annotations

import numpy as np

from serai.bots.desk import Desk
from serai.bots.tree import clear, credit, select
from serai.games.amulett.bot.edition_priors import Priors
from serai.games.amulett.bot.nodes import plant
from serai.games.amulett.bot.rollout import act, play_on
from serai.games.amulett.bot.rollout_policy import make_up_minds, note_all
from serai.games.amulett.bot.search_memory import WORLDS, Plan, SearchMemory
from serai.games.amulett.bot.worth import rounds_left, strength
from serai.games.amulett.rules.edition_data import EditionData
from serai.games.amulett.rules.state import State, Step
from serai.games.amulett.seen.knowledge import redeal
from serai.kernel.chance import stream
from serai.kernel.exponential import exp
from serai.kernel.rule import rule, whole

ROOT = 0


@rule
def prepare(desk: Desk, seat: int, seed: np.uint64) -> None:
    """Clear the memory for a decision and plant the root; the values of its moves are their priors."""
    memory, seen, data = desk.memories[0], desk.states[0], desk.data[0]
    priors, plan = desk.priors[0], desk.plans[0]
    memory.seat = seat
    memory.seed = seed
    memory.worlds_made = 0
    stream(memory.dealer, seed, WORLDS)  # type: ignore[arg-type]
    note_all(memory.known[0], seen, data, priors)
    clear(memory.tree)
    plant(memory, seen, data, priors, plan, np.uint64(0))


@rule
def search(desk: Desk, simulations: int) -> None:
    """Run this number of simulations."""
    memory, seen, data = desk.memories[0], desk.states[0], desk.data[0]
    priors, plan = desk.priors[0], desk.plans[0]
    game = memory.game[0]
    for _ in range(simulations):
        branch = select(memory.tree, ROOT, plan.curiosity)

        # The k-th try of every option meets the k-th world, so that luck of the deck cancels between options.
        tried = whole(memory.tree.branches[branch].visits)
        if tried % WORLDS == memory.worlds_made:
            deal_world(memory, seen, data)
        enter_world(memory, data, priors, plan, tried)
        memory.beyond_tree = 0

        act(game, data, whole(memory.seat), whole(memory.tree.branches[branch].option))
        play_on(memory, game, data, priors, plan, whole(seen.turn) + whole(plan.horizon))
        credit(memory.tree, value_game(memory, game, data, priors, plan))


@rule
def deal_world(memory: SearchMemory, seen: State, data: EditionData) -> None:
    """One more world. What others have sealed is unknown, so they choose anew inside it."""
    memory.worlds[memory.worlds_made] = seen
    world = memory.worlds[memory.worlds_made]
    redeal(seen, data, world, memory.dealer, whole(memory.seat))
    for other in range(world.players):
        if other != memory.seat and world.seats[other].has_chosen:
            world.seats[other].has_chosen = 0
            world.awaited += 1
    memory.worlds_made += 1


@rule
def enter_world(memory: SearchMemory, data: EditionData, priors: Priors, plan: Plan, tried: int) -> None:
    """The simulated game begins: the k-th try of a move in the k-th world."""
    memory.game[0] = memory.worlds[tried % WORLDS]
    game = memory.game[0]
    stream(game.chance, memory.seed, tried)  # type: ignore[arg-type]
    memory.notes[0] = memory.known[0]
    make_up_minds(memory, game, data, priors, plan.noise)


@rule
def value_game(memory: SearchMemory, game: State, data: EditionData, priors: Priors, plan: Plan) -> float:
    """The part of a win the seat may expect where a simulation has ended."""
    seat, players = whole(memory.seat), whole(game.players)
    if game.step == Step.OVER:
        return share_of_win(game, seat)
    rounds = rounds_left(game, data, priors)
    for other in range(players):
        memory.strengths[other] = strength(game, data, priors, other, rounds)
    total = 0.0
    for other in range(players):
        total += exp((memory.strengths[other] - memory.strengths[seat]) / plan.doubt)
    return 1.0 / total


@rule
def share_of_win(game: State, seat: int) -> float:
    """M11.4: a seat's part of the win when the game is over."""
    winners = 0
    for other in range(game.players):
        winners += (whole(game.winners) >> other) & 1
    return float((whole(game.winners) >> seat) & 1) / winners
