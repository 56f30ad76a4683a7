"""Writes docs/leaderboard.md from the results that were handed in: docs/leaderboard/*.json, made by `serai benchmark`.

python3 run.py exec python -m tools.leaderboard
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from serai.arena.benchmark import FORMAT, TRAINING, VERSION
from serai.games import find_game

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGE, RESULTS = DOCS / "leaderboard.md", DOCS / "leaderboard"

HEAD = """\
# Leaderboard

Made from the files in `docs/leaderboard` by `python3 run.py exec python -m tools.leaderboard`; do not edit.

To enter, run `serai benchmark` on your agent ([how it measures](benchmark.md)) and hand in its JSON file. Each table
ranks the entries by win share and gives them points, one for each entry they beat and half for an equal; the mean of
the points, as a share, is the vote. Intervals of 95% are clustered by deal; equal players would win a quarter.
"""


def results() -> list[dict[str, Any]]:
    """What was handed in for the present version."""
    found = [json.loads(file.read_text("utf-8")) for file in sorted(RESULTS.glob("*.json"))]
    for each in found:
        if each["format"] != FORMAT or not each["complete"] or not each["in_time"]:
            raise SystemExit(f"{each['agent']}: not a complete result within its track")
    return [each for each in found if each["version"] == VERSION]


def votes(entries: Sequence[dict[str, Any]]) -> list[float]:
    """The part of the other entries that each beats, over all tables."""
    shares = [[row["win_share"] for row in entry["tables"]] for entry in entries]
    others = max(1, len(entries) - 1)
    tables = max(1, len(shares[0]))
    return [
        sum(
            (mine > theirs) + (mine == theirs) / 2
            for number, other in enumerate(shares)
            if number != place
            for mine, theirs in zip(own, other, strict=True)
        )
        / others
        / tables
        for place, own in enumerate(shares)
    ]


def page() -> str:
    """The whole page."""
    parts, found = [HEAD], results()
    for game in dict.fromkeys(entry["game"] for entry in found):
        entries = [entry for entry in found if entry["game"] == game]
        parts += [f"\n## {find_game(game).title}\n\n", _table(entries)]
    return "".join(parts)


def _table(entries: list[dict[str, Any]]) -> str:
    names = [f"{row['table']}{' (held out)' if row['held_out'] else ''}" for row in entries[0]["tables"]]
    lines = [
        f"| rank | agent | vote | {' | '.join(names)} | ms a decision | time | training | serai | net |",
        "|---" * (len(names) + 8) + "|",
    ]
    ranked = sorted(zip(votes(entries), entries, strict=True), key=lambda pair: -pair[0])
    for rank, (vote, entry) in enumerate(ranked, 1):
        shares = " | ".join(
            f"{row['win_share']:.1%} ({row['ci95'][0]:.0%} – {row['ci95'][1]:.0%})" for row in entry["tables"]
        )
        tracks = entry["tracks"]
        assert tracks["training"] in TRAINING
        lines.append(
            f"| {rank} | `{entry['agent']}` | **{vote:.0%}** | {shares} | {entry['ms_per_decision']:.2f} "
            f"| {tracks['time']} | {tracks['training']} | {entry['serai']} | `{entry['net']}` |"
        )
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
