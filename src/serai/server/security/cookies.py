"""The cookie by which a browser is recognised.

Over https its name begins with `__Host-`: browsers take such a cookie from this very host alone, and over https only,
so no neighbouring site and no plain page can slip in one of theirs. Without https no browser would take it, and the
name is the plain one. Cookies with the plain name are still read, and are renamed with the next answer.
"""

from __future__ import annotations

from collections.abc import Mapping

from litestar.datastructures import Cookie

NAME = "serai"
SECURE_NAME = f"__Host-{NAME}"
SECONDS = 400 * 24 * 3600
SECURE_SCHEMES = ("https", "wss")


def is_secure(scheme: str, public_url: str) -> bool:
    """Whether the requester's browser speaks https, with us or with the proxy before us."""
    return scheme in SECURE_SCHEMES or public_url.startswith("https://")


def brought(cookies: Mapping[str, str], *, secure: bool) -> str | None:
    """Return the browser's cookie."""
    return (cookies.get(SECURE_NAME) if secure else None) or cookies.get(NAME)


def is_outdated(cookies: Mapping[str, str], *, secure: bool) -> bool:
    """Whether the browser's cookie has to be renamed."""
    return secure and SECURE_NAME not in cookies and NAME in cookies


def headers(value: str, *, secure: bool) -> list[str]:
    """Return the headers that set a browser's cookie; an empty one removes it. The one with the old name is removed."""
    given = _header(SECURE_NAME if secure else NAME, value, secure=secure)
    return [given, _header(NAME, "", secure=secure)] if secure else [given]


def _header(name: str, value: str, *, secure: bool) -> str:
    # Lax, not strict: a link from elsewhere would come without a strict cookie, and the answer would bring a new one.
    cookie = Cookie(
        key=name,
        value=value,
        max_age=SECONDS if value else 0,
        path="/",
        httponly=True,
        samesite="lax",
        secure=secure,
    )
    return cookie.to_header(header="")
