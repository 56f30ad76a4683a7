"""One line per measurement, shown as a table and written as JSON."""

from __future__ import annotations

import json
import os
import platform
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table


@dataclass(frozen=True)
class Row:
    """A measurement. `ratio` compares it with `against`, measured in the same run; `target` is what we want of it."""

    what: str
    value: float
    unit: str
    ratio: float | None = None
    against: str = ""
    target: str = ""
    met: bool | None = None


def compared(what: str, value: float, unit: str, peer: Row, at_least: float) -> Row:
    """A measurement that should be at least a multiple of its peer's."""
    ratio = value / peer.value
    return Row(what, value, unit, ratio, peer.what, f"at least {at_least:g} times", ratio >= at_least)


def limited(what: str, value: float, unit: str, at_most: float) -> Row:
    """A measurement that should stay below a limit."""
    return Row(what, value, unit, target=f"at most {at_most:g} {unit}", met=value <= at_most)


def best_rate(work: Callable[[], float], seconds: float) -> float:
    """Units of work per second of processor time: the best of many short runs, the least disturbed one."""
    return best_rates([work], seconds)[0]


def best_rates(works: Sequence[Callable[[], float]], seconds: float) -> list[float]:
    """The same of several, for some seconds each. They take turns, so that all meet the same machine."""
    for work in works:
        work()
    best, end = [0.0] * len(works), time.perf_counter() + seconds * len(works)
    while time.perf_counter() < end:
        for number, work in enumerate(works):
            start = time.thread_time()
            done = work()
            best[number] = max(best[number], done / (time.thread_time() - start))
    return best


def show(rows: Iterable[Row]) -> None:
    """Print the table."""
    table = Table(title="serai benchmarks", title_justify="left")
    for heading, justify in (("what", "left"), ("value", "right"), ("unit", "left"), ("ratio", "right")):
        table.add_column(heading, justify=justify)  # type: ignore[arg-type]
    for heading in ("against", "target", ""):
        table.add_column(heading)
    for row in rows:
        ratio = "" if row.ratio is None else f"{row.ratio:.2f}"
        met = {None: "", True: "met", False: "[bold]missed[/bold]"}[row.met]
        table.add_row(row.what, _figure(row.value), row.unit, ratio, row.against, row.target, met)
    Console(width=max(130, Console().width)).print(table)


def _figure(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def write(rows: Iterable[Row], path: Path) -> None:
    """Write the measurements and what they were made on."""
    machine = {"machine": platform.machine(), "python": platform.python_version(), "cores": os.cpu_count()}
    content = {**machine, "time": time.strftime("%Y-%m-%dT%H:%M:%S"), "rows": [asdict(row) for row in rows]}
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")
