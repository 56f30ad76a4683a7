"""The net while it learns: the same function that bots/net.py evaluates, as PyTorch computes it for many decisions.

Its weights are a plain dictionary. Rows and logits of things of one kind (`kinds` in a game's study/net.py) have a part
in common besides their own, so that what is learned of one copy helps all of them; in play both parts are one weight.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch

from serai.bots.net import HEAD_VALUES, VALUES
from serai.envs.vector.lane_rules import lane_rules
from serai.envs.vector.reading import ALL_BITS, Readings
from serai.games.game import Game

EVEN = 64
"""Matrices whose sides are multiples of this are quick on a GPU."""

GENTLY = 1 / 32
"""How much a weight of the trust counts: points are large numbers, and a step of the usual size would be too large."""

Weights = dict[str, Any]


def evened(size: int) -> int:
    return -(-size // EVEN) * EVEN


class Network:
    """The shape of a game's net, and its evaluation."""

    def __init__(self, game: Game, edition: Any, width: int, depth: int, device: str):
        rules = lane_rules(game)
        described = game.need("study.net", "does not say what a net should look at (study/net.py)")
        self.readings = Readings.of(rules.LAYOUT, described.READINGS)
        self.width, self.depth = width, depth
        self.actions = rules.ACTIONS.size
        self.room = evened(self.actions)  # of one head
        self.head_place = rules.LAYOUT.places(described.HEAD)[0]
        self.head_of = np.zeros(HEAD_VALUES, np.uint8)
        for value, head in described.HEADS.items():
            self.head_of[value] = head
        self.heads = int(self.head_of.max()) + 1
        self.advised = described.ADVISED
        self.kinds = described.kinds(edition)
        self.layout = rules.LAYOUT
        self.device = device
        self.precision = torch.bfloat16 if device == "cuda" else torch.float32
        self._place_tables()

    def _place_tables(self) -> None:
        """The readings as PyTorch needs them: what each row reads, and from which value to which it counts."""
        table = self.readings
        reading, value = [], []
        for number in range(len(table.place)):
            for each in range(int(table.least[number]) + 1, int(table.most[number]) + 1):
                reading.append(number)
                value.append(each)
        numbered = np.flatnonzero(table.number >= 0)
        self.hot_rows = evened(len(value))
        fill = self.hot_rows - len(value)  # no number is ever -1
        self.row_kinds = np.full(self.hot_rows, -1)
        self.row_kinds[: len(value)] = self._kinds_of_rows(reading, value)
        self.number_rows = evened(len(numbered))
        rest = self.number_rows - len(numbered)

        def there(values: Any, kind: Any) -> Any:
            return torch.tensor(np.asarray(values), dtype=kind, device=self.device)

        self.place = there(table.place, torch.int64)
        self.shift, self.bits = there(table.shift, torch.int16), there(table.bits, torch.int16)
        self.least, self.most = there(table.least, torch.int16), there(table.most, torch.int16)
        self.before_first = there(table.first - table.least - 1, torch.int32)
        of_rows, values = np.array(reading + [0] * fill), np.array(value + [-1] * fill)
        self.row_place = there(table.place[of_rows], torch.int64)
        self.row_shift = there(table.shift[of_rows], torch.int16)
        self.row_bits = there(table.bits[of_rows], torch.int16)
        self.row_value = there(values, torch.int16)
        self.row_last = there(np.where(values == table.most[of_rows], ALL_BITS, values), torch.int16)
        self.numbered = there([*numbered, *[0] * rest], torch.int64)
        self.scale = there([*table.scale[numbered], *[0.0] * rest], torch.float32)
        self.head_table = there(self.head_of, torch.int64)
        self.row_kind = there(self.row_kinds + 1, torch.int64)
        self.action_kind = there(self._action_kinds() + 1, torch.int64)

    def _kinds_of_rows(self, reading: list[int], value: list[int]) -> Any:
        """Things of one kind at one place share a kind of row."""
        kinds = np.full(len(value), -1)
        places = self.readings.place[reading]
        for name, kind in self.kinds.items():
            if name != "actions":
                (first,) = self.layout.places(name)
                inside = (places >= first) & (places < first + len(kind))
                of = np.where(inside, np.asarray(kind)[np.clip(places - first, 0, len(kind) - 1)], -1)
                spread = int(np.max(value)) + 1
                kinds = np.where(of >= 0, of * spread + np.asarray(value), kinds)
        _, packed = np.unique(kinds, return_inverse=True)
        return packed - int((kinds < 0).any())

    def _action_kinds(self) -> Any:
        kinds = np.full((self.heads, self.room), -1)
        if "actions" in self.kinds:
            of = np.asarray(self.kinds["actions"])
            for head in range(self.heads):
                kinds[head, : self.actions] = np.where(of >= 0, of + head * (int(of.max()) + 1), -1)
        return kinds.reshape(-1)

    def fresh(self) -> Weights:
        """Weights to begin with: apart from advice, all actions are equally likely."""
        width = self.width
        sizes = {
            "rows": (self.hot_rows + self.number_rows, width, 0.03),
            "row_kinds": (int(self.row_kind.max()), width, 0.03),
            "logit_kinds": (int(self.action_kind.max()), width, 0.0),
            "logits": (self.heads * self.room, width, 0.0),
            "values": (VALUES, width, 0.0),
        }
        weights = {name: torch.randn(high, wide) * spread for name, (high, wide, spread) in sizes.items()}
        weights["layers"] = torch.randn(self.depth, width, width) * (0.6 / width**0.5)
        for name, shape in (("bias", (width,)), ("layer_bias", (self.depth, width))):
            weights[name] = torch.zeros(shape)
        if self.advised:  # to begin with, the net is a greedy bot that likes to try other things
            weights["trust"], weights["trust_bias"] = torch.zeros(self.heads, width), torch.full((self.heads,), 0.5)
        weights["logit_bias"], weights["value_bias"] = torch.zeros(self.heads * self.room), torch.zeros(VALUES)
        return {name: weight.to(self.device).requires_grad_() for name, weight in weights.items()}

    def merged(self, weights: Weights) -> tuple[Any, Any]:
        """Rows and logits with what their kinds have in common; kind 0 is none."""
        none = torch.zeros(1, self.width, device=self.device)
        common = torch.nn.functional.embedding
        rows = weights["rows"][: self.hot_rows] + common(self.row_kind, torch.cat([none, weights["row_kinds"]]))
        logits = weights["logits"] + common(self.action_kind, torch.cat([none, weights["logit_kinds"]]))
        return torch.cat([rows, weights["rows"][self.hot_rows :]]), logits

    def trusting(self, weights: Weights) -> Any:
        """The weights of the trust in advice as they count."""
        return weights["trust"] * GENTLY

    def _sum_of_rows(self, seen: Any, numbers: Any, rows: Any) -> Any:
        """The sum of the rows of all values read: a GPU multiplies fastest, a processor picks out the few there."""
        if self.device == "cuda":
            # What each row reads is found in one place: from row to reading and on would take as long as all else.
            read = (seen[:, self.row_place] >> self.row_shift) & self.row_bits
            return ((read >= self.row_value) & (read <= self.row_last)).to(self.precision) @ rows
        numbers = torch.minimum(numbers, self.most)
        none = self.hot_rows
        picked = torch.where(numbers > self.least, numbers + self.before_first, none)
        blank = torch.zeros(1, self.width)
        return torch.nn.functional.embedding_bag(picked, torch.cat([rows, blank]), mode="sum", padding_idx=none)

    def __call__(self, weights: Weights, seen: Any, advice: Any) -> tuple[Any, Any]:
        """Logits of all actions and values, for observations and advice."""
        exact = self.precision
        numbers = (seen[:, self.place] >> self.shift) & self.bits
        scaled = (numbers[:, self.numbered] * self.scale).to(exact)
        rows, logit_rows = (matrix.to(exact) for matrix in self.merged(weights))
        of_values = self._sum_of_rows(seen, numbers, rows[: self.hot_rows])
        hidden = torch.relu(of_values + scaled @ rows[self.hot_rows :] + weights["bias"].to(exact))
        layers, biases = weights["layers"].to(exact), weights["layer_bias"].to(exact)
        for layer in range(self.depth):
            hidden = hidden + torch.relu(hidden @ layers[layer] + biases[layer])
        values = (hidden @ weights["values"].to(exact).T).float() + weights["value_bias"]
        logits = (hidden @ logit_rows.T).float() + weights["logit_bias"]
        head = self.head_table[seen[:, self.head_place].long()]
        logits = logits.view(len(seen), self.heads, self.room)
        lane = torch.arange(len(seen), device=self.device)
        chosen = logits[lane, head][:, : self.actions]
        if self.advised:
            trust = (hidden @ self.trusting(weights).to(exact).T).float() + weights["trust_bias"]
            chosen = chosen + trust[lane, head, None] * advice
        return chosen, values
