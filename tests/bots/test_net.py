"""The trained nets: what they compute, what their cards promise, and what they do where they have learned nothing."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from serai.bots import net_bot, net_file
from serai.bots.net import VALUES, think_at, thinking_record
from serai.bots.net_bot import NetBot, player_of
from serai.bots.net_file import kept, load, net_of, rules_hash, shipped
from serai.bots.registry import make
from serai.envs.vector.lane_rules import lane_rules
from serai.envs.vector.reading import Readings, digits, hot
from serai.games import find_game
from serai.kernel.errors import UserError
from serai.kernel.schema import blank
from tests.bots.scenes import decisions

GAMES = ("amul", "amulett")
MOST_BYTES = 4_000_000


def some_net(game: str, width: int = 8, depth: int = 2, heads: int = 3) -> dict[str, Any]:
    """Arrays of a net with weights drawn at random."""
    rules, described, chance = (
        lane_rules(find_game(game)),
        find_game(game).need("study.net", ""),
        np.random.default_rng(1),
    )
    table = Readings.of(rules.LAYOUT, described.READINGS)
    outputs = heads * rules.ACTIONS.size

    def weights(*shape: int) -> Any:
        return chance.integers(-127, 128, shape).astype(np.int8)

    def factors(*shape: int) -> Any:
        return chance.random(shape).astype(np.float32) / 500

    return {
        **{name: value for name, value in vars(table).items() if name != "rows"},
        "head_place": rules.LAYOUT.places(described.HEAD)[0],
        "head_of": (np.arange(64) % heads).astype(np.uint8),
        "actions": rules.ACTIONS.size,
        "rows": weights(table.rows, width),
        "row_factor": factors(table.rows),
        "bias": factors(width),
        "layers": weights(depth, width, width),
        "layer_factor": factors(depth, width),
        "layer_bias": factors(depth, width),
        "logits": weights(outputs, width),
        "logit_factor": factors(outputs),
        "logit_bias": factors(outputs),
        "trust": factors(heads, width),
        "trust_bias": factors(heads),
        "values": factors(VALUES, width),
        "value_bias": factors(VALUES),
    }


def by_matrices(net: dict[str, Any], seen: Any, legal: Any, advice: Any) -> tuple[Any, Any]:
    """The same net in matrices of exact numbers."""
    inputs = np.zeros(len(net["rows"]))
    for reading, place in enumerate(net["place"]):
        number = (int(seen[place]) >> int(net["shift"][reading])) & int(net["bits"][reading])
        value = min(number, int(net["most"][reading])) - int(net["least"][reading])
        if value > 0:
            inputs[net["first"][reading] + value - 1] = 1
        if net["number"][reading] >= 0:
            inputs[net["number"][reading]] = number * net["scale"][reading]
    hidden = np.maximum(inputs @ (net["rows"] * net["row_factor"][:, None].astype(float)) + net["bias"], 0)
    for layer, factor, bias in zip(net["layers"], net["layer_factor"], net["layer_bias"], strict=True):
        hidden = hidden + np.maximum(hidden @ (layer * factor[:, None].astype(float)) + bias, 0)
    head = int(net["head_of"][seen[net["head_place"]]])
    rows = head * net["actions"] + legal
    logits = (net["logits"][rows] * net["logit_factor"][rows, None].astype(float)) @ hidden + net["logit_bias"][rows]
    trust = net["trust"][head].astype(float) @ hidden + net["trust_bias"][head]
    logits += trust * np.maximum(advice - advice.max(), -20)
    return logits, net["values"].astype(float) @ hidden + net["value_bias"]


@pytest.mark.parametrize("game", GAMES)
def test_thinking_is_multiplying_matrices(game: str) -> None:
    rules, net = lane_rules(find_game(game)), some_net(game)
    nets, lanes, chance = net_of(net), blank(rules.LANE, 1), np.random.default_rng(2)
    thinkings = blank(thinking_record(8, len(lanes[0].legal)), 1)
    for _ in range(20):
        seen = chance.integers(0, 30, (1, rules.LAYOUT.size)).astype(np.int16)
        legal = chance.permutation(rules.ACTIONS.size)[:5]
        lanes[0].legal[:5], lanes[0].legal_count = legal, 5
        thinkings[0].advice[:5] = advice = chance.random(5).astype(np.float32) * 50
        think_at(nets, seen, lanes, thinkings)
        logits, values = by_matrices(net, seen[0], legal, advice)
        assert thinkings[0].logits[:5] == pytest.approx(logits, rel=1e-3, abs=1e-3)
        assert thinkings[0].values == pytest.approx(values, rel=1e-3, abs=1e-3)


NETS = {
    f"{game} {file.parent.name}": (game, file)
    for game in GAMES
    for file in (shipped(find_game(game)), *kept(find_game(game)).values())
    if file
}
"""every net that comes with a game"""


@pytest.mark.parametrize(("game", "file"), NETS.values(), ids=NETS)
def test_a_net_that_comes_with_a_game_fits_it_as_it_is(game: str, file: Path) -> None:
    found = find_game(game)
    assert file.stat().st_size <= MOST_BYTES
    trained, edition = load(file), found.load_edition(None)
    assert trained.card["game"] == game
    assert {"made", "command", "decisions", "seconds", "strength"} <= trained.card.keys()
    stale = f"if it plays as well as ever, its card may say rules_hash = {rules_hash(found)!r}; else it must learn anew"
    assert trained.objection(found, edition) == "", stale


def test_levels_have_a_net_to_play_with() -> None:
    assert all(shipped(find_game(game)) for game in GAMES)


def test_a_net_is_found_by_its_name() -> None:
    named = kept(find_game("amulett"))
    assert named
    sight = next(decisions("amulett", 4, 2))
    for name, file in named.items():
        bot = make(f"net:{name}", "amulett")
        assert isinstance(bot, NetBot)
        assert bot.file == file
        assert bot.decide(sight).move in sight.legal
    with pytest.raises(UserError, match=f"amulett comes with net:{next(iter(named))}"):
        make("net:nobody", "amulett")


def test_another_edition_is_refused_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(net_bot, "_players", {})  # it is said once, and other tests may have heard it
    own = tmp_path / "own.toml"
    own.write_text('id = "own"\ngame = "amul"\nbased_on = "reconstructed-1"\nrounds = 8\n')
    edition = find_game("amul").load_edition(str(own))
    assert player_of("amul", None, edition) is None
    assert "it has learned the edition reconstructed-1, not own as it is here: it plays like greedy, and" in caplog.text


def test_changed_rules_are_refused_and_greedy_plays(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(net_file, "rules_hash", lambda _game: "other")
    monkeypatch.setattr(net_bot, "_players", {})
    sight = next(decisions("amul", 3, 1))
    assert make("net", "amul").decide(sight) == make("greedy", "amul").decide(sight)
    assert make("search:40", "amul").decide(sight) == make("classic:40", "amul").decide(sight)
    assert caplog.text.count("the rules have changed since it learned") == 1, "it is said once"


def test_comments_do_not_change_the_rules() -> None:
    bare = net_file._bare
    text = 'def f(a: int) -> int:\n    """Why."""\n    # how\n    return  a + 1\n'
    assert bare(text) == bare("def f(a:int)->int:\n    return a + 1  # so\n")
    assert bare(text) != bare(text.replace("a + 1", "a + 2"))


def test_a_net_from_a_file_is_found_or_refused(tmp_path: Path) -> None:
    bot = make(f"net:{shipped(find_game('amul'))}", "amul")
    assert isinstance(bot, NetBot)
    sight = next(decisions("amul", 4, 2))
    assert bot.decide(sight) == make("net", "amul").decide(sight)
    with pytest.raises(UserError, match="to take a net from"):
        make(f"net:{tmp_path / 'nothing.npz'}", "amul")


def test_an_own_number_is_read_by_rows_digits_and_scale() -> None:
    layout = lane_rules(find_game("amul")).LAYOUT
    table = Readings.of(layout, (hot("round", 9), hot("seats", 255, 4, least=229), *digits("tea", None, 2, 2)))
    assert list(table.place[:1]) == list(layout.places("round"))
    assert len(table.place) == 1 + 8 + 2
    assert table.rows == 9 + 8 * 26 + 2 * 3
    assert list(table.shift[-2:]) == [0, 2]
    assert list(table.bits[-2:]) == [3, 3]
    scaled = Readings.of(layout, (hot("deck", 0, scale=0.5), replace(hot("round", 2), scale=0.25)))
    assert list(scaled.number) == [2, 3]
    assert scaled.rows == 4


def test_a_net_that_trusts_nothing_but_advice_is_greedy(tmp_path: Path) -> None:
    source, arrays = shipped(find_game("amul")), some_net("amul")
    assert source is not None
    for name in ("logits", "logit_bias", "trust"):
        arrays[name] = np.zeros_like(arrays[name])
    arrays["trust_bias"] = np.ones_like(arrays["trust_bias"])
    np.savez(tmp_path / "net.npz", **arrays)
    (tmp_path / "net.toml").write_text(source.with_name("net.toml").read_text("utf-8"), "utf-8")
    greedy, seen = make("greedy", "amul"), set()
    for sight in decisions("amul", 4, 5):
        thought = greedy.decide(sight)
        worth = {str(option.move): option.value for option in thought.options}
        chosen = make(f"net:{tmp_path / 'net.npz'}", "amul").decide(sight).move
        assert worth[str(chosen)] == pytest.approx(max(worth.values()))
        seen.add(chosen["do"])
    assert seen == {"offer", "pick", "play", "effect"}
