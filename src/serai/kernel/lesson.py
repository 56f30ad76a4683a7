"""A lesson: a taught game. Its script is `lesson.toml`, what the teacher says is `lesson.<language>.md`.

The script is a game of which every decision is written down, cut into *stops*:

    players = 3
    seed = 1                          # chance that is not given below
    names = ["", "Mira", "Lukas"]     # the learner sits in seat 0 and is called by their own name
    chance = [{ do = "setup", … }]    # chance at the beginning, as in a record; the rest is drawn from the seed

    [[stops]]
    id = "offer"
    spots = ["hand", "card-69"]       # what the light falls on (docs/lessons.md); last, what the move is made with
    moves = [{ seat = 0, do = "offer", card = 69 }, …]

The moves of a stop are played after it. Where the first one is the learner's, the learner is asked to make it; the
others are watched. `later = true` leaps over all of them. `play_on = true` marks the stop from whose position the
learner may play on after the lesson.

The texts have the same stops in the same order:

    ## Offer a card {#offer}

    What the teacher says.

    > What is answered to any other choice, with its rule (A4.1).

tools/lessons.py plays the script and writes what the browser needs. This imports nothing of serai but the reader of
rule books, because the browser client is built where nothing else is installed.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from serai.kernel.rulebook import SECTION, Line, read_line, read_markdown

if TYPE_CHECKING:
    from markdown_it.tree import SyntaxTreeNode

LEARNER = 0
COURSE = "lesson.toml"
RECORD = "lesson.jsonl"
SHOWN = "lesson.json"
"""what the learner sees of the record, moment by moment, and where it stops"""


@dataclass(frozen=True)
class Stop:
    """A place in the course where the teacher speaks."""

    id: str
    spots: tuple[str, ...] = ()
    moves: tuple[dict[str, Any], ...] = ()
    later: bool = False
    play_on: bool = False

    @property
    def asks(self) -> bool:
        """Whether the learner has to make a move to go on."""
        return not self.later and bool(self.moves) and self.moves[0]["seat"] == LEARNER


@dataclass(frozen=True)
class Course:
    """A game of which every decision is written down."""

    players: int
    seed: int
    names: tuple[str, ...]
    chance: tuple[dict[str, Any], ...]
    stops: tuple[Stop, ...]


@dataclass
class Said:
    """What the teacher says at a stop, and to a choice that is not the expected one."""

    id: str
    title: str
    text: list[Line] = field(default_factory=list)
    answer: list[Line] = field(default_factory=list)


@dataclass
class Lesson:
    """The words of a lesson in one language."""

    language: str
    title: str
    stops: list[Said] = field(default_factory=list)

    def as_data(self) -> dict[str, Any]:
        """The same as plain data, for the browser."""
        return asdict(self)

    def lines(self) -> Iterator[Line]:
        """Everything that is said."""
        for said in self.stops:
            yield from said.text
            yield from said.answer


def lesson_file(folder: Path, language: str) -> Path:
    """Return the file of a lesson's words in a game's folder of words."""
    return folder / f"lesson.{language}.md"


def read_course(folder: Path) -> Course:
    """Read the course in a folder of words. Faults in it are ours, not the reader's."""
    read = tomllib.loads((folder / COURSE).read_text("utf-8"))
    stops = tuple(_stop(entry) for entry in read.pop("stops"))
    return Course(stops=stops, names=tuple(read.pop("names")), chance=tuple(read.pop("chance", ())), **read)


def _stop(entry: dict[str, Any]) -> Stop:
    stop = Stop(spots=tuple(entry.pop("spots", ())), moves=tuple(entry.pop("moves", ())), **entry)
    watched = stop.moves[1:] if stop.asks else stop.moves
    if not stop.later and any(move["seat"] == LEARNER for move in watched):
        raise ValueError(f"the learner decides twice after the stop {stop.id!r}: the second time needs a stop too")
    return stop


def read_lesson(folder: Path, language: str) -> Lesson:
    """Read the teacher's words. Faults in them are ours, not the reader's."""
    lesson = Lesson(language, "")
    for node in read_markdown(lesson_file(folder, language)).children:
        _read(lesson, node)
    return lesson


def _read(lesson: Lesson, node: SyntaxTreeNode) -> None:
    if node.type == "heading" and node.tag == "h1":
        lesson.title = node.children[0].content
    elif node.type == "heading":
        found = SECTION.fullmatch(node.children[0].content)
        if found is None:
            raise ValueError(f"the stop {node.children[0].content!r} has no id")
        lesson.stops.append(Said(found["id"], found["title"]))
    elif node.type == "paragraph":
        lesson.stops[-1].text.append(read_line(node.children[0]))
    elif node.type == "blockquote":
        lesson.stops[-1].answer += [read_line(paragraph.children[0]) for paragraph in node.children]
    else:
        raise ValueError(f"a lesson has no {node.type}")
