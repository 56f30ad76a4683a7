"""The bot that learned by playing: it takes its net's favourite move, without looking ahead."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any, Protocol

from serai.bots.bot import Bot, Budget, Thought
from serai.bots.greedy_bot import GreedyBot
from serai.bots.net import thinking_record
from serai.bots.net_file import TrainedNet, load, shipped
from serai.bots.sight import Sight
from serai.bots.unlearned import say_unlearned
from serai.games import find_game
from serai.games.game import Move
from serai.kernel.schema import blank

LOG = logging.getLogger("serai")


class NetBot(Bot):
    """Plays by a trained net, the shipped one or one from a file; if it does not fit, like `greedy`."""

    def __init__(self, game: str, file: Path | None = None):
        super().__init__(game)
        self.file = file

    def decide(self, sight: Sight, budget: Budget | None = None) -> Thought:
        player = _player_at(sight, self.file)
        return GreedyBot(self.game).decide(sight, budget) if player is None else player.decide(sight)


def player_for(sight: Sight) -> NetPlayer | None:
    """Return the player of a game's own net; None if it does not fit."""
    return _player_at(sight, None)


def _player_at(sight: Sight, file: Path | None) -> NetPlayer | None:
    player = player_of(sight.game, file, getattr(sight.position, "edition", None))
    if player is not None:
        say_unlearned(sight)
    return player


_players: dict[tuple[str, Path | None, str], NetPlayer | None] = {}


def player_of(game: str, file: Path | None, edition: Any) -> NetPlayer | None:
    """Return the player of an edition; None if no net has learned it, which is logged once."""
    key = (game, file, edition.hash if edition is not None else "")
    if key not in _players:
        _players[key] = _find_player(game, file, edition)
    return _players[key]


def _find_player(game: str, file: Path | None, edition: Any) -> NetPlayer | None:
    found = find_game(game)
    source = file or shipped(found)
    if source is None:
        LOG.info("%s comes without a trained net: net plays like greedy, and search like classic", found.title)
        return None
    trained = load(source)
    if objection := trained.objection(found, edition):
        LOG.warning(
            "the net of %s cannot play here, %s: it plays like greedy, and search like classic", found.title, objection
        )
        return None
    return NetPlayer(game, trained)


class NetPlayer:
    """A net and all that it needs to play the edition that it has learned."""

    def __init__(self, game: str, trained: TrainedNet):
        asked: Any = find_game(game).need("bot.net_choice", "does not say how its nets are asked")
        self.asked: NetChoice = asked
        self.nets = trained.nets
        self.thinking = thinking_record(trained.width, self.asked.MOST_ACTIONS)

    def decide(self, sight: Sight) -> Thought:
        """The move that the net likes best."""
        return Thought(self.asked.choice(sight, self.nets, blank(self.thinking, 1)))

    def log_chances(self, sight: Sight) -> list[float]:
        """For each legal move the logarithm of the chance that the net gives it."""
        return self.asked.log_chances_of(sight, self.nets, blank(self.thinking, 1))


class NetChoice(Protocol):
    """How the nets of a game are asked: `bot/net_choice.py` in its folder."""

    MOST_ACTIONS: int
    """between which a net may have to choose"""

    def choice(self, sight: Sight, nets: Any, thinkings: Any) -> Move:
        """The move that the net likes best, part by part where a move has several."""

    def log_chances_of(self, sight: Sight, nets: Any, thinkings: Any) -> list[float]:
        """For each legal move the logarithm of the chance that the net gives it; the lowest where it did not look."""
