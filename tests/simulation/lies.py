"""What a client sends that no sound one does."""

from __future__ import annotations

import json
import random
from typing import Any, Protocol

from tests.simulation.network import Connection


class Liar(Protocol):
    """Somebody at a table."""

    seat: int | None
    view: Any
    stories: list[Any]


def nonsense(_: Liar) -> list[Any]:
    return ["nonsense", [], {"type": "act"}]


def another_hello(_: Liar) -> list[Any]:
    return [{"type": "hello", "from": None}]


def for_somebody_else(liar: Liar) -> list[Any]:
    moves = [{**move, "seat": 1 - (liar.seat or 0) % 2} for move in liar.view["legal"][:1]]
    return [_act(liar, f"lie-{liar.view['version']}", move) for move in moves]


def about_tomorrow(liar: Liar) -> list[Any]:
    return [{**_act(liar, "tomorrow", move), "version": liar.view["version"] + 1} for move in liar.view["legal"][:1]]


def once_more(liar: Liar) -> list[Any]:
    """A decision that was acknowledged, with another move by the same name."""
    done = [story for story in liar.stories if story.acknowledged]
    return [_act(liar, done[-1].id, move) for move in liar.view["legal"][:1] if done]


def against_the_rules(liar: Liar) -> list[Any]:
    return [_act(liar, "against", {"seat": liar.seat, "do": "lay", "card": 99})]


def chatter(_: Liar) -> list[Any]:
    return [{"type": "chat", "text": "\N{ZERO WIDTH SPACE}well\x00"}]


LIES = (nonsense, another_hello, for_somebody_else, about_tomorrow, once_more, against_the_rules, chatter)


def tell(liar: Liar, connection: Connection, chance: random.Random) -> None:
    """One of them."""
    for message in chance.choice(LIES)(liar):
        connection.send(json.dumps(message))


def _act(liar: Liar, name: str, move: dict[str, Any]) -> dict[str, Any]:
    return {"type": "act", "id": name, "version": liar.view["version"], "move": move}
