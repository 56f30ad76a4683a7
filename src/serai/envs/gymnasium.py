"""Gymnasium: importing this registers `serai/<Game>-v1` for every game: one agent against bots.

    import gymnasium
    import serai.envs.gymnasium
    env = gymnasium.make(serai.envs.gymnasium.IDS[0], players=4, bots="greedy")

`serai/<Game>-4p-v1` is the same for four players, and so on; `serai/<Game>Mini-v1` is a small edition for few. Under
one id observations and actions keep their meaning; `env.metadata` has the version of the layout and the hash of
the rules. `-v0` is the older name of `-v1`.

An observation is a dictionary of named tensors (the layout of `serai.vector`); `info["action_mask"]` says what is legal
and `env.unwrapped.action_masks()` too. The reward comes at the end: the place from 1 (first) to -1 (last), or points;
then `info["places"]` and `info["points"]` have those of all seats. An action that is not legal ends the episode with
reward -1 and `info["illegal"]`. `render()` shows what the agent sees: a picture with `render_mode="rgb_array"`, words
with `"ansi"`. `gymnasium.make_vec` gives a batch of `serai.vector` against random opponents, the agent's seat going
round.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import numpy as np

from serai.bots.net_file import rules_hash
from serai.bots.registry import make
from serai.bots.sight import Sight
from serai.envs.refusals import WrongArgument, require, value_errors
from serai.envs.rendering import METADATA, Rendering, table_of
from serai.envs.vector import vector
from serai.envs.vector.env import REWARDS
from serai.envs.vector.lanes import HOLD
from serai.envs.vector.seat_lane import SeatLane
from serai.games import GAMES, find_game
from serai.kernel.errors import UserError
from serai.table import Table

require("gymnasium", "Gymnasium", "envs")

import gymnasium  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402

from serai.envs.spaces import actions_of, space_of  # noqa: E402

if TYPE_CHECKING:
    from serai.bots.bot import Bot
    from serai.envs.vector.layout import Layout
    from serai.games.game import Game

Seen = dict[str, Any]

ILLEGAL = -1.0
RANDOM = "random"
ONE_BY_ONE = 'give make_vec vectorization_mode="sync"'


def versions_of(game: Game, layout: Layout) -> dict[str, Any]:
    """What results depend on; it stands in the `metadata` of an environment."""
    return {"layout_version": layout.version, "rules_hash": rules_hash(game)}


class SeatEnv(gymnasium.Env[Seen, np.int64]):
    """One seat of a table; bots have the others."""

    metadata = METADATA

    @value_errors()
    def __init__(
        self,
        game: str,
        players: int | None = None,
        bots: str | Sequence[str] = RANDOM,
        seat: int | None = None,
        reward: str = "place",
        options: Mapping[str, Any] | None = None,
        edition: str | None = None,
        render_mode: str | None = None,
    ):
        """`bots` is one name for all other seats, or one for each; `seat` is drawn for each game unless given."""
        self.render_mode, self.rendering = render_mode, Rendering(render_mode)
        if reward not in REWARDS:
            raise UserError(f"there is no reward '{reward}': choose {' or '.join(REWARDS)}")
        found = find_game(game)
        players = found.check_players(found.usual if players is None else players)
        names = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
        if len(names) != players - 1:
            raise UserError(f"{len(names)} bots for {players - 1} opponents: name one for all, or one for each")
        if seat is not None and not 0 <= seat < players:
            raise UserError(f"there is no seat {seat}: seats are numbered 0 to {players - 1}")
        self.game, self.players, self.reward, self.seat_wanted = game, players, reward, seat
        self.opponents: list[Bot] = [make(name, game) for name in names]
        self.edition = found.load_edition(edition)
        self.options = found.check_options(options or {})
        self.mine = SeatLane(game, players, self.options, self.edition)
        self.rules = self.mine.rules
        self.observation_space = space_of(self.rules.LAYOUT)
        self.action_space = actions_of(self.rules.ACTIONS)
        self.metadata = {**self.metadata, **versions_of(found, self.rules.LAYOUT)}
        self._ended = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self.deal = int(self.np_random.integers(2**63))
        drawn = int(self.np_random.integers(self.players))
        self.seat = drawn if self.seat_wanted is None else self.seat_wanted
        self.table = Table.new(self.game, self.players, self.deal, self.options, self.edition)
        self._let_others_play()
        self._ended = False
        return self._see(), self._info()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        if self._ended:
            raise WrongArgument("no episode is under way: call reset first")
        if not self.action_space.contains(action):
            raise WrongArgument(
                f"there is no action {action!r}: actions are numbers from 0 to {self.rules.ACTIONS.size - 1}"
            )
        if not self.action_masks()[action]:
            self._ended = True
            return self._see(), ILLEGAL, True, False, {**self._info(), "illegal": True}
        move = self.mine.say(int(action))
        if move is not None:
            self.table.play(move)
            self._let_others_play()
        self._ended = self.table.over
        return self._see(), self._reward(), self._ended, False, self._info()

    def _let_others_play(self) -> None:
        while not self.table.over and self.seat not in self.table.to_move:
            seat = self.table.to_move[0]
            bot = self.opponents[(seat - self.seat) % self.players - 1]
            self.table.play(bot.decide(Sight.of(self.table, seat, self.deal)).move)
        self.mine.look(self.table.inner.seen_by(self.seat).state, self.seat, asked=not self.table.over)

    def _reward(self) -> float:
        if self.table.result is None:
            return 0.0
        standings = self.table.game.standings(self.table.result)
        return float((standings.places if self.reward == "place" else standings.points)[self.seat])

    def _see(self) -> Seen:
        return self.rules.LAYOUT.named(self.mine.observe())

    def action_masks(self) -> Any:
        """True where an action is legal."""
        return self.mine.mask

    def _info(self) -> dict[str, Any]:
        info = {"action_mask": self.action_masks().astype(np.int8), "seat": self.seat}
        if self.table.result is None:
            return info
        standings = self.table.game.standings(self.table.result)
        return {
            **info,
            "places": np.array(standings.places, np.float32),
            "points": np.array(standings.points, np.int16),
        }

    def render(self) -> Any:
        """The table as the agent sees it."""
        return self.rendering.of(self.table.inner, self.seat)

    def close(self) -> None:
        """Nothing is held open."""


class SeatsEnv(VectorEnv):
    """The same in many games at once, against random opponents; a game that has ended is followed by the next."""

    metadata = {**METADATA, "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - as Gymnasium has it

    @value_errors()
    def __init__(
        self,
        num_envs: int,
        game: str,
        players: int | None = None,
        bots: str | Sequence[str] = RANDOM,
        seat: None = None,
        reward: str = "place",
        options: Mapping[str, Any] | None = None,
        edition: str | None = None,
        threads: int | None = None,
        render_mode: str | None = None,
    ):
        """`bots` and `seat` are those of `SeatEnv`, of which this form can only do random opponents and any seat."""
        if set([bots] if isinstance(bots, str) else bots) != {RANDOM}:
            raise UserError(f"the vector form plays against random opponents; for bots={bots!r} {ONE_BY_ONE}")
        if seat is not None:
            raise UserError(f"in the vector form the agent's seat goes round; for seat={seat!r} {ONE_BY_ONE}")
        self.render_mode, self.rendering = render_mode, Rendering(render_mode)
        players = find_game(game).usual if players is None else players
        self.batch = vector(
            game,
            num_envs,
            players=players,
            reward=reward,
            options=options,
            edition=edition,
            threads=threads,
            auto_reset=False,
        )
        self.metadata = {**self.metadata, **versions_of(self.batch.game, self.batch.layout)}
        self.players, self.num_envs = players, num_envs
        self.single_observation_space = space_of(self.batch.layout)
        self.single_action_space = actions_of(self.batch.action_space)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """With a seed game k is game k of `serai.vector` with that seed; without one all games are fresh."""
        super().reset(seed=seed, options=options)
        self.batch.reset(int(self.np_random.integers(2**63)) if seed is None else str(seed))
        self._forward(np.zeros(self.num_envs), {})
        return self._see(), self._info()

    @property
    def seats(self) -> Any:
        """The agent's seat in each game: it goes round with the number of the game."""
        return (self.batch.number % self.players).astype(np.int16)

    @value_errors()
    def step(self, actions: Any) -> tuple[Seen, Any, Any, Any, dict[str, Any]]:
        rewards = np.zeros(self.num_envs)
        ends: dict[str, Any] = {}
        ended = self._take(actions, rewards, ends)
        ended |= self._forward(rewards, ends)
        return self._see(), rewards, ended, np.zeros(self.num_envs, dtype=bool), {**self._info(), **ends}

    def _take(self, actions: Any, rewards: Any, ends: dict[str, Any]) -> Any:
        seats = self.seats
        self.batch.step(actions)
        done = self.batch.done.copy()
        if done.any():
            rewards[done] += self.batch.rewards[done, seats[done]]
            self._tell_ends(np.flatnonzero(done), seats, ends)
            self.batch.go_on()
        return done

    def _tell_ends(self, ended: Any, seats: Any, ends: dict[str, Any]) -> None:
        """`final_obs` and `final_info` of games that have just ended, as Gymnasium has them."""
        seen = self.batch.observe(seats)
        for number in ended:
            final = {
                "action_mask": np.zeros(self.batch.action_space.size, np.int8),
                "seat": seats[number],
                "places": self.batch.places[number, : self.players].copy(),
                "points": self.batch.points[number, : self.players].copy(),
            }
            told = {"final_obs": self.batch.layout.named(seen[number]), "final_info": final}
            ends.update(self._add_info(ends, told, number))

    def _forward(self, rewards: Any, ends: dict[str, Any]) -> Any:
        """Let the opponents play until it is the agent's turn everywhere."""
        ended = np.zeros(self.num_envs, dtype=bool)
        while True:
            others = self.batch.seat != self.seats
            if not others.any():
                return ended
            ended |= self._take(np.where(others, self.batch.sample(), HOLD), rewards, ends)

    def render(self) -> Any:
        """Every table as the agent sees it there."""
        return tuple(self.rendering.of(table_of(self.batch, lane), int(seat)) for lane, seat in enumerate(self.seats))

    def _see(self) -> Seen:
        return self.batch.layout.named(self.batch.observe())

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.batch.mask.astype(np.int8), "seat": self.seats}


VERSION = 1
"""of all ids; a change of what an observation or an action means makes the next one (tests/envs/test_frozen.py)"""


MINI = "mini-1"
"""the edition of `serai/<Game>Mini-v1`; a change of it gets another name"""


def _register(game: str) -> str:
    """An id for the game, one for each number of players, one for its small edition, and the one that older programs
    know, which warns.
    """
    name = _name_of(game)
    _register_as(f"{name}-v0", game=game)
    with suppress(UserError):  # of a package that cannot be loaded the numbers of players are not known
        found = find_game(game)
        for players in range(found.fewest, found.most + 1):
            _register_as(f"{name}-{players}p-v{VERSION}", game=game, players=players)
        if (files := found.part("edition.read")) is not None and MINI in files.LIBRARY.built_in():
            _register_as(f"{name}Mini-v{VERSION}", game=game, players=found.fewest, edition=MINI)
    return _register_as(id_of(game), game=game)


def _name_of(game: str) -> str:
    return f"serai/{game.title().replace('_', '')}"


def id_of(game: str) -> str:
    """What `gymnasium.make` takes for this game."""
    return f"{_name_of(game)}-v{VERSION}"


def _register_as(name: str, **settings: Any) -> str:
    room = "serai.envs.gymnasium"
    gymnasium.register(name, entry_point=f"{room}:SeatEnv", vector_entry_point=f"{room}:SeatsEnv", kwargs=settings)
    return name


IDS = tuple(map(_register, GAMES))
"""what `gymnasium.make` takes"""
