"""A rule book, read from Markdown: one file per language, `book.<language>.md`.

The conventions are few:

- `# …` is the title; what follows it, up to the first section, opens the book.
- `## Offer {#A4}` begins a section. Its id is the same in every language, and where it is a rule id it can be cited.
- `## Records {#A15 .programs}` is a section for people who write programs: readers of the book find it only by its id.
- A paragraph that begins with an id in bold, `**A4.1** …`, is a rule. Whatever follows belongs to it, up to the next
  rule or section.
- A picture in a line of its own, `![what it shows](figure:setup)`, is drawn by clients that can draw. The numbers of a
  worked example, `![what it shows](example:prowess)`, come from the game's `examples.json`: the rules worked them out.
- A picture within a text, `![Hand icon](icon:symbols/hand)`, is an icon and its name.

This imports nothing of serai but errors, because the browser client is built where nothing else is installed.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from serai.kernel.errors import UserError

if TYPE_CHECKING:
    from markdown_it.tree import SyntaxTreeNode

RULE = re.compile(r"[A-Z]\d+(?:\.\d+)?")
EXAMPLES = "examples.json"

SECTION = re.compile(r"(?P<title>.*?)\s*\{#(?P<id>[\w.-]+)(?P<programs> \.programs)?\}")
"""a heading with the id that is the same in every language"""

_STYLES = {"strong": "strong", "em": "em", "code_inline": "code"}


@dataclass(frozen=True)
class Span:
    """A piece of text. An icon has a reference, and its name as the text."""

    text: str
    style: str = ""
    icon: str = ""


Line = tuple[Span, ...]


@dataclass(frozen=True)
class Text:
    line: Line
    kind: Literal["text"] = "text"


@dataclass(frozen=True)
class Points:
    """A list with bullets."""

    lines: tuple[Line, ...]
    kind: Literal["points"] = "points"


@dataclass(frozen=True)
class BookTable:
    """Its head may be empty cells."""

    head: tuple[Line, ...]
    rows: tuple[tuple[Line, ...], ...]
    kind: Literal["table"] = "table"


@dataclass(frozen=True)
class Figure:
    """A drawing by its name."""

    name: str
    caption: str
    kind: Literal["figure"] = "figure"


@dataclass(frozen=True)
class Example:
    """A worked example: what lies there, and what the rules make of it (see `games/worked_example.py`)."""

    name: str
    caption: str
    worked: Mapping[str, Any]
    kind: Literal["example"] = "example"


Block = Text | Points | BookTable | Figure | Example


@dataclass
class Passage:
    """A rule with everything that belongs to it, or text without an id."""

    rule: str
    blocks: list[Block] = field(default_factory=list)


@dataclass
class BookSection:
    """A chapter of the book."""

    id: str
    title: str
    passages: list[Passage] = field(default_factory=list)
    for_programs: bool = False
    """whether it is of use only to people who write programs"""


@dataclass
class Book:
    """A whole rule book in one language."""

    language: str
    title: str
    opening: list[Block] = field(default_factory=list)
    sections: list[BookSection] = field(default_factory=list)

    def ids(self) -> list[str]:
        """Everything that can be cited, in the order of the book."""
        return [rule for section in self.sections for rule in _ids_of(section)]

    def find(self, rule: str) -> BookSection:
        """A chapter, or the part of one that is a single rule."""
        for section in self.sections:
            if section.id == rule:
                return section
            for passage in section.passages:
                if passage.rule == rule:
                    return BookSection(section.id, section.title, [passage])
        near = ", ".join(get_close_matches(rule, self.ids(), n=3, cutoff=0))
        raise UserError(f"{self.title} has no rule {rule}: the nearest are {near}")

    def as_data(self) -> dict[str, Any]:
        """The same as plain data, for the browser."""
        return asdict(self)


def _ids_of(section: BookSection) -> Iterator[str]:
    if RULE.fullmatch(section.id):
        yield section.id
    yield from (passage.rule for passage in section.passages if passage.rule)


def book_file(folder: Path, language: str) -> Path:
    """Return the file of a rule book in a game's folder of words."""
    return folder / f"book.{language}.md"


def read_book(folder: Path, language: str) -> Book:
    """Read the rule book in a folder of words. Faults in it are ours, not the reader's."""
    reader = _Reader(language, _examples(folder, language))
    for node in read_markdown(book_file(folder, language)).children:
        reader.read(node)
    return reader.book


def read_markdown(file: Path) -> SyntaxTreeNode:
    """Return the blocks of a text. Import the library only here: players do not need it."""
    from markdown_it import MarkdownIt
    from markdown_it.tree import SyntaxTreeNode

    return SyntaxTreeNode(MarkdownIt("commonmark").enable("table").parse(file.read_text("utf-8")))


def _examples(folder: Path, language: str) -> Mapping[str, Any]:
    file = folder / EXAMPLES
    return json.loads(file.read_text("utf-8"))[language] if file.is_file() else {}


class _Reader:
    """Takes the blocks of a file one after the other."""

    def __init__(self, language: str, examples: Mapping[str, Any]):
        self.book = Book(language, "")
        self.examples = examples

    def read(self, node: SyntaxTreeNode) -> None:
        if node.type == "heading":
            self._begin(node)
        elif node.type == "paragraph":
            self._paragraph(node.children[0])
        elif node.type == "bullet_list":
            self._add(Points(tuple(read_line(item.children[0].children[0]) for item in node.children)))
        elif node.type == "table":
            self._add(_table(node))
        else:
            raise ValueError(f"a rule book has no {node.type}")

    def _begin(self, node: SyntaxTreeNode) -> None:
        title = node.children[0].content
        if node.tag == "h1":
            self.book.title = title
            return
        found = SECTION.fullmatch(title)
        if found is None:
            raise ValueError(f"the section {title!r} has no id")
        self.book.sections.append(BookSection(found["id"], found["title"], for_programs=found["programs"] is not None))

    def _paragraph(self, inline: SyntaxTreeNode) -> None:
        if len(inline.children) == 1 and inline.children[0].type == "image":
            self._add(self._picture(inline.children[0]))
            return
        line = read_line(inline)
        if line[0].style == "strong" and RULE.fullmatch(line[0].text):
            self._section().passages.append(Passage(line[0].text))
            # What parts the id from its text belongs to neither.
            parting, *rest = line[1:]
            line = _without_empty(Span(parting.text.lstrip(), parting.style), *rest)
        self._add(Text(line))

    def _picture(self, image: SyntaxTreeNode) -> Block:
        kind, _, name = str(image.attrs["src"]).partition(":")
        if kind == "example":
            return Example(name, image.content, self.examples[name])
        return Figure(name, image.content)

    def _add(self, block: Block) -> None:
        if not self.book.sections:
            self.book.opening.append(block)
            return
        passages = self._section().passages
        if not passages:
            passages.append(Passage(""))
        passages[-1].blocks.append(block)

    def _section(self) -> BookSection:
        return self.book.sections[-1]


def _table(node: SyntaxTreeNode) -> BookTable:
    lines = [
        tuple(read_line(cell.children[0]) for cell in row.children) for part in node.children for row in part.children
    ]
    return BookTable(lines[0], tuple(lines[1:]))


def read_line(inline: SyntaxTreeNode) -> Line:
    """A text with its styles and icons."""
    return _without_empty(*_spans(inline, ""))


def _without_empty(*spans: Span) -> Line:
    return tuple(span for span in spans if span.text)


def _spans(node: SyntaxTreeNode, style: str) -> Iterator[Span]:
    for child in node.children:
        if child.type == "softbreak":
            yield Span(" ", style)
        elif child.type == "text":
            yield Span(child.content, style)
        elif child.type == "code_inline":
            yield Span(child.content, _STYLES[child.type])
        elif child.type == "image":
            yield Span(child.content, style, str(child.attrs["src"]).removeprefix("icon:"))
        else:
            yield from _spans(child, _STYLES[child.type])
