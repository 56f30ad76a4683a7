"""A trained net as it plays: weights of 8 bits in one record, and the rules that evaluate it.

An observation becomes a sum of rows (envs/vector/reading.py); layers follow, each adding to what came in; at the end
stand a logit for every action, by the head that belongs to the decision, and values. A net may be advised: `greedy`
says how many points each legal action is worth, and the net how far it trusts that; the product is added to the logit.
A matrix of weights is kept row by row as whole numbers from -127 to 127 with a factor for each row, so that an input of
0 costs nothing.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from serai.kernel.exponential import exp, log
from serai.kernel.rule import rule, whole
from serai.kernel.schema import EVERYONE, Ints, Record, i8, i16, i32, one, several, u8

f32, f64 = np.float32, np.float64

HEAD_VALUES = 64
"""How many heads a decision can name."""

FAR_BEHIND = -20.0
"""Actions that are worse than the best one by more than this get the same advice."""

VALUES = 3
"""What a net expects for the seat that decides."""
PLACE, WIN, POINTS = range(VALUES)


class Net(Record):
    """What the nets of all games have in common: for the type checker; `net_record` adds the sizes."""

    place: Ints
    shift: Ints
    bits: Ints
    least: Ints
    most: Ints
    first: Ints
    number: Ints
    scale: Any
    head_place: int
    head_of: Ints
    actions: int
    bias: Any
    rows: Ints
    row_factor: Any
    layers: Any
    layer_factor: Any
    layer_bias: Any
    logits: Ints
    logit_factor: Any
    logit_bias: Any
    trust: Any
    trust_bias: Any
    values: Any
    value_bias: Any


class Thinking(Record):
    """Room to evaluate a net, and what came out."""

    hidden: Any
    coming: Any
    advice: Any
    logits: Any
    chances: Any
    values: Any


@cache
def net_record(readings: int, rows: int, width: int, depth: int, heads: int, actions: int) -> type[Net]:
    """A net of these sizes."""
    fields = {
        "place": several(i16, readings, EVERYONE, "readings: which number of the observation"),
        "shift": several(i16, readings, EVERYONE, "readings: by how many bits it is shifted"),
        "bits": several(i16, readings, EVERYONE, "readings: which bits of it are read then"),
        "least": several(i16, readings, EVERYONE, "readings: a value up to this one has no row"),
        "most": several(i16, readings, EVERYONE, "readings: greater values count as this one"),
        "first": several(i32, readings, EVERYONE, "readings: the row of the value least + 1"),
        "number": several(i32, readings, EVERYONE, "readings: the row taken times the number, or -1"),
        "scale": several(f32, readings, EVERYONE, "readings: and times this"),
        "head_place": one(i16, EVERYONE, "the number of the observation that tells which head is asked"),
        "head_of": several(u8, HEAD_VALUES, EVERYONE, "the head for each of its values"),
        "actions": one(i16, EVERYONE, "logits of one head"),
        "rows": several(i8, (rows, width), EVERYONE, "weights of the readings"),
        "row_factor": several(f32, rows, EVERYONE, "what a weight of 1 in a row stands for"),
        "bias": several(f32, width, EVERYONE, "what is added to the rows"),
        "layers": several(i8, (depth, width, width), EVERYONE, "weights of the layers, by input"),
        "layer_factor": several(f32, (depth, width), EVERYONE, "what a weight of 1 stands for"),
        "layer_bias": several(f32, (depth, width), EVERYONE, "what is added"),
        "logits": several(i8, (heads * actions, width), EVERYONE, "weights of the logits, head by head"),
        "logit_factor": several(f32, heads * actions, EVERYONE, "what a weight of 1 stands for"),
        "logit_bias": several(f32, heads * actions, EVERYONE, "what is added"),
        "trust": several(f32, (heads, width), EVERYONE, "weights of the trust in the advice, by head"),
        "trust_bias": several(f32, heads, EVERYONE, "what is added"),
        "values": several(f32, (VALUES, width), EVERYONE, "weights of the values"),
        "value_bias": several(f32, VALUES, EVERYONE, "what is added"),
    }
    return type("Net", (Net,), fields)


@cache
def thinking_record(width: int, most_legal: int) -> type[Thinking]:
    """Room for a net of this width."""
    fields = {
        "hidden": several(f32, width, EVERYONE, "what the layers have made of the observation so far"),
        "coming": several(f32, width, EVERYONE, "what the next layer adds"),
        "advice": several(f32, most_legal, EVERYONE, "what `greedy` thinks of each legal action; 0 where not asked"),
        "logits": several(f32, most_legal, EVERYONE, "the logit of each legal action"),
        "chances": several(f64, most_legal, EVERYONE, "the logarithm of the chance that it gives each of them"),
        "values": several(f32, VALUES, EVERYONE, "what the seat may expect: place, win, points"),
    }
    return type("Thinking", (Thinking,), fields)


@rule
def add_row(total: Any, weights: Ints, row: int, factor: float) -> None:
    """Add a row of a matrix, times a factor."""
    for place in range(len(total)):
        total[place] += factor * f32(weights[row, place])


@rule
def read(net: Net, seen: Ints, hidden: Any) -> None:
    """From an observation to the first hidden numbers."""
    for place in range(len(hidden)):
        hidden[place] = net.bias[place]
    for reading in range(len(net.place)):
        number = (seen[net.place[reading]] >> net.shift[reading]) & net.bits[reading]
        value = min(number, net.most[reading])
        if value > net.least[reading]:
            row = net.first[reading] + value - net.least[reading] - 1
            add_row(hidden, net.rows, row, net.row_factor[row])
        row = net.number[reading]
        if row >= 0 and number > 0:
            add_row(hidden, net.rows, row, net.row_factor[row] * net.scale[reading] * f32(number))
    for place in range(len(hidden)):
        hidden[place] = max(hidden[place], f32(0))


@rule
def go_through(net: Net, layer: int, hidden: Any, coming: Any) -> None:
    """One layer adds to what came in."""
    for place in range(len(coming)):
        coming[place] = net.layer_bias[layer, place]
    for source in range(len(hidden)):
        if hidden[source] != 0:
            factor = hidden[source] * net.layer_factor[layer, source]
            for place in range(len(coming)):
                coming[place] += factor * f32(net.layers[layer, source, place])
    for place in range(len(hidden)):
        hidden[place] += max(coming[place], f32(0))


@rule
def think(net: Net, seen: Ints, legal: Ints, count: int, thinking: Thinking) -> None:
    """The logits of the legal actions and the values, from what a seat observes."""
    hidden = thinking.hidden
    read(net, seen, hidden)
    for layer in range(len(net.layers)):
        go_through(net, layer, hidden, thinking.coming)
    head = whole(net.head_of[min(whole(seen[net.head_place]), HEAD_VALUES - 1)])
    trust, best = net.trust_bias[head], thinking.advice[0]
    for source in range(len(hidden)):
        trust += hidden[source] * net.trust[head, source]
    for place in range(1, count):
        best = max(best, thinking.advice[place])
    for place in range(count):
        row = head * whole(net.actions) + whole(legal[place])
        total = f32(0)
        for source in range(len(hidden)):
            total += hidden[source] * f32(net.logits[row, source])
        thinking.logits[place] = total * net.logit_factor[row] + net.logit_bias[row]
        thinking.logits[place] += trust * max(thinking.advice[place] - best, f32(FAR_BEHIND))
    for kind in range(VALUES):
        total = net.value_bias[kind]
        for source in range(len(hidden)):
            total += hidden[source] * net.values[kind, source]
        thinking.values[kind] = total


@rule
def favourite(thinking: Thinking, count: int) -> int:
    """The place of the legal action with the highest logit; the first one of equals."""
    best = whole(0)
    for place in range(1, count):
        if thinking.logits[place] > thinking.logits[best]:
            best = whole(place)
    return best


@rule
def share_out(thinking: Thinking, count: int, said: float) -> None:
    """From logits to chances; `said` is the chance of all that has been said before, as a logarithm."""
    # f64, because compiled code takes `float` for no change of a narrow number
    most, total = f64(thinking.logits[favourite(thinking, count)]), 0.0
    for place in range(count):
        total += exp(f64(thinking.logits[place]) - most)
    less = said - log(total)
    for place in range(count):
        thinking.chances[place] = f64(thinking.logits[place]) - most + less


@rule
def think_at(nets: Any, observations: Any, lanes: Any, thinkings: Any) -> None:
    """think, for a lane that has been asked; everything travels as arrays of one"""
    think(nets[0], observations[0], lanes[0].legal, lanes[0].legal_count, thinkings[0])
