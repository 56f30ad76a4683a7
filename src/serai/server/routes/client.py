"""The browser client: files of the build, and its page for every address that is not one."""

from __future__ import annotations

import re
from collections.abc import Mapping
from mimetypes import guess_type
from pathlib import Path
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get
from litestar.params import PathParameter

from serai.games import GAMES, find_game
from serai.games.game import CLIENT
from serai.server.base.refusals import UNKNOWN, Refuse
from serai.wasm.built import DESCRIPTION, MODULE, NET, folder, is_built, playable

FOLDER = Path(__file__).resolve().parents[2] / "web_dist"
FILE_NAME = re.compile(r"\.\w+$")
"""A name that ends like this is a file's; a link that only ends in a full stop was copied out of a sentence."""

LONGEST_PATH = 500
"""of a path looked up among the files, since the disk is asked about every part of it"""

ENGINE_FILES = {"json": DESCRIPTION, "wasm": MODULE, "net": NET}

MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>serai</title>
<p>The server is running, but the browser client has not been built. Build it with <code>python3 run.py play</code>
and reload this page. The API is described at <a href="/schema/openapi.json">/schema/openapi.json</a>.</p></html>"""


@get(["/", "/{path:path}"], include_in_schema=False, opt={"counts_as": "files"})
async def client(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the client where the path names one, else its page."""
    name = request.scope["path"].lstrip("/")
    if "\0" in name or len(name) > LONGEST_PATH:
        raise Refuse(UNKNOWN, "server-no-page")
    file = (FOLDER / name).resolve()
    if name and file.is_relative_to(FOLDER) and file.is_file():
        # Vite puts a hash of the content into the names of what it builds.
        lasting = "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
        return _file(request, file, lasting)
    if name.startswith(("api/", "assets/")) or FILE_NAME.search(name):
        raise Refuse(UNKNOWN, "server-no-page")
    if not (FOLDER / "index.html").is_file():
        return Response(MISSING.encode(), media_type=MediaType.HTML, status_code=503)
    return _file(request, FOLDER / "index.html", "no-cache")


@get("/engine/{name:str}", include_in_schema=False, opt={"counts_as": "files"})
async def engine(
    request: Request[Any, Any, Any], name: Annotated[str, PathParameter(max_length=80)]
) -> Response[bytes]:
    """The files with which a browser plays without a server: a game's `.json`, `.wasm` and `.net`, once built."""
    game, _, ending = name.partition(".")
    if game not in playable() or ending not in ENGINE_FILES or not is_built(game):
        raise Refuse(UNKNOWN, "server-no-page")
    return _file(request, folder(game) / ENGINE_FILES[ending], "no-cache")


GUEST_PAGE = """<!doctype html><html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="table.css"><script type="module" src="table.js"></script><body></body></html>"""
# Code of another author runs in a page of no origin: no cookies, no requests but for its own files, no way out of its
# frame. docs/draw-a-table.md tells authors what remains.
GUEST_POLICY = (
    "sandbox allow-scripts; default-src 'none'; script-src {files}; style-src {files} 'unsafe-inline';"
    " img-src {files} data:; font-src {files}; media-src {files}; base-uri 'none'; form-action 'none';"
    " frame-ancestors 'self'"
)


@get("/guest/{game:str}/{path:path}", include_in_schema=False, opt={"counts_as": "files"})
async def guest(
    request: Request[Any, Any, Any],
    game: Annotated[str, PathParameter(max_length=80)],
    path: Annotated[str, PathParameter(max_length=LONGEST_PATH)],
) -> Response[bytes]:
    """The table that another author's game draws itself: a page for a frame, and files of its `client` folder."""
    if game not in GAMES or not find_game(game).draws_itself or "\0" in path:
        raise Refuse(UNKNOWN, "server-no-page")
    headers = {
        "content-security-policy": GUEST_POLICY.format(files=f"{str(request.base_url).rstrip('/')}/guest/{game}/"),
        "cross-origin-resource-policy": "cross-origin",  # a page of no origin asks for them
        "access-control-allow-origin": "*",
    }
    name = path.lstrip("/")
    if name == "table.html":
        return Response(GUEST_PAGE.encode(), media_type=MediaType.HTML, headers=headers)
    home = (find_game(game).folder / CLIENT).resolve()
    file = (home / name).resolve()
    if not file.is_relative_to(home) or not file.is_file():
        raise Refuse(UNKNOWN, "server-no-page")
    return _file(request, file, "no-cache", headers)


def _file(
    request: Request[Any, Any, Any], file: Path, caching: str, more: Mapping[str, str] | None = None
) -> Response[bytes]:
    stat = file.stat()
    etag = f'"{stat.st_mtime_ns:x}-{stat.st_size:x}"'
    headers = {"cache-control": caching, "etag": etag, **(more or {})}
    if request.headers.get("if-none-match") == etag:
        return Response(b"", status_code=304, headers=headers)
    kind = guess_type(file.name)[0] or "application/octet-stream"
    return Response(file.read_bytes(), media_type=kind, headers=headers)
