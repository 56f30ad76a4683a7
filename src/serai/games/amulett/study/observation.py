"""Das Amulett: what a seat observes (M12)."""

from __future__ import annotations

from typing import Any

from serai.envs.vector.lanes import Lane
from serai.envs.vector.layout import Layout, Tensor, scalars
from serai.games.amulett.edition.fields import MOST_GEMS_OF_A_COLOUR
from serai.games.amulett.rules.spells import deck_place
from serai.games.amulett.rules.state import (
    AREAS,
    COLOURS,
    METAL_CARDS,
    METALS,
    MOST_STEPS,
    SEATS,
    SPELLS,
    STONES,
    State,
    Step,
)
from serai.games.amulett.study.spelling import MOST_CARDS
from serai.kernel.rule import rule, whole

_PER_SEAT = 9 + METALS + COLOURS
_PER_SPELL = 4

LAYOUT = Layout(
    2,
    (
        *scalars(
            players=(SEATS, "number of players"),
            experienced=(1, "1: with the experienced set-up"),
            round=(32767, "round, from 1 on"),
            step=(Step.OVER, "where the game stands (state.Step)"),
            start=(SEATS - 1, "start player"),
            on_turn=(SEATS - 1, "seat on turn"),
            party=(AREAS - 1, "area of the party"),
            steps_left=(MOST_STEPS, "steps left in the gem phase"),
            uses_left=(255, "uses left"),
            desired=(2**METALS - 1, "metals named by Burning Desire, as bits"),
            bid=(MOST_CARDS, "highest bid"),
            bidder=(SEATS, "its bidder plus 1"),
            spell=(SPELLS, "spell being auctioned"),
            pile=(SPELLS, "cards in the small pile"),
            deck=(SPELLS, "cards in the deck"),
            dry=(9, "dry rounds"),
        ),
        *scalars(part=(255, "which part of a move is asked for")),
        Tensor("said", (2,), 32767, "the parts said so far, as digits of the move"),
        Tensor(
            "limits", (2, METALS), METAL_CARDS, "cards of each metal in the bundle being decided: at least; at most"
        ),
        *scalars(
            bundle_least=(MOST_CARDS, "cards in that bundle at least"),
            bundle_most=(MOST_CARDS, "cards in that bundle at most"),
        ),
        Tensor("metals", (2, METALS), METAL_CARDS, "cards of each metal: in the stacks; laid down as payment"),
        Tensor("board", (AREAS, COLOURS), MOST_GEMS_OF_A_COLOUR, "gems in each area, by colour"),
        Tensor(
            "spells",
            (SPELLS + 1, _PER_SPELL),
            (SEATS, STONES, 1, SPELLS),
            "of each spell: before whom it lies, plus 1; stones on it; 1 where it is known to be face down; its place "
            "from the top, plus 1, where the viewer knows it",
        ),
        Tensor(
            "seats",
            (SEATS, _PER_SEAT),
            (1, 1, MOST_CARDS, STONES, MOST_CARDS, 255, COLOURS, STONES, 1)
            + METALS * (METAL_CARDS,)
            + COLOURS * (MOST_GEMS_OF_A_COLOUR,),
            "in the game; still bidding; metal cards; stones in supply; usable cards; gems; colours; empty spells to "
            "bury (own); has the turn; metal cards by metal; gems by colour",
        ),
        Tensor("dealt", (2, 4), SPELLS, "experienced set-up, own: spells dealt; stones sealed on them"),
    ),
)
_PLAYERS, _EXPERIENCED, _ROUND, _STEP = LAYOUT.places("players", "experienced", "round", "step")
_START, _ON_TURN, _PARTY, _STEPS_LEFT = LAYOUT.places("start", "on_turn", "party", "steps_left")
_USES_LEFT, _DESIRED, _BID, _BIDDER = LAYOUT.places("uses_left", "desired", "bid", "bidder")
_SPELL, _PILE, _DECK, _DRY = LAYOUT.places("spell", "pile", "deck", "dry")
_PART, _SAID, _LIMITS, _LEAST, _MOST = LAYOUT.places("part", "said", "limits", "bundle_least", "bundle_most")
_METALS, _BOARD, _SPELLS, _SEATS, _DEALT = LAYOUT.places("metals", "board", "spells", "seats", "dealt")


@rule
def relative(seat: int, viewer: int, players: int) -> int:
    """A seat counted clockwise from the viewer."""
    return seat - viewer if seat >= viewer else seat - viewer + players


@rule
def observe_table(state: State, viewer: int, tensor: Any) -> None:
    """The course of the game."""
    players = whole(state.players)
    tensor[_PLAYERS] = players
    tensor[_EXPERIENCED] = state.experienced
    tensor[_ROUND] = state.turn
    tensor[_STEP] = state.step
    tensor[_START] = relative(whole(state.start), viewer, players)
    # While all choose at once nobody has the turn.
    tensor[_ON_TURN] = 0 if state.step == Step.KEEP else relative(whole(state.actor), viewer, players)
    tensor[_PARTY] = state.party
    tensor[_STEPS_LEFT] = state.steps_left
    tensor[_USES_LEFT] = state.uses
    tensor[_DESIRED] = state.desired
    tensor[_BID] = state.bid
    tensor[_BIDDER] = 1 + relative(whole(state.bidder) - 1, viewer, players) if state.bidder > 0 else 0
    tensor[_SPELL] = state.card
    tensor[_PILE] = state.pile_size
    tensor[_DECK] = state.deck_size
    tensor[_DRY] = state.dry
    tensor[_LEAST] = state.limits.least
    tensor[_MOST] = state.limits.most
    for metal in range(METALS):
        tensor[_LIMITS + metal] = state.limits.low[metal]
        tensor[_LIMITS + METALS + metal] = state.limits.high[metal]
        tensor[_METALS + metal] = state.stacks[metal]
        tensor[_METALS + METALS + metal] = state.laid[metal]
    for area in range(AREAS):
        for colour in range(COLOURS):
            tensor[_BOARD + area * COLOURS + colour] = state.board[area, colour]


@rule
def observe_spells(state: State, viewer: int, tensor: Any) -> None:
    """Open spells, and the known facts about those face down (M12.3)."""
    for place in range((SPELLS + 1) * _PER_SPELL):
        tensor[_SPELLS + place] = 0
    for spell in range(1, SPELLS + 1):
        at = _SPELLS + spell * _PER_SPELL
        if state.owner[spell] > 0:
            tensor[at] = 1 + relative(whole(state.owner[spell]) - 1, viewer, whole(state.players))
            tensor[at + 1] = state.stones[spell]
    if state.step == Step.OVER:
        return
    for card in range(whole(state.pile_size) + whole(state.deck_size)):
        place = deck_place(state, card)
        if state.lot[place] > 0:
            at = _SPELLS + whole(state.deck[place]) * _PER_SPELL
            tensor[at + 2] = 1
            if state.burier[place] == viewer + 1:
                tensor[at + 3] = card + 1


@rule
def observe_seats(state: State, viewer: int, tensor: Any) -> None:
    """What everybody knows of the players, beginning with the viewer."""
    for place in range(SEATS * _PER_SEAT):
        tensor[_SEATS + place] = 0
    for seat in range(state.players):
        at = _SEATS + _PER_SEAT * relative(seat, viewer, whole(state.players))
        tensor[at] = 1
        tensor[at + 1] = (whole(state.bidding) >> seat) & 1
        tensor[at + 2] = state.seats[seat].hand_size
        tensor[at + 3] = state.seats[seat].supply
        tensor[at + 4] = state.seats[seat].cover
        tensor[at + 5] = state.seats[seat].gem_count
        tensor[at + 6] = state.seats[seat].colours
        tensor[at + 7] = state.empties_left if seat == state.actor else 0
        tensor[at + 8] = whole(seat == state.actor and state.step != Step.KEEP)
        for metal in range(METALS):
            tensor[at + 9 + metal] = state.seats[seat].hand[metal]
        for colour in range(COLOURS):
            tensor[at + 9 + METALS + colour] = state.seats[seat].gems[colour]
    for place in range(4):
        tensor[_DEALT + place] = state.seats[viewer].dealt[place]
        tensor[_DEALT + 4 + place] = state.seats[viewer].kept[place]


@rule
def observe(state: State, viewer: int, tensor: Any) -> None:
    """What one seat knows."""
    tensor[_PART] = 0
    tensor[_SAID] = 0
    tensor[_SAID + 1] = 0
    observe_table(state, viewer, tensor)
    observe_spells(state, viewer, tensor)
    observe_seats(state, viewer, tensor)


@rule
def observe_question(lane: Lane, viewer: int, tensor: Any) -> None:
    """Which part of a move the viewer is asked for; to others it is one decision until it is complete."""
    if lane.seat == viewer:
        tensor[_PART] = lane.digit
        tensor[_SAID] = lane.value & 32767
        tensor[_SAID + 1] = lane.value >> 15
