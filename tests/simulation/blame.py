"""Which faults the world has caused itself, and which are the server's."""

from __future__ import annotations

import logging
from collections.abc import Callable

from serai.server.base.refusals import Superseded
from serai.server.store.base import OutcomeUnknown
from tests.simulation.embedded_store import Killed


class LogReader(logging.Handler):
    """What the server calls an error, and the world has not caused."""

    def __init__(self, complain: Callable[[str], None]):
        super().__init__(logging.ERROR)
        self._complain = complain

    def emit(self, record: logging.LogRecord) -> None:
        fault = record.exc_info[1] if record.exc_info else None
        if fault is not None and not is_simulated(fault):
            self._complain(f"the server logs: {record.getMessage()}: {type(fault).__name__}: {fault}")


def is_simulated(fault: BaseException, *others: type[Exception]) -> bool:
    """Whether it comes from the world's own faults."""
    if isinstance(fault, BaseExceptionGroup):
        return all(is_simulated(each, *others) for each in fault.exceptions)
    if "simulated" in str(fault) or isinstance(fault, (Killed, Superseded, TimeoutError, OutcomeUnknown, *others)):
        return True
    cause = fault.__cause__ or fault.__context__
    return cause is not None and is_simulated(cause, *others)
