"""Benchmarks against peers, in one run, as ratios. docs/benchmarks.md says how to read them."""
