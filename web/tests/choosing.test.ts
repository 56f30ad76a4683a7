/** One way to choose, in every game: select, then confirm; or one tap, for those who want it. */

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { View } from '../src/wire/view';
import { isInSight } from './support/boxes';
import { DESK, DEVICES, PHONE } from './support/devices';
import { all, button, CHOICE, click, CONFIRM, one, press, textOf } from './support/hand';
import { close, sit, type Moment } from './support/table';
import { settle } from './support/time';

const HAND = '.hand button.card';
/** What can be pressed at a table of Āmul. */
const PLAYABLE = '.card.playable:not(.sealed)';
/** Wherever something is laid out already, it need only be confirmed. */
const AMULETT_STEPS = ['bid_spell', 'income', 'bid', 'pay', 'gem', 'move', 'energy'];

const verbs = (view: View): Set<string> => new Set(view.legal.map((move) => move.do));
const many = (view: View, verb: string): number => view.legal.filter((move) => move.do === verb).length;
const asks =
  (step: string): Moment =>
  (view) =>
    view.step === step && view.legal.length > 1;
const bidOrPass: Moment = (view) => verbs(view).has('pass') && (verbs(view).has('bid') || verbs(view).has('bid_spell'));
const bids: Moment = (view) => view.step === 'bid' && many(view, 'bid') > 3;
/** To some neighbours. A player who may go anywhere, by a spell, has a list of areas instead of buttons. */
const travels: Moment = (view) => many(view, 'move') > 1 && many(view, 'move') <= 6;

const confirm = (): HTMLButtonElement => one<HTMLButtonElement>('.prompt .button.primary');
const place = (element: Element): number[] => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height];
};

test.each([
  ['desk', DESK, 'en', 'Pass'],
  ['phone', PHONE, 'en', 'Pass'],
  ['desk', DESK, 'de', 'Passen'],
  ['phone', PHONE, 'de', 'Passen'],
] as const)('nothing is played before it is confirmed (%s, %s, %s)', async (_, size, language, pass) => {
  const table = await sit('amulett-3', { at: bidOrPass, size, language });
  expect(confirm().disabled).toBe(true);
  expect(all('.prompt [aria-pressed=true]:not(.sign)')).toEqual([]);
  const before = all(CHOICE).map(place);

  await click(button(pass));
  expect(all('.prompt .actions [aria-pressed=true]').map(textOf)).toEqual([pass]);
  expect(textOf(confirm()), 'one button has these words').not.toBe(pass);
  expect(confirm().getAttribute('aria-label')).toContain(pass);
  expect(all(CHOICE).map(place), 'choices stay where they are').toEqual(before);
  expect(table.moves).toEqual([]);
  await click(confirm());
  expect(table.moves).toEqual([{ seat: 0, do: 'pass' }]);
});

/** On a phone the chosen card is told above the prompt, and may lie over the others. */
async function closeSheet(): Promise<void> {
  const shut = document.querySelector('.at-hand .close');
  if (shut?.checkVisibility()) await click(shut);
}

const CARDS = ['offer', 'pick', 'play', 'effect'].flatMap((step) =>
  DEVICES.map((device) => [step, ...device] as const),
);

test.each(CARDS)('in Āmul a card is chosen, may be changed, and is then played (%s, %s)', async (step, _, size) => {
  const table = await sit('amul-4', { at: asks(step), size });
  expect(all(CONFIRM)).toEqual([]);
  for (const card of [all(PLAYABLE).at(0), all(PLAYABLE).at(-1)] as HTMLElement[]) {
    await closeSheet();
    await click(card);
    expect(card.getAttribute('aria-pressed')).toBe('true');
    expect(textOf(confirm())).toContain(textOf(card.querySelector('.visually-hidden') as Element).split('.')[0]);
    // On a phone what is told of a card lies over others until it is closed.
    if (card !== all(PLAYABLE).at(-1)) await press('{Escape}');
  }
  expect(table.moves).toEqual([]);
  await click(one(CONFIRM));
  expect(table.moves).toHaveLength(1);
  expect(table.view.legal).toContainEqual(table.moves[0]);
});

test('every question of Das Amulett is answered by choosing and confirming', async () => {
  const table = await sit('amulett-3');
  for (const step of AMULETT_STEPS) {
    await table.jump(asks(step));
    const before = table.moves.length;
    if (!all(CONFIRM).length) await click(one(CHOICE));
    expect(table.moves.length, step).toBe(before);
    await click(one(CONFIRM));
    expect(table.moves.length, step).toBe(before + 1);
    expect(table.view.legal, step).toContainEqual(table.moves.at(-1));
  }
});

test('a number has steps, and the button says what happens', async () => {
  const table = await sit('amulett-3', { at: bids });
  const amount = page.getByRole('group', { name: 'Amount' });
  const status = (): string => textOf(amount.getByRole('status').element());
  expect(status()).toBe('–');
  await click(amount.getByRole('button', { name: 'More' }));
  const least = Number(status());
  await click(amount.getByRole('button', { name: 'More' }));
  expect(status()).toBe(String(least + 1));
  expect(textOf(confirm())).toBe(`Bid ${least + 1} cards`);
  await click(confirm());
  expect(table.moves).toEqual([{ seat: 0, do: 'bid', amount: least + 1 }]);
});

test('map and buttons are chosen together', async () => {
  const table = await sit('amulett-3', { at: travels });
  const area = one('.area.open');
  await click(area);
  expect(area.getAttribute('aria-pressed')).toBe('true');
  const name = area.getAttribute('aria-label')?.split(' ')[0] as string;
  expect(textOf(one('.prompt .actions [aria-pressed=true]'))).toContain(name);
  expect(textOf(confirm())).toContain(`Travel to ${name}`);
  expect(table.moves).toEqual([]);
  await click(area);
  expect(table.moves).toEqual([{ seat: 0, do: 'move', area: name }]);
});

test.each(DEVICES)('one tap for those who want it (%s)', async (_, size) => {
  const amul = await sit('amul-3', { size, choosing: 'one-tap' });
  expect(all('.prompt .button.primary')).toEqual([]);
  await click(all(HAND).at(-1) as HTMLElement);
  expect(amul.moves.map((move) => move.do)).toEqual(['offer']);
  await close();

  const amulett = await sit('amulett-3', { size, choosing: 'one-tap', at: bidOrPass });
  expect(all('.prompt .button.primary')).toEqual([]);
  await click(button('Pass'));
  expect(amulett.moves).toEqual([{ seat: 0, do: 'pass' }]);
});

test('of four spells two are kept, and none is chosen beforehand', async () => {
  // M2.7: it is a secret, and it matters.
  const table = await sit('amulett-3-experienced', { at: asks('keep') });
  expect(textOf(one('.prompt .sentence'))).toBe('Keep two of your four spells and lay stones on them.');
  expect(all('.dealt .chosen')).toEqual([]);
  expect(confirm().disabled).toBe(true);
  await click(all('.dealt .card')[0] as HTMLElement);
  await click(all('.dealt .card')[2] as HTMLElement);
  await click(confirm());
  expect(table.moves).toHaveLength(1);
  expect(table.view.legal).toContainEqual(table.moves[0]);
});

test('a choice has one button', async () => {
  const table = await sit('amul-4', { at: (view) => view.step === 'effect' && view.legal.length > 1, size: PHONE });
  const named = (): string[] => all('.prompt .actions .button').map(textOf);
  expect(named()).toEqual(['Take nothing']);
  await click(button('Take nothing'));
  expect(named()).toEqual(['Take nothing', 'Confirm']);
  await click(button('Confirm: Take nothing'));
  expect(table.moves).toMatchObject([{ do: 'effect', take: null }]);
});

test('gems are picked on the map, and several together', async () => {
  const table = await sit('amulett-5', {
    at: (view) => view.step === 'gem' && view.legal.some(({ gems }) => (gems as string[]).length === 2),
  });
  const gems = (): SVGElement[] => [...document.querySelectorAll<SVGElement>('.gem-pick')];
  const stones = (): HTMLElement[] => all('.prompt .actions [data-focus^=gem]');
  expect(gems().length).toBe(stones().length);
  expect(gems().length).toBeGreaterThan(2);
  await click(gems()[0] as Element);
  expect(stones()[0]?.getAttribute('aria-pressed')).toBe('true');
  await click(stones()[1] as Element);
  expect(
    stones()
      .map((stone) => stone.getAttribute('aria-pressed'))
      .slice(0, 3),
  ).toEqual(['true', 'true', 'false']);
  expect(gems().filter((gem) => gem.classList.contains('picked'))).toHaveLength(2);
  const colours = (table.view.areas as Record<string, string[]>)[table.view.party as string]?.slice(0, 2) ?? [];
  // They fill settings of the amulet, and can be laid back from there.
  const filled = (): Element[] => [...document.querySelectorAll('.own .amulet .picked')];
  expect(filled()).toHaveLength(2);
  await click(filled()[1] as Element);
  expect(
    stones()
      .map((stone) => stone.getAttribute('aria-pressed'))
      .slice(0, 3),
  ).toEqual(['true', 'false', 'false']);
  await click(stones()[1] as Element);
  await click(confirm());
  expect((table.moves[0]?.gems as string[]).toSorted()).toEqual(colours.toSorted());
});

test('a gem is lifted on the map', async () => {
  await sit('amulett-4', { at: (view) => view.step === 'teleport' && view.legal.length > 1 });
  await click(document.querySelector('.gem-pick') as Element);
  expect(document.querySelectorAll('.gem-pick.picked').length).toBeGreaterThan(0);
  expect(textOf(one('.prompt'))).toContain('Where should it go?');
});

test('a card is dragged to its place', async () => {
  const table = await sit('amul-3');
  const card = one(HAND);
  const offered = Number(card.dataset.fly?.replace('card-', ''));
  await userEvent.dragAndDrop(card, one('.market'));
  await settle();
  expect(table.moves).toEqual([{ seat: 0, do: 'offer', card: offered }]);
});

test('a refusal of the server is told in the language of the reader', async () => {
  const table = await sit('amul-3', { language: 'de' });
  table.judge = ({ id }) => ({
    type: 'refused',
    id,
    rule: null,
    reason: 'the game has gone on',
    message: 'server-stale',
    arguments: {},
  });
  await click(one(PLAYABLE));
  await click(one(CONFIRM));
  expect(textOf(one('.prompt .refusal'))).toContain('Das Spiel ist inzwischen weitergegangen.');
});

test('another tap puts a chosen card back, and a double click plays it', async () => {
  const table = await sit('amul-3', { at: asks('offer') });
  const card = one('.hand .card.playable');
  const tap = (detail: number): Promise<void> => {
    card.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
    return settle();
  };
  await tap(1);
  expect(all('.hand .card.selected')).toHaveLength(1);
  await tap(1);
  expect(all('.hand .card.selected, .prompt .button.primary:enabled')).toEqual([]);
  expect(table.moves).toEqual([]);
  await tap(1);
  await tap(2);
  expect(table.moves).toHaveLength(1);
});

test('the Palace stays open while one of its cards is read, and closes when something else is touched', async () => {
  await sit('amul-3', { at: asks('offer'), size: PHONE });
  await click(one('.palace h2 button'));
  expect(all('.palace.open')).toHaveLength(1);
  await click(one('.palace .card'));
  await click(one('.at-hand .close'));
  expect(all('.palace.open')).toHaveLength(1);
  expect(all('.at-hand')).toEqual([]);
  await click(one('.prompt .sentence'));
  expect(all('.palace.open')).toEqual([]);
});

test('a phone shows a card of the Palace beside the others, not over them', async () => {
  await sit('amul-8', {
    at: ({ step, legal, palace }) => step === 'effect' && legal.some(({ take }) => palace.includes(take)),
    size: PHONE,
  });
  const wordy = all('.palace .playable').toSorted((one, other) => textOf(other).length - textOf(one).length);
  await click(wordy[0]!);
  expect(all('.at-hand')).toHaveLength(1);
  const { bottom } = one('.palace .rows').getBoundingClientRect();
  const covered = all('.palace .card').filter((card) => {
    const { left, top, width, height } = card.getBoundingClientRect();
    const [across, middle] = [left + width / 2, top + height / 2];
    // Further rows are scrolled to.
    return middle < bottom && !card.contains(document.elementFromPoint(across, middle));
  });
  expect(covered.map(textOf)).toEqual([]);
  expect(isInSight(one('.prompt .confirm'))).toBe(true);
});
