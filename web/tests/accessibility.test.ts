/** Tables can be read and used by everybody, by day and by lamplight. */

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { faults } from './support/axe';
import { DESK, PHONE } from './support/devices';
import { momentsOf, over, walk } from './support/moments';
import { ID, Table, close, open, read, resize, sit, type Size } from './support/table';
import { settle } from './support/time';

const TABLES: [string, Size][] = [
  ['amul-4', PHONE],
  ['amulett-4', DESK],
];
const MORE: [string, Size][] = [
  ['amul-4', DESK],
  ['amulett-4', PHONE],
];

test.for(import.meta.env.VITE_ALL ? [...TABLES, ...MORE] : TABLES)(
  'axe finds nothing at the table of %s at %s, nor in its menu',
  async ([name, size]) => {
    await sit(name, { size });
    expect(await faults()).toEqual([]);
    await page.getByRole('button', { name: 'Menu' }).click();
    await settle();
    expect(page.getByRole('dialog', { name: 'Menu' }).query()).not.toBeNull();
    expect(await faults()).toEqual([]);
  },
);

const ALL = ['amul-3', 'amul-8', 'amul-tea', 'amulett-3-experienced', 'amulett-6'];

test.runIf(import.meta.env.VITE_ALL).for(ALL)(
  'axe finds nothing at any moment of %s',
  { timeout: 600_000 },
  async (name) => {
    const table = await sit(name);
    const found: Record<string, string[]> = {};
    for await (const moment of walk(table, momentsOf(name))) {
      for (const size of [DESK, PHONE]) {
        await resize(...size);
        found[`${moment}, ${size.join('x')}`] = await faults();
      }
    }
    expect(Object.entries(found).filter(([, here]) => here.length)).toEqual([]);
  },
);

test('axe finds nothing while people gather', async () => {
  const { table } = new Table(await read('amulett-4'), {});
  const seats = table.seats.map((seat, number) => (number ? { ...seat, kind: 'open' as const, name: null } : seat));
  await sit('amulett-4', { table: { status: 'open', seats } });
  expect(page.getByRole('button', { name: 'Start the game' }).query()).not.toBeNull();
  expect(await faults()).toEqual([]);
});

test.for(['amul-3', 'amulett-3'])(
  'axe finds nothing after a game of %s, nor in the chat, nor in its replay',
  async (name) => {
    await sit(name, { at: over });
    expect(document.querySelector('dialog[open]')).not.toBeNull();
    expect(await faults()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Chat' }).click();
    await settle();
    expect(page.getByRole('textbox').query()).not.toBeNull();
    expect(await faults()).toEqual([]);
    await close();
    const replayed = new Table(await read(name), { at: over });
    replayed.answerReplay();
    await open(`/replay/${ID}?at=40`, replayed.server);
    expect(page.getByRole('slider').query()).not.toBeNull();
    expect(await faults()).toEqual([]);
  },
);
