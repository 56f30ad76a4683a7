"""One table in a storm, from the first seat to the record."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

from serai import Table
from serai.games import GAMES
from serai.kernel.errors import UserError
from tests.server.people import Browser
from tests.soak.people import Person, Tally

MOST_PLAYERS = 5
HURRY = 5
"""seconds for a decision, where there is a limit"""
LONGEST_STAY = 20.0
"""seconds until someone leaves who leaves"""


async def begin(address: str, game: str, players: int, people: int, **wanted: Any) -> tuple[str, list[Browser]]:
    """A game of people and bots that has begun: the table's id, and who has seats."""
    browsers = [Browser(address) for _ in range(people)]
    seats = ["open"] * people + ["easy"] * (players - people)
    place = await browsers[0].make(game, players, name="0", access="public", level="easy", seats=seats, **wanted)
    table = str(place["table"]["id"])
    for number, browser in enumerate(browsers[1:], 1):
        await browser.post(f"/api/tables/{table}/join", {"name": f"{number}"}, 200)
    await browsers[0].post(f"/api/tables/{table}/start", status=200)
    return table, browsers


class Party:
    """People, and perhaps bots and a spectator."""

    def __init__(self, address: str, seed: str, tally: Tally):
        self._address, self._tally = address, tally
        self._chance = random.Random(seed)
        self._people: list[Person] = []

    async def play(self) -> str | None:
        """From the beginning to the end; what is wrong comes back."""
        table = await self._sit_down()
        playing = [asyncio.ensure_future(person.play()) for person in self._people]
        leaving = asyncio.ensure_future(self._perhaps_leave(table))
        try:
            await asyncio.gather(*playing)
        finally:
            for task in (*playing, leaving):
                task.cancel()
        record = await self._people[0].browser.get(f"/api/tables/{table}/record")
        return compare(record, self._people)

    def __str__(self) -> str:
        return "; ".join(map(str, self._people))

    async def _sit_down(self) -> str:
        chance = self._chance
        game, players = chance.choice(GAMES), chance.randint(3, MOST_PLAYERS)
        people = chance.choice([1, players - 1, players, players])
        seconds = chance.choice([None, None, None, HURRY])
        table, browsers = await begin(self._address, game, players, people, seconds=seconds)
        if chance.random() < 0.5:
            browsers.append(Browser(self._address))  # to watch
        self._people = [Person(browser, table, random.Random(chance.random()), self._tally) for browser in browsers]
        return table

    async def _perhaps_leave(self, table: str) -> None:
        """A bot stands in until they decide again."""
        if self._chance.random() < 0.3:
            await asyncio.sleep(self._chance.uniform(0, LONGEST_STAY))
            await self._people[0].browser.post(f"/api/tables/{table}/leave")


def compare(record: dict[str, Any], people: list[Person]) -> str | None:
    """Everybody has to have seen what the record says; what is wrong comes back."""
    try:
        table = Table.replay(record)
    except UserError as fault:
        return f"its record does not replay: {fault}"
    for person in people:
        if person.view != json.loads(json.dumps(table.view(person.seat))):
            return f"seat {person.seat} saw another end than the record's"
    return None
