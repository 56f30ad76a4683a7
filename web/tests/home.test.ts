/** The first page and the room before a game: what people came for, and nothing for experts. */

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { isInSight } from './support/boxes';
import { DEVICES } from './support/devices';
import { button, click, textOf } from './support/hand';
import { FakeServer } from './support/server';
import { close, open, sit } from './support/table';
import { settle } from './support/time';
import type { ServerMessage } from '../src/wire/wire';

const server = (): FakeServer => new FakeServer(() => undefined);
const tile = (title: string): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('main article')].find((one) => textOf(one.querySelector('h2')!) === title)!;

/** One that knows a finished game of this visitor. */
function withFinished(): FakeServer {
  const answering = server();
  const seats = [{ kind: 'person', name: 'Anna', level: null, here: true, stand_in: false, host: true }];
  const table = { id: 'g', game: 'amul', players: 1, seats, status: 'over', access: 'link', level: 'easy', options: {}, created: 0, result: null };
  answering.answer('/api/me', { tables: [{ table, you: { seat: 0, host: true, invite: null }, round: 9, awaited: [], left: null, changed: 0 }] });
  return answering;
}

test.each(DEVICES)('players and level stand beside what begins the game, and what is chosen stays (%s)', async (_, size) => {
  await open('/', server(), { size });
  for (const title of ['Āmul', 'Das Amulett']) {
    const game = tile(title);
    const players = game.querySelector('[role=group]')!;
    const play = [...game.querySelectorAll('button')].find((one) => textOf(one) === 'Play now')!;
    play.scrollIntoView({ block: 'center' });
    for (const shown of [players, game.querySelector('select')!, play]) expect(isInSight(shown)).toBe(true);
    expect(play.getBoundingClientRect().top - players.getBoundingClientRect().top).toBeLessThan(120);
    await click(players.querySelector('button:last-of-type')!);
    expect(textOf(players.querySelector('output')!)).toBe('5');
  }
  await close();
  await open('/', server(), { size });
  for (const title of ['Āmul', 'Das Amulett']) expect(textOf(tile(title).querySelector('output')!)).toBe('5');
});

test('the first page offers games; what few people want lies under More', async () => {
  await open('/', server());
  const shown = [...document.querySelectorAll('main a')].filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href'));
  const ofGame = (game: string): string[] => [`/new?game=${game}`, `/learn/${game}`, `/rules/${game}`, `/cards/${game}`, `/score/${game}`, `/daily/${game}`];
  expect(shown).toEqual([...ofGame('amul'), ...ofGame('amulett')]);
  expect(textOf(document.querySelector('a[href="/score/amulett"]')!)).toBe('Companion for the printed game');
  await click(document.querySelector('main details.more summary')!);
  for (const path of ['/edition', '/replay', '/tournament', '/about']) expect(document.querySelector(`main a[href="${path}"]`)!.checkVisibility()).toBe(true);
});

test('the menu of a table begins with settings, and keeps the site behind one door', async () => {
  await sit('amul-4');
  await click(button('Menu'));
  const menu = page.getByRole('dialog', { name: 'Menu' }).element();
  expect(textOf(menu.querySelector('.content > *')!)).toContain('Language');
  const links = (): (string | null)[] => [...menu.querySelectorAll('a')].filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href'));
  expect(links()).toEqual(['/cards/amul', '/rules/amul']);
  await click(page.getByText('Other pages'));
  expect(links()).toContain('/');
});

test('the app is offered once, after a finished game, where the browser can install it', async () => {
  const offer = (): Element | null => document.querySelector('[aria-label="serai as an app"]');
  const asked: string[] = [];
  await open('/', server());
  dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => asked.push('asked') }));
  await close();
  await open('/', server());
  expect(offer(), 'before the first game').toBeNull();
  await close();
  await open('/', withFinished());
  expect(offer()).not.toBeNull();
  await click(button('Install'));
  expect(asked).toEqual(['asked']);
  expect(offer()).toBeNull();
  await close();
  await open('/', withFinished());
  expect(offer(), 'a second time').toBeNull();
});

test('the address of a table is its invitation', async () => {
  await sit('amul-4', { table: { status: 'open' }, invite: 'abc' });
  expect(location.hash).toBe('#abc');
  expect(location.pathname).toBe('/t/golden');
});

test('who waits in a room sees no digits of the deal and no command line', async () => {
  const deal = { commitment: '5'.repeat(64), salts: [] };
  const { server } = await sit('amul-4', { table: { status: 'open', deal } as object });
  server.unanswered.length = 0; // this device adds to the chance of the table
  const shown = (text: RegExp): boolean => page.getByText(text).elements().some((element) => element.checkVisibility());
  expect(shown(/5{64}|--host/)).toBe(false);
  await click(page.getByText('Provably fair shuffle (details)'));
  expect(shown(/5{64}/)).toBe(true);
  if (document.querySelector('.alone')) await click(page.getByText('For the person who runs this server'));
  expect(shown(/Only this computer/)).toBe(shown(/--host/));
});

test('a shuffle without the digits of this device raises an alarm at the start', async () => {
  const mine = { commitment: '5'.repeat(64), salt: 'ab'.repeat(16), taken: true };
  const dealt = (salt: string | null): object => ({ deal: { commitment: mine.commitment, salts: Array(4).fill(salt) } });
  const memory = { deals: JSON.stringify({ golden: mine }) };
  const table = await sit('amul-4', { table: dealt(mine.salt), memory });
  expect(page.getByRole('alert').elements()).toEqual([]);
  table.server.tell({ type: 'table', table: { ...table.table, ...dealt(null) } } as ServerMessage);
  await settle();
  expect(textOf(page.getByRole('alert').element())).toContain('were not used');
});

test('a shuffle that is replaced after somebody sat down raises an alarm', async () => {
  const dealt = (digit: string): object => ({ deal: { commitment: digit.repeat(64), salts: [] } });
  const table = await sit('amul-4', { table: { status: 'open', ...dealt('5') } as object });
  table.server.unanswered.length = 0; // this device adds to the chance of the table
  table.server.tell({ type: 'table', table: { ...table.table, ...dealt('5') } } as ServerMessage);
  await settle();
  expect(page.getByRole('alert').elements()).toEqual([]);
  table.server.tell({ type: 'table', table: { ...table.table, ...dealt('6') } } as ServerMessage);
  await settle();
  expect(textOf(page.getByRole('alert').element())).toContain('Do not trust its cards');
});
