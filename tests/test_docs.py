"""The documentation: links lead somewhere, and the site has every page."""

from __future__ import annotations

import re
import tomllib
from itertools import chain
from pathlib import Path

import pytest

from tools import docs

NAMED_TEST = re.compile(r"\[`([^`]+)`\]\(([^)\s]+\.(?:py|ts))\)")
TEXTS = [docs.ROOT / "README.md", docs.ROOT / "CONTRIBUTING.md", *sorted(docs.DOCS.glob("*.md"))]


def headings(text: str) -> set[str]:
    """The anchors of a page, as forges and the site make them."""
    found = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in found}


def broken_links(file: Path) -> list[str]:
    text = "".join(docs.CODE.split(file.read_text("utf-8"))[::2])
    broken = []
    for _, _, target in docs.LINK.findall(text):
        if "://" in target:
            continue
        name, _, anchor = target.partition("#")
        leads_to = file.parent / name if name else file
        if not leads_to.exists() or (anchor and anchor not in headings(leads_to.read_text("utf-8"))):
            broken.append(target)
    return broken


@pytest.mark.parametrize("file", TEXTS, ids=lambda file: file.name)
def test_every_link_leads_somewhere(file: Path) -> None:
    assert broken_links(file) == []


def test_a_broken_link_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# One\n[a](#one) [b](#two) [c](page.md#one) [d](gone.md) `[e](code.md)`\n", "utf-8")
    assert broken_links(page) == ["#two", "gone.md"]


def unknown_tests(page: str, base: Path) -> list[str]:
    """Return the tests that a page names and their files do not have."""
    return [
        name
        for name, target in NAMED_TEST.findall(page)
        if not re.search(rf"def {re.escape(name)}\(|test\('{re.escape(name)}'", (base / target).read_text("utf-8"))
    ]


@pytest.mark.parametrize("file", TEXTS, ids=lambda file: file.name)
def test_every_test_that_a_page_names_exists(file: Path) -> None:
    assert unknown_tests(file.read_text("utf-8"), file.parent) == []


def test_a_test_that_has_another_name_is_found(tmp_path: Path) -> None:
    (tmp_path / "test_a.py").write_text("def test_one() -> None:\n    pass\n", "utf-8")
    (tmp_path / "a.test.ts").write_text("test('what is: well', () => {});\n", "utf-8")
    named = "[`test_one`](test_a.py) [`test_two`](test_a.py) [`what is: well`](a.test.ts) [`what`](a.test.ts)"
    assert unknown_tests(named, tmp_path) == ["test_two", "what"]


def test_every_page_has_its_place_in_the_site() -> None:
    chapters = tomllib.loads((docs.DOCS / "site.toml").read_text("utf-8"))["project"]["nav"]
    pages = chain.from_iterable(
        [found] if isinstance(found, str) else found for one in chapters for found in one.values()
    )
    assert sorted(pages) == sorted(["index.md", *(page.name for page in docs.DOCS.glob("*.md"))])


def test_the_site_can_be_searched_and_needs_nothing_from_elsewhere(tmp_path: Path) -> None:
    docs.make(tmp_path / "site")
    page = (tmp_path / "site" / "index.html").read_text("utf-8")
    assert "Deals that can be checked" in (tmp_path / "site" / "search.json").read_text("utf-8")
    assert "(CONTRIBUTING.md)" not in page
    assert 'href="examples/mybot.py"' in (tmp_path / "site" / "bots.html").read_text("utf-8")
    assert (tmp_path / "site" / "examples" / "mybot.py").is_file()
    assert re.findall(r"""(?:src|<link[^>]* href)=["']?(?:https?:)?//[^"' >]+""", page) == []


def test_a_folder_with_other_things_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear", "utf-8")
    with pytest.raises(SystemExit, match="choose another folder"):
        docs.make(tmp_path)
    assert (tmp_path / "letter.txt").read_text("utf-8") == "dear"
