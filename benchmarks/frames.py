"""How the browser table moves: real games in a headless Chromium, frames and tasks read from the browser's own trace.

Invisible movement must not count as a shift: a transform keeps lines of the history in place and lets them glide, which
the browser would count, so the history is not drawn (web/tests/jumps.test.ts looks at it).

A flight counts from the moment the compositor starts it until it lands. Work of the page is processor time of its main
thread, so that other work on the machine does not count; frames and waits are wall-clock time, and need a quiet
machine. Headless Chromium draws without a GPU, on the cores that also play the game and run the script.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from benchmarks.report import Row, limited
from tools.browser import launch
from tools.serving import server

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SETUPS = (
    ("amul", 4, "desk", DESK),
    ("amul", 8, "desk", DESK),
    ("amul", 8, "phone", PHONE),
    ("amulett", 4, "desk", DESK),
    ("amulett", 6, "phone", PHONE),
)
MOVES = 8
FRAME_MS = 1000 / 60
PATIENCE_MS = 60_000
CATEGORIES = ("toplevel", "blink.user_timing", "disabled-by-default-devtools.timeline.frame")

WATCH = """
window.seen = { flights: [], shift: 0 }
const animate = Element.prototype.animate
Element.prototype.animate = function (...how) {
  const animation = animate.apply(this, how)
  const flight = { asked: performance.now() }
  window.seen.flights.push(flight)
  animation.ready.then(() => (flight.start = animation.startTime), () => undefined)
  animation.finished.then(
    () => (flight.end = flight.start + animation.effect.getComputedTiming().endTime),
    () => (flight.end = performance.now()),
  )
  return animation
}
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.seen.shift += entry.value
}).observe({ type: 'layout-shift', buffered: true })
const hidden = new CSSStyleSheet()
hidden.replaceSync('.history { visibility: hidden }')
document.adoptedStyleSheets = [hidden]
"""
READY = "() => document.querySelector('.prompt.mine') !== null"
FIRST_PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"
DECIDE = """
() => {
  if (document.querySelector('dialog[open]')) return true
  const actions = '.prompt.mine:not([aria-busy="true"]) .actions .button:enabled'
  const confirm = () => document.querySelector(`${actions}.primary`)
  const choice = `.card.playable:not(.sealed), ${actions}:not(.icon)`
  if (document.querySelector('.prompt.mine') && !confirm()) document.querySelector(choice)?.click()
  return new Promise((done) => setTimeout(() => {
    const chosen = confirm()
    chosen?.click()
    done(Boolean(chosen))
  }, 50))
}
"""
FLOWN = "window.seen.flights.filter((flight) => flight.start && flight.end)  // the others never took off"
AT_REST = "() => document.getAnimations().every((animation) => animation.playState !== 'running')"


@dataclass(frozen=True)
class Span:
    """From and to, in milliseconds of the page's clock."""

    start: float
    end: float

    def overlaps(self, other: Span) -> bool:
        return self.start < other.end and other.start < self.end


@dataclass(frozen=True)
class Task(Span):
    """What the page's main thread did in one go; `work` is its processor time."""

    work: float


@dataclass(frozen=True)
class Trace:
    """What the browser recorded while the moves were made."""

    tasks: list[Task]
    frames: list[float]
    """when the compositor drew one"""


def rows(_: float) -> list[Row]:
    """All measurements of this page."""
    with server() as address, sync_playwright() as playwright:
        browser = launch(playwright)
        measured = [row for setup in SETUPS for row in _rows(browser, address, *setup)]
        browser.close()
    return measured


def _rows(browser: Browser, address: str, game: str, players: int, size: str, screen: dict[str, Any]) -> Iterator[Row]:
    name = f"{game}, {players} players, {size}"
    context = browser.new_context(base_url=address, service_workers="block", **screen)
    context.set_default_timeout(PATIENCE_MS)
    context.add_init_script(WATCH)
    page, table = _sit_down(context, game, players)
    page.goto(f"/t/{table}")
    page.wait_for_function(READY)
    ready = page.evaluate("performance.now()")
    yield limited(f"{name}: first paint", page.evaluate(FIRST_PAINT), "ms", 1000)
    yield limited(f"{name}: table drawn, and asking", ready, "ms", 1000)
    page.wait_for_timeout(1000)
    yield limited(f"{name}: layout shift while loading", page.evaluate("window.seen.shift"), "", 0.01)
    page.evaluate("window.seen.shift = 0")
    trace = _traced(browser, page)
    flights = page.evaluate(FLOWN)
    shift = page.evaluate("window.seen.shift")
    context.close()
    yield from _moving(name, trace, flights)
    yield limited(f"{name}: layout shift of a move", shift / MOVES, "", 0.01)


def _sit_down(context: BrowserContext, game: str, players: int) -> tuple[Page, str]:
    page = context.new_page()
    page.goto("/rules")
    wanted = {"game": game, "players": players, "name": "Anna", "level": "easy", "start": True}
    return page, page.request.post("/api/tables", data=wanted).json()["table"]["id"]


def _moving(name: str, trace: Trace, flights: list[dict[str, float]]) -> Iterator[Row]:
    flown = _merged([Span(flight["start"], flight["end"]) for flight in flights])
    updates = list(_updates(trace.tasks, flights))
    applying = {update.start for update in updates}
    others = [
        task.work
        for task in trace.tasks
        if task.start not in applying and any(span.start <= task.start < span.end for span in flown)
    ]
    work = [sum(task.work for task in trace.tasks if task.overlaps(update)) for update in updates]
    drawn = [sum(span.start <= frame <= span.end for frame in trace.frames) for span in flown]
    # Where nothing was drawn, nothing moved on the screen: it all happened further down the page.
    wanted = sum((span.end - span.start) / FRAME_MS for span, frames in zip(flown, drawn, strict=True) if frames)
    yield Row(f"{name}: things in the air for", sum(span.end - span.start for span in flown), "ms")
    yield Row(f"{name}: an update until its flight begins", median(span.end - span.start for span in updates), "ms")
    yield limited(f"{name}: work of the page for it", median(work), "ms", 50)
    yield Row(f"{name}: the same, most", max(work), "ms")
    yield limited(f"{name}: longest other task during flights", max(others), "ms", round(FRAME_MS, 1))
    on_time = 100 * min(1.0, sum(drawn) / wanted)
    yield Row(f"{name}: frames on time during flights", on_time, "%", target="at least 95%", met=on_time >= 95)


def _updates(tasks: list[Task], flights: list[dict[str, float]]) -> Iterator[Span]:
    """Each from the beginning of the task that asked for flights until the first of them began."""
    for task in tasks:
        begun = [flight["start"] for flight in flights if task.start <= flight["asked"] <= task.end]
        if begun:
            yield Span(task.start, min(begun))


def _merged(spans: list[Span]) -> list[Span]:
    merged: list[Span] = []
    for span in sorted(spans, key=lambda span: span.start):
        if merged and span.start <= merged[-1].end:
            merged[-1] = Span(merged[-1].start, max(merged[-1].end, span.end))
        else:
            merged.append(span)
    return merged


def _traced(browser: Browser, page: Page) -> Trace:
    """Make some moves, and read what the browser noted meanwhile."""
    devtools = browser.new_browser_cdp_session()
    events: list[dict[str, Any]] = []
    complete: list[object] = []
    devtools.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    devtools.on("Tracing.tracingComplete", lambda end: complete.append(end))  # noqa: PLW0108 - it must take attributes
    devtools.send("Tracing.start", {"traceConfig": {"includedCategories": list(CATEGORIES)}})
    clock = page.evaluate("performance.mark('serai-clock').startTime")
    for _ in range(MOVES):
        page.wait_for_function(DECIDE, polling=200)
        page.wait_for_timeout(600)
        page.wait_for_function(AT_REST, polling=200)  # people look before they choose again
    devtools.send("Tracing.end")
    while not complete:
        page.wait_for_timeout(50)
    devtools.detach()
    return _read(events, clock)


def _read(events: list[dict[str, Any]], clock: float) -> Trace:
    mark = next(event for event in events if event["name"] == "serai-clock")
    page, main = mark["pid"], (mark["pid"], mark["tid"])

    def at(event: dict[str, Any]) -> float:
        return float((event["ts"] - mark["ts"]) / 1000 + clock)

    tasks = [
        Task(at(event), at(event) + event["dur"] / 1000, event["tdur"] / 1000)
        for event in events
        if event["name"] == "ThreadControllerImpl::RunTask" and "tdur" in event and (event["pid"], event["tid"]) == main
    ]
    frames = [at(event) for event in events if event["name"] == "DrawFrame" and event["pid"] == page]
    return Trace(tasks, frames)
