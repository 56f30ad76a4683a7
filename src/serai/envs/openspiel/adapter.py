"""A lane of `serai.vector` as an OpenSpiel game: turn by turn, with chance nodes."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import pyspiel

from serai.envs.openspiel.plain_game import PlainGame
from serai.envs.openspiel.shared_game import Log, Sampler, SharedGame, new_lanes
from serai.games import find_game
from serai.games.game import Game
from serai.kernel.schema import blank


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters."""

    def __init__(self, game_type: Any, name: str, params: dict[str, Any] | None):
        parameters = dict(params or {})
        options = {key: value for key, value in parameters.items() if key != "players"}
        self.shared = shared_game(
            name, int(parameters.get("players", find_game(name).usual)), tuple(sorted(options.items()))
        )
        self.key = (name, self.shared.players, tuple(sorted(options.items())))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.shared.rules.ACTIONS.size,
            max_chance_outcomes=self.shared.max_chance_outcomes,
            num_players=self.shared.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.shared.max_game_length,
        )
        super().__init__(game_type, info, parameters)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.shared.max_chance_nodes

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise ValueError(f"this game's observations take no parameters, but {params} were given")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self.shared, recall=recall)


Shared = SharedGame | PlainGame
_shared_games: dict[Any, Shared] = {}


def shared_game(name: str, players: int, options: tuple[tuple[str, Any], ...]) -> Shared:
    """The shared part of all states. States hold only a key, because OpenSpiel copies whatever they hold."""
    key = (name, players, options)
    if key not in _shared_games:
        game = find_game(name)
        checked = game.check_options(dict(options))
        own, edition = game.part("study.openspiel"), game.load_edition(None)
        seats = game.check_players(players)
        if own is None:
            _shared_games[key] = PlainGame(game, edition, seats, checked)
        else:
            _shared_games[key] = own.SpielRules(edition, seats, checked)
    return _shared_games[key]


class WorldOrigin(NamedTuple):
    """Where an imagined world began: a plain game knows other worlds, but not the moves that lead there."""

    state: Any
    learnt: list[list[int]]
    """by seat what it knew there: for the one that imagines all that it had learnt, for the others what they see now"""


class SpielState(pyspiel.State):  # type: ignore[misc]
    """One game in progress."""

    def __init__(self, game: SpielGame):
        super().__init__(game)
        self.key = game.key
        shared = game.shared
        self.lanes = new_lanes(shared)
        self.drawn: list[int] = []
        self.log: Log = []
        self.begun: WorldOrigin | None = None
        """in an imagined world; `drawn` and `log` tell what came after"""

    @property
    def shared(self) -> Shared:
        return shared_game(*self.key)

    @property
    def lane(self) -> Any:
        return self.lanes[0]

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.lane.seat < 0:
            return int(pyspiel.PlayerId.CHANCE)
        return int(self.lane.seat)

    def is_terminal(self) -> bool:
        return bool(self.lane.done)

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.lane.seat:
            return []
        return sorted(self.lane.legal[: self.lane.legal_count].tolist())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.shared.outcomes(self.lane, self.drawn)

    def _apply_action(self, action: int) -> None:
        shared = self.shared
        if self.lane.seat < 0:
            self.drawn.append(action)
            shared.draw(self.lane, self.drawn)
            return
        self.log.append((int(self.lane.seat), action, shared.note(self.lane)))
        actions = np.array([action], dtype=np.int32)
        scratch = blank(shared.rules.SCRATCH, 1)
        shared.rules.step_lanes(self.lanes, shared.templates, shared.data, 0, scratch, actions, 0, 1)

    def returns(self) -> list[float]:
        # In double precision, since OpenSpiel wants the sum to be 0 exactly.
        steps = self.shared.players - 1
        return [round(float(place) * steps) / steps for place in self.lane.places[: self.shared.players]]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.shared.chance_name(self.lane, self.drawn, action)
        return self.shared.rules.action_name(action)

    def __str__(self) -> str:
        moves = " ".join(f"{seat}:{action}" for seat, action, _ in self.log)
        return f"chance {' '.join(map(str, self.drawn))}; moves {moves}"

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> SpielState:
        """A state the player cannot tell from this one, its hidden cards dealt anew."""
        shared, world = self.shared, self.get_game().new_initial_state()
        if isinstance(shared, PlainGame):
            return self._imagined(shared, world, player_id, probability_sampler)
        drawn, actions = shared.resample(self.lane, self.drawn, self.log, player_id, probability_sampler)
        chance, decisions = iter(drawn), iter(actions)
        for _ in range(len(drawn) + len(actions)):
            world.apply_action(next(chance if world.is_chance_node() else decisions))
        resampled: SpielState = world
        return resampled

    def _imagined(self, shared: PlainGame, world: SpielState, viewer: int, sampler: Sampler) -> SpielState:
        world.lanes = self.lanes.copy()
        world.lane.state = shared.imagine(self.lane, viewer, sampler)
        shared.rules.ask(world.lane, shared.data)
        begun = world.lane.state.copy()
        seats = range(shared.players)
        world.begun = WorldOrigin(
            begun, [self.learnt(seat) if seat == viewer else shared.sees(begun, seat) for seat in seats]
        )
        return world

    def learnt(self, seat: int) -> list[int]:
        """Everything a seat has learnt, as numbers."""
        shared = self.shared
        if self.begun is None or not isinstance(shared, PlainGame):
            return shared.information(self.lane, self.drawn, self.log, seat)
        return self.begun.learnt[seat] + shared.learnt_since(self.begun.state, self.drawn, self.log, seat)


class SpielObserver:
    """What a seat sees now or, with perfect recall, what it has learnt since the start as well."""

    def __init__(self, shared: Shared, *, recall: bool):
        self.shared = shared
        self.recall = recall
        size = shared.rules.LAYOUT.size
        learnt = shared.information_size if recall else 0
        self.tensor = np.zeros(size + learnt, dtype=np.float32)
        self.dict = shared.rules.LAYOUT.split(self.tensor[:size])
        if recall:
            self.dict["learnt"] = self.tensor[size:]
        self._row = np.zeros((1, size), dtype=shared.rules.LAYOUT.dtype)

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill in the tensors. Before the cards are dealt there is nothing to see."""
        shared = self.shared
        self.tensor[:] = 0
        if state.lane.seat >= 0 or state.is_terminal():
            viewers = np.array([player], dtype=np.int16)
            shared.rules.observe_lanes(state.lanes, shared.templates, shared.data, viewers, self._row, 0, 1)
            self.tensor[: self._row.size] = self._row[0]
        if self.recall:
            told = state.learnt(player)
            newest = told[-shared.information_size :]
            self.dict["learnt"][: len(newest)] = newest

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text."""
        if self.recall:
            told = state.learnt(player)
            return f"seat {player}: " + " ".join(map(str, told))
        self.set_from(state, player)
        return f"seat {player}: " + " ".join(str(int(value)) for value in self.tensor)


def register(game: Game) -> None:
    """Make a game known to OpenSpiel as `python_serai_…`."""
    game_type = pyspiel.GameType(
        short_name=f"python_serai_{game.id}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.usual, **{option.id: option.default for option in game.options}},
    )
    pyspiel.register_game(game_type, _maker(game_type, game.id))


def _maker(game_type: Any, name: str) -> Any:
    class RegisteredGame(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None):
            super().__init__(game_type, name, params)

    return RegisteredGame
