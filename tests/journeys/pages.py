"""Every page that can be opened by its address alone."""

from __future__ import annotations

import re

PAGES = (
    "/",
    "/new?game=amul",
    "/new?game=amulett",
    "/cards/amul",
    "/cards/amul/mughal_warlord",
    "/cards/amulett",
    "/cards/amulett/magic_amber",
    "/score",
    "/score/amul/cards",
    "/score/amul/together",
    "/score/amulett",
    "/edition/amul",
    "/edition/amul/kind/gold",
    "/edition/amulett",
    "/edition/amulett/map.areas/A1",
    "/rules/amul",
    "/rules/amulett",
    "/learn/amul",
    "/learn/amulett",
    "/daily/amul",
    "/daily/amulett",
    "/tournament",
    "/me",
    "/mine/amul",
    "/notifications",
    "/about",
    "/replay",
    "/move#x",
    "/nowhere",
)
PAGES_WITH_AMUL = tuple(path for path in PAGES if "amulett" not in path)
PAGES_WITH_AMULETT = tuple(path for path in PAGES if not re.search("amul(?!ett)", path))
"""One game stands for the other where pages of both would take long; what belongs to no game is in both."""
PAGES_FROM_A_SERVER = ("/learn/amul", "/tournament", "/me", "/mine/amul", "/notifications")
"""The others are looked at without one: web/tests/pages.test.ts."""
