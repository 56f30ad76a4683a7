"""`serai fsck`: check a server's embedded database, and save what is sound."""

from __future__ import annotations

from pathlib import Path

from cyclopts import App

DAMAGED = 1

EXAMPLES = """\
Stop the server first. Its file is only read; what is damaged is told line by line, and what is sound can be saved into
a new folder, which a server can then use. The exit code is 0 when all is sound, 1 when something is not.

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
    from serai.server.store.salvage import save as save_what_is_sound

    file = Settings.read(data=data).data / "serai.sqlite"
    examined = store.examine(file)
    tables, faults = examined.tables, examined.all_faults()
    for line in faults:
        print(line)
    damaged = sum(found.fault is not None for found in tables)
    print(f"{len(tables)} tables, {sum(len(found.rows) for found in tables)} sound moves, {damaged} tables damaged")
    if save is not None:
        print(f"{save_what_is_sound(file, save)} tables saved into {save}")
    return DAMAGED if faults else 0
