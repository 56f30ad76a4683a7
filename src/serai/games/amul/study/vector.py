"""Āmul in batches: asking, stepping, and what a seat observes (A14).

In a simultaneous step the seats are asked one after the other; nobody's observation holds anything of a choice that
lies face down, so the order in which they are asked tells nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serai.envs.vector.lanes import DECIDING, HOLD, Lane, forbid, forget_end, is_legal, lane_record, share_place
from serai.envs.vector.layout import Layout, Tensor, scalars
from serai.envs.vector.loops import lane_loops
from serai.games.amul.edition.check import MOST_TEA
from serai.games.amul.edition.compile import compile_data, lay_out
from serai.games.amul.edition.fields import MOST_ROUNDS
from serai.games.amul.edition.read import Edition
from serai.games.amul.rules.edition_data import EditionData
from serai.games.amul.rules.moves import carry_out
from serai.games.amul.rules.order import first_pick
from serai.games.amul.rules.phases import on_turn, source_card, source_size
from serai.games.amul.rules.scoring import prowess, score
from serai.games.amul.rules.sheet import Sheet
from serai.games.amul.rules.state import AREA as MOST_IN_AREA
from serai.games.amul.rules.state import CARDS, MARKET_DECK, MOST_LEGAL, NO_LETTER, SEATS, House, Source, State, Step
from serai.games.amul.rules.state import HAND as MOST_IN_HAND
from serai.games.amul.study.playout import begin
from serai.games.game import Move
from serai.games.options import house_number
from serai.kernel.actions import ActionSpace
from serai.kernel.rule import rule

ACTIONS = ActionSpace(
    1, card=(CARDS + 1, "offer, pick, play or take this card, whatever the step asks for; 0 takes nothing")
)
LANE = lane_record(State, ACTIONS.size, MOST_LEGAL, SEATS)
STATE = State
SCRATCH = Sheet

# Where a card is, as the tensor `cards` says it.
UNSEEN, OWN_HAND, MARKET, PALACE, BAZAAR, REMOVED, UNUSED, AREA, HAND = 0, 1, 2, 3, 4, 5, 6, 8, 16

LAYOUT = Layout(
    2,
    (
        *scalars(
            players=(SEATS, "number of players"),
            tea=(MOST_TEA, "Tea cards in use"),
            round=(MOST_ROUNDS, "round, from 1 on"),
            rounds=(MOST_ROUNDS, "number of rounds"),
            step=(Step.OVER, "1 offer, 2 pick, 3 play, 4 effect"),
            start=(SEATS - 1, "start player"),
            first_pick=(SEATS - 1, "holder of the First Pick"),
            deck=(MARKET_DECK, "cards in the deck"),
            effect=(Source.MARKET, "source of the viewer's effect: 1 palace, 2 bazaar, 3 market"),
            choice=(CARDS, "card of the viewer's sealed choice"),
        ),
        Tensor("order", (SEATS,), SEATS, "seats that still have to act in this step, in order, plus 1"),
        Tensor(
            "cards",
            (CARDS + 1,),
            HAND + SEATS - 1,
            "where each card is: 0 unseen, 1 own hand, 2 market, 3 palace, 4 bazaar, 5 removed, 6 not in this game, "
            "8 + seat in that area, 16 + seat known to be in that hand; entry 0 is no card",
        ),
        Tensor(
            "seats",
            (SEATS, 6),
            (1, MOST_IN_HAND, MOST_IN_AREA, 255, NO_LETTER, Source.MARKET),
            "in the game; cards in hand; cards in the area; prowess; best letter (255 is A, 0 none); effect source",
        ),
    ),
)
_PLAYERS, _TEA, _ROUND, _ROUNDS, _STEP = LAYOUT.places("players", "tea", "round", "rounds", "step")
_START, _FIRST_PICK, _DECK, _EFFECT, _CHOICE = LAYOUT.places("start", "first_pick", "deck", "effect", "choice")
_ORDER, _CARDS, _SEATS = LAYOUT.places("order", "cards", "seats")
_PER_SEAT = 6


VERBS = {Step.OFFER: "offer", Step.PICK: "pick", Step.PLAY: "play", Step.EFFECT: "effect"}
WAIT = 0
"""What a seat that is not asked may say where a framework wants an action of everybody."""


def open_seats(lane: Lane) -> list[int]:
    """The seats that decide at once."""
    if lane.state.step in (Step.OFFER, Step.PLAY):
        return [seat for seat in range(lane.state.players) if not lane.state.seats[seat].has_chosen]
    return [int(lane.seat)] if lane.seat >= 0 else []


def legal_of(lane: Lane, seat: int) -> list[int]:
    """The legal actions of a seat that is among them."""
    if lane.state.step in (Step.OFFER, Step.PLAY):
        return [int(card) for card in lane.state.seats[seat].hand[: lane.state.seats[seat].hand_size]]
    return [int(action) for action in lane.legal[: lane.legal_count]] if seat == lane.seat else []


def answer(lane: Lane, data: EditionData, edition: Edition, action: int) -> Move:  # noqa: ARG001
    """An action in the record's form: every action is a whole move."""
    verb = VERBS[Step(lane.state.step)]
    return {"seat": int(lane.seat), "do": verb, "take" if verb == "effect" else "card": action or None}


def action_for(lane: Lane, edition: Edition, move: Move) -> int:  # noqa: ARG001 - as every game has it
    """The action that a move of a record is."""
    return move.get("card", move.get("take")) or 0


def action_name(action: int) -> str:
    """An action in words; the step says what is done with the card."""
    return f"card {action}" if action else "nothing"


def data_of(edition: Edition) -> Any:
    return compile_data(edition)


def template_of(edition: Edition, players: int, options: Mapping[str, Any]) -> Any:
    return lay_out(edition, players, options["tea"], house_number(House, options))


@rule
def start_lane(lane: Lane, templates: Any, data: EditionData, key: int) -> None:
    """Set up and deal the game whose number the lane holds, and ask for its first decision."""
    lane.state = templates[lane.state.players]
    begin(lane.state, data, key, lane.number)
    ask(lane, data)


@rule
def ask(lane: Lane, data: EditionData) -> None:
    """Whose decision it is, and what is legal."""
    state = lane.state
    if state.step == Step.OVER or state.step == Step.SETUP:
        forbid(lane)
        lane.seat = -1
        lane.legal_count = 0
    elif state.step == Step.PICK or state.step == Step.EFFECT:
        ask_seat(lane, data, on_turn(state))
    else:
        ask_seat(lane, data, state.players - state.awaited)


@rule
def ask_seat(lane: Lane, data: EditionData, seat: int) -> None:  # noqa: ARG001 - as every game has it
    """Which cards a seat that is to decide may name."""
    forbid(lane)
    state = lane.state
    lane.seat = seat
    if state.step == Step.PICK:
        size = int(state.market_size)
        for place in range(size):
            permit_card(lane, place, state.market[place])
    elif state.step == Step.EFFECT:
        source = state.seats[seat].effect
        size = int(source_size(state, source)) + 1
        for place in range(size - 1):
            permit_card(lane, place, source_card(state, source, place))
        permit_card(lane, size - 1, 0)
    else:
        size = int(state.seats[seat].hand_size)
        for place in range(size):
            permit_card(lane, place, state.seats[seat].hand[place])
    lane.legal_count = size


@rule
def permit_card(lane: Lane, place: int, card: int) -> None:
    """A card that may be named."""
    lane.legal[place] = card
    lane.mask[card] = 1


@rule
def settle_lane(lane: Lane, data: EditionData, sheet: Sheet) -> None:
    """A10.2, A12: points and places of a finished game."""
    score(lane.state, data, sheet)
    lane.done = 1
    for seat in range(sheet.players):
        ahead = level = 0
        mine, strength = sheet.seats[seat].total, prowess(sheet, seat)
        for other in range(sheet.players):
            theirs = sheet.seats[other].total
            if theirs > mine or (theirs == mine and prowess(sheet, other) > strength):
                ahead += 1
            elif theirs == mine and prowess(sheet, other) == strength and other != seat:
                level += 1
        lane.points[seat] = mine
        share_place(lane, seat, ahead, level, sheet.players)


@rule
def decide_lane(lane: Lane, data: EditionData, action: int) -> bool:
    """One decision of one game; false, and nothing is changed, where the action is not legal. HOLD waits."""
    forget_end(lane)
    if not is_legal(lane, action):
        return lane.legal_count == 0 or action == HOLD
    carry_out(lane.state, data, lane.seat, lane.state.step, action)
    if lane.state.step != Step.OVER:
        ask(lane, data)
    return True


@rule
def has_ended(lane: Lane) -> bool:
    """Whether the last decision ended the game, and `end_lane` is to follow."""
    return lane.state.step == Step.OVER and lane.seat >= 0


@rule
def end_lane(lane: Lane, templates: Any, data: EditionData, key: int, sheet: Sheet, stride: int) -> None:
    """Count a game that has just ended, and begin the next one.

    The lane's next game has a number `stride` higher, so that the numbers of two lanes never meet.
    """
    settle_lane(lane, data, sheet)
    if lane.again:
        lane.number += stride
        start_lane(lane, templates, data, key)
    else:
        ask(lane, data)


@rule
def relative(seat: int, viewer: int, players: int) -> int:
    """A seat counted clockwise from the viewer."""
    return seat - viewer if seat >= viewer else seat - viewer + players


@rule
def observe_cards(state: State, template: State, viewer: int, tensor: Any) -> None:
    """Where each card is, as far as the viewer knows."""
    for card in range(CARDS + 1):
        tensor[_CARDS + card] = UNUSED
    for place in range(template.deck_size):
        tensor[_CARDS + template.deck[place]] = UNSEEN
    for place in range(state.palace_size):
        tensor[_CARDS + state.palace[place]] = PALACE
    for place in range(state.bazaar_size):
        tensor[_CARDS + state.bazaar[place]] = BAZAAR
    for place in range(state.market_size):
        tensor[_CARDS + state.market[place]] = MARKET
    for place in range(state.removed_size):
        tensor[_CARDS + state.removed[place]] = REMOVED
    for seat in range(state.players):
        near = relative(seat, viewer, state.players)
        for place in range(state.seats[seat].area_size):
            tensor[_CARDS + state.seats[seat].area[place]] = AREA + near
        for place in range(state.seats[seat].hand_size):
            card = state.seats[seat].hand[place]
            # A14.3: everybody knows who holds a picked card until it is shown again.
            if seat == viewer:
                tensor[_CARDS + card] = OWN_HAND
            elif state.picked[card]:
                tensor[_CARDS + card] = HAND + near
    tensor[_CARDS] = UNUSED


@rule
def observe_seats(state: State, viewer: int, tensor: Any) -> None:
    """What everybody sees of the players, beginning with the viewer."""
    for place in range(SEATS * _PER_SEAT):
        tensor[_SEATS + place] = 0
    for seat in range(state.players):
        at = _SEATS + _PER_SEAT * relative(seat, viewer, state.players)
        tensor[at] = 1
        tensor[at + 1] = state.seats[seat].hand_size
        tensor[at + 2] = state.seats[seat].area_size
        tensor[at + 3] = state.seats[seat].prowess
        tensor[at + 4] = NO_LETTER - state.seats[seat].letter
        tensor[at + 5] = state.seats[seat].effect


@rule
def observe_table(state: State, rounds: int, viewer: int, tensor: Any) -> None:
    """The course of the game."""
    players = state.players
    tensor[_PLAYERS] = players
    tensor[_TEA] = state.tea
    tensor[_ROUND] = state.turn
    tensor[_ROUNDS] = rounds
    tensor[_STEP] = state.step
    tensor[_START] = relative(state.start, viewer, players)
    tensor[_FIRST_PICK] = relative(first_pick(state), viewer, players)
    tensor[_DECK] = state.deck_size - state.dealt
    tensor[_EFFECT] = state.seats[viewer].effect
    chosen = state.seats[viewer].chosen
    tensor[_CHOICE] = state.seats[viewer].hand[chosen - 1] if chosen > 0 else 0
    for place in range(SEATS):
        tensor[_ORDER + place] = 0
    if state.step == Step.PICK or state.step == Step.EFFECT:
        acted = state.order_size - state.awaited
        for place in range(acted, state.order_size):
            tensor[_ORDER + place - acted] = 1 + relative(state.order[place], viewer, players)


@rule
def observe(state: State, template: State, data: EditionData, viewer: int, tensor: Any) -> None:
    """What one seat knows."""
    observe_table(state, data.rounds, viewer, tensor)
    observe_cards(state, template, viewer, tensor)
    observe_seats(state, viewer, tensor)


@rule
def observe_lane(lane: Lane, templates: Any, data: EditionData, viewer: int, tensor: Any) -> None:
    """What a seat knows; DECIDING stands for the seat that decides."""
    seat = lane.seat if viewer == DECIDING else viewer
    if seat >= 0:
        observe(lane.state, templates[lane.state.players], data, seat, tensor)


start_lanes, step_lanes, observe_lanes = lane_loops(
    __name__, start_lane, decide_lane, has_ended, end_lane, observe_lane
)
