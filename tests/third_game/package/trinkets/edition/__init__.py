"""The trinkets as data that owners can correct."""
