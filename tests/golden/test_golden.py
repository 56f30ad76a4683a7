"""The games of the golden playthroughs still go as written."""

from __future__ import annotations

import difflib
from itertools import islice

import pytest

from tests.golden.playthroughs import FOLDER, PLAYTHROUGHS, Playthrough, transcript

MOST_LINES = 60


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: playthrough.name)
def test_playthrough(playthrough: Playthrough) -> None:
    kept = playthrough.file.read_text("utf-8").splitlines()
    now = transcript(playthrough).splitlines()
    difference = list(islice(difflib.unified_diff(kept, now, "kept", "now", n=2, lineterm=""), MOST_LINES))
    assert not difference, "\n".join(["if this is meant: python3 run.py golden, and read the diff", *difference])


def test_no_file_without_a_playthrough() -> None:
    assert {file.name for file in FOLDER.glob("*.txt")} == {playthrough.file.name for playthrough in PLAYTHROUGHS}
