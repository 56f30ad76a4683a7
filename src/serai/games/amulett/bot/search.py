"""Das Amulett: information-set tree search.

Every simulation takes a world that agrees with what the seat knows (the order of the deck, markers, sealed choices),
lets the seat follow its tree and all others their instinct, and values the position some rounds later.
"""

from __future__ import annotations

import numpy as np

from serai.bots.tree import clear, credit, select
from serai.games.amulett.bot.edition_priors import Hopes
from serai.games.amulett.bot.nodes import plant
from serai.games.amulett.bot.rollout import act, play_on
from serai.games.amulett.bot.rollout_policy import make_up_minds, note_all
from serai.games.amulett.bot.search_memory import WORLDS, Desk, Plan
from serai.games.amulett.bot.worth import rounds_left, strength
from serai.games.amulett.rules.edition_data import EditionData
from serai.games.amulett.rules.state import State, Step
from serai.games.amulett.seen.knowledge import redeal
from serai.kernel.chance import stream
from serai.kernel.rule import rule, whole

ROOT = 0


@rule
def prepare(desk: Desk, seen: State, data: EditionData, hopes: Hopes, plan: Plan, seat: int, seed: np.uint64) -> None:
    """Clear the desk for a decision and plant the root; what the seat likes at first sight are its priors."""
    desk.seat = seat
    desk.seed = seed
    desk.worlds_made = 0
    stream(desk.dealer, seed, WORLDS)  # type: ignore[arg-type]
    note_all(desk.known[0], seen, data, hopes)
    clear(desk.tree)
    plant(desk, seen, data, hopes, plan, np.uint64(0))


@rule
def search(desk: Desk, seen: State, data: EditionData, hopes: Hopes, plan: Plan, simulations: int) -> None:
    """Run so many simulations."""
    game = desk.game[0]
    for _ in range(simulations):
        branch = select(desk.tree, ROOT, plan.curiosity)

        # The k-th try of every option meets the k-th world, so that luck of the deck cancels between options.
        tried = whole(desk.tree.branches[branch].visits)
        world = tried % WORLDS
        if world == desk.worlds_made:
            deal_world(desk, seen, data)
        desk.game[0] = desk.worlds[world]
        stream(game.chance, desk.seed, tried)  # type: ignore[arg-type]
        desk.beyond_tree = 0
        desk.notes[0] = desk.known[0]
        make_up_minds(desk, game, data, hopes, plan.noise)

        act(game, data, whole(desk.seat), whole(desk.tree.branches[branch].option))
        play_on(desk, game, data, hopes, plan, whole(seen.turn) + whole(plan.horizon))
        credit(desk.tree, value_game(desk, game, data, hopes, plan))


@rule
def deal_world(desk: Desk, seen: State, data: EditionData) -> None:
    """One more world. What others have sealed is unknown, so they choose anew inside it."""
    desk.worlds[desk.worlds_made] = seen
    world = desk.worlds[desk.worlds_made]
    redeal(seen, data, world, desk.dealer, whole(desk.seat))
    for other in range(world.players):
        if other != desk.seat and world.seats[other].has_chosen:
            world.seats[other].has_chosen = 0
            world.awaited += 1
    desk.worlds_made += 1


@rule
def value_game(desk: Desk, game: State, data: EditionData, hopes: Hopes, plan: Plan) -> float:
    """The part of a win the seat may expect where a simulation has ended."""
    seat, players = whole(desk.seat), whole(game.players)
    if game.step == Step.OVER:
        winners = 0
        for other in range(players):
            winners += (whole(game.winners) >> other) & 1
        return float((whole(game.winners) >> seat) & 1) / winners
    rounds = rounds_left(game, data, hopes)
    for other in range(players):
        desk.strengths[other] = strength(game, data, hopes, other, rounds)
    total = 0.0
    for other in range(players):
        total += np.exp((desk.strengths[other] - desk.strengths[seat]) / plan.doubt)
    return 1.0 / total
