"""A guest who plays a seat through the socket of a server, quicker than any browser could."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping
from itertools import count
from typing import Any

from websockets.sync.client import connect

from serai.games.amul.edition import read as amul
from serai.views import diff

View = dict[str, Any]
Moment = Callable[[View], object]

PATIENCE_SECONDS = 120


def play(address: str, table: str, cookies: Mapping[str, str], until: Moment) -> bool:
    """Play plausible moves until such a moment comes, on this seat's turn or at the end; whether it has come."""
    socket_address = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}
    visit, numbers = secrets.token_hex(4), count()  # a server takes every number once, even from a returning client
    with connect(socket_address, additional_headers=headers, max_size=None, proxy=None) as socket:
        socket.send(json.dumps({"type": "hello"}))
        view: View | None = None
        while True:
            message = json.loads(socket.recv(PATIENCE_SECONDS))
            if message["type"] == "welcome":
                view = message["view"]
            elif message["type"] == "update":
                view = diff.apply(view, message["patch"])
            elif message["type"] != "refused":  # a bot was quicker: look again
                continue
            if view is None:
                continue
            if view["step"] == "over":
                return bool(until(view))
            if view["seat"] in view["awaited"]:
                if until(view):
                    return True
                act = {"type": "act", "id": f"guest-{visit}-{next(numbers)}", "version": view["version"]}
                socket.send(json.dumps({**act, "move": plausible(view)}))


def plausible(view: View) -> dict[str, Any]:
    """What a player who looks one move ahead would do."""
    if view.get("choices"):
        return dict(view["choices"][0]["move"])
    gains, edition = view.get("gains", {}), amul.load()
    kinds = {card.number: card.kind for card in edition.cards}
    held = [kinds[card] for card in view["seats"][view["seat"]].get("hand", ())]
    of_the_hand = {card.number for card in edition.cards if edition.kinds[card.kind].position == "hand"}

    def worth(move: dict[str, Any]) -> tuple[bool, int]:
        card = int(move.get("card") or move.get("take") or 0)
        thrown_away = move["do"] == "play" and card in of_the_hand
        twins = held.count(kinds.get(card, ""))
        return not thrown_away, int(gains.get(str(card), 0)) - 3 * twins

    ranked: list[dict[str, Any]] = sorted(view["legal"], key=worth)
    return ranked[0 if view["step"] == "offer" else -1]
