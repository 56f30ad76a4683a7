"""Start the server with what its owner has set in Home Assistant, as a user who owns nothing but its data."""

import json
import os
import pwd
from collections.abc import Mapping
from pathlib import Path

GIVEN = Path("/data/options.json")
OWN = ("SERAI_DATA", "SERAI_CACHE_DIR")


def settings(options: Mapping[str, object]) -> dict[str, str]:
    """Return the options as the environment variables of docs/server.md."""
    return {f"SERAI_{name.upper()}": str(value) for name, value in options.items() if value not in ("", None)}


def main() -> None:
    os.environ.update(settings(json.loads(GIVEN.read_text("utf-8"))), HOME="/tmp")  # noqa: S108 - nothing is kept there
    user = pwd.getpwnam("serai")
    for folder in (Path(os.environ[name]) for name in OWN):
        folder.mkdir(exist_ok=True)
        for path in (folder, *folder.rglob("*")):
            os.chown(path, user.pw_uid, user.pw_gid, follow_symlinks=False)
    os.setgroups([])
    os.setgid(user.pw_gid)
    os.setuid(user.pw_uid)
    os.execvp("serai", ["serai", "serve"])  # noqa: S606, S607 - the one that the image has


if __name__ == "__main__":
    main()
