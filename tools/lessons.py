"""Writes what comes of the lessons: src/serai/games/<game>/words/lesson.jsonl and lesson.json.

    python3 run.py exec python -m tools.lessons

The rules play the course of each lesson (`lesson.toml`; see kernel/lesson.py), interpreted. The one file is the record,
the other what the learner sees of it, moment by moment: a browser shows it without an engine and without a server.
`write_for_browser` is called by tools/build_web.py and needs neither the rules nor anything else that is compiled.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from serai.kernel.lesson import COURSE, LEARNER, RECORD, SHOWN, Course, Stop, read_course, read_lesson
from tools.rule_books import GAMES, LANGUAGES


def lessons() -> Iterator[tuple[str, Path]]:
    """Game and folder of every lesson of the house."""
    for folder in sorted(GAMES.glob("*/words")):
        if (folder / COURSE).is_file():
            yield folder.parent.name, folder


def write_for_browser(target: Path) -> None:
    """Every lesson as data: what is said in it, by language, and what is seen and played in it."""
    said, seen = target / "lessons", target / "courses"
    said.mkdir(parents=True, exist_ok=True)
    seen.mkdir(exist_ok=True)
    for game, folder in lessons():
        for language in LANGUAGES:
            words = read_lesson(folder, language).as_data()
            (said / f"{game}.{language}.json").write_text(json.dumps(words, ensure_ascii=False), "utf-8")
        shown = json.loads((folder / SHOWN).read_text("utf-8"))
        record = json.loads((folder / RECORD).read_text("utf-8"))
        (seen / f"{game}.json").write_text(json.dumps({**shown, "record": record}), "utf-8")


def pages() -> dict[Path, str]:
    """The record of each lesson and what is seen of it, as the rules play it now."""
    found = {}
    for game, folder in lessons():
        record, shown = _Player(game, read_course(folder)).play()
        found[folder / RECORD] = json.dumps(record, ensure_ascii=False) + "\n"
        found[folder / SHOWN] = _in_lines(shown)
    return found


class _Player:
    """Plays a course move by move and keeps what the learner sees."""

    def __init__(self, game: str, course: Course):
        from serai.played_game import PlayedGame

        begun = [{"seat": None, **outcome} for outcome in course.chance]
        self.course = course
        self.table = PlayedGame.restore(game, course.players, begun, seed=course.seed)
        self.seen = self._look()
        self.patches: list[Any] = []

    def play(self) -> tuple[dict[str, Any], dict[str, Any]]:
        first = self.seen
        stops = [self._stop(stop) for stop in self.course.stops]
        record = {**self.table.record(), "names": [name or None for name in self.course.names]}
        return record, {"view": first, "stops": stops, "patches": self.patches}

    def _stop(self, stop: Stop) -> dict[str, Any]:
        told = {
            "id": stop.id,
            "at": len(self.patches),
            "played": len(self.table.log),
            "spots": stop.spots,
            "move": stop.moves[0] if stop.asks else None,
            "later": stop.later,
            "play_on": stop.play_on,
        }
        for move in stop.moves:
            self._note(move)
        return told

    def _note(self, move: Any) -> None:
        """Play a move and the chance that follows."""
        from serai.views import diff

        self.table.advance(move)
        seen = self._look()
        self.patches.append(diff.make(self.seen, seen))
        self.seen = seen

    def _look(self) -> dict[str, Any]:
        """What a client is sent, advice included."""
        from serai.server.table.viewers.stream import view_for

        return view_for(self.table, LEARNER)


def _in_lines(shown: dict[str, Any]) -> str:
    """A line for each stop and each patch, so that a difference can be read."""
    lines = ["{"]
    lines.append(f'"view": {_json(shown["view"])},')
    for key in ("stops", "patches"):
        listed = ",\n".join(map(_json, shown[key]))
        lines.append(f"{_json(key)}: [\n{listed}\n]{'' if key == 'patches' else ','}")
    return "\n".join([*lines, "}", ""])


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    os.environ["SERAI_INTERPRETED"] = "1"
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
        print(f"written: {path}")
