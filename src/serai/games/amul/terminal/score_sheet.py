"""Āmul's score sheet for a terminal, with a line for every card and majority."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from serai.games.amul.explain import ROW_NAMES
from serai.games.amul.pad import MAJORITIES
from serai.games.amul.words.wording import AmulWording
from serai.terminal.screen import Grid, Piece


def whole_sheet(words: AmulWording, sheet: Mapping[str, Any]) -> list[Piece]:
    """The sheet of a scored table: the figures, who wins, and every reason."""
    figures, *reasons = score_sheet(words, sheet, sheet["explanation"], range(len(sheet["scores"])))
    return [figures, f"{words.outcome(sheet)} {words.why_outcome(sheet)}", *reasons]


def score_sheet(
    words: AmulWording,
    result: Mapping[str, Any],
    explanation: Sequence[Mapping[str, Any]],
    seats: Iterable[int],
) -> list[Piece]:
    """The whole sheet, and the reasons for the points of some seats."""
    names, total = words.reader.names, words.row("total")
    rows = [(words.row(row), [column[row] for column in result["breakdown"]]) for row in ROW_NAMES]
    rows += [(total, result["scores"]), (words.row("prowess"), result["prowess"])]
    titles = [f"{names[seat]}: {words.points(result['scores'][seat])}" for seat in range(len(names))]
    pieces: list[Piece] = [Grid(names, rows, (total,))]
    for seat in seats:
        pieces += ["", titles[seat], *_reasons(words, explanation[seat])]
    return pieces


def _reasons(words: AmulWording, explained: Mapping[str, Any]) -> list[str]:
    """Every point of one seat, and why, in the order of the sheet."""
    cards = sorted(explained["cards"], key=lambda card: (ROW_NAMES.index(card["row"]), card["card"]))
    lines = [f"{card['points']:>3}  {words.name(card['card'])} {card['card']}: {_why(words, card)}" for card in cards]
    for row in MAJORITIES:
        reason = explained[row]
        lines.append(f"{reason['points']:>3}  {words.row(row)}: {words.majority(reason)} ({reason['rule']})")
    return lines


def _why(words: AmulWording, card: Mapping[str, Any]) -> str:
    why = [f"{words.why(reason, card['kind'])} ({reason['rule']})" for reason in card["why"]]
    if card["points"] > sum(reason["points"] for reason in card["why"]):
        why.append(words.say("amul-why-floor"))
    return " ".join(why)
