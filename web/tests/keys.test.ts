/** Playing by keyboard: the order of the Tab key, a focus that is kept, keys that read out, and typed commands. */

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ServerMessage } from '../src/wire/wire';
import { faults } from './support/axe';
import { DEVICES, PHONE } from './support/devices';
import { all, click, CONFIRM, one, press, textOf, walkTo } from './support/hand';
import { leave, sit, type Moment, type Size } from './support/table';
import { pass, settle, stopTime } from './support/time';

const CARD = '.hand button.card';
const field = (): HTMLInputElement => one<HTMLInputElement>('form input');
const marked = (): boolean => document.documentElement.hasAttribute('data-keys');
const focused = (): string | null => document.activeElement?.getAttribute('data-fly') ?? null;
const choosesIncome: Moment = (view) => view.step === 'income' && view.legal.length > 1;

async function type(line: string): Promise<void> {
  await userEvent.fill(field(), line);
  await press('{Enter}');
}

test('the hand comes before what confirms it', async () => {
  await sit('amul-3');
  await walkTo(CARD);
  await press('{Enter}');
  await walkTo(CONFIRM);
  do await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  while (!document.activeElement?.closest('.hand, .market'));
  expect(document.activeElement.closest('.hand')).not.toBeNull();
});

test('arrows go from card to card, Enter chooses, and Enter again plays', async () => {
  const table = await sit('amul-3');
  await walkTo(CARD);
  const first = focused();
  await press('{ArrowRight}');
  expect(focused()).not.toBe(first);
  const card = Number(focused()?.replace('card-', ''));
  await press('{Enter}');
  expect(table.moves).toEqual([]);
  await press('{Enter}');
  expect(table.moves).toEqual([{ seat: 0, do: 'offer', card }]);
  // The game goes on, and the focus is on something of it, not at the top of the page.
  table.nextUntil((view) => view.step === 'pick' && view.legal.length > 0);
  await settle();
  expect(document.activeElement?.closest('.prompt, .hand, .market')).not.toBeNull();
});

test('Das Amulett is played by Tab and Enter alone', async () => {
  const table = await sit('amulett-3', { at: (view) => view.step === 'gem' && view.legal.length > 1 });
  await walkTo('.prompt.mine .actions .button:not(.primary)');
  await press('{Enter}');
  expect(table.moves).toEqual([]);
  await walkTo(CONFIRM);
  await press('{Enter}');
  expect(table.moves).toHaveLength(1);
  expect(table.view.legal).toContainEqual(table.moves[0]);
});

const READINGS = {
  'amul-3': {
    en: {
      i: 'Your hand: ',
      m: 'Market: ',
      a: 'Your play area: ',
      '{Shift>}1{/Shift}': 'Batu: ',
      s: 'you 0, Batu 0',
      w: 'Choose',
      e: '.',
    },
    de: {
      i: 'Deine Hand: ',
      m: 'Markt: ',
      a: 'Dein Spielbereich: ',
      '{Shift>}1{/Shift}': 'Batu: ',
      s: 'Batu 0',
      w: 'Wähle',
      e: '.',
    },
  },
  'amulett-3': {
    en: { i: 'Your metals: ', m: 'C3', a: 'Spells: ', '{Shift>}1{/Shift}': 'Batu: ', s: '0 gems', w: 'ass', e: '.' },
    de: {
      i: 'Deine Metalle: ',
      m: 'C3',
      a: 'Zaubersprüche: ',
      '{Shift>}1{/Shift}': 'Batu: ',
      s: '0 Edelsteine',
      w: 'ass',
      e: '.',
    },
  },
};
const BY_LANGUAGE = Object.entries(READINGS).flatMap(([name, spoken]) =>
  Object.entries(spoken).map(([language, keys]) => [name, language as 'en' | 'de', keys] as const),
);

test.each(BY_LANGUAGE)('keys read out to the eye and to the ear (%s, %s)', async (name, language, keys) => {
  await sit(name, { language, at: (view) => view.legal.length > 1 });
  for (const [key, words] of Object.entries(keys)) {
    await press(key);
    expect(textOf(one('.told')), key).toContain(words);
    expect(textOf(one('[role=log] p:last-of-type')), key).toBe(textOf(one('.told')));
  }
  // Those who listen have heard it, and the marks beside things are for the eye alone.
  expect(one('.told').getAttribute('aria-hidden')).toBe('true');
  expect(marked()).toBe(true);
  const mark = getComputedStyle(
    one('.hand[aria-keyshortcuts], .own [aria-keyshortcuts], [aria-keyshortcuts=i]'),
    '::after',
  );
  expect(mark.content).toMatch(/\/ ""$/);
  await press('{Escape}');
  expect(all('.told')).toEqual([]);
});

test('a reading goes by itself, a long one later', async () => {
  await sit('amul-3');
  await press('w');
  stopTime();
  await userEvent.keyboard('w');
  await pass(4900);
  expect(all('.told')).toHaveLength(1);
  await pass(200);
  expect(all('.told')).toEqual([]);
  await userEvent.keyboard('m');
  const needed = textOf(one('.told')).length * 60;
  expect(needed).toBeGreaterThan(5000);
  await pass(needed - 100);
  expect(all('.told')).toHaveLength(1);
  await pass(200);
  expect(all('.told')).toEqual([]);
});

test('the keys are listed, marked and can be switched off', async () => {
  await sit('amul-3');
  expect(marked()).toBe(false);
  await press('?');
  const listed = page.getByRole('dialog', { name: 'Keys' });
  expect(textOf(listed.element())).toContain('read out my hand');
  expect(marked()).toBe(true);
  expect(await faults()).toEqual([]);
  await click(listed.getByRole('button', { name: 'Letter keys are on' }));
  expect(marked()).toBe(false);
  await click(listed.getByRole('button', { name: 'Close' }));
  expect(all('dialog[open]')).toEqual([]);
  await press('i');
  expect(all('.told')).toEqual([]);

  await press('?');
  await click(listed.getByRole('button', { name: 'Letter keys are off' }));
  await press('{Escape}');
  await press('i');
  expect(all('.told')).toHaveLength(1);
});

test('fingers are shown no keys', async () => {
  await sit('amul-3', { size: PHONE });
  await press('i');
  expect(marked()).toBe(true);
  await click(all(CARD).at(-1) as HTMLElement);
  expect(marked()).toBe(false);
});

test('Enter confirms what was selected', async () => {
  const table = await sit('amul-3');
  await press('{Escape}');
  await press('2');
  expect(table.moves).toEqual([]);
  const card = Number(all(CARD)[1]?.dataset.fly?.replace('card-', ''));
  await press('{Enter}');
  expect(table.moves).toEqual([{ seat: 0, do: 'offer', card }]);
});

test('in an auction digits are a bid of that number', async () => {
  const table = await sit('amulett-3', {
    at: (view) => view.step === 'bid' && view.legal.some(({ amount }) => amount === 4),
  });
  await press('{Escape}');
  await press('4');
  expect(textOf(one(CONFIRM))).toBe('Bid 4 cards');
  await press('{Enter}');
  expect(table.moves).toEqual([{ seat: 0, do: 'bid', amount: 4 }]);
});

test('p passes, h hints, u says when nothing can be taken back', async () => {
  const table = await sit('amulett-3', { at: (view) => view.step === 'bid' && view.legal.length > 1 });
  await press('{Escape}');
  await press('u');
  expect(textOf(one('.told'))).toBe('You have no move to take back now.');
  await userEvent.keyboard('h');
  await expect.poll(() => table.server.sent.at(-1)).toMatchObject({ type: 'hint' });
  const { version, legal } = table.view;
  table.server.tell({ type: 'hint', version, move: legal[0], other: null, rows: [] } as unknown as ServerMessage);
  await settle();
  await press('p');
  expect(table.moves).toEqual([{ seat: 0, do: 'pass' }]);
});

test.each([
  ['amul-3', 'read out the Market', 'take nothing'],
  ['amulett-3', 'read out the map', 'pass'],
])('the keys of %s are listed in its own words', async (name, middle, pass) => {
  await sit(name);
  await press('?');
  const told = textOf(page.getByRole('dialog', { name: 'Keys' }).element());
  expect(told).toContain(middle);
  expect(told).toContain(`p ${pass}`);
  expect(told).not.toContain('Market or the map');
});

test('a command chooses and Enter confirms, on a list that is on the screen', async () => {
  const table = await sit('amul-3');
  await press('/');
  expect(document.activeElement).toBe(field());
  expect(page.getByRole('textbox', { name: /^Command/ }).element()).toBe(field());
  await type('1');
  expect(document.activeElement, 'a number of a list that nobody has seen chooses nothing').toBe(field());
  expect(textOf(one('form .lines'))).toContain('1: Offer');
  expect(await faults()).toEqual([]);
  await type('1');
  expect(document.activeElement).toBe(one(CONFIRM));
  expect(textOf(one(CONFIRM))).toContain('Offer');
  expect(table.moves).toEqual([]);
  await press('{Enter}');
  expect(table.moves).toEqual([table.view.legal[0]]);
});

test('what is asked with a question mark is looked up in the rules, here and without a server', async () => {
  await sit('amul-3');
  await press('/');
  await type('? palace');
  await settle();
  expect(textOf(one('form .lines'))).toContain('Palace');
  await type('? xyzzy');
  await settle();
  expect(textOf(one('form .lines'))).toContain('Nothing found');
});

test('a typed number is a bid of that number', async () => {
  const table = await sit('amulett-3', {
    at: (view) => view.step === 'bid' && view.legal.some(({ amount }) => amount === 4),
  });
  await press('/');
  await type('4');
  expect(textOf(one(CONFIRM))).toBe('Bid 4 cards');
  await press('{Enter}');
  expect(table.moves).toEqual([{ seat: 0, do: 'bid', amount: 4 }]);
});

test.each([...DEVICES, ['laptop', [1366, 768]] as const])(
  'the command field lies beside the hand (%s)',
  async (_, size) => {
    for (const name of ['amul-3', 'amulett-3']) {
      await sit(name, { size: size as Size, at: (view) => view.legal.length > 1 });
      await press('/');
      const box = one('form').getBoundingClientRect();
      const over = [one('.hand'), one('.prompt')]
        .map((part) => part.getBoundingClientRect())
        .filter(
          (part) => box.left < part.right && part.left < box.right && box.top < part.bottom && part.top < box.bottom,
        );
      expect(over, name).toEqual([]);
      await leave();
    }
  },
);

test('the command field takes the focus and gives it back', async () => {
  // People who play by keyboard always have it somewhere: what is typed must not go there.
  await sit('amul-3');
  await walkTo(CARD);
  const card = focused();
  await press('/');
  expect(document.activeElement).toBe(field());
  await press('{Escape}');
  expect(focused()).toBe(card);
});

test('what is fetched when it is first asked gets the focus', async () => {
  // Nobody who plays by keyboard begins again at the top of the page.
  const table = await sit('amulett-3');
  await press('{Escape}');
  table.nextUntil(choosesIncome);
  await settle();
  expect(all('.prompt .picker')).toHaveLength(1);
  expect(all('.prompt .actions :focus')).toHaveLength(1);
});

test.each([
  ['en', 'Rules: Metal phase'],
  ['de', 'Regeln: Metallphase'],
] as const)('what is not legal is refused in words, with its rule (%s)', async (language, rule) => {
  const table = await sit('amulett-3', { language, at: (view) => view.legal.length > 1 });
  table.judge = ({ id }) => ({
    type: 'refused',
    id,
    rule: 'M5.2',
    reason: 'no',
    message: 'server-not-legal',
    arguments: {},
  });
  await press('/');
  await type('=99');
  expect(table.moves).toEqual([{ seat: 0, do: 'bid_spell', amount: 99 }]);
  const refusal = one('.prompt .refusal');
  expect(refusal.getAttribute('role')).toBe('alert');
  const link = refusal.querySelector('a')!;
  expect(textOf(link)).toBe(rule);
  expect(link.hash).toBe('#M5.2');
});
