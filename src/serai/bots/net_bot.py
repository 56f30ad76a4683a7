"""The bot that has learned by playing: it takes what its net likes best, without looking ahead."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import numpy as np

from serai.bots.bot import Bot, Budget, Thought
from serai.bots.greedy_bot import GreedyBot
from serai.bots.mind import mind_of
from serai.bots.net import think_at, thinking_record
from serai.bots.net_file import TrainedNet, load, shipped
from serai.bots.sight import Sight
from serai.envs.vector.lanes import data_for, lane_rules, templates_for
from serai.games import find_game
from serai.kernel.schema import blank

LOG = logging.getLogger("serai")


class NetBot(Bot):
    """Plays by a trained net, the shipped one or one from a file; where that cannot be, as `greedy` does."""

    def __init__(self, game: str, file: Path | None = None):
        super().__init__(game)
        self.file = file

    def decide(self, sight: Sight, budget: Budget | None = None) -> Thought:
        player = player_of(self.game, self.file, getattr(sight.position, "edition", None))
        return GreedyBot(self.game).decide(sight, budget) if player is None else player.decide(sight)


_players: dict[tuple[str, Path | None, str], NetPlayer | None] = {}


def player_of(game: str, file: Path | None, edition: Any) -> NetPlayer | None:
    """Who plays an edition; None where no net has learned it, which is said once."""
    key = (game, file, edition.hash if edition is not None else "")
    if key not in _players:
        _players[key] = _find_player(game, file, edition)
    return _players[key]


def _find_player(game: str, file: Path | None, edition: Any) -> NetPlayer | None:
    found = find_game(game)
    source = file or shipped(found)
    if source is None:
        LOG.warning("%s comes without a trained net: net plays like greedy", found.title)
        return None
    trained = load(source)
    if objection := trained.objection(found, edition):
        LOG.warning("the net of %s cannot play here, %s: it plays like greedy", found.title, objection)
        return None
    return NetPlayer(game, trained, edition)


class NetPlayer:
    """A net and all that it needs to play one edition."""

    def __init__(self, game: str, trained: TrainedNet, edition: Any):
        found = find_game(game)
        self.rules = lane_rules(found)
        self.nets = trained.nets
        self.edition = edition
        self.advised = trained.advised
        self.data = data_for(self.rules, edition)
        self.thinking = thinking_record(trained.width, len(blank(self.rules.LANE, 1)[0].legal))
        self.templates: dict[Any, Any] = {}

    def decide(self, sight: Sight) -> Thought:
        """Say the action with the highest logit, part by part where a move has several."""
        position: Any = sight.position
        rules, templates = self.rules, self.template(sight.players, position.options)
        lanes, thinkings = blank(rules.LANE, 1), blank(self.thinking, 1)
        viewers = np.array([sight.seat], np.int16)
        seen = np.zeros((1, rules.LAYOUT.size), rules.LAYOUT.dtype)
        lane = lanes[0]
        lane.state = position.state
        rules.ask_seat(lane, self.data[0], sight.seat)
        while True:
            rules.observe_lanes(lanes, templates, self.data, viewers, seen, 0, 1)
            if self.advised:
                thinkings[0].advice[: lane.legal_count] = self.advice(lane, sight)
            think_at(self.nets, seen, lanes, thinkings)
            best = int(thinkings[0].logits[: lane.legal_count].argmax())
            move = rules.answer(lane, self.data[0], self.edition, int(lane.legal[best]))
            if move is not None:
                return Thought(move)

    def advice(self, lane: Any, sight: Sight) -> list[float]:
        """What `greedy` thinks of each legal action; every action is a whole move where a net is advised."""
        values = mind_of(sight.game).values(sight)
        actions = [int(action) for action in lane.legal[: lane.legal_count]]
        moves: list[Any] = [self.rules.answer(lane, self.data[0], self.edition, action) for action in actions]
        return [values[sight.legal.index(move)] for move in moves]

    def template(self, players: int, options: dict[str, Any]) -> Any:
        """The games before their first chance, as the observation needs them."""
        key = (players, *sorted(options.items()))
        if key not in self.templates:
            self.templates[key] = templates_for(self.rules, self.edition, [players], options)
        return self.templates[key]
