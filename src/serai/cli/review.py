"""`serai review`: what each decision of a finished game was worth."""

from __future__ import annotations

import sys
from typing import Annotated

from cyclopts import App, Parameter

from serai.cli.chosen_game import chosen_game
from serai.cli.options import Language, PlayedEdition, RecordedSeat, RecordFile, WhichOfFile, seat_names, seat_of

EXAMPLES = """\
Every decision is judged by what the player knew at the time, or with all cards open. With --seat only that player's
decisions are reviewed. The review is kept beside the
records, in FILE.review.jsonl, and is the same when it is made again.

    serai review game.jsonl
    serai review games.jsonl --game 17 --seat 2 --lang de
    serai review game.jsonl --seat Anna --open --json
"""

review = App(name="review", help_epilogue=EXAMPLES)


@review.default
def run(
    file: RecordFile,
    /,
    *,
    game: WhichOfFile = 1,
    seat: RecordedSeat = None,
    opened: Annotated[bool, Parameter(name="--open")] = False,
    json: bool = False,
    worlds: int | None = None,
    lang: Language = "en",
    edition: PlayedEdition = None,
) -> int:
    """Review a finished game: what each decision was worth, and what made the result.

    Parameters
    ----------
    opened
        Judge with all cards open instead of by what the seat knew.
    json
        End with the review as one JSON object on a line.
    worlds
        The number of worlds in which each decision is played out; more are more exact and take longer.
    """
    import msgspec

    from serai.bots.judge import WORLDS
    from serai.executors import default_workers
    from serai.games.wording import Reader
    from serai.reviews import stored_reviews
    from serai.reviews.review import blank, fill_in, finished, seats_of
    from serai.reviews.words import lines

    record, checker = chosen_game(file, game, edition)
    head = finished(record, checker.editions)
    seats = seats_of(head, None if seat is None else [seat_of(seat, record.get("names"), head.players)])
    wanted = blank(head, opened=opened, worlds=WORLDS if worlds is None else worlds)
    place = stored_reviews.beside(file)
    found = stored_reviews.find(place, record, wanted, seats)
    if found is None:
        found = fill_in(wanted, head, seats, _Progress(lang), default_workers())
        stored_reviews.keep(place, record, found)
    if json:
        print(msgspec.json.encode(found).decode())
        return 0
    names = seat_names(record.get("names"), head.players, lang)
    for line in lines(found, head.edition, Reader(lang, names)):
        print(line)
    return 0


class _Progress:
    """Reports progress, in steps of ten."""

    def __init__(self, language: str):
        self.language, self.told = language, 0

    def __call__(self, done: int, total: int) -> None:
        from serai.kernel.words import say

        percent = 10 * (10 * done // total)
        if percent > self.told:
            self.told = percent
            print(say(self.language, "cli-review-progress", {"percent": percent}), file=sys.stderr, flush=True)
