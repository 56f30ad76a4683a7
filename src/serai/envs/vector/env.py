"""`serai.vector`: thousands of games side by side.

    env = serai.vector(name, games=4096, players=4, seed=7)
    env.reset()
    while training:
        observation = env.observe()          # lanes x numbers, from the knowledge of the seat that decides
        actions = policy(observation, env.mask)
        env.step(actions)
        env.rewards[env.done]                # lanes x seats, for the games that just ended

Every attribute is the batch's own array, changed in place by each step; copy what you want to keep. A step is one
decision in every lane. Where a game is simultaneous its seats are asked one after the other, without learning
anything of each other's choice.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import numpy as np

from serai.envs.vector.lane_rules import lane_rules
from serai.envs.vector.lanes import DECIDING, HOLD, data_for, templates_for
from serai.envs.vector.processor import Processor
from serai.games import find_game
from serai.kernel.chance import key_of
from serai.kernel.errors import UserError
from serai.kernel.schema import blank

REWARDS = ("place", "points")
DEVICES = ("cpu", "cuda")
MOST_LANES = 1 << 24


class VectorEnv:
    """A batch of games; `serai.vector` makes one."""

    def __init__(
        self,
        game: str,
        games: int,
        players: Any,
        seed: int | str,
        options: Mapping[str, Any] | None,
        edition: str | None,
        reward: str,
        auto_reset: bool,
        device: str,
        threads: int | None,
    ):
        self.game = find_game(game)
        if not 1 <= games <= MOST_LANES:
            raise UserError(f"{games!r} games cannot be held side by side: ask for 1 to {MOST_LANES}")
        if reward not in REWARDS:
            raise UserError(f"there is no reward '{reward}': choose {' or '.join(REWARDS)}")
        if device not in DEVICES:
            raise UserError(f"there is no device '{device}': choose {' or '.join(DEVICES)}")
        self.rules = lane_rules(self.game)
        self.edition = self.game.load_edition(edition)
        self.options = self.game.check_options(options or {})
        self.players = self._players(players, games)
        self.reward = reward
        self.device = device
        self.games = games
        self.action_space = self.rules.ACTIONS
        self.layout = self.rules.LAYOUT
        self._key = key_of(seed) >> 1  # compiled code takes signed numbers
        self._runner = self._make_runner(threads)
        self._lanes, self._templates, self._data = self._lay_out(auto_reset)
        self._observation = self._runner.array((games, self.layout.size), self.layout.dtype)
        self._deciding = self._runner.upload(np.full(games, DECIDING, dtype=np.int16))
        self.actions = self._runner.array((games,), np.int32)
        """Where `sample` puts its actions."""
        view = partial(self._runner.view, self._lanes)
        self.number = view("number", np.int64)
        """Lanes: which game of the seed each lane holds; game k is the same game everywhere in serai."""
        self.seat = view("seat", np.int16)
        """Lanes: the seat that decides now; -1 where a game is over."""
        self.legal = view("legal", np.int16)
        """Lanes x places: the legal actions of that seat; the first `legal_count` count."""
        self.legal_count = view("legal_count", np.int16)
        """Lanes: how many legal actions there are."""
        self.mask = view("mask", np.bool_)
        """Lanes x actions: true where an action is legal."""
        self.done = view("done", np.bool_)
        """Lanes: true where the last step ended a game."""
        self.points = view("points", np.int16)
        """Lanes x seats: the points of games that just ended."""
        self.places = view("places", np.float32)
        """Lanes x seats: the places of games that just ended, from 1 (first) to -1 (last)."""
        self.rewards = self.places if reward == "place" else self.points
        """Lanes x seats: `places` or `points`, as asked for."""
        self.reset()

    def _players(self, players: Any, games: int) -> Any:
        counts = np.asarray(self.game.usual if players is None else players)
        if counts.shape not in ((), (games,)):
            raise UserError(f"players is one number, or one for each of the {games} games")
        for count in np.unique(counts):
            self.game.check_players(count.item())
        return np.broadcast_to(counts, games)

    def _make_runner(self, threads: int | None) -> Any:
        if self.device == "cuda":
            from serai.envs.vector.graphics import Graphics

            return Graphics(self.game, self.rules, self.games)
        return Processor(self.rules, self.games, threads)

    def _lay_out(self, auto_reset: bool) -> tuple[Any, Any, Any]:
        rules, upload = self.rules, self._runner.upload
        counts = [int(count) for count in np.unique(self.players)]
        templates = templates_for(rules, self.edition, counts, self.options)
        lanes = blank(rules.LANE, self.games)
        lanes["state"]["players"] = self.players
        lanes["again"] = auto_reset
        return *self._runner.lay_out(lanes, templates), upload(data_for(rules, self.edition))

    @property
    def lanes(self) -> Any:
        """The batch itself, an array of records (lanes.py); on a GPU a copy of it.

        Its field `state` holds the games, hidden cards included: for those who study, not for those who play.
        """
        return self._runner.records(self._lanes)

    def reset(self, seed: int | str | None = None) -> None:
        """Begin all games anew: lane k holds game k of the seed."""
        if seed is not None:
            self._key = key_of(seed) >> 1
        self._runner.seed(self._lanes, self._key)
        self._runner.start(self._lanes, self._templates, self._data, self._key)

    def step(self, actions: Any) -> None:
        """One decision in every lane. Action -1 holds a lane; so does a game that is over (only without auto_reset).

        An action that is not legal leaves its lane as it is and is refused; the other lanes have gone on.
        """
        given = self._runner.numbers(actions, self.actions)
        self._runner.step(self._lanes, self._templates, self._data, self._key, given)

    def go_on(self) -> None:
        """Without auto_reset: where a game has just ended, begin the next one. On the processor."""
        ended = np.flatnonzero(self.done)
        lanes = self._lanes[ended]
        lanes["number"] += self.games
        self.rules.start_lanes(lanes, self._templates, self._data, self._key, 0, len(ended))
        self._lanes[ended] = lanes

    def sample(self) -> Any:
        """Random legal actions, each equally likely; the array is `actions`."""
        self._runner.sample(self._lanes, self.actions)
        return self.actions

    def observe(self, seats: Any = None) -> Any:
        """Lanes x numbers: what the deciding seats know, or the seats asked for; `layout.split` names the parts."""
        viewers = self._deciding if seats is None else self._runner.numbers(seats, self._deciding)
        self._runner.observe(self._lanes, self._templates, self._data, viewers, self._observation)
        return self._observation

    def seat_rivals(self, wanted: Any) -> None:
        """Say which seats of which lanes (lanes x seats) are played by the game's own `greedy`; see `advise`."""
        rivals: Any = self.game.need("bot.rival", "brings no greedy bot for batches of games")
        upload = self._runner.upload
        counts = [int(count) for count in np.unique(self.players)]
        knowledge = upload(rivals.knowledge_of(self.edition, counts, self.options))
        self._rivals = (
            rivals,
            knowledge,
            upload(blank(rivals.SCRATCH, self.games)),
            upload(np.asarray(wanted, np.uint8)),
        )
        self.advice = self._runner.upload(np.full(self.games, HOLD, np.int32))
        """Where `advise` puts the actions of those seats; entries of other seats mean nothing."""
        self.worth = self._runner.view(self._rivals[2], "values", np.float32)
        """Lanes x places: what `greedy` thinks of each of the legal actions, likewise."""

    def advise(self) -> None:
        """Ask `greedy` wherever it is its turn; needs `seat_rivals`."""
        rivals, knowledge, scratch, wanted = self._rivals
        self._runner.advise(rivals, self._lanes, knowledge, self._data, scratch, wanted, self.advice)
