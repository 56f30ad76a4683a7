"""What can go wrong, in words for people. Every text is one line."""

from __future__ import annotations


class UserError(Exception):
    """A fault that a person can fix: a bad file, option or move. Its text is one clear line.

    If readers of other languages may meet it, `message` and `arguments` are the same text as an entry of the language
    catalogues.
    """

    def __init__(self, text: str, message: str = "", arguments: dict[str, object] | None = None):
        super().__init__(text)
        self.message = message
        self.arguments = arguments or {}


class IllegalMove(UserError):
    """A refused move, option or record head. Nothing has changed.

    `rule` is the id of the rule that was broken, `reason` says in words what to do instead.
    """

    def __init__(self, rule: str, reason: str, message: str = "", arguments: dict[str, object] | None = None):
        super().__init__(f"{rule}: {reason}", message, arguments)
        self.rule = rule
        self.reason = reason
