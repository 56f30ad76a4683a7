"""A15: moves of the record, and which rule a refusal names."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from serai import IllegalMove, Table
from serai.played_game import PlayedGame
from tests.support.amul_catalogue import numbers_of
from tests.support.amul_scenes import hand_of, play_step, random_game, random_moves, stacked, stacked_deck, state_of

CONTRACT = numbers_of("contract")[0]
SETUP: dict[str, Any] = {"seat": None, "do": "setup", "first": 0, "deck": stacked_deck(3)}


def rule_of(record: Any) -> str:
    """The rule by which a record is refused."""
    with pytest.raises(IllegalMove) as refused:
        Table.replay(record)
    assert "\n" not in str(refused.value)
    assert refused.value.reason
    return refused.value.rule


def record(*moves: Any, players: int = 3) -> dict[str, Any]:
    return {
        "format": "serai-record/1",
        "game": "amul",
        "edition": "reconstructed-1",
        "players": players,
        "options": {},
        "moves": list(moves),
    }


def at_step(step: str) -> PlayedGame:
    """A game of three at the first such step; in `effect` it is the turn of seat 1, who revealed a Contract."""
    if step == "over":
        return random_game(3, 1)
    table = stacked(3, hands={1: [CONTRACT]})
    for earlier in ("offer", "pick", "play"):
        if step == earlier:
            break
        play_step(table, earlier, {1: CONTRACT} if earlier == "play" else None, keep=[CONTRACT])
    return table


def rule_of_move(step: str, *moves: Any) -> str:
    """The rule by which the last of these moves, added to a good record at that step, is refused."""
    good = at_step(step).record()
    good.pop("result", None)
    good["moves"] += moves[:-1]
    Table.replay(good)
    good["moves"] += moves[-1:]
    return rule_of(good)


@pytest.mark.parametrize("players", range(3, 9))
def test_a15_1_number_of_moves(players: int) -> None:
    moves = random_game(players, 6).record()["moves"]
    effects = sum(move["do"] == "effect" for move in moves)
    assert len(moves) == 1 + 27 * players + effects
    assert effects


NO_MOVES: list[Any] = [None, 5, "offer", [], {}, {"do": None}, {"do": ["offer"]}, {"do": "dance", "seat": 0}, True]
WRONG_NUMBERS: list[Any] = [None, True, 5.0, "5", [5], {"card": 5}]
WRONG_SEATS: list[Any] = [None, True, False, 0.0, "0", -1, 3, 10**30, [0]]


@pytest.mark.parametrize("move", NO_MOVES)
def test_a15_2_1_unknown_verbs(move: Any) -> None:
    assert rule_of(record(SETUP, move)) == "A15"
    assert rule_of(record(move)) == "A15"


@pytest.mark.parametrize(
    ("verb", "argument"), [("offer", "card"), ("pick", "card"), ("play", "card"), ("effect", "take")]
)
def test_a15_2_1_form_of_a_move(verb: str, argument: str) -> None:
    """Whatever the step, even after the end: the form is checked first."""
    good = {"seat": 0, "do": verb, argument: 5}
    for step in ("offer", "pick", "play", "effect", "over"):
        table = at_step(step)
        for bad in (
            {"seat": 0, "do": verb},
            {"do": verb, argument: 5},
            {**good, "note": "hello"},
            {**good, "first": 0},
            {"seat": 0, "do": verb, "take" if argument == "card" else "card": 5},
            *({**good, argument: value} for value in WRONG_NUMBERS if not (verb == "effect" and value is None)),
            *({**good, "seat": seat} for seat in WRONG_SEATS),
        ):
            with pytest.raises(IllegalMove) as refused:
                table.play_final(bad)
            assert refused.value.rule == "A15", bad
            with pytest.raises(IllegalMove) as refused:
                table.play(bad)
            assert refused.value.rule == "A15", bad


@pytest.mark.parametrize(
    "wrong",
    [
        {"seat": 0},
        {"first": "0"},
        {"first": True},
        {"first": None},
        {"first": 0.0},
        {"deck": None},
        {"deck": "all"},
        {"deck": {"1": 2}},
        {"deck": [*SETUP["deck"][:-1], "5"]},
        {"deck": [*SETUP["deck"][:-1], 5.0]},
        {"deck": [*SETUP["deck"][:-1], True]},
        {"deck": [*SETUP["deck"][:-1], None]},
        {"shuffled": True},
        {"first": 9, "deck": None},
    ],
)
def test_a15_2_1_form_of_the_setup(wrong: dict[str, Any]) -> None:
    assert rule_of(record({**SETUP, **wrong})) == "A15"


def test_a15_2_1_a_setup_lacks_a_field() -> None:
    for name in ("seat", "first", "deck"):
        assert rule_of(record({key: value for key, value in SETUP.items() if key != name})) == "A15"


def test_a15_2_1_the_first_move_is_the_only_setup() -> None:
    assert rule_of(record({"seat": 0, "do": "offer", "card": 5})) == "A15"
    assert rule_of(record(SETUP, SETUP)) == "A15"
    # Also in front of the faults of A15.2, 2 and 3.
    assert rule_of(record(SETUP, {**SETUP, "first": 9})) == "A15"
    assert rule_of_move("over", SETUP) == "A15"


@pytest.mark.parametrize("first", [-1, 3, 10**30])
def test_a15_2_2_the_start_player_is_no_seat(first: int) -> None:
    assert rule_of(record({**SETUP, "first": first})) == "A2.4"
    assert rule_of(record({**SETUP, "first": first, "deck": []})) == "A2.4"


@pytest.mark.parametrize(
    "deck",
    [
        [],
        SETUP["deck"][:-1],
        [*SETUP["deck"], 140],
        [*SETUP["deck"][:-1], SETUP["deck"][0]],
        [*SETUP["deck"][:-1], 140],
        [*SETUP["deck"][:-1], 0],
        [*SETUP["deck"][:-1], -5],
        [*SETUP["deck"][:-1], 10**30],
    ],
)
def test_a15_2_2_the_deck_is_not_that_of_the_game(deck: list[int]) -> None:
    assert rule_of(record({**SETUP, "deck": deck})) == "A2.2"


@pytest.mark.parametrize(
    ("verb", "argument"), [("offer", "card"), ("pick", "card"), ("play", "card"), ("effect", "take")]
)
def test_a15_2_3_the_game_is_over(verb: str, argument: str) -> None:
    for card in (5, 0, 999):
        assert rule_of_move("over", {"seat": 2, "do": verb, argument: card}) == "A8.3"


NOT_NOW = {"offer": ("card", "A4.1"), "pick": ("card", "A5.1"), "play": ("card", "A6.1"), "effect": ("take", "A7.6")}


@pytest.mark.parametrize(("step", "verb"), [(step, verb) for step in NOT_NOW for verb in NOT_NOW if verb != step])
def test_a15_2_4_not_the_step_of_this_verb(step: str, verb: str) -> None:
    """Before turn and card are looked at: `take` 999 lies nowhere, which would be A7.2."""
    argument, rule = NOT_NOW[verb]
    for seat in range(3):
        assert rule_of_move(step, {"seat": seat, "do": verb, argument: 999}) == rule


@pytest.mark.parametrize(("verb", "rule"), [("offer", "A4.2"), ("play", "A6.2")])
def test_a15_2_5_a_second_choice_in_a_record(verb: str, rule: str) -> None:
    """Before the card is looked at."""
    mine = hand_of(at_step(verb), 0)
    chosen = {"seat": 0, "do": verb, "card": mine[0]}
    for card in (mine[0], mine[1], 999):
        assert rule_of_move(verb, chosen, {"seat": 0, "do": verb, "card": card}) == rule


@pytest.mark.parametrize(("verb", "rule"), [("offer", "A4.1"), ("play", "A6.1")])
def test_a15_2_5_a_live_table_replaces_the_first_choice(verb: str, rule: str) -> None:
    """But a choice that is refused does not: the first one stays."""
    table = at_step(verb)
    first, second = hand_of(table, 0)[:2]
    table.play({"seat": 0, "do": verb, "card": first})
    table.play({"seat": 0, "do": verb, "card": second})
    with pytest.raises(IllegalMove) as refused:
        table.play({"seat": 0, "do": verb, "card": 999})
    assert refused.value.rule == rule
    assert table.view(0)["seats"][0]["choice"] == second


def test_a15_2_6_the_seat_is_not_on_turn() -> None:
    """Before the card is looked at. In the effect step also a seat that revealed no effect card."""
    assert at_step("pick").to_move == (0,)
    assert at_step("effect").to_move == (1,)
    for card in (numbers_of("gold")[0], 999):
        assert rule_of_move("pick", {"seat": 2, "do": "pick", "card": card}) == "A5.1"
    for take in (None, 164, 999):
        assert rule_of_move("effect", {"seat": 0, "do": "effect", "take": take}) == "A7.6"


@pytest.mark.parametrize(
    ("step", "seat", "argument", "rule"),
    [
        ("offer", 2, "card", "A4.1"),
        ("play", 2, "card", "A6.1"),
        ("pick", 0, "card", "A5.1"),
        ("effect", 1, "take", "A7.2"),
    ],
)
def test_a15_2_7_the_card_is_not_available(step: str, seat: int, argument: str, rule: str) -> None:
    there = {move[argument] for move in at_step(step).legal(seat)}
    elsewhere = set(range(-1, 175)) - there
    table = at_step(step)
    for card in sorted(elsewhere):
        with pytest.raises(IllegalMove) as refused:
            table.play_final({"seat": seat, "do": step, argument: card})
        assert refused.value.rule == rule
    for absurd in (10**30, 10**5000):
        assert rule_of_move(step, {"seat": seat, "do": step, argument: absurd}) == rule


def test_a15_2_the_refused_move_is_counted() -> None:
    """A checker tells which move it was, from 1."""
    from serai.records.replay import BadRecord

    with pytest.raises(BadRecord) as refused:
        Table.replay(record(SETUP, {"seat": 0, "do": "pick", "card": 5}))
    assert refused.value.move == 2


@pytest.mark.parametrize("options", [{"coffee": 1}, {"tea": 3, "coffee": 1}, {"Tea": 3}, {"tea": 99, "coffee": 1}])
def test_a15_3_the_only_option_is_tea(options: dict[str, int]) -> None:
    with pytest.raises(IllegalMove) as refused:
        PlayedGame.new("amul", players=4, options=options)
    assert refused.value.rule == "A15.3"
    assert rule_of({**record(SETUP), "options": options}) == "A15.3"


def test_a15_3_fields_are_exact() -> None:
    table = stacked(3)
    card = hand_of(table, 0)[0]
    for move in ({"seat": 0, "do": "offer", "card": card, "why": ""}, {"seat": 0, "do": "offer"}):
        with pytest.raises(IllegalMove) as refused:
            table.play(move)
        assert refused.value.rule == "A15"


@pytest.mark.parametrize("verb", ["offer", "play"])
def test_a15_4_hands_are_unchanged_until_the_step_is_complete(verb: str) -> None:
    table = at_step(verb)
    hands = [sorted(hand_of(table, seat)) for seat in range(3)]
    for seat in (2, 0):
        table.play(table.legal(seat)[0])
        assert [sorted(hand_of(table, s)) for s in range(3)] == hands
        assert [entry["hand_size"] for entry in table.view(None)["seats"]] == [6, 6, 6]
    table.play(table.legal(1)[0])
    assert all(sorted(hand_of(table, seat)) != hands[seat] for seat in range(3))


@pytest.mark.parametrize("players", [3, 8])
def test_a15_5_the_result(players: int) -> None:
    table = PlayedGame.new("amul", players=players, seed=2)
    assert table.result is None
    assert "result" not in table.record()
    for _ in random_moves(table, 2):
        pass
    result = table.record()["result"]
    assert list(result) == ["scores", "breakdown", "prowess", "winners"]
    assert result["scores"] == [sum(column.values()) for column in result["breakdown"]]
    assert len(result["scores"]) == len(result["prowess"]) == players
    assert result["prowess"] == [seat.prowess for seat in state_of(table).seats[:players]]
    assert result["winners"] == sorted(result["winners"])


def test_a15_5_a_wrong_result_is_refused() -> None:
    good = random_game(3, 3).record()
    Table.replay(good)
    wrongs: list[Any] = [None, {}, [], {**good["result"], "scores": [0, 0, 0]}, {**good["result"], "note": 1}]
    wrongs.append({**good["result"], "prowess": [float(p) for p in good["result"]["prowess"]]})
    flipped = copy.deepcopy(good["result"])
    flipped["breakdown"][1]["mongol"] += 1
    wrongs.append(flipped)
    for wrong in wrongs:
        assert rule_of({**good, "result": wrong}) == "A15.5"


HEAD_FAULTS: list[tuple[str, str, list[Any]]] = [
    ("A15", "format", [None, "serai-record/2", 1, []]),
    ("A15", "game", [None, "chess", 1, [], {}]),
    ("A15", "edition", [None, "printed-1", 1, []]),
    ("A2.1", "players", [None, 2, 9, 3.0, "3", True, 10**30]),
    ("A15.3", "options", [None, [], "tea", 3, {"coffee": 1}, {"coffee": 1, "tea": 99}]),
    (
        "A13.1",
        "options",
        [{"tea": None}, {"tea": -1}, {"tea": 9}, {"tea": 1.0}, {"tea": "1"}, {"tea": True}, {"tea": []}],
    ),
    ("A15", "moves", [None, {}, "setup", 0]),
]


@pytest.mark.parametrize(("rule", "part", "values"), HEAD_FAULTS)
def test_a15_6_a_wrong_head(rule: str, part: str, values: list[Any]) -> None:
    for value in values:
        assert rule_of({**record(SETUP), part: value}) == rule, value


@pytest.mark.parametrize("part", ["format", "game", "edition", "players", "moves"])
def test_a15_6_a_missing_part_of_the_head(part: str) -> None:
    head = record(SETUP)
    del head[part]
    assert rule_of(head) == ("A2.1" if part == "players" else "A15")


def test_a15_6_the_head_is_checked_in_order() -> None:
    """Each fault together with all later ones."""
    spoilt = [(rule, part, values[-1]) for rule, part, values in HEAD_FAULTS]
    bad_result: dict[str, Any] = {"result": {"scores": []}}
    for index, (rule, part, value) in enumerate(spoilt):
        later = {name: fault for _, name, fault in reversed(spoilt[index + 1 :])}
        assert rule_of({**record({"do": "dance"}), **bad_result, **later, part: value}) == rule


def test_a15_6_the_head_before_the_moves_before_the_result() -> None:
    assert rule_of({**record({**SETUP, "first": 9}), "result": {}}) == "A2.4"
    assert rule_of({**record(SETUP), "result": {}}) == "A15.5"


def test_a15_6_options_may_be_absent() -> None:
    head = record(SETUP)
    del head["options"]
    assert Table.replay(head).options == {"tea": 0}


def test_a15_6_a_finished_record_needs_no_result_and_further_keys_are_ignored() -> None:
    good = random_game(3, 4).record()
    result = good.pop("result")
    assert Table.replay({**good, "names": ["Linda", "Lukas", "Mia"], "seed": None}).result == result


@pytest.mark.parametrize("nonsense", [None, 5, "record", [], [{}]])
def test_a15_6_a_record_is_an_object(nonsense: Any) -> None:
    assert rule_of(nonsense) == "A15"
