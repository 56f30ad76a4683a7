"""Āmul: what a trained net thinks of each legal move, from what a seat knows; in a browser, too."""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.bots.net import Net, Thinking, favourite, share_out, think
from serai.bots.sight import Sight
from serai.envs.vector.lanes import Lane
from serai.games.amul.bot.counts import TableCounts
from serai.games.amul.bot.entry_points import values_of
from serai.games.amul.bot.greedy import Values
from serai.games.amul.bot.mind import card_in, priors_for
from serai.games.amul.edition.compile import data_of, lay_out
from serai.games.amul.edition.read import Edition
from serai.games.amul.rules.state import MOST_LEGAL, State
from serai.games.amul.study.vector import LANE, LAYOUT, ask_seat, observe
from serai.games.game import Move
from serai.kernel.edition import kept_by_edition
from serai.kernel.rule import rule, whole
from serai.kernel.schema import EVERYONE, NOBODY, Ints, Record, blank, i16, i32, one, several

f32 = np.float32
MOST_ACTIONS = MOST_LEGAL
"""between which a net may have to choose"""


class Asking(Record):
    """Room to ask a net."""

    lane: Lane = one(LANE, NOBODY, "the decision")
    seen: Ints = several(i16, LAYOUT.size, EVERYONE, "what the seat observes")
    outlooks: Any = several(TableCounts, 1, EVERYONE, "room for what `greedy` thinks")
    cards: Values = several(i32, MOST_LEGAL, EVERYONE, "the cards it thinks of")
    values: Values = several(f32, MOST_LEGAL, EVERYONE, "what they are worth")


@rule
def advise(states: Any, data: Any, priors: Any, asking: Asking, thinking: Thinking, seat: int) -> None:
    """What `greedy` thinks of each card that may be named."""
    cards, values, lane = asking.cards, asking.values, asking.lane
    size = values_of(states, data, priors, asking.outlooks, seat, cards, values)
    for place in range(lane.legal_count):
        for other in range(size):
            if cards[other] == lane.legal[place]:
                thinking.advice[place] = values[other]


@rule
def ask_net(
    nets: Any, states: Any, templates: Any, data: Any, priors: Any, askings: Any, thinkings: Any, seat: int
) -> int:
    """The logits of the cards that a seat may name, in the order of its lane; how many there are."""
    asking, thinking = askings[0], thinkings[0]
    net: Net = nets[0]
    lane = asking.lane
    lane.state = states[0]
    ask_seat(lane, data[0], seat)
    observe(lane.state, templates[0], data[0], seat, asking.seen)
    advise(states, data, priors, asking, thinking, seat)
    think(net, asking.seen, lane.legal, lane.legal_count, thinking)
    return whole(lane.legal_count)


@rule
def like_cards(
    nets: Any,
    states: Any,
    templates: Any,
    data: Any,
    priors: Any,
    askings: Any,
    thinkings: Any,
    seat: int,
    cards: Any,
    log_chances: Any,
) -> int:
    """How likely the net thinks each legal move, as a logarithm, with its card; how many there are."""
    size = ask_net(nets, states, templates, data, priors, askings, thinkings, seat)
    share_out(thinkings[0], size, 0.0)
    for place in range(size):
        cards[place] = askings[0].lane.legal[place]
        log_chances[place] = thinkings[0].chances[place]
    return size


@rule
def choose_card(
    nets: Any, states: Any, templates: Any, data: Any, priors: Any, askings: Any, thinkings: Any, seat: int
) -> int:
    """The card of the move that the net likes best."""
    size = ask_net(nets, states, templates, data, priors, askings, thinkings, seat)
    return whole(askings[0].lane.legal[favourite(thinkings[0], size)])


# As ordinary Python asks


def log_chances_of(sight: Sight, nets: Any, thinkings: Any) -> list[float]:
    """For each legal move the logarithm of the chance that the net gives it."""
    cards, log_chances = np.zeros(MOST_LEGAL, dtype=np.int32), np.zeros(MOST_LEGAL)
    asked = (*_asked(sight, nets, thinkings), cards, log_chances)
    size = like_cards(*asked)
    found = dict(zip(cards[:size].tolist(), log_chances[:size].tolist(), strict=True))
    return [found[card_in(move)] for move in sight.legal]


def choice(sight: Sight, nets: Any, thinkings: Any) -> Move:
    """The move that the net likes best."""
    card = choose_card(*_asked(sight, nets, thinkings))
    return next(move for move in sight.legal if card_in(move) == card)


def _asked(sight: Sight, nets: Any, thinkings: Any) -> tuple[Any, ...]:
    position: Any = sight.position
    template = template_of(position.edition, sight.players, position.options["tea"])
    data, priors = data_of(position.edition), priors_for(sight, "greedy")
    return nets, position.states, template, data, priors, blank(Asking, 1), thinkings, sight.seat


@kept_by_edition(most=1000)
def template_of(edition: Edition, players: int, tea: int) -> Any:
    """The game before its first chance, as an array of one: its deck says which cards are in use."""
    template = blank(State, 1)
    template[0] = lay_out(edition, players, tea)
    return template
