"""Orders in advance: somebody decides beforehand, and the server carries it out when the decision is due.

A game that knows some says so in its `orders.py`:

- `forms(view, wording)`: what the owner of a view may order now, as forms to be filled in;
- `told(order, wording)`: a given order as a sentence for its owner;
- `decide(order, view, edition)`: what to do with it now that its owner is awaited.

An order sees what its owner sees, and nothing else. It is stored as a dictionary: its kind, the filled-in values, and
what it is bound to.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from serai.games.game import Move
from serai.kernel.errors import UserError
from serai.kernel.words import say

Order = dict[str, Any]
MOST_LISTED = 40
"""things that one list may name"""


class OrderChoice(NamedTuple):
    """Something that may be chosen, and how its owner calls it."""

    value: str
    label: str


@dataclass(frozen=True)
class OrderField:
    """One line of a form: a whole number, one of some choices, or several of them in the order in which they count."""

    id: str
    kind: Literal["whole", "choice", "list"]
    label: str
    least: int = 0
    most: int = 0
    choices: Sequence[OrderChoice] = ()

    def accepts(self, value: object) -> bool:
        """Whether it may be filled in so."""
        known = {choice.value for choice in self.choices}
        if self.kind == "whole":
            return isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most
        if self.kind == "choice":
            return isinstance(value, str) and value in known
        return (
            isinstance(value, list)
            and 0 < len(value) <= MOST_LISTED
            and all(isinstance(one, str) and one in known for one in value)
            and len(set(value)) == len(value)
        )


@dataclass(frozen=True)
class OrderForm:
    """One kind of order, as it can be given now."""

    kind: str
    label: str
    help: str
    fields: Sequence[OrderField]
    bound: Mapping[str, Any] = field(default_factory=dict)
    """the scope of the order, such as a round; stored with the filled-in values"""


class Carry(NamedTuple):
    """A legal move, to be made for the owner."""

    move: Move
    again: bool = False
    """whether the order stays for the next time"""


Verdict = Carry | Literal["wait", "drop"]
"""`wait`: its time has not come, or its owner wants to be asked; `drop`: it no longer fits"""


def filled_in(forms: Iterable[OrderForm], kind: str, values: Mapping[str, Any]) -> Order:
    """Return the order given by a form; refuse one that cannot be given now."""
    form = next((form for form in forms if form.kind == kind), None)
    if form is None:
        raise _refusal("server-order-kind")
    if values.keys() != {line.id for line in form.fields}:
        raise _refusal("server-order-fields", fields=", ".join(line.id for line in form.fields))
    for line in form.fields:
        if not line.accepts(values[line.id]):
            raise _refusal("server-order-value", field=line.label)
    return {"kind": kind, **values, **form.bound}


def _refusal(message: str, **arguments: object) -> UserError:
    return UserError(say("en", message, arguments), message, arguments)
