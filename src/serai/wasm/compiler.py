"""Compiles rules text for WebAssembly, through Numba's own LLVM.

Numba compiles the rules as usual, or takes them from its cache. Their LLVM code knows no machine yet but for the width
of vectors; here it is given to another of LLVM's targets. Everything that an exported function calls is part of it.

The same sources give the same module, byte for byte, whatever lies in the cache (canonical.py).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import llvmlite.binding as llvm
import numba
from numba.core import compiler, registry

from serai.kernel.rule import OPTIONS
from serai.kernel.schema import Record, blank
from serai.wasm.canonical import canonical
from serai.wasm.exports import Export
from serai.wasm.linker import link

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+mutable-globals,+simd128,+nontrapping-fptoint"
"""what every browser of the last years has"""
SPEED = 3

COMMON_GLOBAL = re.compile(r"= common (local_unnamed_addr )?global")
TARGET = re.compile(r'^target (triple|datalayout) = ".*"$', re.MULTILINE)
INTRINSICS = {"sqrt": "llvm.sqrt.f64"}
"""functions of C that are one instruction in WebAssembly"""

RUNTIME = """
define i64 @strlen(ptr %text) "no-builtins" {
start:
  br label %look
look:
  %at = phi i64 [0, %start], [%next, %look]
  %place = getelementptr i8, ptr %text, i64 %at
  %letter = load i8, ptr %place
  %next = add i64 %at, 1
  %ended = icmp eq i8 %letter, 0
  br i1 %ended, label %end, label %look
end:
  ret i64 %at
}
"""
"""what LLVM takes for granted: it makes a call of this where a loop looks for the end of a list"""


def compile_functions(functions: Mapping[str, Export], record: type[Record]) -> bytes:
    """A module that exports these functions. Each takes a record, and whole numbers of 32 bits, and returns one."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=SPEED, features=FEATURES)
    module = llvm.parse_assembly(RUNTIME)
    for name, function in functions.items():
        module.link_in(llvm.parse_assembly(_code_of(name, function, record)))
    # What nobody outside can call may be changed, joined or left out.
    for entry in (*module.functions, *module.global_variables):
        if not entry.is_declaration:
            entry.linkage = "external" if entry.name in functions else "internal"
    # Numba has laid out its own arguments for addresses of 64 bits. They have to be gone before addresses have 32.
    _optimise(module, registry.cpu_target.target_context.codegen()._tm, vectors=False)
    _optimise(module, machine, vectors=True)
    return link(machine.emit_object(module), list(functions))


def _optimise(module: Any, machine: Any, *, vectors: bool) -> None:
    """All that LLVM can do for a machine."""
    module.triple, module.data_layout = machine.triple, str(machine.target_data)
    tuning = llvm.create_pipeline_tuning_options(speed_level=SPEED)
    tuning.loop_vectorization = tuning.slp_vectorization = vectors
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)


def _code_of(name: str, function: Export, record: type[Record]) -> str:
    """A function and all that it calls, as LLVM writes code down, with a plain way in under its own name."""
    count = function.__code__.co_argcount - 1
    type_of: Any = numba.typeof
    lowered = _lowered(function, (type_of(blank(record, 1)[0]), *[numba.int32] * count))
    module = lowered.library._final_module
    for library in dict.fromkeys(lowered.library._linking_libraries):
        module.link_in(library._get_module_for_linking(), preserve=True)
    code = TARGET.sub("", str(module))
    code = COMMON_GLOBAL.sub(r"= internal \1global", code)  # LLVM writes no others for WebAssembly
    for plain, intrinsic in INTRINSICS.items():
        code = re.sub(rf"@{plain}\b", f"@{intrinsic}", code)
    return canonical(code + _way_in(name, lowered.fndesc.llvm_func_name, count), name)


def _lowered(function: Export, signature: tuple[Any, ...]) -> Any:
    """A function as Numba hands it to LLVM. Nobody calls it here, so it is not compiled for this machine."""
    numba_compiler: Any = compiler
    target: Any = registry.cpu_target
    flags = numba_compiler.Flags()
    target.options.parse_as_flags(flags, {"nopython": True, "no_cpython_wrapper": True, **OPTIONS})
    flags.no_compile = True
    target.typing_context.refresh()
    target.target_context.refresh()
    return numba_compiler.compile_extra(
        target.typing_context, target.target_context, function, signature, None, flags, {}
    )


def _way_in(name: str, inner: str, count: int) -> str:
    """Numba's functions leave their result in memory, and beside it an exception where an index is out of bounds: then
    the engine stops.
    """
    given = "".join(f", i32 %a{place}" for place in range(count))
    return f"""
define i32 @{name}(ptr %table{given}) {{
  %result = alloca i64
  %exception = alloca ptr
  store i64 0, ptr %result
  %status = call i32 @"{inner}"(ptr %result, ptr %exception, ptr %table{given})
  %is_wrong = icmp sgt i32 %status, 0
  br i1 %is_wrong, label %stop, label %end
stop:
  call void @llvm.trap()
  unreachable
end:
  %found = load i64, ptr %result
  %short = trunc i64 %found to i32
  ret i32 %short
}}

declare void @llvm.trap()
"""
