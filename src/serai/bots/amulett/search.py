"""Das Amulett: information-set tree search.

Every simulation takes a world that agrees with what the seat knows (the order of the deck, markers, sealed choices),
lets the seat follow its tree and all others their instinct, and values the position some rounds later.
"""

from __future__ import annotations

import numpy as np

from serai.bots.amulett.desk import SHORT, WORLDS, Desk, Plan
from serai.bots.amulett.hopes import Hopes
from serai.bots.amulett.instinct import decide, make_up_minds
from serai.bots.amulett.liking import like
from serai.bots.amulett.worth import rounds_left, strength
from serai.bots.tree import NONE, clear, credit, describe, find, grow, mixed, select, weigh
from serai.games.amulett.course import advance, is_chance, let_chance
from serai.games.amulett.knowledge import redeal
from serai.games.amulett.legal import count_active, nth_active
from serai.games.amulett.moves import PASS, carry_out, may_pass, split
from serai.games.amulett.playout import next_to_choose
from serai.games.amulett.state import State, Step
from serai.games.amulett.tables import Tables
from serai.kernel.chance import stream
from serai.kernel.rule import rule, whole

ROOT = 0


@rule
def prepare(desk: Desk, seen: State, tables: Tables, hopes: Hopes, plan: Plan, seat: int, seed: np.uint64) -> None:
    """Clear the desk for a decision and plant the root; what the seat likes at first sight are its priors."""
    desk.seat = seat
    desk.seed = seed
    desk.worlds_made = 0
    stream(desk.dealer, seed, WORLDS)  # type: ignore[arg-type]
    clear(desk.tree)
    plant(desk, seen, tables, hopes, plan, np.uint64(0))


@rule
def plant(desk: Desk, state: State, tables: Tables, hopes: Hopes, plan: Plan, key: np.uint64) -> int:
    """A node for the seat's open decision; NONE when the tree is full."""
    size = shortlist(desk, state, tables, hopes)
    node = grow(desk.tree, key, size)
    if node != NONE:
        for place in range(size):
            describe(desk.tree, node, place, desk.short[place], desk.liked[place])
        weigh(desk.tree, node, plan.warmth)
    return node


@rule
def shortlist(desk: Desk, state: State, tables: Tables, hopes: Hopes) -> int:
    """The best liked moves of the seat's open decision; returns how many there are."""
    size = 0
    active = count_active(state, tables)
    for index in range(active + whole(may_pass(state.step))):
        action = nth_active(state, tables, index) if index < active else whole(PASS)
        verb, value = split(action)
        liked = like(state, tables, hopes, whole(desk.seat), verb, value)
        if size == SHORT and liked <= desk.liked[SHORT - 1]:
            continue
        place = min(size, SHORT - 1)
        while place > 0 and desk.liked[place - 1] < liked:
            desk.short[place] = desk.short[place - 1]
            desk.liked[place] = desk.liked[place - 1]
            place -= 1
        desk.short[place] = action
        desk.liked[place] = liked
        size = min(size + 1, SHORT)
    return size


@rule
def search(desk: Desk, seen: State, tables: Tables, hopes: Hopes, plan: Plan, simulations: int) -> None:
    """Run so many simulations."""
    game = desk.game[0]
    for _ in range(simulations):
        branch = select(desk.tree, ROOT, plan.curiosity)

        # The k-th try of every option meets the k-th world, so that luck of the deck cancels between options.
        tried = whole(desk.tree.branches[branch].visits)
        world = tried % WORLDS
        if world == desk.worlds_made:
            deal_world(desk, seen, tables)
        desk.game[0] = desk.worlds[world]
        stream(game.chance, desk.seed, tried)  # type: ignore[arg-type]
        desk.beyond_tree = 0
        make_up_minds(game, tables, hopes, plan.noise, desk.limits)

        act(game, tables, whole(desk.seat), whole(desk.tree.branches[branch].option))
        play_on(desk, game, tables, hopes, plan, whole(seen.turn) + whole(plan.horizon))
        credit(desk.tree, value_game(desk, game, tables, hopes, plan))


@rule
def deal_world(desk: Desk, seen: State, tables: Tables) -> None:
    """One more world. What others have sealed is unknown, so they choose anew inside it."""
    desk.worlds[desk.worlds_made] = seen
    world = desk.worlds[desk.worlds_made]
    redeal(seen, tables, world, desk.dealer, whole(desk.seat))
    for other in range(world.players):
        if other != desk.seat and world.seats[other].has_chosen:
            world.seats[other].has_chosen = 0
            world.awaited += 1
    desk.worlds_made += 1


@rule
def act(game: State, tables: Tables, seat: int, action: int) -> None:
    """Carry out a legal action and go on to the next decision, chance outcome or the end."""
    verb, value = split(action)
    carry_out(game, tables, seat, verb, value)
    advance(game, tables)


@rule
def play_on(desk: Desk, game: State, tables: Tables, hopes: Hopes, plan: Plan, end: int) -> None:
    """Play until the round `end` begins or the game is over."""
    while game.step != Step.OVER and game.turn < end:
        if is_chance(game.step):
            let_chance(game, tables)
            advance(game, tables)
            continue
        if game.step == Step.BID and game.bid == 0 and game.bidding_size == game.players:
            make_up_minds(game, tables, hopes, plan.noise, desk.limits)
        seat = next_to_choose(game)
        if seat == desk.seat and not desk.beyond_tree and belongs_in_tree(game):
            action = decide_in_tree(desk, game, tables, hopes, plan)
        else:
            action = decide(game, tables, hopes, seat, plan.noise, desk.limits)
        act(game, tables, seat, action)


@rule
def belongs_in_tree(game: State) -> bool:
    """Decisions with few options that matter; the others are left to instinct."""
    return game.step == Step.BID or game.step == Step.BID_SPELL or game.step == Step.MOVE or game.step == Step.GEM


@rule
def decide_in_tree(desk: Desk, game: State, tables: Tables, hopes: Hopes, plan: Plan) -> int:
    """The own decision by the tree. Where it ends it grows by one node, and the rest is left to instinct."""
    key = what_is_open(game, whole(desk.tree.path[desk.tree.path_size - 1]))
    node = find(desk.tree, key)
    if node == NONE:
        desk.beyond_tree = 1
        node = plant(desk, game, tables, hopes, plan, key)
        if node == NONE:
            return decide(game, tables, hopes, whole(desk.seat), plan.noise, desk.limits)
    return whole(desk.tree.branches[select(desk.tree, node, plan.curiosity)].option)


@rule
def what_is_open(game: State, last_branch: int) -> np.uint64:
    """The own decision as the seat sees it: its last branch, and what now lies on the table."""
    key = mixed(np.uint64(last_branch), whole(game.step) * 64 + whole(game.steps_left))
    key = mixed(key, whole(game.party) * 64 + whole(game.card))
    key = mixed(key, (whole(game.bid) * 64 + whole(game.bidding)) * 8 + whole(game.bidder))
    key = mixed(key, whole(game.occupied))
    for seat in range(game.players):
        key = mixed(key, whole(game.seats[seat].hand_size) * 64 + whole(game.seats[seat].gem_count))
    return mixed(key, whole(game.seats[game.actor].cover))


@rule
def value_game(desk: Desk, game: State, tables: Tables, hopes: Hopes, plan: Plan) -> float:
    """The part of a win the seat may expect where a simulation has ended."""
    seat, players = whole(desk.seat), whole(game.players)
    if game.step == Step.OVER:
        winners = 0
        for other in range(players):
            winners += (whole(game.winners) >> other) & 1
        return float((whole(game.winners) >> seat) & 1) / winners
    rounds = rounds_left(game, tables, hopes)
    for other in range(players):
        desk.strengths[other] = strength(game, tables, hopes, other, rounds)
    total = 0.0
    for other in range(players):
        total += np.exp((desk.strengths[other] - desk.strengths[seat]) / plan.doubt)
    return 1.0 / total
