"""The one place where whatever went wrong becomes one line for a person and an exit code for a script."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from cyclopts import CycloptsError

from serai.kernel.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Callable

REFUSED = 2  # the caller can mend it: an option, a file, a move
OUR_FAULT = 70
INTERRUPTED = 130
PIPE_CLOSED = 141


def exit_code_of(command: Callable[[], int]) -> int:
    """Run the command; nothing but its exit code comes back. SERAI_DEBUG=1 lets the traceback through."""
    try:
        code = command()
        sys.stdout.flush()  # a reader that has left, like `head`, is noticed here at the latest
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Python flushes stdout once more on its way out, which must not fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except Exception as fault:
        if os.environ.get("SERAI_DEBUG"):
            raise
        message, code = explain(fault)
        print("serai:", " ".join(message.split()), file=sys.stderr)
    return code


def explain(fault: Exception) -> tuple[str, int]:
    """What to tell the person, and the exit code."""
    match fault:
        case UserError() | CycloptsError():
            return str(fault), REFUSED
        case OSError(filename=str() | bytes() | os.PathLike() as name, strerror=str() as reason):
            return f"{os.fsdecode(name)}: {reason}", REFUSED
        case UnicodeDecodeError():
            return f"a file is not text in {fault.encoding.upper()}: {fault.reason}", REFUSED
        case _:
            what = f"{type(fault).__name__}: {fault}"
            return f"sorry, this is a fault in serai itself ({what}); SERAI_DEBUG=1 shows where", OUR_FAULT
