"""The example of docs/research.md: a small agent learns to beat random players."""

from __future__ import annotations

from examples.linear_agent import LinearAgent, share_of_wins, train


def test_a_linear_agent_learns_to_beat_random_players() -> None:
    untrained = share_of_wins(LinearAgent(173), games=256)
    trained = share_of_wins(train(600, games=256), games=256)
    assert untrained < 0.35, "without learning it wins about a quarter of the games"
    assert trained > 0.6
