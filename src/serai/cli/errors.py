"""The one place where every fault becomes one line for a person and an exit code for a script."""

from __future__ import annotations

import errno
import os
import re
import sys
from difflib import SequenceMatcher
from importlib.metadata import requires
from typing import TYPE_CHECKING

from cyclopts import CycloptsError, MissingArgumentError, UnknownOptionError

from serai.kernel.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Callable

REFUSED = 2  # the caller can fix it: an option, a file, a move
OUR_FAULT = 70
INTERRUPTED = 130
PIPE_CLOSED = 141

ALIKE = 0.6
"""how alike two words must be for one to be a typing mistake"""


def exit_code_of(command: Callable[[], int]) -> int:
    """Run the command and return only its exit code. SERAI_DEBUG=1 lets the traceback through."""
    try:
        code = command()
        sys.stdout.flush()  # notice here, at the latest, a reader that has left, like `head`
    except KeyboardInterrupt:
        return INTERRUPTED
    except SystemExit as left:
        # rich, which prints help and tables, leaves by itself when its reader has left
        if not isinstance(left.__context__, BrokenPipeError):
            raise
        return PIPE_CLOSED
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
    """Return the line for the person, and the exit code."""
    match fault:
        case UnknownOptionError():
            return _without_far_fetched(str(fault)), REFUSED
        case MissingArgumentError():
            return _what_is_missing(fault), REFUSED
        case UserError() | CycloptsError():
            return str(fault), REFUSED
        case ModuleNotFoundError(name=str() as name) if (extra := _extra_with(name)) is not None:
            return f"this needs {name.partition('.')[0]}: pip install 'serai[{extra}]'", REFUSED
        case OSError(filename=str() | bytes() | os.PathLike() as name, strerror=str() as reason):
            return f"{os.fsdecode(name)}: {reason}", REFUSED
        case OSError(errno=errno.ENOSPC | errno.EDQUOT | errno.EFBIG | errno.EROFS, strerror=str() as reason):
            return f"cannot write what was asked for: {reason}", REFUSED
        case UnicodeDecodeError():
            return f"a file is not text in {fault.encoding.upper()}: {fault.reason}", REFUSED
        case _:
            if (guests := _guests_fault(fault)) is not None:
                return str(guests), REFUSED
            what = f"{type(fault).__name__}: {fault}"
            return f"sorry, this is a fault in serai itself ({what}); SERAI_DEBUG=1 shows where", OUR_FAULT


def _extra_with(module: str) -> str | None:
    """Return the first extra of serai that brings a module under its own name; None if none does."""
    package = re.escape(module.partition(".")[0].replace("_", "-"))
    for line in requires("serai") or []:
        if found := re.fullmatch(rf"{package}\b.*extra == ['\"](\w+)['\"].*", line, re.IGNORECASE):
            return found[1]
    return None


def _guests_fault(fault: Exception) -> UserError | None:
    """Return a mistake in somebody else's game. If no game was imported, none was running."""
    games = sys.modules.get("serai.games")
    return None if games is None else games.blamed(fault)


def _what_is_missing(fault: MissingArgumentError) -> str:
    command = " ".join(("serai", *(fault.command_chain or ())))
    named = fault.argument.name if fault.argument else "more words"
    return f"{command} needs {f'a value for {fault.keyword}' if fault.keyword else named}: see {command} --help"


def _without_far_fetched(text: str) -> str:
    """Compare options without their hyphens: with them, as in cyclopts, unrelated ones look alike."""
    refusal, proposes, near = text.partition(" Did you mean --")
    given = refusal.rpartition("--")[2].rstrip(".")
    alike = SequenceMatcher(None, given, near.rstrip("?")).ratio() >= ALIKE
    return text if not proposes or alike else refusal
