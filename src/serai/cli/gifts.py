"""`serai gifts`: what the players of a tournament gave to each other."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from cyclopts import App

from serai.cli.fetch import getter
from serai.cli.options import FileName, Language, PlayedEdition
from serai.kernel.errors import UserError
from serai.kernel.words import say

if TYPE_CHECKING:
    from serai.reviews.gifts import Gift

TOURNAMENT = re.compile(r"(https?://[^/]+)/tournament/([\w-]{1,40})", re.ASCII)
MOST_SHOWN = 40
"""pairs; the others have given less"""

EXAMPLES = """\
For the host of a tournament. A gift is what somebody else has more of by a player's decisions than by decisions drawn
by lot, as that player knew the game: a share of the win, for each game on average, with its standard error. Players who
play for themselves take from all others, so their gifts are negative. docs/tournaments.md says what this does not show.

Give the address of the tournament, or files with records. Each game takes some seconds.

    serai gifts https://serai.example/tournament/ID --lang de
    serai gifts evening.jsonl
"""

gifts = App(name="gifts", help_epilogue=EXAMPLES)


@gifts.default
def run(
    *sources: FileName,
    lang: Language = "en",
    edition: PlayedEdition = None,
    worlds: int | None = None,
) -> int:
    """Say what the players of a tournament gave to each other, with its error.

    Parameters
    ----------
    sources
        The address of a tournament, or files with records as `serai check` reads them.
    worlds
        The number of worlds in which each decision is played out; more are more exact and take longer.
    """
    from serai.reviews.gifts import WORLDS, ledger

    if not sources:
        raise UserError("give the address of a tournament, or files with its records")
    records = [record for source in sources for record in _records(source)]
    found = asyncio.run(_weighed(records, edition, WORLDS if worlds is None else worlds, lang))
    pairs = ledger(gift for of_game in found for gift in of_game)
    if not pairs:
        raise UserError(say(lang, "cli-gifts-nobody"))
    for pair in pairs[:MOST_SHOWN]:
        told = {"share": 100 * pair.share, "error": 100 * pair.error, "games": pair.games, "clear": int(pair.is_clear)}
        print(say(lang, "cli-gifts-pair", {"giver": pair.giver, "receiver": pair.receiver, **told}))
    print(say(lang, "cli-gifts-meaning"))
    print(say(lang, "cli-gifts-warning", {"pairs": len(pairs)}))
    return 0


def _records(source: str) -> Iterator[Any]:
    """Yield the records of a tournament's finished deals, or of a file."""
    import msgspec

    from serai.records.read import NotJson, document, entries
    from serai.server import wire

    if not source.startswith(("http://", "https://")):
        for line, record in entries(source):
            if isinstance(record, NotJson):
                raise UserError(f"{source}:{line}: {record.reason}")
            yield record
        return
    address = TOURNAMENT.match(source)
    if address is None:
        raise UserError(f"{source} is no tournament: give an address such as https://serai.example/tournament/ID")
    get = getter(address[1])
    try:
        tournament = msgspec.json.decode(get(f"/api/tournaments/{address[2]}"), type=wire.Tournament)
        for tables in tournament.rounds:
            if all(table.over for table in tables):
                for table in tables:
                    yield document(get(f"/api/tables/{table.table}/record"))
    except (msgspec.MsgspecError, UnicodeError, NotJson):
        raise UserError(f"{source} does not answer as a tournament of serai") from None


async def _weighed(records: Sequence[Any], edition: str | None, worlds: int, lang: str) -> list[list[Gift]]:
    """Weigh each game in a process that is killed if it takes too long: others have written these records."""
    from serai.executors import default_workers
    from serai.reviews.gifts import gifts_in
    from serai.server.records.reviews import DEADLINE, SECONDS
    from serai.server.work.apart import Apart
    from serai.server.work.fair_queue import Client

    found: dict[int, list[Gift]] = {}
    due = enumerate(records)

    async def work() -> None:
        apart = Apart(None, SECONDS, DEADLINE, "review")
        try:
            for number, record in due:
                found[number] = await apart.do(Client("", ""), gifts_in, record, edition, worlds)
                told = {"done": len(found), "games": len(records)}
                print(say(lang, "cli-gifts-progress", told), file=sys.stderr, flush=True)
        finally:
            await apart.stop()

    await asyncio.gather(*(work() for _ in range(min(default_workers(), len(records)))))
    return [found[number] for number in sorted(found)]
