"""A program that takes a seat at anybody's table: python examples/guest_bot.py http://HOST/t/TABLE#INVITE [NAME]

With SERAI_TOKEN set to the token it printed the first time, it comes back to the seat it has.
"""

import json
import os
import random
import sys
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.sync.client import connect

from serai.views import diff

link, name = urlsplit(sys.argv[1]), (*sys.argv[2:], "Guest")[0]
server, table = f"{link.scheme}://{link.netloc}", link.path.rpartition("/")[2]


def post(path: str, body: Any, token: str) -> Any:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    with urlopen(Request(f"{server}/api/{path}", json.dumps(body).encode(), headers)) as answer:  # noqa: S310
        return json.load(answer)


token = os.environ.get("SERAI_TOKEN") or post("programs", {}, "")["token"]
print(f"SERAI_TOKEN={token}", flush=True)
post(f"tables/{table}/join", {"name": name, "invite": link.fragment or None}, token)
address, sign = f"ws{server[4:]}/api/tables/{table}/socket", {"Authorization": f"Bearer {token}"}
with connect(address, additional_headers=sign, max_size=None, proxy=None) as socket:
    socket.send(json.dumps({"type": "hello"}))
    seat, view = None, None
    for message in map(json.loads, socket):
        if message["type"] == "welcome":
            seat, view = message["you"]["seat"], message["view"]
        elif message["type"] == "update":
            view = diff.apply(view, message["patch"])
        if view is None or message["type"] not in ("welcome", "update", "refused"):
            continue
        if "result" in view:
            break
        if seat in view["awaited"]:
            move = random.choice(view["legal"])  # your own idea goes here
            act = {"type": "act", "id": f"{random.getrandbits(60):x}", "version": view["version"], "move": move}
            socket.send(json.dumps(act))
