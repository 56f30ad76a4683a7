"""How Numba compiles rules text.

Numba optimises a function and makes machine code of it, and does both again for every function that calls it. But most
rules are called by rules only. Here such a rule goes to its callers as it is, and a rule that Python calls is optimised
once, together with everything it calls. That takes half the time.

Code handed to callers is not yet made for a particular machine, so it can become WebAssembly too (serai/wasm). This
file uses private names of Numba, hence the cap on its version.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

from llvmlite import binding as llvm
from numba.core import caching, callconv, codegen, compiler, compiler_machinery, cpu, lowering, typed_passes

ENVIRONMENT = "_ZN08NumbaEnv"
"""how the names of pointers begin that Numba sets when it loads a function"""

_JITCodeLibrary: Any = codegen.JITCodeLibrary
_Compiler: Any = compiler.Compiler
_CallConv: Any = callconv.CPUCallConv
_Context: Any = cpu.CPUContext
_Lower: Any = lowering.Lower
_NativeLowering: Any = typed_passes.NativeLowering
_register_pass: Any = compiler_machinery.register_pass
_FunctionCache: Any = caching.FunctionCache
_CompiledFunctions: Any = caching.CompileResultCacheImpl
_Locator: Any = caching.UserProvidedCacheLocator


class CodeForCallers(_JITCodeLibrary):  # type: ignore[misc] # it has no types
    """The code of a function that only compiled functions call."""

    _final_module: Any

    def finalize(self) -> None:
        self._raise_if_finalized()
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalized = True  # it is, as far as the question below is concerned
        shared = self._get_module_for_linking()
        self._finalized = False
        self._final_module = self._only_environments_of(shared)
        self._finalize_final_module()

    def _only_environments_of(self, module: Any) -> Any:
        """Return everything of a module that is loaded here."""
        names = [each.name for each in module.global_variables if each.name.startswith(ENVIRONMENT)]
        lines = [f'@"{name}" = common global ptr null' for name in names]
        made = llvm.parse_assembly("\n".join([str(self._codegen._create_empty_module(self.name)), *lines]))
        made.name = module.name
        return made


class CodeForPython(_JITCodeLibrary):  # type: ignore[misc] # it has no types
    """The code of a function that is called from Python."""

    def _optimize_final_module(self) -> None:
        """Optimise once. Numba does it twice to see where it need not count references to arrays, but rules hold none.

        Nobody else uses the code it calls here, so that may be changed, merged or left out.
        """
        for function in self._final_module.functions:
            if function.linkage == llvm.Linkage.linkonce_odr:
                function.linkage = llvm.Linkage.internal
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)


class _PlacedErrors(_CallConv):  # type: ignore[misc] # it has no types
    """How code reports an error: with the line of the rule, which Numba leaves out where an index is out of bounds."""

    def return_user_exc(
        self, builder: Any, exc: Any, exc_args: Any = None, loc: Any = None, func_name: Any = None
    ) -> None:
        super().return_user_exc(builder, exc, exc_args, loc or self.context.place, func_name)


class _PlacedContext(_Context):  # type: ignore[misc] # it has no types
    place: Any = None
    """the line that is being lowered"""

    @property
    def call_conv(self) -> _PlacedErrors:
        return _PlacedErrors(self)


class _PlacedLower(_Lower):  # type: ignore[misc] # it has no types
    def init(self) -> None:
        self.context.__class__ = _PlacedContext  # it is a copy that Numba has made for this function
        super().init()

    def lower_inst(self, inst: Any) -> None:
        self.context.place = inst.loc
        super().lower_inst(inst)


@_register_pass(mutates_CFG=True, analysis_only=False)
class _PlacedLowering(_NativeLowering):  # type: ignore[misc] # it has no types
    _name = "placed_lowering"
    lowering_class = _PlacedLower


class RuleCompiler(_Compiler):  # type: ignore[misc] # it has no types
    """Numba's compiler, with the above for its results."""

    def define_pipelines(self) -> Any:
        pipelines = super().define_pipelines()
        for each in pipelines if self.state.flags.boundscheck else ():
            each.passes = [(_PlacedLowering if made is _NativeLowering else made, why) for made, why in each.passes]
        return pipelines

    def compile_extra(self, function: Any) -> Any:
        made = CodeForCallers if self.state.flags.no_cpython_wrapper else CodeForPython
        self.state.library = made(self.state.targetctx.codegen(), function.__qualname__)
        self.state.library.enable_object_caching()
        return super().compile_extra(function)


class RuleCache(_FunctionCache):  # type: ignore[misc] # it has no types
    """Numba's cache of a function, in a folder that follows from its text (rule_cache.py).

    Numba would look for it by the path of the text. This way every copy of a text finds what another has compiled.
    """

    def __init__(self, function: Callable[..., Any], folder: Path) -> None:
        self._impl_class = type("Kept", (_CompiledFunctions,), {"_locator_classes": [_InFolder.named(folder)]})
        super().__init__(function)

    def _index_key(self, signature: Any, code: Any) -> tuple[Any, ...]:
        """As text: an enumeration of somebody's game may be among the types, and that game be gone tomorrow."""
        enums = [getattr(each, "instance_class", None) for each in signature]
        names = [f"{enum.__module__}.{enum.__qualname__}" for enum in enums if enum is not None]
        return (str(signature), *names, *super()._index_key(signature, code)[1:])


class _InFolder(_Locator):  # type: ignore[misc] # it has no types
    folder: Path

    @classmethod
    def named(cls, folder: Path) -> type[Self]:
        return type("InFolder", (cls,), {"folder": folder})

    @classmethod
    def from_function(cls, function: Callable[..., Any], file: str) -> Self:
        return cls(function, file)

    def __init__(self, function: Callable[..., Any], file: str) -> None:
        self._py_file = file
        self._lineno = function.__code__.co_firstlineno
        self._cache_path = str(self.folder / function.__module__)
