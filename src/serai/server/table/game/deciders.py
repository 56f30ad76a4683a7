"""Who has decided what is in a record."""

from __future__ import annotations

from collections.abc import Sequence

from serai.kernel.move_log import is_withdrawal
from serai.server.store.base import LogRow, decode_move


def deciders(rows: Sequence[LogRow]) -> dict[int, dict[int, str]]:
    """Return who has made each decision of the record, by version and seat.

    Rows of one version are one decision, or one simultaneous step, in which the last choice of each seat counts. A move
    that was taken back and its withdrawal have raised the version by two, and are in no record.
    """
    final: dict[int, dict[int, str]] = {}
    withdrawn = 0
    for row in rows:
        move = decode_move(row)
        if is_withdrawal(move):
            final.popitem()
            withdrawn += 1
        elif row.by != "chance":
            final.setdefault(row.version - 2 * withdrawn, {})[move["seat"]] = row.by
    return final
