"""The documentation as a site with search, made without a network.

    python -m tools.docs FOLDER

docs/site.toml orders the pages; the first one is the README. The examples come along as files. Any other link that
leads out of docs/ becomes the name of what it leads to: the site may lie where there are no sources.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
MARK = "search.json"
"""a file that every site has"""

NO_EXAMPLES = shutil.ignore_patterns("__*", "*.md")
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")
CODE = re.compile(r"(```.*?```|`[^`\n]*`)", re.DOTALL)


def make(folder: Path) -> None:
    """Write the site into a folder that is empty or was made by this before; raise SystemExit if a link is broken."""
    if folder.exists() and any(folder.iterdir()) and not (folder / MARK).is_file():
        raise SystemExit(f"serai: {folder} is not empty and no documentation of serai; choose another folder")
    with TemporaryDirectory() as made:
        project = Path(made)
        lay_out(project)
        line = [str(Path(sys.executable).parent / "zensical"), "build", "--strict"]
        built = subprocess.run(line, cwd=project, capture_output=True, text=True, check=False)
        if built.returncode:
            raise SystemExit(built.stdout + built.stderr)
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(project / "site", folder)


def lay_out(project: Path) -> None:
    """Write what the generator reads."""
    shutil.copy(DOCS / "site.toml", project / "zensical.toml")
    shutil.copytree(DOCS / "screens", project / "docs" / "screens")
    shutil.copytree(ROOT / "examples", project / "docs" / "examples", ignore=NO_EXAMPLES)
    pages = {"index.md": (ROOT / "README.md").read_text("utf-8").replace("](docs/", "](")}
    pages |= {page.name: page.read_text("utf-8") for page in DOCS.glob("*.md")}
    for name, text in pages.items():
        (project / "docs" / name).write_text(within(text, project / "docs", set(pages)), "utf-8")


def within(text: str, docs: Path, pages: set[str]) -> str:
    """Return the text of a page without links to what the site does not have."""

    def link(found: re.Match[str]) -> str:
        picture, words, target = found.groups()
        target = target.removeprefix("../")
        file = target.partition("#")[0]
        is_here = not file or "://" in file or file in pages or (docs / file).is_file()
        return f"{picture}[{words}]({target})" if is_here else words

    parts = CODE.split(text)
    return "".join(part if number % 2 else LINK.sub(link, part) for number, part in enumerate(parts))


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser("run.py docs", description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("folder", type=Path, help="where to write it: empty, new, or documentation made by this before")
    folder = parser.parse_args(words).folder
    make(folder)
    print(f"{folder}: open index.html, or serve it: python3 -m http.server --directory {folder}", file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1:])
