"""From weights that learn to weights that play, 8 bits each, in the record of bots/net.py, with a card; and back."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np
import torch

from serai.bots.net_file import CARD, OF_ADVICE, WEIGHTS, rules_hash
from serai.games.game import Game
from serai.learn.network import GENTLY, Network, Weights


def export(folder: Path, game: Game, edition: Any, network: Network, weights: Weights, told: Mapping[str, Any]) -> None:
    """Write the weights and the card; `told` is what the card says of how they were made."""
    np.savez_compressed(folder / WEIGHTS, **arrays_of(network, weights))
    card = {
        "game": game.id,
        "edition": edition.id,
        "edition_hash": edition.hash,
        "rules_hash": rules_hash(game),
        "made": datetime.now(UTC).date().isoformat(),
        **told,
    }
    (folder / CARD).write_text("".join(f"{key} = {_shown(value)}\n" for key, value in card.items()), "utf-8")


def _shown(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def arrays_of(network: Network, weights: Weights) -> dict[str, Any]:
    """All fields of the record."""
    table = network.readings
    exact = {name: weight.detach().float().cpu().numpy() for name, weight in weights.items()}
    rows, logits = (matrix.detach().float().cpu().numpy() for matrix in network.merged(weights))
    numbers = int((table.number >= 0).sum())
    rows = np.concatenate([rows[: table.rows - numbers], rows[network.hot_rows : network.hot_rows + numbers]])
    heads = (network.heads, network.room)
    logits = logits.reshape(*heads, -1)[:, : network.actions].reshape(-1, network.width)
    whole, factors = {}, {}
    for name, matrix in {"rows": rows, "layers": exact["layers"], "logits": logits}.items():
        whole[name], factors[f"{name[:-1]}_factor"] = in_eight_bits(matrix)
    return {
        **{
            name: getattr(table, name)
            for name in ("place", "shift", "bits", "least", "most", "first", "number", "scale")
        },
        "head_place": network.head_place,
        "head_of": network.head_of,
        "actions": network.actions,
        **whole,
        **factors,
        "bias": exact["bias"],
        "layer_bias": exact["layer_bias"],
        "logit_bias": exact["logit_bias"].reshape(heads)[:, : network.actions].reshape(-1),
        **_advice(network, weights),
        "values": exact["values"],
        "value_bias": exact["value_bias"],
    }


def _advice(network: Network, weights: Weights) -> dict[str, Any]:
    if not network.advised:
        return {}
    found = network.trusting(weights), weights["trust_bias"]
    return dict(zip(OF_ADVICE, (each.detach().float().cpu().numpy() for each in found), strict=True))


def weights_in(file: Path, network: Network) -> Weights:
    """The weights of a net that plays, so that it can learn on; kinds have nothing in common any more."""
    with np.load(file) as kept:
        arrays = {name: torch.from_numpy(np.asarray(kept[name], np.float32)).to(network.device) for name in kept.files}
    weights = {name: torch.zeros_like(weight) for name, weight in network.fresh().items()}
    numbers = int((network.readings.number >= 0).sum())
    rows = arrays["rows"] * arrays["row_factor"][:, None]
    weights["rows"][: len(rows) - numbers] = rows[: len(rows) - numbers]
    weights["rows"][network.hot_rows : network.hot_rows + numbers] = rows[len(rows) - numbers :]
    logits = arrays["logits"] * arrays["logit_factor"][:, None]
    heads = (network.heads, network.room)
    weights["logits"].view(*heads, -1)[:, : network.actions] = logits.view(network.heads, network.actions, -1)
    weights["logit_bias"].view(heads)[:, : network.actions] = arrays["logit_bias"].view(network.heads, -1)
    weights["layers"] = arrays["layers"] * arrays["layer_factor"][..., None]
    weights.update({name: arrays[name] for name in ("bias", "layer_bias", "values", "value_bias")})
    if network.advised:
        weights["trust"], weights["trust_bias"] = arrays["trust"] / GENTLY, arrays["trust_bias"]
    return {name: weight.requires_grad_() for name, weight in weights.items()}


def in_eight_bits(matrix: Any) -> tuple[Any, Any]:
    """Whole numbers from -127 to 127 and, for every row, what 1 stands for."""
    factor = np.maximum(np.abs(matrix).max(-1), 1e-12) / 127
    return np.round(matrix / factor[..., None]).astype(np.int8), factor.astype(np.float32)
