"""What can go wrong, in words for people. Every text is one line."""

from __future__ import annotations


class UserError(Exception):
    """A fault that a person can mend: a bad file, option or move. Its text is one clear line."""


class IllegalMove(UserError):
    """A refused move, option or record head. Nothing has changed.

    `rule` is the id of the rule that was broken, `reason` says in words what to do instead;
    `message` and `arguments` are the same reason as an entry of the language catalogues.
    """

    def __init__(self, rule: str, reason: str, message: str = "", arguments: dict[str, object] | None = None):
        super().__init__(f"{rule}: {reason}")
        self.rule = rule
        self.reason = reason
        self.message = message
        self.arguments = arguments or {}
