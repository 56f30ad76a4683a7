"""`serai replay`: a record in words."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cyclopts import App

from serai.cli.chosen_game import chosen_game
from serai.cli.options import Language, PlayedEdition, RecordedSeat, RecordFile, WhichOfFile, seat_names, seat_of
from serai.kernel.errors import UserError

if TYPE_CHECKING:
    from serai.games.wording import Reader, Wording
    from serai.records.replay import Head

EXAMPLES = """\
Without a seat the replay tells everything, hidden cards included: a record is for the time after the game.
With a seat it tells what this player could know at the time; with a number of moves it shows the table at that moment.

    serai replay games.jsonl
    serai replay games.jsonl --game 17 --seat 2 --lang de
    serai replay games.jsonl --seat Anna --at 57
"""

replay = App(name="replay", help_epilogue=EXAMPLES)


@replay.default
def run(
    file: RecordFile,
    /,
    *,
    game: WhichOfFile = 1,
    seat: RecordedSeat = None,
    at: int | None = None,
    lang: Language = "en",
    edition: PlayedEdition = None,
) -> int:
    """Tell a recorded game in words.

    Parameters
    ----------
    at
        Instead of the story, show the table after this number of moves.
    """
    from serai.games.plain_wording import find_wording
    from serai.games.wording import Reader
    from serai.records.replay import narrate, read_head, replay_head
    from serai.terminal.renderer import renderer_for
    from serai.terminal.screen import plain

    record, checker = chosen_game(file, game, edition)
    head = read_head(record, checker.editions)
    own = None if seat is None else seat_of(seat, record.get("names"), head.players)
    if at is not None and not 0 <= at <= len(head.moves):
        raise UserError(f"there is no move {at}: the record has {len(head.moves)}")

    reader = Reader(lang, seat_names(record.get("names"), head.players, lang), own)
    words = find_wording(head.game.id, head.edition, reader)
    title = head.game.title_in(lang)
    print(reader.say("cli-replay-title", title=title, players=head.players, edition=head.edition.id))
    if at is not None:
        _show_moment(replace(head, record={}, moves=head.moves[:at]), reader, words)
        return 0
    for text in narrate(head):
        for event in text.open() if own is None else text.seen_by(own):
            if event["event"] == "round":
                print()
            if told := words.event(event):
                print(told)
    table = replay_head(head)
    if table.result is None:
        print(reader.say("cli-replay-unfinished"))
        return 0
    print(words.outcome(table.result))
    print()
    for line in plain(renderer_for(head.game.id, head.edition, reader).scores(table.view(own))):
        print(line)
    return 0


def _show_moment(head: Head, reader: Reader, words: Wording) -> None:
    """Return the table after the moves of a shortened record, as the reader could see it."""
    from serai.records.replay import replay_head
    from serai.terminal.renderer import renderer_for
    from serai.terminal.screen import plain

    view = replay_head(head).view(reader.seat)
    renderer = renderer_for(head.game.id, head.edition, reader)
    print(renderer.headline(view)[0])
    for line in plain(renderer.table(view)):
        print(line)
    print(words.asked(view))
