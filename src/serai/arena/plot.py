"""A match as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from serai.arena.match import Match
from serai.arena.play import GameOutcome
from serai.arena.summary import BotSummary
from serai.kernel.errors import UserError

SUFFIXES = (".png", ".svg", ".pdf")


def check_plot(file: str) -> Path:
    """Check that we can draw into a file before hours of play, not after."""
    path = Path(file)
    if path.suffix not in SUFFIXES:
        raise UserError(f"'{file}' is not a picture: end its name with {', '.join(SUFFIXES)}")
    if not path.absolute().parent.is_dir():
        raise UserError(f"'{file}' cannot be written: there is no folder {path.parent}")
    if find_spec("matplotlib") is None:
        raise UserError("plots need matplotlib: pip install 'serai[plots]'")
    return path


def plot(path: Path, match: Match, rows: Sequence[BotSummary], outcomes: Sequence[GameOutcome]) -> None:
    """Win shares with their intervals, and the points of all games."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 1.6 + 0.7 * len(rows)), layout="constrained")
    FigureCanvasAgg(figure)
    shares, points = figure.subplots(1, 2, sharey=True)
    labels = [row.name for row in rows]
    for place, row in enumerate(rows):
        reach = [[row.win_share - row.low], [row.high - row.win_share]]
        shares.errorbar(row.win_share, place, xerr=reach, fmt="o", capsize=4, color="#1f4e79")
    shares.axvline(1 / match.players, linestyle="--", color="grey", linewidth=1)
    shares.set(xlim=(0, 1), xlabel="win share, 95% (dashed: equality)", yticks=range(len(rows)), yticklabels=labels)
    shares.invert_yaxis()
    scored = [
        [outcome.points[seat] for outcome in outcomes for seat, bot in enumerate(outcome.bots) if bot == row.name]
        for row in rows
    ]
    points.boxplot(scored, positions=range(len(rows)), orientation="horizontal", widths=0.5, manage_ticks=False)
    points.set(xlabel="points")
    figure.suptitle(f"{match.game}, {match.players} players, {len(outcomes)} games")
    figure.savefig(path, dpi=150)
