"""Duplicate tournaments: a group plays the same deals at several tables, and is compared seat by seat."""
