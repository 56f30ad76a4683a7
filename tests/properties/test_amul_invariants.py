"""Āmul: what must hold after every single move, recomputed from scratch."""

from __future__ import annotations

import pytest

from serai.games.amul.rules.state import NO_LETTER, State
from serai.played_game import PlayedGame
from tests.support.amul_catalogue import catalogue, in_use
from tests.support.amul_scenes import FILL, random_moves, state_of, step_of
from tests.support.naive_scoring import NaiveScorer

games = pytest.mark.parametrize(("players", "tea"), [(n, tea) for n in range(3, 9) for tea in (0, n)])


def where_the_cards_lie(state: State) -> list[int]:
    cards = [*state.deck[state.dealt : state.deck_size]]
    cards += [*state.market[: state.market_size], *state.removed[: state.removed_size]]
    cards += [*state.palace[: state.palace_size], *state.bazaar[: state.bazaar_size]]
    for seat in state.seats[: state.players]:
        cards += [*seat.hand[: seat.hand_size], *seat.area[: seat.area_size]]
    return cards


@games
def test_no_card_is_lost_or_doubled(players: int, tea: int) -> None:
    """All 172: those in use lie on the table, each once, and the rest stays in the box."""
    table = PlayedGame.new("amul", players=players, seed=tea, options={"tea": tea})
    used = [card for deck in ("market", "palace", "bazaar") for card in in_use(players, tea, deck)]
    box = set(catalogue()) - set(used)
    for _ in random_moves(table, tea):
        on_the_table = where_the_cards_lie(state_of(table))
        assert len(on_the_table) + len(box) == 172
        assert set(on_the_table) | box == set(range(1, 173))


@games
def test_sizes_follow_from_the_step(players: int, tea: int) -> None:
    table = PlayedGame.new("amul", players=players, seed=7, options={"tea": tea})
    fill = FILL[players]
    for _ in random_moves(table, 7):
        state = state_of(table)
        hands = [seat.hand_size for seat in state.seats[:players]]
        match step_of(table):
            case "offer":
                assert (hands, state.market_size) == ([6] * players, fill)
            case "pick":
                order = state.order[:players]
                done = set(order[: players - state.awaited])
                assert hands == [6 if seat in done else 5 for seat in range(players)]
                assert state.market_size == fill + state.awaited
            case "play":
                assert (hands, state.market_size) == ([6] * players, fill)
            case "effect":
                assert hands == [5] * players
            case "over":
                assert (hands, state.market_size, state.removed_size > 0) == ([0] * players, 0, True)
        assert all(card == 0 for seat in state.seats[:players] for card in seat.hand[seat.hand_size :])
        dealt = 5 * players + state.turn * (players + fill)
        assert (state.dealt, state.deck_size - state.dealt >= tea) == (dealt, True)


@games
def test_kept_figures_are_those_of_the_areas(players: int, tea: int) -> None:
    """Prowess and best letter are kept up to date along the way."""
    letters = sorted(card.letter for card in catalogue().values() if card.letter)
    table = PlayedGame.new("amul", players=players, seed=3, options={"tea": tea})
    for _ in random_moves(table, 3):
        for seat in state_of(table).seats[:players]:
            area = [catalogue()[card] for card in seat.area[: seat.area_size]]
            assert seat.prowess == sum(card.traits.get("military", 0) for card in area)
            best = min((letters.index(card.letter) for card in area if card.letter), default=NO_LETTER)
            assert seat.letter == best


@pytest.mark.parametrize("players", [3, 5, 8])
def test_points_and_gains_in_the_view(players: int) -> None:
    """Points so far are the score of the areas as they are; a gain is the difference one more card would make."""
    table = PlayedGame.new("amul", players=players, seed=5, options={"tea": 3})
    for count, _ in enumerate(random_moves(table, 5)):
        if count % 23 or table.over:
            continue
        viewer = count % players
        view = table.view(viewer)
        areas = [[entry["card"] for entry in seat["area"]] for seat in view["seats"]]
        now = NaiveScorer(catalogue(), areas).result()
        assert [seat["points"] for seat in view["seats"]] == now["scores"]
        assert [seat["rows"] for seat in view["seats"]] == now["breakdown"]
        assert [seat["prowess"] for seat in view["seats"]] == now["prowess"]
        within_reach = {*view["seats"][viewer]["hand"], *view["palace"], *view["bazaar"]}
        within_reach |= {entry["card"] for entry in view["market"]}
        assert set(map(int, view["gains"])) == within_reach
        for card, gain in view["gains"].items():
            more = [area + [int(card)] * (seat == viewer) for seat, area in enumerate(areas)]
            assert gain == NaiveScorer(catalogue(), more).result()["scores"][viewer] - now["scores"][viewer]
