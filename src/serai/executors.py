"""Where many independent pieces of work run: here, in several processes, or on the machines of a Ray cluster.

An executor takes a function and items, and gives the results back as they end, never holding more work in flight than
the workers need. The function and its items travel to other processes, so they must be picklable.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import Any, Protocol, TypeVar

from serai.kernel.errors import UserError

Item = TypeVar("Item")
Result = TypeVar("Result")

EXECUTORS = ("processes", "ray")
IN_FLIGHT = 2
"""Pieces of work per worker that are under way, so that none waits for the next."""


class Executor(Protocol):
    """Runs pieces of work."""

    def run(
        self, work: Callable[[Item], Result], items: Iterable[Item], prepare: Callable[[], None] | None = None
    ) -> Iterator[Result]:
        """The results, as they end. `prepare` runs once in each process, before its first piece of work."""


def default_workers() -> int:
    """As many as there are processors for us."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def find_executor(name: str, workers: int | None = None) -> Executor:
    """An executor by name: `processes`, or `ray` for the cluster that the environment names (RAY_ADDRESS)."""
    if workers is not None and workers < 1:
        raise UserError(f"{workers} workers cannot do anything: ask for 1 or more")
    if name == "ray":
        return RayTasks(workers)
    if name == "processes":
        return Here() if workers == 1 else Processes(workers or default_workers())
    raise UserError(f"there is no executor '{name}': choose {' or '.join(EXECUTORS)}")


class Here:
    """One piece of work after the other, in this process."""

    def run(
        self, work: Callable[[Item], Result], items: Iterable[Item], prepare: Callable[[], None] | None = None
    ) -> Iterator[Result]:
        if prepare is not None:
            prepare()
        yield from map(work, items)


class Processes:
    """Several processes of this machine."""

    def __init__(self, workers: int):
        self.workers = workers

    def run(
        self, work: Callable[[Item], Result], items: Iterable[Item], prepare: Callable[[], None] | None = None
    ) -> Iterator[Result]:
        # A fresh interpreter per process: a copy of this one could inherit locks of its threads in a bad moment.
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(self.workers, context, initializer=prepare or _nothing) as pool:
            waiting = iter(items)
            running: set[Future[Result]] = set()
            try:
                while True:
                    for item in islice(waiting, IN_FLIGHT * self.workers - len(running)):
                        running.add(pool.submit(work, item))
                    if not running:
                        return
                    ended, running = wait(running, return_when=FIRST_COMPLETED)
                    for future in ended:
                        yield future.result()
            finally:
                pool.shutdown(wait=True, cancel_futures=True)


class RayTasks:
    """Tasks of a Ray cluster; without one, Ray starts itself on this machine."""

    def __init__(self, workers: int | None = None):
        try:
            import ray
        except ImportError:
            raise UserError("the executor 'ray' needs Ray: pip install 'serai[ray]'") from None
        self.ray: Any = ray
        self.wanted = workers

    def run(
        self, work: Callable[[Item], Result], items: Iterable[Item], prepare: Callable[[], None] | None = None
    ) -> Iterator[Result]:
        ray = self.ray
        mine = not ray.is_initialized()
        if mine:
            # A cluster (RAY_ADDRESS) brings its own processors; alone, Ray gets as many as were asked for.
            alone = {} if os.environ.get("RAY_ADDRESS") else {"num_cpus": self.wanted}
            ray.init(include_dashboard=False, log_to_driver=False, logging_level="ERROR", **alone)
        try:
            yield from self._run(work, iter(items), prepare)
        finally:
            if mine:
                ray.shutdown()

    def _run(
        self, work: Callable[[Item], Result], items: Iterator[Item], prepare: Callable[[], None] | None
    ) -> Iterator[Result]:
        ray = self.ray
        task = ray.remote(_prepared).options(num_cpus=1)
        workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        running: list[Any] = []
        while True:
            running += [task.remote(work, prepare, item) for item in islice(items, IN_FLIGHT * workers - len(running))]
            if not running:
                return
            ended, running = ray.wait(running)
            yield from ray.get(ended)


_ready: set[bytes] = set()


def _prepared(work: Callable[[Item], Result], prepare: Callable[[], None] | None, item: Item) -> Result:
    """In a Ray worker, which serves many tasks: prepare it for the first one."""
    import pickle

    if prepare is not None:
        key = pickle.dumps(prepare)
        if key not in _ready:
            prepare()
            _ready.add(key)
    return work(item)


def _nothing() -> None:
    """Processes that need no preparation."""
