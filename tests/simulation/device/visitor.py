"""Somebody at a device: with a seat or to watch, on whichever page is open, and not always honest."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from serai.views import diff
from tests.simulation import lies
from tests.simulation.faults import Faults

LONGEST_THOUGHT = 2.0
LONGEST_ABSENCE = 5.0
UNKEPT = "ui-local-not-kept"


@dataclass
class Story:
    """A decision, as the one who has made it knows it. One without a move takes the last one back."""

    id: str
    version: int
    move: dict[str, Any] | None
    sent: int = 0
    acknowledged: bool = False
    was_warned: bool = False
    """that it will not last, when it was acknowledged"""
    refused: str | None = None


def taking_back(liar: Any) -> list[Any]:
    """What somebody else has played."""
    is_mine = liar.may_withdraw or liar.is_undecided
    return [] if is_mine else [{"type": "act", "id": "lie-back", "version": liar.view["version"], "withdraw": True}]


def about_yesterday(liar: Any) -> list[Any]:
    """A position that will never come again."""
    about = {"type": "act", "id": "lie-late", "version": liar.view["version"] - 1}
    return [{**about, "move": move} for move in liar.view["legal"][:1]]


LIES = (
    *(lies.for_somebody_else, lies.about_tomorrow, lies.once_more, lies.against_the_rules, lies.chatter),
    *(taking_back, about_yesterday),
)
"""A page brings no nonsense to its own worker."""


class Around(Protocol):
    """What somebody needs of the world."""

    trouble: list[str]
    faults: Faults

    def later(self, seconds: float, work: Callable[[], None]) -> None: ...
    def page_for(self, visitor: Visitor) -> int | None: ...
    def send(self, visitor: Visitor, message: Any) -> None: ...


class Visitor:
    """Comes back as often as a page ends."""

    def __init__(self, name: str, seat: int | None, invite: str | None, around: Around, chance: random.Random):
        self.name, self.seat, self._invite = name, seat, invite
        self._around, self._chance = around, chance
        self.page: int | None = None
        self.socket = 0
        self.view: Any = None
        self.may_withdraw = False
        self.is_warned = False
        self.is_over = False
        self.stories: list[Story] = []
        self._undecided: Story | None = None
        self._thinks = False

    @property
    def is_done(self) -> bool:
        return self.is_over and self.view is not None and "result" in self.view

    @property
    def is_undecided(self) -> bool:
        return self._undecided is not None

    def come(self) -> None:
        """To a page, as soon as there is one."""
        if self.page is not None:
            return
        self.page = self._around.page_for(self)
        if self.page is None:
            self.come_later()
            return
        self.view, self.is_warned = None, False
        watch = {"watch": True} if self.seat is None else {}
        self._around.send(self, {"type": "hello", "invite": self._invite, **watch})

    def come_later(self) -> None:
        self._around.later(self._chance.uniform(0, LONGEST_ABSENCE), self.come)

    def lose_page(self) -> None:
        self.page, self.view = None, None
        self.come_later()

    def change_page(self) -> None:
        self.page, self.view = None, None
        self.come()

    # --- what the page says ---

    def hear(self, message: dict[str, Any]) -> None:
        if message.get("left") is not None:
            self._around.trouble.append(f"{self.name} was told of a clock, and a device has none")
        match message["type"]:
            case "welcome":
                if message["you"]["seat"] != self.seat:
                    self._around.trouble.append(f"{self.name} has seat {self.seat} and got {message['you']['seat']}")
                self.view, self.may_withdraw = message["view"], message["may_withdraw"]
                self.is_over = message["table"]["status"] == "over"
                if self._undecided is not None:
                    self._send(self._undecided)
            case "update":
                self.view, self.may_withdraw = diff.apply(self.view, message["patch"]), message["may_withdraw"]
            case "table":
                self.is_over = message["table"]["status"] == "over"
            case "ack":
                self._hear_ack(message)
            case "refused" if message["message"] == UNKEPT:
                self.is_warned = True
            case "refused":
                self._hear_refusal(message)

    def _hear_ack(self, message: dict[str, Any]) -> None:
        story = next((story for story in self.stories if story.id == message["id"]), None)
        if story is None:
            if message["id"].startswith("lie-"):
                self._around.trouble.append(f"{self.name} was allowed what nobody may: {message['id']}")
            return
        if message["again"] and story.sent < 2 and not story.acknowledged:
            self._around.trouble.append(f"{story.id} was called known, and was sent once")
        story.acknowledged = True
        if story is self._undecided:
            self._undecided = None

    def _hear_refusal(self, message: dict[str, Any]) -> None:
        story = next((story for story in self.stories if story.id == message["id"]), None)
        if story is not None and story is self._undecided:
            story.refused, self._undecided = message["message"], None

    # --- what it does ---

    def go_on(self) -> None:
        """After everything that came at once."""
        if self.view is None or self.seat is None or self.is_done:
            return
        if self._around.faults.strike("lie"):
            for lie in self._chance.choice(LIES)(self):
                self._around.send(self, lie)
        wants = self._is_due or self.may_withdraw or self._has_other_ideas
        if self._undecided is None and not self._thinks and wants:
            self._thinks = True
            self._around.later(self._chance.uniform(0, LONGEST_THOUGHT), self._decide)

    @property
    def _is_due(self) -> bool:
        return self.seat in self.view["awaited"]

    @property
    def _has_other_ideas(self) -> bool:
        """About a choice in secret that was made, and is open still."""
        return bool(self.view["legal"]) and not self._is_due and self._around.faults.strike("mind changed")

    def _decide(self) -> None:
        self._thinks = False
        if self.page is None or self.view is None or self._undecided is not None or self.is_done:
            return
        move = None
        if not (self.may_withdraw and self._around.faults.strike("taken back")):
            if not self.view["legal"]:
                return
            move = self._chance.choice(self.view["legal"])
        story = Story(f"{self.name}-{len(self.stories)}", self.view["version"], move)
        self.stories.append(story)
        self._undecided = story
        self._send(story)
        if self._around.faults.strike("sent twice"):
            self._send(story)

    def _send(self, story: Story) -> None:
        story.sent += 1
        what = {"withdraw": True} if story.move is None else {"move": story.move}
        self._around.send(self, {"type": "act", "id": story.id, "version": story.version, **what})
