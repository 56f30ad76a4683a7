"""The same sources give the same engine, whatever was compiled before and in which order."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from serai.kernel.rule import INTERPRETED

if INTERPRETED:
    pytest.skip("an engine is compiled code", allow_module_level=True)

from serai.wasm.canonical import canonical

CODE = """\
source_filename = "<string>"

@{data} = internal constant [2 x i8] c"a;"
@unused = internal global ptr null

declare i32 @abs(i32)

define linkonce_odr i32 @{inner}(i32 %{value}) #{group} {{
{block}:                                       ; preds = %elsewhere
  %again = call i32 @{inner}(i32 %{value}), !noalias !{group}
  %more = call i32 @abs(i32 {number})
  ret i32 %more
}}

define i32 @"{outer}"(ptr %table) {{
  %letter = load i8, ptr @{data}
  %found = call i32 @{inner}(i32 1)
  ret i32 %found
}}

define i32 @draw(ptr %table) {{
  %found = call i32 @"{outer}"(ptr %table)
  ret i32 %found
}}

attributes #{group} = {{ nounwind }}
!{group} = !{{}}
"""
ONE = {"data": "d1", "inner": "f.v8", "outer": "g$v9", "value": "x", "block": "B0", "group": "0", "number": "7"}
OTHER = {"data": "d2", "inner": "f.v12", "outer": "g$v3", "value": "y", "block": "start", "group": "4", "number": "7"}


def defined(code: str) -> list[str]:
    """The names of what a module defines, in its order."""
    return re.findall(r"^(?:define .*?)?@([^ (]+)(?= =|\()", code, re.MULTILINE)


def test_names_follow_from_what_code_does() -> None:
    one, other = (canonical(CODE.format(**words), "draw") for words in (ONE, OTHER))
    assert defined(one) == defined(other)
    assert defined(one)[-1] == "draw"
    assert not {"d1", "f.v8", "g$v9", "unused"} & set(defined(one))


def test_what_does_something_else_has_another_name() -> None:
    one, other = (canonical(CODE.format(**{**ONE, "number": number}), "draw") for number in ("7", "8"))
    changed = [(old, new) for old, new in zip(defined(one), defined(other), strict=True) if old != new]
    assert len(changed) == 2, "the function, and the one that calls it"


BUILD = """
import hashlib, sys
from serai.games import find_game
from serai.wasm import compiler
from serai.wasm.exports import exports_of
part = find_game("amul").part("wasm.module")
exports = exports_of(part)
for name in sys.argv[1:]:
    compiler._code_of(name, exports[name], part.LocalTable)
print(hashlib.sha256(compiler.compile_functions(exports, part.LocalTable)).hexdigest())
"""


@pytest.mark.rare
def test_two_histories_give_the_same_engine(tmp_path: Path) -> None:
    """With caches of their own; in the second, what is compiled last otherwise comes first."""

    def build(cache: str, *first: str) -> str:
        environ = {**os.environ, "SERAI_CACHE_DIR": str(tmp_path / cache), "PYTHONHASHSEED": str(len(first))}
        command = [sys.executable, "-W", "ignore", "-c", BUILD, *first]
        return subprocess.run(command, env=environ, capture_output=True, text=True, check=True).stdout

    cold = build("one")
    assert cold == build("one"), "from a cache"
    assert cold == build("other", "score_of", "simulate", "decide", "change")
