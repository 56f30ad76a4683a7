"""How strong the net is meanwhile: games against bots that do not change, in a process of their own."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from serai.bots.net_file import CARD, WEIGHTS


class Evaluation:
    """One net against as many of the same bot as there are other seats; learning goes on meanwhile."""

    def __init__(self, folder: Path, game: str, players: int, rival: str, games: int):
        self.folder, self.game, self.players, self.rival, self.games = folder / "evaluated", game, players, rival, games
        self.process: subprocess.Popen[str] | None = None
        self.of: dict[str, Any] = {}

    def begin(self, exported: Path, **of: Any) -> None:
        """Evaluate what was last exported, unless an evaluation is under way; `of` tells later which net it was."""
        if self.process is not None:
            return
        self.folder.mkdir(exist_ok=True)
        for name in (WEIGHTS, CARD):
            shutil.copy(exported / name, self.folder / name)
        bots = ",".join([f"net:{self.folder / WEIGHTS}", *[self.rival] * (self.players - 1)])
        words = ["arena", self.game, "--players", str(self.players), "--bots", bots, "--games", str(self.games)]
        self.of = of
        self.process = subprocess.Popen(  # noqa: S603 - serai itself
            [sys.executable, "-m", "serai", *words, "--json"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def result(self, wait: bool = False) -> dict[str, Any] | None:
        """What came out, once; None while there is nothing to tell."""
        if self.process is None or (not wait and self.process.poll() is None):
            return None
        text, _ = self.process.communicate()
        failed = self.process.returncode != 0
        self.process = None
        if failed:
            return {**self.of, "failed": True}
        row = json.loads(text.splitlines()[-1])["bots"][0]
        return {**self.of, "against": self.rival, **{key: row[key] for key in ("games", "win_share", "ci95")}}
