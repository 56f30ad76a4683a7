"""Āmul: information-set tree search.

Every simulation takes a world that agrees with what the seat knows, lets the seat follow its tree and all others their
instinct, and values the position some rounds later. Others make their sealed choices inside the world without any
knowledge of the seat's own; the seat's nodes are told apart by what the seat itself has seen.
"""

from __future__ import annotations

import numpy as np

from serai.bots.amul.desk import WORLDS, Desk, Plan
from serai.bots.amul.greedy import card_of, options_of, value_options
from serai.bots.amul.hand import hand_hope
from serai.bots.amul.holding import count_areas, count_hand, hold, show
from serai.bots.amul.hopes import Hopes
from serai.bots.amul.instinct import best_of, like_options, measure_appeal, waver
from serai.bots.amul.prospects import plays_left, prospects
from serai.bots.tree import NONE, clear, credit, describe, find, grow, mixed, select, weigh
from serai.games.amul.knowledge import redeal
from serai.games.amul.phases import choose, end_effect, end_pick, on_turn, pick, take
from serai.games.amul.scoring import score
from serai.games.amul.state import State, Step
from serai.games.amul.tables import KINDS, Tables
from serai.kernel.chance import stream
from serai.kernel.rule import rule, whole

ROOT = 0


@rule
def prepare(
    desk: Desk, seen: State, tables: Tables, greedy: Hopes, hopes: Hopes, plan: Plan, seat: int, seed: np.uint64
) -> None:
    """Clear the desk for a decision and plant the root; what greed thinks of the options are its priors."""
    desk.seat = seat
    desk.seed = seed
    desk.worlds_made = 0
    stream(desk.dealer, seed, WORLDS)  # type: ignore[arg-type]
    count_areas(seen, tables, hopes, desk.areas[0])
    measure_appeal(desk.areas[0], seen, tables, hopes, desk.appeal)
    desk.outlook[0] = desk.areas[0]
    count_hand(seen, tables, hopes, desk.outlook[0], seat)
    clear(desk.tree)
    size = value_options(desk.outlook[0], seen, tables, greedy, seat, desk.liking)
    plant(desk, seen, seat, np.uint64(0), size, plan.warmth)


@rule
def plant(desk: Desk, state: State, seat: int, key: np.uint64, size: int, warmth: float) -> int:
    """A node for a decision of the seat whose likings have just been written; NONE when the tree is full."""
    node = grow(desk.tree, key, size)
    if node != NONE:
        for place in range(size):
            describe(desk.tree, node, place, card_of(state, seat, place), desk.liking[place])
        weigh(desk.tree, node, warmth)
    return node


@rule
def search(desk: Desk, seen: State, tables: Tables, hopes: Hopes, plan: Plan, simulations: int) -> None:
    """Run so many simulations."""
    game = desk.game[0]
    for _ in range(simulations):
        branch = select(desk.tree, ROOT, plan.curiosity)

        # The k-th try of every option meets the k-th world, so that luck of the deal cancels between options.
        tried = whole(desk.tree.branches[branch].visits)
        world = tried % WORLDS
        if world == desk.worlds_made:
            deal_world(desk, seen, hopes)
        desk.game[0] = desk.worlds[world]
        stream(game.chance, desk.seed, tried)  # type: ignore[arg-type]
        desk.beyond_tree = 0
        count_extra(desk, game, tables)

        carry_out(desk, game, tables, desk.seat, find_place(game, desk.seat, desk.tree.branches[branch].option))
        play_on(desk, game, tables, hopes, plan, whole(seen.turn) + whole(plan.horizon))
        credit(desk.tree, value_game(desk, game, seen, tables, hopes, plan))


@rule
def deal_world(desk: Desk, seen: State, hopes: Hopes) -> None:
    """One more world. What others have sealed is unknown, so they choose anew inside it."""
    desk.worlds[desk.worlds_made] = seen
    world = desk.worlds[desk.worlds_made]
    redeal(seen, hopes.in_use, world, desk.dealer, desk.pool, desk.unseen)
    for other in range(world.players):
        if other != desk.seat and world.seats[other].has_chosen:
            world.seats[other].has_chosen = 0
            world.awaited += 1
    desk.worlds_made += 1


@rule
def count_extra(desk: Desk, game: State, tables: Tables) -> None:
    """At the start of a simulation only hand cards are held beyond the areas of the root."""
    for seat in range(game.players):
        for kind in range(KINDS):
            desk.extra[seat, kind] = 0
        for place in range(game.seats[seat].hand_size):
            desk.extra[seat, tables.kind[game.seats[seat].hand[place]]] += 1


@rule
def count_dealt(desk: Desk, game: State, tables: Tables) -> None:
    """In a new round the last card of each hand has just been dealt."""
    for seat in range(game.players):
        last = game.seats[seat].hand[game.seats[seat].hand_size - 1]
        desk.extra[seat, tables.kind[last]] += 1


@rule
def find_place(game: State, seat: int, card: int) -> int:
    """The place of the option that is about this card."""
    place = 0
    while card_of(game, seat, place) != card:
        place += 1
    return place


@rule
def carry_out(desk: Desk, game: State, tables: Tables, seat: int, place: int) -> None:
    """Play an option and keep count of the cards held."""
    card = card_of(game, seat, place)
    kind = tables.kind[card]
    if game.step == Step.PICK:
        desk.extra[seat, kind] += 1
        pick(game, seat, place)
        end_pick(game)
    elif game.step == Step.EFFECT:
        desk.extra[seat, kind] += card != 0
        take(game, tables, seat, place if card != 0 else -1)
        end_effect(game, tables)
    else:
        desk.extra[seat, kind] -= game.step == Step.OFFER or not tables.table_capable[card]
        choose(game, tables, seat, place)


@rule
def play_on(desk: Desk, game: State, tables: Tables, hopes: Hopes, plan: Plan, end: int) -> None:
    """Play until the round `end` begins or the game is over."""
    turn = whole(game.turn)
    while game.step != Step.OVER and turn < end:
        step = whole(game.step)
        if step == Step.PICK or step == Step.EFFECT:
            simulate(desk, game, tables, hopes, plan, on_turn(game))
        else:
            for seat in range(game.players):
                # The last choice turns all up, and the next step begins.
                if game.step == step and game.seats[seat].has_chosen == 0:
                    simulate(desk, game, tables, hopes, plan, seat)
        if game.turn != turn and game.step != Step.OVER:
            turn = whole(game.turn)
            count_dealt(desk, game, tables)


@rule
def simulate(desk: Desk, game: State, tables: Tables, hopes: Hopes, plan: Plan, seat: int) -> None:
    """One decision of one seat: the searching seat follows its tree as far as it goes, others their instinct."""
    size = like_options(game, tables, hopes, desk.appeal, desk.extra, seat, desk.liking)
    if seat == desk.seat and not desk.beyond_tree:
        place = decide_in_tree(desk, game, size, plan)
    else:
        if seat != desk.seat:
            waver(game, desk.liking, size, plan.noise)
        place = best_of(desk.liking, size)
    carry_out(desk, game, tables, seat, place)


@rule
def decide_in_tree(desk: Desk, game: State, size: int, plan: Plan) -> int:
    """The own decision by the tree. Where it ends it grows by one node, and the rest is left to instinct."""
    seat = whole(desk.seat)
    last_branch = desk.tree.path[desk.tree.path_size - 1]
    key = mixed(mixed(set_of_options(game, seat), last_branch), game.step)
    node = find(desk.tree, key)
    if node == NONE:
        desk.beyond_tree = 1
        node = plant(desk, game, seat, key, size, plan.warmth)
        if node == NONE:
            return best_of(desk.liking, size)
    branch = select(desk.tree, node, plan.curiosity)
    return find_place(game, seat, desk.tree.branches[branch].option)


@rule
def set_of_options(game: State, seat: int) -> np.uint64:
    """The cards to choose from as a number, whatever their places."""
    total = np.uint64(0)
    for place in range(options_of(game, seat)):
        total += mixed(np.uint64(1), card_of(game, seat, place))
    return total


@rule
def value_game(desk: Desk, game: State, seen: State, tables: Tables, hopes: Hopes, plan: Plan) -> float:
    """The part of a win the seat may expect where a simulation has ended."""
    if game.step == Step.OVER:
        score(game, tables, desk.sheet)
        for seat in range(game.players):
            desk.totals[seat] = desk.sheet.seats[seat].total
        return share_of_win(desk, whole(game.players), plan.doubt)

    plays = plays_left(game, tables)
    outlook = desk.outlook[0]
    for seat in range(game.players):
        outlook.seats[seat] = desk.areas[0].seats[seat]
        for place in range(seen.seats[seat].area_size, game.seats[seat].area_size):
            hold(outlook, tables, hopes, seat, game.seats[seat].area[place])
            show(outlook, tables, hopes, seat, game.seats[seat].area[place])
        count_hand(game, tables, hopes, outlook, seat)
    for seat in range(game.players):
        desk.totals[seat] = prospects(outlook, game, tables, hopes, seat, plays)
        desk.totals[seat] += hand_hope(game, tables, hopes, seat, 0, 0, plays)
    return share_of_win(desk, whole(game.players), plan.doubt + plan.doubt_per_round * plays)


@rule
def share_of_win(desk: Desk, players: int, doubt: float) -> float:
    """The searching seat's part when a lead of `doubt` points is clear."""
    total = 0.0
    for seat in range(players):
        total += np.exp((desk.totals[seat] - desk.totals[desk.seat]) / doubt)
    return 1.0 / total
