"""The tables a net learns at: batches of games with different options and numbers of players, side by side as one."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch

from serai.bots.net import FAR_BEHIND
from serai.envs.vector import VectorEnv, vector
from serai.games.game import Game

SHOWN = ("seat", "legal_count", "mask", "done", "points", "places", "actions")
"""the arrays of every batch that are read and written; they stay the same ones"""


class Tables:
    """Lanes of several batches in one row; whatever comes out is a tensor on the device."""

    def __init__(
        self, game: Game, lanes: int, seed: int | str, device: str, rivals: float = 0.0, only: int | None = None
    ):
        """With `only`, all tables have this number of players and no options; else they are as the game says."""
        described: Any = game.need("study.net", "does not say at which tables a net should learn (study/net.py)")
        self.device = device
        self.points = described.POINTS
        self.advised = described.ADVISED
        kinds, shares = (described.TABLES, described.PLAYERS) if only is None else (((1.0, {}),), {only: 1.0})
        self.batches: list[tuple[slice, VectorEnv, dict[str, Any]]] = []
        counts, others, first = [], [], 0
        for number, (share, options) in enumerate(kinds):
            last = lanes if number + 1 == len(kinds) else first + max(1, round(share * lanes))
            players = shared_out(shares, last - first)
            env = vector(
                game.id, last - first, players=players, seed=f"{seed}/{number}", options=options, device=device
            )
            foreign = seats_of_rivals(players, env.points.shape[1], rivals)
            if rivals or self.advised:
                env.seat_rivals(np.ones_like(foreign))
            others.append(foreign)
            names = (*SHOWN, "legal", "worth") if self.advised else SHOWN
            views = {name: self.there(getattr(env, name)) for name in names}
            self.batches.append((slice(first, last), env, {**views, "seen": self.there(env.observe())}))
            counts.append(players)
            first = last
        self.lanes = lanes
        self.players = self.there(np.concatenate(counts)).long()
        env = self.batches[0][1]
        self.seats = env.points.shape[1]
        self.size, self.actions = env.layout.size, env.action_space.size
        self.foreign: Any = self.there(np.concatenate(others)) if rivals else None
        """lanes x seats: true where a rival plays; None where there are no rivals"""
        self.taking_part = torch.arange(self.seats, device=device)[None] < self.players[:, None]

    def there(self, values: Any) -> Any:
        """An array of a batch as a tensor; nothing is copied where it is on the device already."""
        return torch.as_tensor(values, device=self.device)

    def gather(self, name: str, into: Any) -> None:
        """One array of all batches."""
        for lanes, _, views in self.batches:
            into[lanes] = views[name]

    def observe(self, into: Any) -> None:
        """What the deciding seats know."""
        for _, env, _ in self.batches:
            env.observe()
        self.gather("seen", into)

    def advise(self, into: Any) -> None:
        """What `greedy` thinks of all actions: 0 for the best, less for others; those that are not legal get 0."""
        for lanes, env, views in self.batches:
            if self.advised or self.foreign is not None:
                env.advise()
            if self.advised:
                legal, worth = views["legal"].long(), views["worth"]
                counts = torch.arange(legal.shape[1], device=self.device)[None] < views["legal_count"][:, None]
                best = worth.masked_fill(~counts, -torch.inf).amax(1, keepdim=True)
                behind = torch.where(counts, (worth - best).clamp(min=FAR_BEHIND), 0.0).to(into.dtype)
                # Places beyond the legal ones go to a column of their own, which is cut off.
                room = torch.zeros(len(legal), self.actions + 1, dtype=into.dtype, device=self.device)
                room.scatter_(1, torch.where(counts, legal, self.actions), behind)
                into[lanes] = room[:, :-1]

    def let_rivals(self, seat: Any, actions: Any) -> Any:
        """Put the rivals' actions, found by `advise`, in the place of those given; returns in which lanes."""
        for lanes, env, _ in self.batches:
            foreign = self.foreign[lanes].gather(1, seat[lanes, None].long())[:, 0]
            actions[lanes] = torch.where(foreign, self.there(env.advice), actions[lanes])
        return self.foreign.gather(1, seat[:, None].long())[:, 0]

    def step(self, actions: Any) -> None:
        """One decision in every lane."""
        for lanes, env, views in self.batches:
            views["actions"].copy_(actions[lanes])
            env.step(env.actions)

    def rewards(self, into: Any, done: Any) -> None:
        """Lanes x seats x values: place, win and points of the games that have just ended (bots/net.py)."""
        places = torch.empty(self.lanes, self.seats, device=self.device)
        points = torch.empty_like(places)
        self.gather("places", places)
        self.gather("points", points)
        players = self.players[:, None]
        best = places.masked_fill(~self.taking_part, -2).amax(1, keepdim=True)
        winners = ((places == best) & self.taking_part).float()
        share = winners / winners.sum(1, keepdim=True)
        mean = points.sum(1, keepdim=True) / players
        into[..., 0] = places
        into[..., 1] = (players * share - 1) / (players - 1)
        into[..., 2] = ((points - mean) / self.points).clamp(-2, 2)
        into *= (done[:, None] & self.taking_part)[..., None]


def shared_out(shares: dict[int, float], count: int) -> Any:
    """Return this many player counts, by their shares, in ascending order."""
    ends = np.round(np.cumsum(list(shares.values())) / sum(shares.values()) * count).astype(int)
    return np.repeat(list(shares), np.diff(ends, prepend=0))


def seats_of_rivals(players: Any, seats: int, share: float) -> Any:
    """Lanes x seats: in this share of the lanes all seats but one belong to rivals."""
    lane = np.arange(len(players))
    shared = np.floor((lane + 1) * share) > np.floor(lane * share)
    own = np.cumsum(shared) % players
    return shared[:, None] & (np.arange(seats)[None] != own[:, None])
