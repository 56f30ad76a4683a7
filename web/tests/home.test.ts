/** The first page and the room before a game: what people came for, and nothing for experts. */

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { isInSight } from './support/boxes';
import { DEVICES } from './support/devices';
import { button, click, one, textOf } from './support/hand';
import { FakeServer } from './support/server';
import { close, open, read, sit, Table } from './support/table';
import { settle } from './support/time';
import { sealed } from '../src/deal/draws';
import type { ServerMessage } from '../src/wire/wire';

const server = (): FakeServer => new FakeServer(() => undefined);
const tile = (title: string): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('main article')].find(
    (one) => textOf(one.querySelector('h2')!) === title,
  )!;

/** One that knows a finished game of this visitor. */
function withFinished(): FakeServer {
  const answering = server();
  const seats = [{ kind: 'person', name: 'Anna', level: null, here: true, stand_in: false, host: true }];
  const table = {
    id: 'g',
    game: 'amul',
    players: 1,
    seats,
    status: 'over',
    access: 'link',
    level: 'easy',
    options: {},
    created: 0,
    result: null,
  };
  answering.answer('/api/me', {
    tables: [{ table, you: { seat: 0, host: true, invite: null }, round: 9, awaited: [], left: null, changed: 0 }],
  });
  return answering;
}

test.each(DEVICES)(
  'players and level stand beside what begins the game, and what is chosen stays (%s)',
  async (_, size) => {
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
  },
);

test('the first page offers games; what few people want lies under More', async () => {
  await open('/', server());
  const shown = [...document.querySelectorAll('main a')]
    .filter((link) => link.checkVisibility())
    .map((link) => link.getAttribute('href'));
  const ofGame = (game: string): string[] => [
    `/new?game=${game}`,
    `/learn/${game}`,
    `/rules/${game}`,
    `/cards/${game}`,
    `/score/${game}`,
    `/daily/${game}`,
  ];
  expect(shown).toEqual([...ofGame('amul'), ...ofGame('amulett')]);
  expect(textOf(document.querySelector('a[href="/score/amulett"]')!)).toBe('Companion for the printed game');
  await click(document.querySelector('main details.more summary')!);
  for (const path of ['/edition', '/replay', '/tournament', '/about'])
    expect(document.querySelector(`main a[href="${path}"]`)!.checkVisibility()).toBe(true);
});

test('the menu of a table begins with settings, and keeps the site behind one door', async () => {
  await sit('amul-4');
  await click(button('Menu'));
  const menu = page.getByRole('dialog', { name: 'Menu' }).element();
  expect(textOf(menu.querySelector('.content > *')!)).toContain('Language');
  const links = (): (string | null)[] =>
    [...menu.querySelectorAll('a')].filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href'));
  expect(links()).toEqual(['/cards/amul', '/rules/amul']);
  await click(page.getByText('Other pages'));
  expect(links()).toContain('/');
});

test('the app is offered once, after a finished game, where the browser can install it', async () => {
  const offer = (): Element | null => document.querySelector('[aria-label="serai as an app"]');
  const asked: string[] = [];
  await open('/', server());
  dispatchEvent(
    Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => asked.push('asked') }),
  );
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

test('friends who give no name are offered one that nobody at the table has', async () => {
  const play = { ...(await read('amulett-3')), seat: null as unknown as number };
  const seats = new Table(play, {}).table.seats.map((seat, number) => ({
    ...seat,
    ...(number < 2
      ? { kind: 'person' as const, name: number ? 'Guest 2' : 'Guest' }
      : { kind: 'open' as const, name: null }),
  }));
  const table = new Table(play, { table: { status: 'open', seats } });
  table.server.answer('/api/tables/golden', { table: table.table, you: { seat: null, host: false, invite: null } });
  await open('/t/golden', table.server);
  expect(one<HTMLInputElement>('.sit input').value).toBe('Guest 3');
});

test('who waits in a room sees no digits of the deal and no command line', async () => {
  const deal = { commitment: '5'.repeat(64), salts: [] };
  const { server } = await sit('amul-4', { table: { status: 'open', deal } as object });
  server.unanswered.length = 0; // this device adds to the chance of the table
  const shown = (text: RegExp): boolean =>
    page
      .getByText(text)
      .elements()
      .some((element) => element.checkVisibility());
  expect(shown(/5{64}|--host/)).toBe(false);
  await click(page.getByText('Provably fair shuffle (details)'));
  expect(shown(/5{64}/)).toBe(true);
  if (document.querySelector('.alone')) await click(page.getByText('For the person who runs this server'));
  expect(shown(/Only this computer/)).toBe(shown(/--host/));
});

/** A waiting room whose server takes what this device adds to the shuffle. */
async function waitingRoom(memory: Record<string, string> = {}): Promise<Waiting> {
  const open = (deal: object, more: object = {}): object => ({
    status: 'open',
    deal: { commitment: FIRST, seals: null, salts: null, awaited: [], ...deal },
    ...more,
  });
  const table = await sit('amul-4', { table: open({}), memory });
  const { server } = table;
  server.unanswered.length = 0;
  for (const path of [SEAL, SALT])
    server.answer(path, { table: table.table, you: { seat: 0, host: false, invite: null } });
  const show = async (deal: object, more: object = {}): Promise<void> => {
    server.tell({ type: 'table', table: { ...table.table, ...open(deal, more) } } as ServerMessage);
    await settle();
  };
  await show({});
  await expect.poll(() => server.asked.filter(([path]) => path === SEAL).length).toBe(2);
  await settle();
  return {
    server,
    show,
    salt: () => (JSON.parse(localStorage.getItem('serai.deals') ?? '{}') as Promises).golden?.salt ?? '',
  };
}

interface Waiting {
  server: FakeServer;
  show: (deal: object, more?: object) => Promise<void>;
  salt: () => string;
}
type Promises = Record<string, { salt: string }>;
const [FIRST, SECOND] = ['5'.repeat(64), '6'.repeat(64)];
const [SEAL, SALT] = ['/api/tables/golden/seal', '/api/tables/golden/salt'];
const alarms = (): string[] =>
  page
    .getByRole('alert')
    .elements()
    .map((element) => textOf(element));

test('what this device adds is sealed first, and opened when its seal counts', async () => {
  const { server, show, salt } = await waitingRoom();
  const seal = sealed(salt(), FIRST);
  expect(server.asked.filter(([path]) => path === SEAL).at(-1)).toEqual([SEAL, { seal }]);
  expect(server.asked.filter(([path]) => path === SALT)).toEqual([]);
  await show({ seals: [seal, null, null, null], awaited: [0] });
  expect(server.asked.at(-1)).toEqual([SALT, { salt: salt() }]);
  expect(textOf(document.body)).toContain('The game begins when the devices of');
  await show({ seals: [seal, null, null, null], salts: [salt(), null, null, null] }, { status: 'running' });
  expect(alarms()).toEqual([]);
  await show({ seals: [seal, null, null, null], salts: [null, null, null, null] }, { status: 'running' });
  expect(alarms()[0]).toContain('were not used');
});

test('a shuffle without the seal of this device raises an alarm, and its digits stay closed', async () => {
  const { server, show } = await waitingRoom();
  await show({ seals: [sealed('ab'.repeat(16), FIRST), null, null, null], awaited: [0] });
  expect(alarms()[0]).toContain('were not used');
  expect(server.asked.filter(([path]) => path === SALT)).toEqual([]);
});

test('the first promise of a shuffle is final: after another one nothing is sent, and there is an alarm', async () => {
  const { server, show, salt } = await waitingRoom();
  const before = server.asked.length;
  await show({ commitment: SECOND });
  expect(alarms()[0]).toContain('Do not trust its cards');
  await show({ commitment: SECOND, seals: [sealed(salt(), FIRST), null, null, null], awaited: [0] });
  await show({ commitment: SECOND, seals: [sealed(salt(), SECOND), null, null, null], awaited: [0] });
  expect(alarms()[0]).toContain('Do not trust its cards');
  expect(server.asked.length).toBe(before);
});

test('a start that was called off is announced, and new digits are sealed', async () => {
  const { server, show, salt } = await waitingRoom();
  const first = salt();
  await show({ seals: [sealed(first, FIRST), null, null, null], awaited: [0] });
  await show({});
  await show({});
  expect(salt()).not.toBe(first);
  expect(server.asked.at(-1)).toEqual([SEAL, { seal: sealed(salt(), FIRST) }]);
  expect(alarms()[0]).toContain('was called off');
});
