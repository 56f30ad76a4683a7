"""Settings that every test shares."""

from hypothesis import settings

# Compilation on first use would break deadlines; the same examples every time keep a red run repeatable.
# `--hypothesis-profile=search` looks for new ones.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.register_profile("search", deadline=None, max_examples=2_000)
settings.load_profile("steady")
