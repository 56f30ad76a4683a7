/** What matters at a table has room, where there is least of it and where there is enough. */

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { all, boxes, hidden, isInSight, isSorted, scrollsBy, span } from './support/boxes';
import { PHONE } from './support/devices';
import { isShown } from './support/faults';
import { one } from './support/hand';
import { AMULETT, over } from './support/moments';
import { CORNERS, LAPTOPS, SIZES, faultsAt, measureOf } from './support/sizes';
import { ID, Table, close, open, read, resize, sit, type Moment, type Size } from './support/table';
import { settle } from './support/time';

const ON_ITS_SIDE: Size = [844, 390];
/** From here on seven others see all that lies before them without scrolling. */
const LEAST_WIDTH_OF_A_CROWD = 1366;
/** By which a count may hang over the edge of its chip; a row that is cut would be 24 and more. */
const OVERHANG = 3;
/** Cards of this width can be read, and of this one recognised. */
const READABLE = 72;
const RECOGNISABLE = 48;

const picksLate: Moment = (view) => view.step === 'pick' && view.round >= 7 && view.legal?.length > 0;
const hasManySpells: Moment = (view) =>
  view.awaited.includes(view.seat ?? -1) && view.seats.some((seat: any) => Object.keys(seat.spells).length >= 4);
const narrowest = (selector: string): number => Math.min(...boxes(selector).map(({ width }) => width));

test('people who want calm see every layout at once', async () => {
  await sit('amul-8', { size: PHONE });
  const hand = document.querySelector<HTMLElement>('.hand')!;
  const before = hand.querySelector('li:last-child')!.getBoundingClientRect().x;
  hand.style.width = '300px';
  expect(hand.querySelector('li:last-child')!.getBoundingClientRect().x).toBeLessThan(before - 10);
  expect(document.getAnimations()).toEqual([]);
});

test.for<[string, Size, string]>([
  ['amul-4', [1440, 900], '.wing .card, .market .card'],
  ['amul-8', [1440, 900], '.wing .card, .market .card'],
  ['amulett-4', [1920, 1080], '.seat .spell, .own .spell'],
])('cards that matter can be read: %s at %s', async ([name, size, cards]) => {
  await sit(name, { size });
  expect(narrowest(cards)).toBeGreaterThanOrEqual(READABLE);
  if (name === 'amul-4') expect(all('.wing .card .name').every(isShown)).toBe(true);
});

test('what is told over the table of a phone can be closed: by Escape, by a button, by a tap elsewhere', async () => {
  await sit('amulett-4', { size: PHONE, at: AMULETT['spell auction']! });
  const spell = document.querySelector('.own .spell')!;
  const told = (): Element | null => document.querySelector('.at-hand');
  const close = page.getByRole('button', { name: 'Close' });
  const closings = [
    () => userEvent.keyboard('{Escape}'),
    () => close.click(),
    () => userEvent.click(document.querySelector('header.bar')!, { position: { x: 120, y: 30 } }),
  ];
  for (const closing of closings) {
    await userEvent.click(spell);
    await settle();
    expect(told()).not.toBeNull();
    await closing();
    await settle();
    expect(told()).toBeNull();
  }
});

test('an opened seat of a phone hangs over the table and closes', async () => {
  await sit('amulett-4', { size: PHONE, at: AMULETT['spell auction']! });
  const head = document.querySelector('.seat .head')!;
  const isOpen = (): boolean => isInSight(document.querySelector('.seat .inside')!);
  const distance = (): number => span('.map')[0]! - head.getBoundingClientRect().top;
  const before = distance();
  const closings = [
    () => userEvent.click(head),
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(document.querySelector('.sentence')!),
  ];
  for (const closing of closings) {
    await userEvent.click(head);
    await settle();
    expect(isOpen()).toBe(true);
    expect(distance()).toBe(before);
    await closing();
    await settle();
    expect(isOpen()).toBe(false);
  }
});

test.for(CORNERS)('people who talk can go on playing, at %s', async (size) => {
  const table = await sit('amul-4', { size });
  await page.getByRole('button', { name: 'Chat' }).click();
  await page.getByRole('textbox').fill('Salaam');
  await page.getByRole('button', { name: 'Send' }).click();
  expect(table.server.sent.at(-1)).toEqual({ type: 'chat', text: 'Salaam' });
  table.server.tell({ type: 'chat', name: 'Anna', seat: 0, text: 'Salaam', at: 0 });
  await settle();
  const talk = page.getByRole('dialog', { name: 'Chat' }).element();
  expect(talk.textContent).toContain('Salaam');
  expect(isInSight(talk)).toBe(true);
  await userEvent.click(document.querySelector('.hand .playable')!, { position: { x: 12, y: 40 } });
  await userEvent.click(document.querySelector('.prompt .button.primary')!);
  await settle();
  expect(table.moves).toHaveLength(1);
  expect(isInSight(talk)).toBe(true);
});

test.for(['amul-6', 'amul-7', 'amul-8'])('a low screen shows market, prompt and hand of %s', async (name) => {
  await sit(name, { at: picksLate, language: 'de' });
  for (const size of LAPTOPS) {
    await resize(...size);
    const downwards = ['.seat', '.wing .card', '.market .card', '.prompt', '.hand .card'].flatMap(span);
    expect(isSorted([...downwards, size[1]]), size.join('x')).toBe(true);
    expect(scrollsBy(), size.join('x')).toBeLessThanOrEqual(0);
    if (size[0] >= LEAST_WIDTH_OF_A_CROWD) expect(hidden('.seat .inside', 'Height')).toBeLessThanOrEqual(OVERHANG);
  }
});

test('the first palace of a full table can be recognised on a small laptop, card beside card', async () => {
  await sit('amul-8', { size: [1120, 760] });
  const rows = all('.palace .row').map((row) => [...row.children].map((card) => card.getBoundingClientRect()));
  expect(rows.flat()).toHaveLength(16);
  expect(narrowest('.palace .row > *')).toBeGreaterThanOrEqual(RECOGNISABLE);
  for (const row of rows)
    for (const [i, card] of row.slice(1).entries()) expect(card.left).toBeGreaterThanOrEqual(row[i]!.right - 0.5);
});

test('panels of a full table hold short names and all scores', async () => {
  await sit('amul-8', { language: 'de' });
  for (const size of LAPTOPS) {
    expect(await faultsAt(size), size.join('x')).toEqual([]);
    expect(hidden('.side > .panel', 'Width'), size.join('x')).toBeLessThanOrEqual(0);
  }
});

test('the end of a full table shows all of everybody', async () => {
  await sit('amul-8', { at: over, language: 'de' });
  expect(all('dialog[open] tfoot .written')).toHaveLength(8);
  for (const size of [[1120, 760], [820, 1180], PHONE, [360, 740]] as Size[]) {
    // prettier-ignore
    await resize(...size);
    expect(hidden('dialog[open] .scroll', 'Width'), size.join('x')).toBe(0);
  }
  await userEvent.keyboard('{Escape}');
  for (const size of [
    [1120, 760],
    [1366, 768],
    [1024, 768],
    [820, 1180],
  ] as Size[]) {
    // prettier-ignore
    await resize(...size);
    expect(hidden('.seat .inside', 'Height'), size.join('x')).toBeLessThanOrEqual(OVERHANG);
  }
  for (const size of [PHONE, ON_ITS_SIDE]) {
    await resize(...size);
    expect(scrollsBy(), size.join('x')).toBeLessThanOrEqual(0);
  }
});

test('the narrowest phone has rounds and buttons in one line', async () => {
  await sit('amul-8', { size: PHONE });
  for (const size of [PHONE, [375, 667], [360, 740]] as Size[]) {
    await resize(...size);
    expect(span('header.bar .tools')[0], size.join('x')).toBeLessThan(span('header.bar [role=img]')[1]!);
  }
});

test('a tablet shows palace and market above the hand', async () => {
  await sit('amul-8', { size: [1024, 768] });
  expect(isSorted(['.wing .card', '.market li', '.prompt'].flatMap(span))).toBe(true);
  expect(Math.min(...boxes('.wing .card').map(({ left }) => left))).toBeGreaterThanOrEqual(0);
});

test.for(['amulett-3', 'amulett-6'])(
  'a low screen shows map, auction, prompt and what one owns in %s',
  async (name) => {
    await sit(name, { at: AMULETT['much for gems']!, language: 'de' });
    for (const size of LAPTOPS) {
      await resize(...size);
      for (const above of ['.map', '.stage', '.seats']) {
        expect(isSorted([...[above, '.prompt', '.own'].flatMap(span), size[1]]), `${above} at ${size.join('x')}`).toBe(
          true,
        );
        expect(hidden(above, 'Height'), `${above} at ${size.join('x')}`).toBeLessThanOrEqual(0);
      }
      expect(scrollsBy(), size.join('x')).toBeLessThanOrEqual(0);
    }
  },
);

test.for(['amulett-4', 'amulett-6'])(
  'a phone on its side shows what is bid for above the prompt in %s',
  async (name) => {
    const table = await sit(name, { at: AMULETT['much for a spell']!, size: ON_ITS_SIDE, language: 'de' });
    const downwards = (): number[] => [...['.seat .head', '.stage', '.prompt'].flatMap(span), ON_ITS_SIDE[1]];
    expect(downwards()).toEqual(downwards().sort((above, below) => above - below));
    await table.jump(AMULETT['much for gems']!);
    expect(downwards()).toEqual(downwards().sort((above, below) => above - below));
  },
);

test.for<Size>([[1366, 768], [1024, 768], [820, 1180], PHONE, ON_ITS_SIDE])(
  'an income is taken without scrolling, at %s',
  async (size) => {
    await sit('amulett-6', { at: AMULETT['income']!, size, language: 'de' });
    for (const part of all('.prompt .metal output, .prompt .primary')) {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      for (const x of [left + 2, right - 2])
        expect(part.contains(document.elementFromPoint(x, (top + bottom) / 2)), part.outerHTML).toBe(true);
    }
  },
);

test('no spell hides a value of another: four before one player lie side by side on every desk and tablet', async () => {
  await sit('amulett-4', { at: hasManySpells });
  for (const size of SIZES.filter((one) => measureOf(one).inSight.includes('.seat'))) {
    await resize(...size);
    for (const row of all('.seat .row, .own .row')) {
      const spells = [...row.querySelectorAll('.spell')].map((spell) => spell.getBoundingClientRect());
      for (const [i, spell] of spells.slice(1).entries())
        expect(spell.left, size.join('x')).toBeGreaterThanOrEqual(spells[i]!.right);
    }
  }
});

test('six on a phone lie over nothing of each other, and what confirms is in sight', async () => {
  await sit('amulett-6', { at: AMULETT['income']!, size: PHONE });
  for (const size of [PHONE, ON_ITS_SIDE]) {
    await resize(...size);
    expect(isInSight(document.querySelector('.prompt .primary')!), size.join('x')).toBe(true);
    for (const head of all('.seat .head')) {
      const [score, mark] = ['.score', '.mark'].map((part) => head.querySelector(part)!.getBoundingClientRect()) as [
        DOMRect,
        DOMRect,
      ];
      expect(score.top >= mark.bottom || score.left >= mark.right, size.join('x')).toBe(true);
    }
  }
});

test('a word about a time-out stands where the next decision is asked for, lies over nobody, and goes with it', async () => {
  const table = await sit('amul-8');
  const [mine, ...others] = table.table.seats;
  table.server.tell({
    type: 'table',
    table: { ...table.table, seats: [{ ...mine!, missed: 1 }, ...others] },
    left: null,
  });
  await settle();
  const told = page.getByText(/^Your time was up\./);
  for (const size of CORNERS) {
    expect(await faultsAt(size), size.join('x')).toEqual([]);
    expect(told.element().closest('.prompt'), size.join('x')).not.toBeNull();
  }
  await userEvent.click(document.querySelector('.hand .playable')!, { position: { x: 12, y: 40 } });
  await userEvent.click(document.querySelector('.prompt .button.primary')!);
  await settle();
  expect(told.query()).toBeNull();
});

test.for(['amul-4', 'amulett-4'])('a replay of %s fits low screens, and its bar covers nothing', async (name) => {
  const table = new Table(await read(name), { at: over });
  table.answerReplay();
  await open(`/replay/${ID}?at=30`, table.server);
  const bar = page.getByRole('slider').element().closest('section')!;
  for (const size of [...LAPTOPS, PHONE, [320, 640] as Size]) {
    await resize(...size);
    expect(isInSight(bar), size.join('x')).toBe(true);
    expect(bar.scrollHeight, size.join('x')).toBeLessThanOrEqual(bar.clientHeight);
    expect(span('.prompt')[1], size.join('x')).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
    if (LAPTOPS.includes(size)) expect(scrollsBy(), size.join('x')).toBeLessThanOrEqual(0);
  }
});

test.for(['amul-3', 'amul-8', 'amulett-3', 'amulett-6'])(
  'nobody has to scroll for the next game of %s, nor to begin one',
  async (name) => {
    const isLeadingOn = (button: string): boolean => isInSight(page.getByRole('button', { name: button }).element());
    await sit(name, { at: over });
    for (const size of [[1280, 720], PHONE] as Size[]) {
      await resize(...size);
      expect(isLeadingOn('Play again'), size.join('x')).toBe(true);
    }
    await close();
    await sit(name, { table: { status: 'open' } });
    for (const size of [[1280, 720], PHONE] as Size[]) {
      await resize(...size);
      expect(isLeadingOn('Start the game'), size.join('x')).toBe(true);
    }
  },
);

test('however many choices there are, the first ones are whole and to pass is in sight', async () => {
  const many: Moment = (view) => view.step === 'energy' && (view.legal?.length ?? 0) > 12;
  await sit('amulett-6-experienced', { at: many, language: 'de' });
  for (const size of [[820, 1180], ...SIZES].filter(([width, height]) => Math.min(width!, height!) >= 500) as Size[]) {
    await resize(...size);
    const pass = one('.prompt .actions [aria-keyshortcuts=p]');
    const { left, top, width, height } = pass.getBoundingClientRect();
    expect(pass.contains(document.elementFromPoint(left + width / 2, top + height / 2)), size.join('x')).toBe(true);
    const [choices, first] = [one('.prompt .choices'), one('.prompt .choices > button')];
    expect(first.offsetTop, size.join('x')).toBeGreaterThanOrEqual(choices.offsetTop);
  }
});
