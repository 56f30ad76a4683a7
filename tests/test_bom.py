"""The bill of materials has everything, and never says that nothing is known where nobody was asked."""

from __future__ import annotations

import json
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest

from tools import bom


def test_the_bill_has_everything_that_is_installed() -> None:
    made = bom.bill()
    assert made == bom.bill()
    found = {each["purl"]: each for each in made["components"]}
    assert len(found) == len(made["components"])
    assert found[f"pkg:pypi/litestar@{version('litestar')}"]["scope"] == "required"
    assert found[f"pkg:pypi/asyncpg@{version('asyncpg')}"]["scope"] == "required", "deploy/ installs it"
    assert found[f"pkg:pypi/pytest@{version('pytest')}"]["scope"] == "excluded"
    svelte = [each for each in found.values() if each["name"] == "svelte"]
    assert [each["scope"] for each in svelte] == ["required"]


def package(name: str, **more: Any) -> dict[str, Any]:
    return {"name": name, "version": "1.0", "vulns": [], **more}


def test_what_was_skipped_was_not_asked() -> None:
    fault = {"id": "PYSEC-1", "fix_versions": ["1.1", "2.0"]}
    assert bom.told_by_pip_audit({"dependencies": [package("a")]}) == []
    with pytest.raises(bom.NotAsked, match="could not look up 1 of 2, b the first"):
        bom.told_by_pip_audit({"dependencies": [package("a"), {"name": "b", "skip_reason": "not found"}]})
    told = bom.told_by_pip_audit({"dependencies": [package("a", vulns=[fault]), {"name": "b", "skip_reason": "…"}]})
    assert told == ["a 1.0: PYSEC-1, fixed in 1.1 or 2.0"]


@pytest.mark.parametrize(
    ("python", "npm", "code"),
    [([], [], 0), (["bad"], [], 1), ([], None, 2), (None, ["bad"], 1), (None, None, 2)],
)
def test_the_exit_code_tells_what_is_known(
    python: list[str] | None,
    npm: list[str] | None,
    code: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def answering(answer: list[str] | None) -> Any:
        def ask() -> list[str]:
            if answer is None:
                raise bom.NotAsked("no network")
            return answer

        return ask

    monkeypatch.setattr(bom, "known_of_python", answering(python))
    monkeypatch.setattr(bom, "known_of_npm", answering(npm))
    monkeypatch.setattr("sys.argv", ["bom", str(tmp_path / "bom.json")])
    assert bom.main() == code
    assert json.loads((tmp_path / "bom.json").read_text("utf-8"))["bomFormat"] == "CycloneDX"
    said = capsys.readouterr().out
    assert said.count("nobody could be asked (no network)") == [python, npm].count(None)
    assert said.count("no known vulnerabilities") == [python, npm].count([])
