"""Other people's programs, for comparison only: servers, and (`rows`, the page `peers`) games that learners play."""

from benchmarks.peers.random_play import rows

__all__ = ["rows"]
