"""LLVM code under names that follow from what it does.

Numba's names count what was compiled before in the same process, and cached code keeps the names it was once given. So
the same rule may come along twice under two names, and which ones do depends on the history of the cache. Here every
function and every piece of data is named by its content; what is the same gets the same name, and stands where the
function that is called from outside needs it first. What nobody needs is left out.
"""

from __future__ import annotations

import hashlib
import re

SYMBOL = re.compile(r'@(?:"[^"]*"|[-\w.$]+)')
LOCAL = re.compile(r'%(?:"[^"]*"|[-\w.$]+)')
LABEL = re.compile(r'^("[^"]*"|[-\w.$]+):', re.MULTILINE)
COMMENT = re.compile(r" *;.*$", re.MULTILINE)
METADATA = re.compile(r",? ![\w.]+(?: ![0-9]+)?")
ATTRIBUTES = re.compile(r"^attributes (#\d+) = (.*)$", re.MULTILINE)
GROUP = re.compile(r"#\d+")
FUNCTION = re.compile(r"^define .*?^}$", re.MULTILINE | re.DOTALL)
DATA = re.compile(r'^(@(?:"[^"]*"|[-\w.$]+)) = .*$', re.MULTILINE)
PLAIN_LINKAGE = re.compile(r"^define (?!linkonce_odr|internal|private)")
ONE_OF_MANY = "define linkonce_odr "
"""other modules may bring the same"""
NAME_LENGTH = 20


def canonical(code: str, root: str) -> str:
    """All that a function needs, under canonical names; its own stays."""
    return _Code(code).written_for(f"@{root}")


class _Code:
    """A module as text, cut into pieces."""

    def __init__(self, code: str):
        functions = FUNCTION.findall(code)
        self.pieces = {match[1]: match[0] for match in DATA.finditer(code)}
        self.pieces |= {_plain(SYMBOL.findall(text.partition("\n")[0])[0]): text for text in functions}
        self.attributes = dict(ATTRIBUTES.findall(code))
        self.rest = DATA.sub("", FUNCTION.sub("", code))
        self.names: dict[str, str] = {}

    def written_for(self, root: str) -> str:
        """The root and all that it needs, each behind what it needs itself."""
        self.name(root)
        *needed, _ = self.names
        pieces = {self.names[symbol]: PLAIN_LINKAGE.sub(ONE_OF_MANY, self.pieces[symbol]) for symbol in needed}
        del self.names[root]
        return "\n".join([self.rest, *map(self.renamed, [*pieces.values(), self.pieces[root]])])

    def name(self, symbol: str) -> str:
        """The canonical name of a symbol. What is only declared keeps its own; what is being named is known by that."""
        if symbol not in self.pieces:
            return symbol
        if symbol not in self.names:
            self.names[symbol] = "@itself"
            text = SYMBOL.sub(lambda match: self.name(_plain(match[0])), self.content(symbol))
            del self.names[symbol]  # and to the end, behind what it needs
            self.names[symbol] = f"@_{hashlib.sha256(text.encode()).hexdigest()[:NAME_LENGTH]}"
        return self.names[symbol]

    def content(self, symbol: str) -> str:
        """What a piece is, whatever it, its values and its groups of attributes are called."""
        text = self.pieces[symbol]
        if not text.startswith("define"):
            return text.replace(symbol, "@itself", 1)
        text = METADATA.sub("", COMMENT.sub("", text))
        text = GROUP.sub(lambda match: self.attributes.get(match[0], ""), text)
        values: dict[str, str] = {}
        text = LABEL.sub(lambda match: f"%{match[1]}:", text)
        return LOCAL.sub(lambda match: values.setdefault(match[0], f"%{len(values)}"), text)

    def renamed(self, text: str) -> str:
        return SYMBOL.sub(lambda match: self.names.get(_plain(match[0]), match[0]), text)


def _plain(symbol: str) -> str:
    """A symbol without the quotes that it does not need."""
    return f"@{symbol[2:-1]}" if symbol.startswith('@"') else symbol
