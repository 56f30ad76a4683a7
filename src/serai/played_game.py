"""A game with everything that was played and told in it; the machinery's counterpart of a `Table`.

It sees everything, so it stays with the program that runs the game. Everything a seat or a spectator may know comes
from `view`, `changes`, `told` and `news`, and only from there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, NoReturn, Protocol, cast

import msgspec

from serai.games import find_game, guard
from serai.games.game import Edition, Game, Move, Position, WritesChanges
from serai.kernel.errors import UserError
from serai.kernel.event_text import EventText, Facts
from serai.kernel.move_log import MoveLog, is_withdrawal
from serai.kernel.outcome import Chance
from serai.views import diff

_encode = msgspec.json.Encoder().encode

RECORD_FORMAT = "serai-record/1"
VIEW_FORMAT = "serai-view/1"


def played(game: Game, edition: Edition, players: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """What is played, as views and records begin."""
    return {
        "game": game.id,
        "edition": edition.id,
        "edition_hash": edition.hash,
        "players": players,
        "options": options,
    }


class News(NamedTuple):
    """The events that a viewer has not been told yet."""

    text: bytes
    """JSON, with commas between events"""
    told: int
    """how often there was something to tell, older news included"""


class Shot(NamedTuple):
    """The game after something was told, when more has been told since."""

    position: WritesChanges
    version: int
    told: int
    """`told_count` then"""


class ChanceSource(Protocol):
    """Where chance comes from, if not from the game's own generator."""

    def outcome(self, chance: Chance, number: int) -> Move:
        """The chance move number `number` of a game, counted from 0, where the game declares this chance."""


class PlayedGame:
    """A game in progress or finished, with its log."""

    def __init__(self, game: Game, edition: Any, position: Position):
        self.game = game
        self._is_guest = game.is_guest
        self.edition = edition
        self._position = position
        self._draws: ChanceSource | None = None
        self._played = MoveLog(position.players)
        self._before: Position | None = None
        """the position before the last move, as long as that one may be taken back"""
        self._told: dict[int | None, list[Facts]] = {}
        """the events that each viewer was told, as far as someone has asked for them"""
        self._heard: dict[int | None, int] = {}
        """how many texts those came from"""
        self._shots: list[Shot] | None = None
        """the game after everything told since `take_shots`, if somebody takes them"""

    @classmethod
    def new(
        cls,
        game: str,
        players: int,
        seed: int | str = 0,
        options: Mapping[str, Any] | None = None,
        edition: str | Edition | None = None,
        start_player: int | None = None,
    ) -> PlayedGame:
        """A new game. Its chance is drawn from the seed, but for the start player where one was agreed on."""
        table = cls.empty(game, players, options, edition, seed)
        table._let_chance_play(start_player)
        return table

    @classmethod
    def empty(
        cls,
        game: str,
        players: int,
        options: Mapping[str, Any] | None = None,
        edition: str | Edition | None = None,
        seed: int | str = 0,
    ) -> PlayedGame:
        """A game before its first move, chance included: for records, whose chance outcomes are moves."""
        chosen = find_game(game)
        loaded = chosen.load_edition(edition) if edition is None or isinstance(edition, str) else edition
        checked = chosen.check_options({} if options is None else options)
        return cls(chosen, loaded, chosen.begin(loaded, chosen.check_players(players), checked, seed))

    @classmethod
    def restore(
        cls,
        game: str,
        players: int,
        log: Iterable[Move],
        options: Mapping[str, Any] | None = None,
        edition: str | Edition | None = None,
        seed: int | str = 0,
        draws: ChanceSource | None = None,
    ) -> PlayedGame:
        """A running game from its `log`: the same table, sealed choices included, with fresh chance for what comes."""
        table = cls.empty(game, players, options, edition)
        for entry in log:
            table.follow(entry)
        table._reseed(f"{seed}/{len(table.log)}")
        table._draws = draws
        table._let_chance_play()
        return table

    @property
    def players(self) -> int:
        """The number of players."""
        return self._position.players

    @property
    def options(self) -> dict[str, Any]:
        """The options of this game, defaults included."""
        return dict(self._position.options)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._position.over

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that owe a decision now."""
        return guard.awaited(self.game, self._position) if self._is_guest else self._position.awaited()

    @property
    def round(self) -> int | None:
        """The round that is being played; None in games without rounds."""
        return getattr(self._position, "round", None)

    @property
    def version(self) -> int:
        """Grows with every final move, and with every one that is taken back, so it never names two positions. A sealed
        choice counts when the last seat has chosen.
        """
        return self._played.version

    @property
    def withdrawable(self) -> int | None:
        """The seat that may take the last move back: it has made it openly, nobody has seen anything new since, and it
        has not taken back too many.
        """
        return None if self._before is None or not self._played.may_withdraw else self.log[-1]["seat"]

    def may_choose(self, seat: int) -> bool:
        """Whether a seat may still change its choice in secret: a log keeps every change."""
        return self._played.may_choose(seat)

    def has_chosen(self, seat: int) -> bool:
        """Whether a seat has made a choice in secret that it may still change."""
        return self._played.has_chosen(seat)

    @property
    def log(self) -> list[Move]:
        """Every move in the order it was played: chance, sealed choices that were changed later, and what was taken
        back included.
        """
        return self._played.log

    @property
    def result(self) -> dict[str, Any] | None:
        """The result in the record's form, once the game is over."""
        if not self.over:
            return None
        result = self._position.result()
        return guard.check_result(self.game, self._position, result) if self._is_guest else result

    @property
    def chance_due(self) -> bool:
        """Whether the next move is a chance outcome (only while a record is being replayed)."""
        return self._position.chance_due

    @property
    def chance(self) -> Chance:
        """What it can be."""
        return self._position.chance()

    def legal(self, seat: int) -> list[Move]:
        """Return a seat's legal moves. They stay open to a seat that has sealed a choice, because it may change it."""
        if not 0 <= seat < self.players:
            raise UserError(f"there is no seat {seat}: seats are numbered 0 to {self.players - 1}")
        return guard.legal(self.game, self._position, seat) if self._is_guest else self._position.legal(seat)

    def play(self, move: object) -> list[Facts]:
        """Carry out a move; return what the mover learns from it. IllegalMove changes nothing."""
        told = self.told_count
        mover = self.advance(move)[0]["seat"]
        return [facts for text in self._played.told[told:] for facts in text.seen_by(mover)]

    def advance(self, move: object) -> list[Move]:
        """Carry out a move and the chance that follows; return everything. IllegalMove changes nothing."""
        if not isinstance(move, dict) or move.get("seat") is None:
            self._refuse_chance(move)
        return [self.play_final(move, final=False), *self._let_chance_play()]

    def _refuse_chance(self, move: object) -> NoReturn:
        """Chance is drawn by the table itself; a player cannot play it. The game's own words refuse it."""
        probe = self._position.copy()
        probe.play(move, final=True)
        raise UserError("chance outcomes are drawn by the table; play a move of a seat")

    def follow(self, entry: Move) -> None:
        """Carry out one entry of a log."""
        if is_withdrawal(entry):
            self.withdraw(entry["seat"])
        else:
            self.play_final(entry, final=False)

    def play_final(self, move: Any, *, final: bool = True) -> Move:
        """Carry out one move of a record, chance outcomes included; return it as it is stored."""
        position = self._position
        sealed = position.sealed
        before = None if final or sealed or position.chance_due or self.game.reveals is None else position.copy()
        steps = iter((self._guarded(move, final),)) if self._is_guest else position.in_steps(move, final=final)
        first = next(steps)
        kept = dict(move)
        self._played.note(kept, sealed)
        self._tell(first)
        for text in steps:
            self._tell(text)
        self._before = before if before is not None and self._is_nothing_new() else None
        return kept

    def _tell(self, text: EventText) -> None:
        self._played.tell(text)
        if self._shots is not None and text.texts[0]:
            self._shots.append(Shot(cast("WritesChanges", self._position.copy()), self.version, self.told_count))

    def _guarded(self, move: Any, final: bool) -> EventText:
        """Carry out a move of a game whose author may have made a mistake: a refusal of any kind changes nothing."""
        guard.check_length(self.game, self._position, len(self._played.moves))
        before = self._position.copy()
        try:
            return guard.play(self.game, self._position, move, final=final)
        except BaseException:
            self._position = before
            raise

    def _is_nothing_new(self) -> bool:
        """Whether a move cannot have taught anybody what chance decided; its mover's decision does not count."""
        reveals, told = self.game.reveals, self._played.last
        return (
            not self.over
            and reveals is not None
            and all(reveals.isdisjoint(facts["event"] for facts in text.open()) for text in told)
        )

    def withdraw(self, seat: int) -> Move:
        """Take a seat's last move back; return the entry of the log."""
        if self.has_chosen(seat):
            raise UserError(f"the choice of seat {seat} is not final yet: play another one to change it")
        if self._before is None or self.log[-1]["seat"] != seat:
            why = "only the last move can be, and only while nobody has learnt anything new from it"
            raise UserError(f"seat {seat} has no move that can be taken back: {why}")
        self._position, self._before = self._before, None
        return self._played.withdraw(seat)

    def let_stand(self) -> None:
        """Forbid taking back the last move: a bot made it."""
        self._before = None

    def _reseed(self, seed: str) -> None:
        for position in (self._position, self._before):
            if position is not None:
                position.reseed(seed)

    def _let_chance_play(self, start_player: int | None = None) -> list[Move]:
        drawn = []
        while self._position.chance_due and not self.over:
            drawn.append(self.play_final(self.game.with_start_player(self._draw(), start_player)))
        return drawn

    def _draw(self) -> Move:
        if self._draws is None:
            return self._position.draw()
        return self._draws.outcome(self._position.chance(), sum(move["seat"] is None for move in self.log))

    def seen_by(self, viewer: int | None) -> Position:
        """The position as one viewer may know it: what bots and searches may look at."""
        return self._position.seen_by(viewer)

    def whole(self) -> Position:
        """A copy of the position with everything in it, for those who look through a game for mistakes."""
        return self._position.copy()

    def view(self, viewer: int | None = None) -> dict[str, Any]:
        """Everything a seat, or a spectator, may see. JSON-able, in a stable order."""
        over = self.over
        seen = self._position.seen_by(viewer)
        shown = {
            "format": VIEW_FORMAT,
            **played(self.game, self.edition, self.players, self.options),
            "seat": viewer,
            "version": self.version,
            **seen.view(viewer),
            "history": self.told(viewer),
            "legal": [] if viewer is None or over else self.legal(viewer),
        }
        if over:
            shown["result"] = self.result
        return shown

    def album(self) -> Any:
        """An empty album for `changes`: what each viewer was last shown, as the game keeps it."""
        writer = self._writer
        return {} if writer is None else writer.album()

    def changes(self, viewers: Sequence[int | None], album: Any) -> list[bytes]:
        """Return the changes in each viewer's view, history apart, as JSON, and update the album.

        Where a game has advice, it is among the changes as `choices`.
        """
        writer = self._writer
        if writer is not None:
            return writer.changes(viewers, album, self.version)
        return [self._compared(viewer, album) for viewer in viewers]

    def take_shots(self) -> list[Shot]:
        """The game after each thing that was told since this was called last, without the last one: that is how the
        game stands now. There are none before the first call, nor in games that write no changes.
        """
        shots, self._shots = self._shots or [], None if self._writer is None else []
        return shots[:-1]

    @property
    def _writer(self) -> WritesChanges | None:
        position: Any = self._position
        return position if hasattr(position, "changes") else None

    def _compared(self, viewer: int | None, album: dict[int | None, Any]) -> bytes:
        """What differs between a viewer's last view and the present one."""
        view = self.view(viewer)
        del view["history"]
        patch = diff.make(album.get(viewer, {}), view)
        album[viewer] = view
        return b",".join(map(_encode, patch))

    def told(self, viewer: int | None) -> list[Facts]:
        """What a viewer was told of all that happened."""
        told = self._told.setdefault(viewer, [])
        for text in self._played.told[self._heard.get(viewer, 0) :]:
            told += text.seen_by(viewer)
        self._heard[viewer] = self.told_count
        return list(told)

    @property
    def told_count(self) -> int:
        """How often there was something to tell."""
        return len(self._played.told)

    def news(self, viewer: int | None, since: int, until: int | None = None) -> News:
        """What a viewer was told since `told_count` was this, until it was that, as JSON."""
        told = self.told_count if until is None else until
        return News(b",".join([text.text(viewer) for text in self._played.told[since:told]]), told)

    def copy(self) -> PlayedGame:
        """Return an independent copy, which learns nothing of what its original is told later."""
        twin = PlayedGame(self.game, self.edition, self._position.copy())
        twin._played = self._played.copy()
        twin._before = None if self._before is None else self._before.copy()
        twin._draws = self._draws
        return twin

    def record(self) -> dict[str, Any]:
        """The game as a record. Sealed choices of an unfinished step are not in it yet, and nothing taken back is."""
        record: dict[str, Any] = {
            "format": RECORD_FORMAT,
            **played(self.game, self.edition, self.players, self.options),
            "moves": [dict(move) for move in self._played.moves],
        }
        if self.over:
            record["result"] = self.result
        return record
