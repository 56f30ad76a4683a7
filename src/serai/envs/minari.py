"""Records as a data set of Minari: an episode for each seat of each game, as that seat saw it.

Observations, actions and rewards are those of the Gymnasium environment with the same number of players: all rewards
are 0 but the last one, the seat's place. `infos` has the `action_mask` of every observation, and the `seat`.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import numpy as np

from serai import __version__
from serai.envs.features import Followed, RecordedAction, follow
from serai.envs.gymnasium import id_of, versions_of
from serai.envs.refusals import require
from serai.kernel.errors import UserError

require("h5py", "h5py", "minari")
minari = require("minari", "Minari", "minari")

import gymnasium  # noqa: E402
from minari.data_collector.episode_buffer import EpisodeBuffer  # noqa: E402


def write(name: str, records: Iterable[Mapping[str, Any]], edition: str | None = None) -> Any:
    """Write finished records of one game and one setting as the local data set of this name, and return it."""
    if name in minari.list_local_datasets():
        raise UserError(f"there is a data set {name} already: choose another name, or the next version")
    setting: dict[str, Any] = {}
    episodes: list[Any] = []
    described = ""
    for number, followed in enumerate(follow(records, edition), 1):
        table = followed.table
        here = {"game": table.game.id, "players": table.players, "options": table.options, "edition": edition}
        if setting and here != setting:
            raise UserError(f"record {number} has other players or options than the first: keep them apart")
        setting = here
        versions = versions_of(table.game, followed.lane.rules.LAYOUT)
        described = f"{table.game.title}, edition {table.edition.id} ({table.edition.hash}), {versions}"
        episodes += _episodes(followed, len(episodes))
    if not setting:
        raise UserError("there is no record to write")
    env = gymnasium.make(id_of(setting.pop("game")), **setting)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # about an author's address, which serai does not know
        return minari.create_dataset_from_buffers(
            name, episodes, env=env, description=described, requirements=[f"serai=={__version__}"]
        )


def _episodes(followed: Followed, first: int) -> Iterator[Any]:
    """Of every seat that has acted."""
    table, lane = followed.table, followed.lane
    for seat in range(table.players):
        mine = [said for said in followed.said if said.seat == seat]
        if mine:
            lane.look(table.seen_by(seat).state, seat, asked=False)
            yield _episode(first, mine, lane.observe(), followed.ended.places[seat], lane.rules.LAYOUT)
            first += 1


def _episode(number: int, said: list[RecordedAction], end: Any, place: float, layout: Any) -> Any:
    last = len(said) - 1
    masks = [*(step.mask for step in said), np.zeros_like(said[0].mask)]
    return EpisodeBuffer(
        id=number,
        observations=layout.named(np.stack([*(step.seen for step in said), end])),
        actions=np.array([step.action for step in said]),
        rewards=[place if at == last else 0.0 for at in range(len(said))],
        terminations=[at == last for at in range(len(said))],
        truncations=[False] * len(said),
        infos={"action_mask": np.array(masks, np.int8), "seat": np.full(len(said) + 1, said[0].seat)},
    )
