"""Which matches are played, in which order, and what is claimed of each."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from serai.arena.match import Match

SEED = "strength"
FILE = Path(__file__).with_name("matches.toml")


@dataclass(frozen=True)
class Line:
    """One match of the evidence and its claim."""

    match: Match
    games: int
    target: float | None
    """The win share promised for the first bot; without one it has to be clear of equality."""
    level: bool = False
    """Whether it is enough not to be clearly below equality."""

    @property
    def name(self) -> str:
        """Tells the line apart from all others, also as the name of a file."""
        return name_of(self.match.game, self.match.players, *self.match.names)


def name_of(game: str, players: int, *bots: str) -> str:
    """The name of the line with these bots."""
    return "-".join((game, str(players), *map(short, bots))).replace(":", "_")


def short(bot: str) -> str:
    """A bot's name on the page: one of a file of its own is called like its class."""
    return bot.rpartition(".py:")[2].lower() if ".py:" in bot else bot


def read_plan(file: Path = FILE) -> list[Line]:
    """All lines. The games are rounded up to whole deals."""
    lines = []
    for entry in tomllib.loads(file.read_text("utf-8"))["match"]:
        for game, counts in entry["players"].items():
            for players in counts:
                bots = [entry["first"], *entry.get("beside", []), *[entry["other"]] * players][:players]
                match = Match.arrange(game, players, bots, SEED)
                games = -(-entry["games"][game] // players) * players
                lines.append(Line(match, games, entry.get("target", {}).get(game), entry.get("level", False)))
    return lines
