"""Settings that every test shares."""

import os

from hypothesis import settings

# Servers in tests compile for themselves: the tests beside them need the other processors.
os.environ.setdefault("SERAI_COMPILERS", "0")

# Compilation on first use would break deadlines; the same examples every time keep a red run repeatable.
# `--hypothesis-profile=search` looks for new ones.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.register_profile("search", deadline=None, max_examples=2_000)
settings.load_profile("steady")
