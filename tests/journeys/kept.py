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


def kept_tables(page: Page) -> list[dict[str, Any]]:
    tables: list[dict[str, Any]] = page.evaluate(READ)
    return tables
