"""The weights of a net on disk, and the card that tells how it was made.

`net.npz` holds the arrays of the record (net.py) and `net.toml` beside it the card. A card names the edition and the
rules that the net has learned; it plays no others.
"""

from __future__ import annotations

import ast
import hashlib
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from serai.bots.net import Net, net_record
from serai.games.game import Game
from serai.kernel.errors import UserError
from serai.kernel.schema import blank

WEIGHTS, CARD = "net.npz", "net.toml"
KEPT = "nets"
"""the folder of the nets that come with a game besides the one that its levels play with"""

OF_ADVICE = ("trust", "trust_bias")
"""what a net lacks that has learned without advice"""


@dataclass(frozen=True)
class TrainedNet:
    """A net that can play."""

    nets: Any
    """its record, as an array of one"""
    card: Mapping[str, Any]

    @property
    def record(self) -> type[Net]:
        """How it lies in memory."""
        return _record_of({field: self.nets[field][0] for field in self.nets.dtype.names})

    @property
    def width(self) -> int:
        return len(self.nets[0].bias)

    @property
    def advised(self) -> bool:
        """Whether it wants to know what `greedy` thinks."""
        return bool(self.nets[0].trust_bias.any())

    def objection(self, game: Game, edition: Any) -> str:
        """Return why it cannot play this edition by these rules; empty if it can."""
        if self.card["edition_hash"] != edition.hash:
            return f"it has learned the edition {self.card['edition']}, not {edition.id} as it is here"
        if self.card["rules_hash"] != rules_hash(game):
            return "the rules have changed since it learned"
        return ""


def load(file: Path) -> TrainedNet:
    """A net from its file of weights; the card lies beside it."""
    with np.load(file) as arrays:
        nets = net_of({name: arrays[name] for name in arrays.files})
    return TrainedNet(nets, tomllib.loads(file.with_name(CARD).read_text("utf-8")))


def net_of(arrays: Mapping[str, Any]) -> Any:
    """The record that holds these arrays, as an array of one."""
    record = _record_of(arrays)
    nets = blank(record, 1)
    for field in record.fields:
        if field.name in arrays or field.name not in OF_ADVICE:
            nets[field.name][0] = arrays[field.name]
    return nets


def _record_of(arrays: Mapping[str, Any]) -> type[Net]:
    depth, width = arrays["layer_bias"].shape
    actions = int(arrays["actions"])
    heads = len(arrays["logits"]) // actions
    return net_record(len(arrays["place"]), len(arrays["rows"]), width, depth, heads, actions)


def shipped(game: Game) -> Path | None:
    """The weights that come with a game, if any do."""
    folder = _folder(game)
    file = folder / WEIGHTS if folder else None
    return file if file is not None and file.is_file() else None


def kept(game: Game) -> dict[str, Path]:
    """The weights of the other nets that come with a game, by name."""
    folder = _folder(game)
    return {file.parent.name: file for file in sorted(folder.glob(f"{KEPT}/*/{WEIGHTS}"))} if folder else {}


def _folder(game: Game) -> Path | None:
    spec = find_spec(f"{game.package}.bot") if game.brings("bot") else None
    places = spec.submodule_search_locations if spec else None
    return Path(places[0]) if places else None


@cache
def need_shipped(game: Game) -> TrainedNet:
    """Return the net that comes with a game; refuse if it has none. A game with an engine for the browser has one."""
    file = shipped(game)
    if file is None:
        raise UserError(f"{game.title} comes without a trained net")
    return load(file)


@cache
def rules_hash(game: Game) -> str:
    """Return a hash of a game's rules; layout, comments and docstrings do not count."""
    spec = find_spec(f"{game.package}.rules") if game.brings("rules") else None
    folders = [Path(place) for place in (spec.submodule_search_locations or ())] if spec else []
    files = [file for folder in folders for file in sorted(folder.glob("*.py"))]
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.name.encode() + _bare(file.read_text("utf-8")).encode())
    return digest.hexdigest()[:16]


def _bare(text: str) -> str:
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            node.body = [entry for entry in node.body if not _is_text(entry)] or [ast.Pass()]
    return ast.unparse(tree)


def _is_text(entry: ast.stmt) -> bool:
    return isinstance(entry, ast.Expr) and isinstance(entry.value, ast.Constant) and isinstance(entry.value.value, str)
