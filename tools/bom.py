"""python3 run.py bom [FILE]: what serai is made of, and whether anything is known against it.

The bill of materials (CycloneDX, JSON) has every Python package that is installed and every npm package that the
browser client is built with. Then pip-audit and npm are asked for known vulnerabilities. Where they cannot be reached,
or do not reach their databases, that is said: nobody was asked, so nothing is known either way.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution, distributions
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.build_web import node_home, node_program

ROOT = Path(__file__).resolve().parents[1]
LOCK = ROOT / "web" / "package-lock.json"
SERVED_WITH = ("play", "postgres", "redis", "passkeys")
"""the extras that deploy/ installs"""
SOUND, KNOWN, NOT_ASKED = 0, 1, 2
PATIENCE = 300.0


class NotAsked(Exception):
    """Nobody could be asked."""


# --- the bill ----------------------------------------------------------------------------------------------


def bill() -> dict[str, Any]:
    """In the form of CycloneDX. It holds no time and no number of its own, so the same packages give the same bill."""
    serai = distribution("serai")
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": component("application", "pypi", "serai", serai.version, "Apache-2.0")},
        "components": [*python_packages(), *npm_packages()],
    }


def component(kind: str, ecosystem: str, name: str, version: str, licence: str | None, **more: Any) -> dict[str, Any]:
    purl = f"pkg:{ecosystem}/{name.replace('@', '%40')}@{version}"
    described: dict[str, Any] = {"type": kind, "bom-ref": purl, "name": name, "version": version, "purl": purl}
    if licence:
        described["licenses"] = [{"expression": licence}] if " " in licence else [{"license": {"name": licence}}]
    return described | more


def python_packages() -> Iterator[dict[str, Any]]:
    """All that are installed; those that a server needs are `required`."""
    needed = needed_by_a_server()
    found = {canonicalize_name(each.metadata["Name"]): each for each in distributions()}
    for name, each in sorted(found.items()):
        if name != "serai":
            scope = "required" if name in needed else "excluded"
            yield component("library", "pypi", name, each.version, licence_of(each), scope=scope)


def licence_of(package: Distribution) -> str | None:
    """As the package says it in a word or two; some have the whole text there."""
    for name in ("License-Expression", "License"):
        if name in package.metadata and "\n" not in (told := package.metadata[name]):
            return told
    return None


def needed_by_a_server() -> set[str]:
    needed: set[str] = set()
    waiting = [f"serai[{','.join(SERVED_WITH)}]"]
    while waiting:
        wanted = Requirement(waiting.pop())
        name = canonicalize_name(wanted.name)
        if name in needed:
            continue
        try:
            package = distribution(wanted.name)
        except PackageNotFoundError:  # for another system
            continue
        needed.add(name)
        for line in package.requires or ():
            each = Requirement(line)
            extras = wanted.extras or {""}
            if each.marker is None or any(each.marker.evaluate({"extra": extra}) for extra in extras):
                waiting.append(str(each).partition(";")[0])
    return needed


def npm_packages() -> Iterator[dict[str, Any]]:
    """Those of the lock file, each once. Tools that only build the client are `optional`."""
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for path, each in json.loads(LOCK.read_text("utf-8"))["packages"].items():
        package = path.rpartition("node_modules/")[2], each.get("version", "")
        if path and (package not in found or not each.get("dev")):
            found[package] = each
    for (name, version), each in sorted(found.items()):
        scope = "optional" if each.get("dev") else "required"
        yield component("library", "npm", name, version, each.get("license"), scope=scope)


# --- what is known -----------------------------------------------------------------------------------------


def known_of_python() -> list[str]:
    uv = shutil.which("uv") or shutil.which("uv", path=str(Path(sys.executable).parent))
    if uv is None:
        raise NotAsked("uv, which would fetch pip-audit, is not here")
    pins = [f"{each['name']}=={each['version']}\n" for each in python_packages()]
    with tempfile.TemporaryDirectory() as folder:
        wanted = Path(folder) / "packages.txt"
        wanted.write_text("".join(pins), "utf-8")
        audit = [uv, "tool", "run", "pip-audit", "--disable-pip", "--no-deps", "--format", "json", "-r", str(wanted)]
        return told_by_pip_audit(answer_of(audit))


def told_by_pip_audit(answer: dict[str, Any]) -> list[str]:
    """Its faults. A package that it skips was not looked up, though it says that no vulnerabilities were found."""
    packages = answer["dependencies"]
    skipped = [each["name"] for each in packages if "skip_reason" in each]
    faults = [
        f"{each['name']} {each['version']}: {fault['id']}, fixed in {' or '.join(fault['fix_versions']) or 'none yet'}"
        for each in packages
        for fault in each.get("vulns", ())
    ]
    if skipped and not faults:
        raise NotAsked(f"pip-audit could not look up {len(skipped)} of {len(packages)}, {skipped[0]} the first")
    return faults


def known_of_npm() -> list[str]:
    npm = next(node_home().glob("**/npm/bin/npm-cli.js"), None)
    if npm is None:
        raise NotAsked("npm is not here")
    told = answer_of([str(node_program()), str(npm), "audit", "--json", "--package-lock-only"], LOCK.parent)
    if "vulnerabilities" not in told:
        raise NotAsked(str(told.get("message") or told.get("error", {}).get("summary") or "npm audit has no answer"))
    return [f"{name} {each['range']}: {each['severity']}" for name, each in told["vulnerabilities"].items()]


def answer_of(command: list[str], folder: Path = ROOT) -> dict[str, Any]:
    """The JSON that a program prints; its exit code tells nothing that is not in there."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except (OSError, subprocess.TimeoutExpired) as fault:
        raise NotAsked(str(fault)) from None
    try:
        answer: dict[str, Any] = json.loads(done.stdout)
    except ValueError:
        raise NotAsked(last_words(done.stderr)) from None
    return answer


def last_words(told: str) -> str:
    lines = [re.sub(r"^[^\w]+", "", line).strip() for line in told.splitlines() if line.strip()]
    return lines[-1] if lines else "it has no answer"


# --- the command -------------------------------------------------------------------------------------------


def main() -> int:
    """Write the bill, ask, and tell; 1 where something is known, 2 where nobody could be asked."""
    parser = argparse.ArgumentParser(
        prog="bom", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("file", nargs="?", type=Path, default=Path("bom.json"), help="the bill (bom.json)")
    options = parser.parse_args()
    made = bill()
    options.file.write_text(json.dumps(made, indent=1, ensure_ascii=False) + "\n", "utf-8")
    print(f"{len(made['components'])} packages in {options.file}")
    codes = []
    for what, ask in (("Python packages", known_of_python), ("npm packages", known_of_npm)):
        try:
            faults = ask()
        except NotAsked as reason:
            print(f"{what}: nobody could be asked ({reason}); whether anything is known is not known")
            codes.append(NOT_ASKED)
            continue
        codes.append(KNOWN if faults else SOUND)
        print("\n".join(faults) or f"{what}: no known vulnerabilities")
    return KNOWN if KNOWN in codes else max(codes)


if __name__ == "__main__":
    sys.exit(main())
