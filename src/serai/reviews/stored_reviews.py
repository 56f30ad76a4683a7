"""Reviews kept beside the file of their records: `game.jsonl` has `game.review.jsonl`, a line for each review."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

import msgspec

from serai.records.read import STDIN
from serai.reviews.report import FORMAT, Review


class StoredReview(msgspec.Struct, frozen=True):
    """A review, and the record that it belongs to."""

    record: str
    review: Review


def beside(file: str) -> Path | None:
    """Where the reviews of a file of records lie; what comes through a pipe has no place for them."""
    return None if file == STDIN else Path(file).with_suffix(".review.jsonl")


def find(place: Path | None, record: Mapping[str, Any], wanted: Review, seats: Collection[int]) -> Review | None:
    """A review that was made in the same way, of these seats at least. Broken lines are passed over."""
    if place is None or not place.is_file():
        return None
    for line in place.read_bytes().splitlines():
        try:
            kept = msgspec.json.decode(line, type=StoredReview)
        except msgspec.DecodeError:
            continue
        found = {review.seat: review for review in kept.review.seats}
        same = msgspec.structs.replace(kept.review, seats=[]) == wanted
        if same and kept.record == mark_of(record) and found.keys() >= set(seats):
            return msgspec.structs.replace(wanted, seats=[found[seat] for seat in seats])
    return None


def keep(place: Path | None, record: Mapping[str, Any], review: Review) -> None:
    """Add a review to the others. Where nothing can be written it will be made again."""
    if place is None:
        return
    try:
        with place.open("ab") as file:
            file.write(msgspec.json.encode(StoredReview(mark_of(record), review)) + b"\n")
    except OSError:
        return


def mark_of(record: Mapping[str, Any]) -> str:
    """Return what distinguishes a game from all others."""
    played = {key: record.get(key) for key in ("game", "edition", "players", "options", "moves")}
    return hashlib.sha256(msgspec.json.encode([FORMAT, played], order="sorted")).hexdigest()[:32]
