"""A process that does pieces of work with limits, and may be killed at any moment."""

from __future__ import annotations

import contextlib
import os
import pickle
import subprocess
import sys
import traceback
from collections.abc import Callable
from typing import IO, Any, NamedTuple

from serai.kernel.errors import UserError

BYTES = 2 << 30
"""of memory"""
LOADING = 20.0
"""seconds of processor time more for the first work that needs rules: a worker loads them then"""
LOWER = 5
"""how far a worker steps back for those that play, once it has loaded rules"""
_LENGTH = 8
"""bytes that say how long a message is"""
_BEGUN, _TOLD, _DONE = b"begun", b"told", b"done"


class Died(Exception):
    """The worker was killed, or has died, before its work was done."""


class Gone(Exception):
    """The worker had died before the work began, which says nothing about the work."""


class Broken(Exception):
    """The work has failed, and it was not the visitor's fault."""


class Order(NamedTuple):
    """A piece of work."""

    work: Callable[[], object]
    seconds: float
    """of processor time"""
    needs_rules: bool = True


class Worker:
    """One such process, as the server knows it."""

    def __init__(self) -> None:
        begin = (sys.executable, "-P", "-c", f"from {__name__} import main; main()")
        self._process = subprocess.Popen(begin, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603 - serai itself

    def ask(self, order: Order, hear: Callable[..., None]) -> object:
        """Return what the work returns; a fault of the visitor is returned, too. Wait for it in a thread."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        has_begun = False
        try:
            _send(self._process.stdin, order)
            while True:
                kind, *what = _receive(self._process.stdout)
                if kind == _DONE:
                    return _unpacked(*what)
                has_begun = True
                if kind == _TOLD:
                    hear(*what)
        except (EOFError, OSError, ValueError):  # ValueError: its pipe is closed, because it was ended
            raise (Died if has_begun else Gone) from None

    def end(self) -> None:
        """Kill it and wait until nothing is left of it."""
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            with contextlib.suppress(OSError):  # the rest of an order that nobody reads
                if pipe is not None:
                    pipe.close()


def _send(pipe: IO[bytes], message: object) -> None:
    text = pickle.dumps(message)
    pipe.write(len(text).to_bytes(_LENGTH) + text)
    pipe.flush()


def _receive(pipe: IO[bytes]) -> Any:
    head = pipe.read(_LENGTH)
    text = pipe.read(int.from_bytes(head))
    if len(head) < _LENGTH or len(text) < int.from_bytes(head):
        raise EOFError
    return pickle.loads(text)  # noqa: S301 - the other end is our own process


def _packed(outcome: object) -> tuple[object, ...]:
    """An exception is not made again by its class, whose arguments may be others than those it keeps."""
    if isinstance(outcome, Exception):
        return type(outcome), outcome.args, vars(outcome)
    return (outcome,)


def _unpacked(outcome: Any, *kept: Any) -> object:
    if not kept:
        return outcome
    arguments, fields = kept
    fault = outcome.__new__(outcome, *arguments)
    fault.__dict__.update(fields)
    return fault


# --- in the process ---


def main() -> None:
    """Do one piece of work after the other, as long as the server is there to ask for it."""
    global _answers
    _answers, sys.stdout = sys.stdout.buffer, sys.stderr
    _limit_memory()
    loading = LOADING
    with contextlib.suppress(EOFError):
        while True:
            order: Order = _receive(sys.stdin.buffer)
            _limit(order.seconds + loading * order.needs_rules)
            _send(_answers, (_BEGUN,))
            _send(_answers, (_DONE, *_packed(_outcome(order.work))))
            if order.needs_rules and loading:
                loading = 0
                _step_back()


_answers: IO[bytes]


def tell(*what: object) -> None:
    """Report progress to everybody who waits for the present work."""
    _send(_answers, (_TOLD, *what))


def _outcome(work: Callable[[], object]) -> object:
    try:
        return work()
    except (UserError, RecursionError, UnicodeDecodeError) as fault:
        return fault  # of what was sent
    except MemoryError:
        os._exit(1)
    except Exception as fault:  # noqa: BLE001 - the server answers for it
        traceback.print_exc()
        return Broken(f"{type(fault).__name__}: {fault}")


# Windows has no such limits; the deadline holds there too.


def _limit_memory() -> None:
    with contextlib.suppress(ImportError, OSError, AttributeError):
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (BYTES, BYTES))


def _step_back() -> None:
    with contextlib.suppress(OSError, AttributeError):
        os.nice(LOWER)


def _limit(seconds: float) -> None:
    """Let the process die when it has used so much more of the processor."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        used = resource.getrusage(resource.RUSAGE_SELF)
        most = int(used.ru_utime + used.ru_stime + seconds) + 1
        resource.setrlimit(resource.RLIMIT_CPU, (most, resource.RLIM_INFINITY))
