"""What a device keeps of the tables that are played on it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

READ = """async () => {
    const open = indexedDB.open('serai');
    const database = await new Promise((resolve) => (open.onsuccess = () => resolve(open.result)));
    const all = database.transaction('tables').objectStore('tables').getAll();
    await new Promise((resolve) => (all.onsuccess = resolve));
    database.close();
    return all.result;
}"""


KEEP = """async (log) => {
    const open = indexedDB.open('serai');
    const database = await new Promise((resolve) => (open.onsuccess = () => resolve(open.result)));
    const tables = database.transaction('tables', 'readwrite').objectStore('tables');
    const all = tables.getAll();
    await new Promise((resolve) => (all.onsuccess = resolve));
    const [kept] = all.result;
    await new Promise((resolve) => (tables.put({ ...kept, log }).onsuccess = resolve));
    database.close();
}"""


def kept_tables(page: Page) -> list[dict[str, Any]]:
    tables: list[dict[str, Any]] = page.evaluate(READ)
    return tables


def keep_log(page: Page, moves: list[dict[str, Any]]) -> None:
    """Somebody has played the one kept table in these moves."""
    page.evaluate(KEEP, moves)
