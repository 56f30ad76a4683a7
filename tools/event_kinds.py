"""Writes the client's tables of kinds from those of the games: what each argument of an event or message is.

    python -m tools.event_kinds

A test compares the files with what this would write, so that neither side can change alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from serai.bots.mind import chances_of
from serai.games import GAMES, find_game
from serai.kernel.event_text import Kinds

CLIENT = Path(__file__).resolve().parent.parent / "web" / "src" / "games"
HEAD = """\
/**
 * Made by tools/event_kinds.py from seen/event_kinds.py and bot/reasons.py of games/{game}: change those files and run
 * the tool again.
 */

import type {{ KindTable }} from '../../../state/wording';

export const KINDS: KindTable = {{
"""


def main() -> None:
    for path, text in files():
        path.write_text(text, "utf-8")


def files() -> Iterator[tuple[Path, str]]:
    """The file of each game that has a folder in the client, and what should stand in it."""
    for game in GAMES:
        if (CLIENT / game).is_dir():
            yield CLIENT / game / "data" / "kinds.ts", typescript(game)


def typescript(game: str) -> str:
    table: Any = find_game(game).need("seen.event_kinds", "has no table of kinds")
    lines = [HEAD.format(game=game) + "  events: {"]
    lines += [f"    {event}: {_kinds(kinds)}," for event, kinds in table.EVENTS.items()]
    lines += ["  },", "  arguments: {"]
    lines += [f"    {name}: '{kind}'," for name, kind in table.ARGUMENTS.items()]
    lines += ["  },", "  reasons: {"]
    lines += [f"    {reason}: {_kinds(kinds)}," for reason, kinds in chances_of(game).reasons.items()]
    return "\n".join([*lines, "  },", "};", ""])


def _kinds(kinds: Kinds) -> str:
    return "{ " + ", ".join(f"{name}: '{kind}'" for name, kind in kinds.items()) + " }"


if __name__ == "__main__":
    main()
