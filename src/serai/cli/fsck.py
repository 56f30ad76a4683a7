"""`serai fsck`: check a server's embedded database, and save what is sound."""

from __future__ import annotations

from pathlib import Path

from cyclopts import App

DAMAGED = 1

EXAMPLES = """\
Stop the server first. Its file is only read. Each fault is reported in a line, and everything sound can be saved into a
new folder, which a server can then use. The exit code is 0 if everything is sound, otherwise 1.

    serai fsck
    serai fsck --data /var/lib/serai --save /var/lib/serai-saved
"""

fsck = App(name="fsck", help_epilogue=EXAMPLES)


@fsck.default
def run(*, data: Path | None = None, save: Path | None = None) -> int:
    """Report what is damaged in the embedded database of a server, and save what is sound.

    Parameters
    ----------
    data
        The server's data folder.
    save
        A new folder for everything sound: of a damaged table, the moves before the damage.
    """
    from serai.server.base.settings import Settings
    from serai.server.store import fsck as store

    file = Settings.read(data=data).data / "serai.sqlite"
    faults, tables = store.examine(file)
    damaged = [found.fault for found in tables if found.fault is not None]
    for line in [*faults, *damaged]:
        print(line)
    print(
        f"{len(tables)} tables, {sum(len(found.rows) for found in tables)} sound moves, {len(damaged)} tables damaged"
    )
    if save is not None:
        print(f"{store.save(file, save)} tables saved into {save}")
    return DAMAGED if faults or damaged else 0
