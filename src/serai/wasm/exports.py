"""What a browser may call: the same functions for every game, over what the game's `wasm/module.py` brings.

Each takes a table (the game's `LocalTable`) and whole numbers, and returns one. Texts are written on the table's page.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.bots.desk import Desk
from serai.bots.slips import slip
from serai.bots.tree import NONE, branch_of, favour, favourite, mean
from serai.bots.weighing import weigh
from serai.kernel.rule import whole
from serai.wasm.built import Part
from serai.wasm.local_table import KNEW, KNOWS, MOST_FOLLOWED, OVER, key_from

Export = Any
"""a plain function of a table and whole numbers"""


def exports_of(part: Part) -> dict[str, Export]:
    """The functions by name. They are made for each game, because Numba compiles calls of functions that it knows."""
    scoring = _scoring(part) if hasattr(part, "write_score") else ()
    beside = _beside(part) if hasattr(part, "companion_at") else ()
    reviewing = (*_knowing(part), *_foretelling(part), *_reasoning(part)) if hasattr(part, "find_chances") else ()
    asking = _asking(part) if hasattr(part, "like_choices") else ()
    listing = _listing(part) if hasattr(part, "list_candidates") else ()
    parts = (*_playing(part), *_thinking(part), *asking, *listing, *scoring, *beside, *reviewing)
    return {function.__name__: function for function in parts}


def _playing(part: Part) -> tuple[Export, ...]:
    """What a table needs."""
    where, draw_outcome, lay_outcome, play_outcome = part.where, part.draw_outcome, part.lay_outcome, part.play_outcome
    list_choices, play_listed, go_on_in = part.list_choices, part.play_listed, part.go_on_in
    seats_awaited, write_changes = part.seats_awaited, part.write_changes

    def seed(table: Any, low: int, high: int) -> int:
        """Begin a stream of chance."""
        table.state[0].chance.key = key_from(low, high)
        table.state[0].chance.drawn = np.uint64(0)
        return whole(0)

    def moment(table: Any) -> int:
        """What the game waits for (local_table.py)."""
        return whole(where(table.state[0]))

    def awaited(table: Any) -> int:
        """The seats that owe a decision, as bits."""
        return whole(seats_awaited(table.state))

    def draw(table: Any) -> int:
        """Lay the chance outcome that is due, by the game's own chance, and write it as a move; the end of the text."""
        return whole(draw_outcome(table))

    def lay(table: Any, count: int) -> int:
        """The same with a given outcome, which lies in `numbers`; -1 where it is none."""
        return whole(lay_outcome(table, whole(count)))

    def play_chance(table: Any) -> int:
        """Carry out a chance outcome that was laid; the number of texts."""
        return whole(play_outcome(table))

    def play(table: Any, seat: int, choice: int) -> int:
        """Carry out one of a seat's legal moves; the number of texts, or less than 0 where there is no such move."""
        if not 0 <= choice < list_choices(table, whole(seat)):
            return whole(-1)
        return whole(play_listed(table, whole(seat), whole(choice)))

    def go_on(table: Any) -> int:
        """After a move or an outcome: carry out what follows by itself, up to something that is told.

        The number of texts; 0 when the next word is a person's or chance's, or the game is over.
        """
        state, setting, work = table.state.view(np.uint8), table.setting.view(np.uint8), table.workspace.view(np.uint8)
        return whole(go_on_in(state, setting, work, table.page[:]))

    def change(table: Any, viewer: int, version: int) -> int:
        """Write what has changed for a viewer since this was asked last; the end of the text."""
        table.viewers[0] = viewer
        state, setting, work = table.state.view(np.uint8), table.setting.view(np.uint8), table.workspace.view(np.uint8)
        rows, letters, starts = table.rows[:], table.letters[:], table.starts[:]
        shown, viewers = table.shown.view(np.uint8), table.viewers[:]
        write_changes(state, setting, work, rows, letters, starts, shown, viewers, table.page[:], whole(version))
        return whole(table.workspace[0].ends[0])

    return seed, moment, awaited, draw, lay, play_chance, play, go_on, change


def _listing(part: Part) -> tuple[Export, ...]:
    """What a game needs that says what chance draws from: others show it in every outcome, or in bags."""
    list_candidates = part.list_candidates

    def candidates(table: Any) -> int:
        """What can be drawn now, in `numbers`; how many, or 0 where all of it is drawn."""
        return whole(list_candidates(table))

    return (candidates,)


def _thinking(part: Part) -> tuple[Export, ...]:
    """What bots need."""
    redact_into, value_choices = part.redact_into, part.value_choices
    begin_search, search = part.begin_search, part.search
    list_choices, listed_option, taste_of = part.list_choices, part.listed_option, part.taste_of

    def look(table: Any, seat: int) -> int:
        """What the bots of a seat may know from now on: the state as that seat sees it, and nothing else."""
        viewer: Any = np.int32(seat)
        redact_into(table.state, table.setting[0].masks[viewer], table.seen, viewer)
        return whole(0)

    def decide(table: Any, seat: int, level: int, low: int, high: int) -> int:
        """After `look`: the place of what a bot chooses that looks one decision deep."""
        table.chance.key = key_from(low, high)
        table.chance.drawn = np.uint64(0)
        size, fond = whole(value_choices(table, whole(seat))), table.taste[0] * table.slips[level]
        for place in range(list_choices(table, whole(seat))):
            table.values[place] += fond * taste_of(table, whole(seat), listed_option(table, whole(place)))
        return whole(slip(table.values[:], size, table.slips[level], table.chance))

    def prepare(table: Any, seat: int, low: int, high: int) -> int:
        """After `look`: begin to search."""
        desk = Desk(table.search, table.seen, table.edition, table.priors, table.plan)
        begin_search(table, desk, whole(seat), key_from(low, high))
        return whole(0)

    def simulate(table: Any, simulations: int) -> int:
        """Search on."""
        search(Desk(table.search, table.seen, table.edition, table.priors, table.plan), whole(simulations))
        return whole(0)

    def found(table: Any, seat: int) -> int:
        """The place of what the search would choose among the legal moves."""
        option = whole(favourite(table.search[0].tree))
        for place in range(list_choices(table, whole(seat))):
            if listed_option(table, whole(place)) == option:
                return whole(place)
        return whole(-1)

    return look, decide, prepare, simulate, found


def _asking(part: Part) -> tuple[Export, ...]:
    """What bots need that ask a net. It lies in `net` by then."""
    like_choices, list_choices, listed_option = part.like_choices, part.list_choices, part.listed_option
    taste_of = part.taste_of

    def like(table: Any, seat: int) -> int:
        """After `look`: how likely the net thinks each legal move; they are in `log_chances`, how many comes back."""
        return whole(like_choices(table, whole(seat)))

    def slipped(table: Any, seat: int, level: int, low: int, high: int) -> int:
        """After `look`: the place of what a bot chooses that slips over what the net likes."""
        table.chance.key = key_from(low, high)
        table.chance.drawn = np.uint64(0)
        size, fond = whole(like_choices(table, whole(seat))), table.taste[0] * table.net_slips[level]
        for place in range(list_choices(table, whole(seat))):
            table.log_chances[place] += fond * taste_of(table, whole(seat), listed_option(table, whole(place)))
        return whole(slip(table.log_chances[:], size, table.net_slips[level], table.chance))

    def guide(table: Any, seat: int) -> int:
        """After `like` and `prepare`: the seat's taste joins what the net likes, and the search tries that first."""
        size = whole(list_choices(table, whole(seat)))
        for place in range(size):
            option = whole(listed_option(table, whole(place)))
            table.log_chances[place] += table.taste[1] / table.net_weight[0] * taste_of(table, whole(seat), option)
            table.options[place] = option
        favour(table.search[0].tree, table.options[:], table.log_chances[:], size, table.net_share[0])
        return whole(0)

    def weighed(table: Any, seat: int) -> int:
        """After `guide` and a search: the place of the move for which net and search speak together."""
        tree, size = table.search[0].tree, whole(list_choices(table, whole(seat)))
        for place in range(size):
            branch = whole(branch_of(tree, whole(listed_option(table, whole(place)))))
            table.visits[place] = tree.branches[branch].visits if branch != NONE else 0
            table.means[place] = mean(tree.branches[branch]) if branch != NONE else 0.0
        return whole(weigh(table.visits[:], table.means[:], table.log_chances[:], size, table.net_weight[0]))

    return like, slipped, guide, weighed


def _scoring(part: Part) -> tuple[Export, ...]:
    """What a game needs that is counted on a sheet."""
    write_score, write_score_of, write_score_plain = part.write_score, part.write_score_of, part.write_score_plain

    def score(table: Any) -> int:
        """The score sheet as it stands, with a reason for every point; the end of the text."""
        return whole(write_score(table))

    def score_of(table: Any, count: int) -> int:
        """The same for what lies in `numbers`; below 0 where that cannot be: the end of a refusal, or -1."""
        return whole(write_score_of(table, whole(count)))

    def score_plain(table: Any, count: int) -> int:
        """The same for totals that lie in `numbers`, seat after seat; -1 where they cannot be."""
        return whole(write_score_plain(table, whole(count)))

    return score, score_of, score_plain


def _beside(part: Part) -> tuple[Export, ...]:
    """What a game needs that has a companion for printed copies of it."""
    companion_at = part.companion_at

    def companion(table: Any, act: int) -> int:
        """Tell the companion something: `known` goes on, and `reckoned` follows from it; -1 where that cannot be."""
        told = companion_at(table.known, table.edition, table.state, table.reckoned, whole(act))
        return whole(0) if told else whole(-1)

    return (companion,)


def _knowing(part: Part) -> tuple[Export, ...]:
    """What a game needs whose moves are judged: what somebody knew, and what was new to them (bots/chances.py)."""
    where, redact_into, lay_open = part.where, part.redact_into, part.lay_open
    is_news, take_back, begin_outlook = part.is_news, part.undeal, part.begin_outlook

    def know(table: Any, seat: int, opened: int) -> int:
        """How a seat knows the game now, or how it looks with all cards open. How that was before is kept."""
        table.knew[0] = table.knows[0]
        if opened and where(table.state[0]) != OVER:
            table.knows[0] = table.state[0]
            lay_open(table.knows)
        else:
            viewer: Any = np.int32(seat)
            redact_into(table.state, table.setting[0].masks[viewer], table.knows, viewer)
        return whole(0)

    def news(table: Any) -> int:
        """Whether something was dealt or turned up since what was known before."""
        return whole(is_news(table.knew, table.knows))

    def undeal(table: Any) -> int:
        """Take back what was dealt since what was known before; 0 where nothing was."""
        return whole(take_back(table.knew, table.knows, table.edition, table.undealt))

    def foresee(table: Any, what: int, seat: int, opened: int, low: int, high: int) -> int:
        """Begin with worlds that agree with what is or was known (KNEW, KNOWS, UNDEALT)."""
        if what == KNEW:
            table.seen[0] = table.knew[0]
        elif what == KNOWS:
            table.seen[0] = table.knows[0]
        else:
            table.seen[0] = table.undealt[0]
        desk = Desk(table.search, table.seen, table.edition, table.priors, table.plan)
        begin_outlook(desk, whole(seat), whole(opened), key_from(low, high))
        return whole(0)

    return know, news, undeal, foresee


def _foretelling(part: Part) -> tuple[Export, ...]:
    """The same: how its games end after some moves, and what there is to choose from."""
    find_chances, list_choices, value_choices = part.find_chances, part.list_choices, part.value_choices
    listed_option, name_of = part.listed_option, part.name_of

    def ends(table: Any, seat: int, count: int, first: int, last: int) -> int:
        """After `foresee`: play this many of `moves`, then to the end in these worlds; return the number of lines."""
        worlds = whole(last) - whole(first)
        if not 0 <= worlds <= len(table.lines) or not 0 <= count <= MOST_FOLLOWED:
            return whole(-1)
        desk = Desk(table.search, table.seen, table.edition, table.priors, table.plan)
        find_chances(desk, whole(seat), table.moves[:count], whole(first), whole(last), table.lines[:])
        return worlds

    def option(table: Any, seat: int, choice: int) -> int:
        """A legal move as `moves` hold it."""
        if not 0 <= choice < list_choices(table, whole(seat)):
            return whole(-1)
        return whole(listed_option(table, whole(choice)))

    def name(table: Any, seat: int) -> int:
        """Give each legal move a number in `about`; people call those alike that have the same one. How many."""
        size = whole(list_choices(table, whole(seat)))
        for place in range(size):
            table.about[place] = name_of(table, whole(listed_option(table, whole(place))))
        return size

    def glance(table: Any, seat: int, low: int, high: int) -> int:
        """What each legal move is worth one decision deep, in `about`, from what is known now. How many there are."""
        table.chance.key = key_from(low, high)
        table.chance.drawn = np.uint64(0)
        table.seen[0] = table.knows[0]
        size = whole(value_choices(table, whole(seat)))
        for place in range(size):
            table.about[place] = table.values[place]
        return size

    return ends, option, name, glance


def _reasoning(part: Part) -> tuple[Export, ...]:
    """The same: what there is to say for a move."""
    find_reasons, list_choices, listed_option = part.find_reasons, part.list_choices, part.listed_option

    def reasons(table: Any, seat: int, choice: int, other: int) -> int:
        """After `foresee`: what speaks for a legal move and against another one, in `found`; how many lines."""
        size = whole(list_choices(table, whole(seat)))
        if not (0 <= choice < size and 0 <= other < size):
            return whole(-1)
        desk = Desk(table.search, table.seen, table.edition, table.priors, table.plan)
        chosen, instead = whole(listed_option(table, whole(choice))), whole(listed_option(table, whole(other)))
        return whole(find_reasons(desk, whole(seat), chosen, instead, table.found[:]))

    return (reasons,)
