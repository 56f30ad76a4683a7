/** The plain table: a game that the client has no folder for is drawn from its view and its legal moves. */

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import answers from '../plays/answers.json';
import type { Move } from '../src/wire/view';
import type { ServerMessage } from '../src/wire/wire';
import { faults } from './support/axe';
import { DEVICES } from './support/devices';
import { button, click, CONFIRM, one, textOf, walkTo } from './support/hand';
import { FakeServer } from './support/server';
import { open, type Size } from './support/table';
import { settle } from './support/time';

const GAME = 'oxen';
const WORDS = `
oxen-move-lay = Lay down { $card }
oxen-event-laid = { $who ->
    [you] You lay
   *[other] { $seat } lays
  } down { $card }.
oxen-event-round = Round { $round }: { $stake } oxen are at stake.
oxen-field-hand_size = Cards in hand
`;
const INFO = {
  id: GAME,
  title: 'Oxen',
  fewest: 2,
  most: 5,
  usual: 3,
  capabilities: [],
  levels: ['easy'],
  start_player: false,
  options: { long: true, rows: 4, deck: 'red' },
  form: [
    { id: 'long', kind: 'flag', default: true, label: 'oxen-option-long', help: '' },
    { id: 'rows', kind: 'whole', default: 4, least: 2, most: 5, label: 'oxen-option-rows', help: '' },
    { id: 'deck', kind: 'choice', default: 'red', words: ['red', 'blue'], label: 'oxen-option-deck', help: '' },
  ],
  editions: [{ id: 'first', hash: '1' }],
};
const PEOPLE = [
  { kind: 'person', name: 'Anna' },
  { kind: 'person', name: 'Ben' },
  { kind: 'bot', name: null },
];
const SEATS = PEOPLE.map((taken, seat) => ({ ...taken, level: null, here: true, stand_in: false, host: seat === 0 }));
const DEALT = { game: GAME, players: 3, edition: 'first', edition_hash: '1', options: {} };
const TABLE = {
  ...{ id: 't1', ...DEALT, status: 'running', access: 'link', level: 'easy', seconds: null, chat: true },
  ...{ seats: SEATS, created: 0, next: null, result: null },
};
const VIEW = {
  ...DEALT,
  ...{
    seat: 0,
    version: 1,
    round: 1,
    step: 'choose_card',
    awaited: [0, 1],
    deck: 81,
    rows: [[5, 9], [12]],
    longest: null,
  },
  history: [{ event: 'shuffled' }, { event: 'round', round: 1, stake: 8 }],
  seats: [
    { hand_size: 2, chosen: false, hand: [3, 7], choice: null },
    { hand_size: 2, chosen: false },
    { hand_size: 2, chosen: true },
  ],
  legal: [
    { seat: 0, do: 'lay', card: 3 },
    { seat: 0, do: 'lay', card: 7 },
    { seat: 0, do: 'give_up' },
  ],
};
const LAID = [
  ['set', ['version'], 2],
  ['set', ['awaited'], [1]],
  ['set', ['legal'], []],
  ['set', ['seats', 0, 'hand'], [7]],
  ['more', ['history'], [{ event: 'laid', seat: 0, card: 3 }]],
];
const OVER = [
  ['set', ['version'], 3],
  ['set', ['awaited'], []],
  ['more', ['history'], [{ event: 'laid', seat: 1, card: 4 }]],
  ['set', ['result'], { winners: [0], points: [9, 4, 2], reason: 'empty_hands' }],
];
/** Opens a page of a server with a game that exists in this test alone; what was played there is noted. */
async function visit(path = '/t/t1', size?: Size, seats = SEATS, awaited = [0, 1]): Promise<Move[]> {
  const played: Move[] = [];
  const tell = (message: object): void => server.tell(message as ServerMessage);
  const server = new FakeServer((message) => {
    const you = { seat: 0, host: true, invite: null };
    if (message.type === 'hello')
      tell({
        type: 'welcome',
        you,
        table: { ...TABLE, seats },
        revision: '1',
        view: { ...VIEW, awaited },
        updates: null,
        chat: [],
        left: null,
      });
    if (message.type !== 'act') return;
    played.push(message.move as Move);
    tell({ type: 'ack', id: message.id, again: false });
    for (const [revision, patch] of Object.entries({ 2: LAID, 3: OVER }))
      tell({ type: 'update', revision, patch, left: null });
  });
  server.answer('/api/games', [...answers['/api/games'], INFO]);
  server.answer('/api/words/en.ftl', WORDS);
  server.answer(`/api/editions/${GAME}/1`, { id: 'first', game: GAME, cards: [1, 2, 3] });
  await open(path, server, { size });
  return played;
}

const dialog = (): HTMLElement => one('dialog[open]');

test('a game without a folder is played', async () => {
  const played = await visit();
  await expect.element(page.getByRole('heading', { name: 'Oxen' })).toBeVisible();
  expect(textOf(one('.prompt.mine'))).toContain('It is your turn.');
  const article = (name: string): Element => page.getByRole('article', { name }).element();
  const [mine, bens] = [article('Anna'), article('Ben')];
  expect(textOf(mine)).toContain('Only you see this');
  expect([...mine.querySelectorAll('li')].map(textOf)).toEqual(['3', '7']);
  expect(textOf(bens)).toContain('Cards in hand');
  expect(textOf(bens)).not.toContain('Only you see this');
  expect(textOf(page.getByRole('region', { name: 'On the table' }).element())).toContain('rows');

  await click(button('Lay down 3'));
  expect(played).toEqual([]);
  await click(one(CONFIRM));
  expect(textOf(dialog())).toContain('You win.');
  expect(played).toEqual([{ seat: 0, do: 'lay', card: 3 }]);
  expect(textOf(page.getByRole('row').filter({ hasText: 'Anna' }).getByRole('cell').element())).toBe('9');
  expect(textOf(dialog())).toContain('empty hands');
  await click(page.elementLocator(dialog()).getByRole('button', { name: 'Close' }));
  expect(textOf(page.getByRole('complementary').element())).toContain('Ben lays down 4.');
  expect(textOf(page.getByRole('complementary').element())).toContain('8 oxen are at stake.');
  expect(textOf(page.getByRole('banner').element()).toLowerCase()).not.toContain('choose card');
});

test('who plays alone without a name is called "You", and only once', async () => {
  const bot = SEATS[2]!;
  await visit('/t/t1', undefined, [{ ...SEATS[0]!, name: '' }, bot, bot], [0]);
  const mine = page.getByRole('article', { name: 'You', exact: true });
  await expect.element(mine).toBeVisible();
  expect(textOf(mine.getByRole('heading', { level: 2 }).element())).toBe('You');
});

test('it is played by keyboard and told to people who listen', async () => {
  const played = await visit();
  await walkTo('.prompt .button');
  await userEvent.keyboard('{Tab}{Tab}{Enter}{Enter}');
  await settle();
  await expect.element(page.getByRole('dialog', { name: 'Result' })).toBeVisible();
  expect(played).toEqual([{ seat: 0, do: 'give_up' }]);
  expect(textOf(page.getByRole('log').element())).toContain('You lay down 3.');
});

test.each(DEVICES)('everybody can read it (%s)', async (_, size) => {
  await visit('/t/t1', size);
  expect(await faults()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(size[0]);
  await click(button('Give up'));
  await click(one(CONFIRM));
  expect(dialog()).toBeVisible();
  expect(await faults()).toEqual([]);
});

test('such a game has its pages', async () => {
  await visit('/');
  const card = page.getByRole('article').filter({ hasText: 'Oxen' });
  expect(textOf(card.element())).toContain('2 to 5 players');
  await click(card.getByRole('link', { name: 'With friends' }));
  await click(page.getByText('More options'));
  expect(page.getByRole('checkbox', { name: 'long' }).element()).toBeChecked();
  expect(page.getByRole('combobox', { name: 'deck' }).element()).toHaveValue('red');
  expect(textOf(page.getByRole('group', { name: 'rows' }).getByRole('status').element())).toBe('4');
});

test.each([
  ['/cards/oxen', 'cards'],
  ['/rules/oxen', 'has no rule book'],
  ['/cards/oxen/1', 'cards'],
])('%s tells what there is to tell', async (path, told) => {
  await visit(path);
  expect(textOf(one('main'))).toContain(told);
  expect(textOf(one('main'))).not.toContain('first'); // the id of the edition
  expect(await faults()).toEqual([]);
});
