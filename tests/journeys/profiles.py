"""Browser profiles that one test hands on to the next: to make one, and to load the program into it, is half of the
work of a short test."""

from __future__ import annotations

from typing import Any

EVERYTHING = "all"
ALL_BUT_THE_PROGRAM = "cookies,local_storage,indexeddb"
"""What is cleared of a profile: nothing stays, or what the worker of the program keeps to do without a network."""

IMPATIENT = """if (location.protocol !== 'about:' && localStorage.getItem('serai.tempo') === null)
    localStorage.setItem('serai.tempo', 'at-once')"""
"""The choice of somebody who wants no stories: most journeys are not about them, and would only wait."""


class Profiles:
    """Profiles of one browser. Each is for a new person: no cookies, and nothing is remembered."""

    def __init__(self, browser: Any, base_url: str, cleared: str = EVERYTHING) -> None:
        self._browser = browser
        self._base_url = base_url
        self._cleared = cleared
        self._free: dict[str, list[Any]] = {}
        self._kinds: dict[Any, str] = {}

    def take(self, **settings: Any) -> Any:
        """A profile with these settings that nobody uses."""
        kind = repr(sorted(settings.items()))
        free = self._free.setdefault(kind, [])
        if free:
            return free.pop()
        profile = self.make(**settings)
        profile.add_init_script(IMPATIENT)
        profile.new_page()  # stays open, and so its process stays
        self._kinds[profile] = kind
        return profile

    def make(self, **settings: Any) -> Any:
        """A profile that has never loaded anything, and that nobody gets again."""
        return self._browser.new_context(base_url=self._base_url, **settings)

    def give_back(self, profile: Any) -> None:
        kind = self._kinds.get(profile)
        if kind is None:
            profile.close()
            return
        stays, *others = profile.pages
        for page in others:
            page.close()
        profile.set_offline(False)
        profile.clear_cookies()
        debugger = profile.new_cdp_session(stays)
        debugger.send("Storage.clearDataForOrigin", {"origin": self._base_url, "storageTypes": self._cleared})
        debugger.detach()
        self._free[kind].append(profile)
