"""PettingZoo: `env` takes turns (AEC), `parallel_env` lets simultaneous steps be simultaneous.

    from serai.envs import pettingzoo
    env = pettingzoo.env(game, players=4)

An observation is `{"observation": …, "action_mask": …}`; the first is a dictionary of named tensors, the same as in
Gymnasium. Rewards come at the end of a game, when every agent's info has the `places` and `points` of all seats. In the
parallel form a seat that is not asked has one legal action, which does nothing. An action that is not legal ends the
game, as usual in PettingZoo: its agent gets -1, the others 0. `render()` shows what a spectator sees: a picture with
`render_mode="rgb_array"`, words with `"ansi"`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from serai.envs.refusals import WrongArgument, require, value_errors
from serai.envs.rendering import METADATA, Rendering, table_of
from serai.envs.vector import VectorEnv, vector

require("pettingzoo", "PettingZoo", "envs")

from gymnasium import spaces  # noqa: E402
from gymnasium.utils import EzPickle, seeding  # noqa: E402
from pettingzoo import AECEnv, ParallelEnv  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402

from serai.envs.spaces import actions_of, space_of  # noqa: E402

if TYPE_CHECKING:
    from serai.envs.vector.lanes import Lane

Seen = dict[str, Any]

ILLEGAL = -1.0


def env(game: str, players: int | None = None, **settings: Any) -> Any:
    """One seat after the other. Further settings: options, edition and reward as in `serai.vector`, and render_mode."""
    ended_by_faults = wrappers.TerminateIllegalWrapper(TurnEnv(game, players, **settings), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(ended_by_faults)


def parallel_env(game: str, players: int | None = None, **settings: Any) -> ParallelEnv[str, Seen, int]:
    """All seats at once."""
    return TogetherEnv(game, players, **settings)


class _Seats(EzPickle):
    """One game as both forms need it."""

    @value_errors()
    def __init__(
        self,
        game: str,
        players: int | None = None,
        reward: str = "place",
        options: Mapping[str, Any] | None = None,
        edition: str | None = None,
        render_mode: str | None = None,
    ):
        super().__init__(game, players, reward, options, edition, render_mode)
        self.render_mode, self.rendering = render_mode, Rendering(render_mode)
        self.batch: VectorEnv = vector(
            game, 1, players=players, reward=reward, options=options, edition=edition, auto_reset=False, threads=1
        )
        self.layout = self.batch.layout
        self.possible_agents = [f"seat_{seat}" for seat in range(int(self.batch.players[0]))]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = self.batch.action_space.size
        seen = spaces.Dict(
            {
                "observation": space_of(self.layout),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: actions_of(self.batch.action_space) for agent in self.possible_agents}
        self._np_random, _ = seeding.np_random()
        self.agents: list[str] = []

    @property
    def lane(self) -> Lane:
        lane: Lane = self.batch.lanes[0]
        return lane

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._np_random, _ = seeding.np_random(seed)
        self.batch.reset(int(self._np_random.integers(2**63)))
        self.agents = list(self.possible_agents)

    def _see(self, agent: str, legal: list[int]) -> Seen:
        mask = np.zeros(self.batch.action_space.size, dtype=np.int8)
        mask[legal] = 1
        seen = self.batch.observe([self.seat_of[agent]])[0]
        return {"observation": self.layout.named(seen), "action_mask": mask}

    def _final_rewards(self) -> dict[str, float]:
        return {agent: float(self.batch.rewards[0, seat]) for agent, seat in self.seat_of.items()}

    def _final_info(self) -> dict[str, Any]:
        if not self.batch.done[0]:
            return {}
        seats = len(self.possible_agents)
        return {"places": self.batch.places[0, :seats].copy(), "points": self.batch.points[0, :seats].copy()}

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return self.rendering.of(table_of(self.batch, 0), None)

    def close(self) -> None:
        """Nothing is held open."""


class TurnEnv(_Seats, AECEnv[str, Seen, int]):  # type: ignore[misc]
    """One seat after the other; a sealed choice is told to nobody before all have chosen."""

    metadata = {**METADATA, "name": "serai_v1", "is_parallelizable": False}  # noqa: RUF012 - as PettingZoo has it

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[int(self.lane.seat)]

    def observe(self, agent: str) -> Seen:
        on_turn = self.seat_of[agent] == self.lane.seat
        return self._see(agent, self.batch.rules.legal_of(self.lane, self.seat_of[agent]) if on_turn else [])

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        acting = self.agent_selection
        self._cumulative_rewards[acting] = 0.0
        self._clear_rewards()
        self.batch.step([action])
        if self.batch.done[0]:
            self.rewards = self._final_rewards()
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: self._final_info() for agent in self.agents}
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[int(self.lane.seat)]


class TogetherEnv(_Seats, ParallelEnv[str, Seen, int]):  # type: ignore[misc]
    """All seats at once; where the game asks one seat only, the others wait."""

    metadata = {**METADATA, "name": "serai_v1"}  # noqa: RUF012 - as PettingZoo has it

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self._begin(seed)
        return self._see_all(), {agent: {} for agent in self.agents}

    def _see_all(self) -> dict[str, Seen]:
        rules, lane = self.batch.rules, self.lane
        asked = rules.open_seats(lane)
        return {
            agent: self._see(agent, rules.legal_of(lane, seat) if seat in asked else [rules.WAIT])
            for agent, seat in self.seat_of.items()
        }

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        if not self.agents:
            raise WrongArgument("no game is under way: call reset first")
        rules = self.batch.rules
        asked = [self.possible_agents[seat] for seat in rules.open_seats(self.lane)]
        faults = [agent for agent in asked if actions[agent] not in rules.legal_of(self.lane, self.seat_of[agent])]
        rewards = dict.fromkeys(self.possible_agents, 0.0)
        if faults:
            rewards.update(dict.fromkeys(faults, ILLEGAL))
        else:
            for agent in asked:
                self.batch.step([actions[agent]])
            rewards = self._final_rewards()
        over = bool(self.batch.done[0])
        seen = self._see_all()
        ended = dict.fromkeys(self.possible_agents, over)
        cut = dict.fromkeys(self.possible_agents, bool(faults))
        infos = {agent: {"illegal": agent in faults, **self._final_info()} for agent in self.possible_agents}
        if over or faults:
            self.agents = []
        return seen, rewards, ended, cut, infos
