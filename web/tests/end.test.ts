/** The end of a game: the sheet unfolds once, the winner last, to the eye and to the ear; then it tells how the game went. */

import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../src/games/amul/score/End.svelte';
import '../src/games/amulett/score/End.svelte';
import { faults } from './support/axe';
import { PHONE } from './support/devices';
import { beginFilm } from './support/film';
import { all, button, click, one, press, textOf } from './support/hand';
import { prefer } from './support/media';
import { SIZES } from './support/sizes';
import { close, ID, leave, read, resize, sit, type Moment } from './support/table';
import { switchSound } from '../src/state/sound.svelte';
import '../src/sound/synth';
import { pass, settle } from './support/time';

const over: Moment = (view) => view.step === 'over';
const sheet = (): HTMLElement => one('dialog[open]');

/** What can be seen of an end: how many of its parts are there, and what is said of the winner. */
interface Glance {
  parts: number;
  told: string;
}
const PARTS: Record<string, string> = { amul: '.written', amulett: ':is(.amulet, .large) use[href*="gems"]' };
/** Nine rows and the places of three players; the gems of all. */
const ALL: Record<string, number> = { 'amul-3': 30, 'amulett-3': 19 };

function glance(game: string): Glance | null {
  const open = document.querySelector('dialog[open]');
  const outcome = open?.querySelector('.outcome');
  if (!open || !outcome) return null;
  return { parts: open.querySelectorAll(PARTS[game] as string).length, told: textOf(outcome) };
}

/** What comes shortly before the end. */
const LAST: Record<string, Moment> = {
  'amul-3': (view) => view.step === 'play' && view.round === 9 && view.awaited.length === 1,
  'amulett-3': (view) => view.step === 'pay' && view.round === 5 && view.legal.length > 0,
};

beforeEach(() => prefer({ motion: 'no-preference' }));

const GAMES = ['amul-3', 'amulett-3'].flatMap((name) => [
  [name, 'en', /wins?\b/] as const,
  [name, 'de', /gewinn/] as const,
]);

test.each(GAMES)('the end of %s unfolds once, and the winner last (%s)', async (name, language, wins) => {
  const game = name.split('-')[0] as string;
  const table = await sit(name, { language, at: LAST[name] as Moment });
  await beginFilm();
  table.nextUntil(over);
  await pass(300);
  const meanwhile = textOf(document.body);
  const outcomes: Glance[] = [];
  await userEvent.keyboard('{Escape}');
  for (let looks = 0; looks < 120; looks += 1) {
    await pass(100);
    const seen = glance(game);
    if (seen && seen.parts !== outcomes.at(-1)?.parts) outcomes.push(seen);
    else if (seen?.told) break;
  }
  const last = outcomes.at(-1) as Glance;
  expect(outcomes.length, JSON.stringify(outcomes)).toBeGreaterThan(2);
  expect(outcomes.map(({ parts }) => parts)).toEqual(outcomes.map(({ parts }) => parts).toSorted((a, b) => a - b));
  expect(
    outcomes
      .slice(0, -1)
      .map(({ told }) => told)
      .filter(Boolean),
  ).toEqual([]);
  expect(last.parts).toBe(ALL[name]);
  const outcome = textOf(one('dialog[open] .outcome'));
  expect(outcome).toMatch(wins);
  expect(meanwhile, 'nothing gives the winner away while the last moves are told').not.toContain(outcome);
  expect(one('dialog[open] .outcome').getAttribute('role'), 'people who listen hear it too').toBe('status');
  expect(table.moves).toEqual([]);

  // Returning players find it as it is: nothing is folded at any time.
  await close();
  const watched: Glance[] = [];
  const watcher = new MutationObserver(() => {
    const seen = glance(game);
    if (seen?.parts) watched.push(seen);
  });
  watcher.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
  await sit(name, { language, at: over });
  watcher.disconnect();
  expect(watched.length).toBeGreaterThan(0);
  expect(watched.filter(({ parts, told }) => parts !== last.parts || !wins.test(told))).toEqual([]);
});

test.each(['amul-3', 'amulett-3'])('the end of %s is there at once for those who want it so', async (name) => {
  const table = await sit(name, { at: LAST[name] as Moment, tempo: 'at-once' });
  table.nextUntil(over);
  await settle();
  expect(glance(name.split('-')[0] as string)).toEqual({
    parts: ALL[name],
    told: expect.stringMatching(/win/) as string,
  });
});

test.each(['amul-3', 'amulett-3'])('any tap or key ends the telling of %s, and does nothing else', async (name) => {
  const game = name.split('-')[0] as string;
  for (const act of [() => userEvent.keyboard('x'), () => userEvent.click(button('Play again'))]) {
    const table = await sit(name, { at: LAST[name] as Moment });
    await beginFilm();
    table.nextUntil(over);
    await userEvent.keyboard('{Escape}');
    while (!(glance(game)?.parts ?? 0)) await pass(100);
    expect(glance(game)?.told).toBe('');
    expect(all('dialog[open] .winner-card h3')).toEqual([]);
    await act();
    await pass(20);
    expect(glance(game)).toEqual({ parts: ALL[name], told: expect.stringMatching(/win/) as string });
    expect(table.server.unanswered, 'nothing was begun').toEqual([]);
    await leave();
    await prefer({ motion: 'no-preference' });
  }
});

test('a sheet that did not come can be asked for again', async () => {
  const play = await read('amul-3');
  const table = await sit({ ...play, score: null }, { at: over });
  expect(all('dialog[open] .written')).toEqual([]);
  table.server.answer(`/api/tables/${ID}/score`, play.score);
  await click(button('Try again'));
  expect(all('dialog[open] .written')).toHaveLength(ALL['amul-3'] as number);
  expect(table.server.unanswered.splice(0)).toEqual([`GET /api/tables/${ID}/score`]);
});

test('the totals grow with the rows, and places come from the last to the first', async () => {
  const table = await sit('amul-3', { at: LAST['amul-3'] as Moment });
  await beginFilm();
  table.nextUntil(over);
  await userEvent.keyboard('{Escape}');
  const sums: number[] = [];
  const places: string[] = [];
  while (!all('.winner-card.lit').length) {
    await pass(100);
    const totals = all('dialog[open] tfoot tr:first-child td').map((cell) => Number(textOf(cell)));
    if (totals.length) sums.push(totals.reduce((sum, points) => sum + points, 0));
    for (const cell of all('.places .written')) if (!places.includes(textOf(cell))) places.push(textOf(cell));
  }
  const { scores } = table.view['result'] as unknown as { scores: number[] };
  expect(sums[0]).toBeLessThan(scores.reduce((sum, points) => sum + points, 0));
  expect(sums.at(-1)).toBe(scores.reduce((sum, points) => sum + points, 0));
  expect(sums).toEqual(sums.toSorted((a, b) => a - b));
  expect(places).toEqual(['3rd', '2nd', '']);
});

test('the card says why, how close it was, what to try, and where the game turned', async () => {
  await prefer();
  await sit('amul-3', { at: over });
  const card = (): string => textOf(one('.winner-card'));
  expect(card()).toContain('Batu wins! 24 points Won by 1: the Mongol majority (8) and ');
  expect(card()).toContain('You were 6 points short: place 3 of 3.');
  expect(card()).toMatch(/Try this next time: take Spice before Batu does\. Batu had 8 points more than you there\./);
  expect(textOf(one('.turn'))).toMatch(
    /The turning point, round 1 Batu reveals Mongol Guard\. Batu: 0 before, 9 after\./,
  );
  expect(all('.turn svg').length).toBeGreaterThan(0);
  expect(one('.turn').getAttribute('href')).toMatch(/^\/replay\/golden\?seat=0&at=\d+$/);
  await close();
  await sit('amulett-3', { at: over });
  expect(card()).toContain(
    'You win! 7 gems, 7 colours Won by 2 colours. 1 green gem, bought in round 5 for 2 cards, completed the amulet.',
  );
  expect(textOf(one('.turn'))).toMatch(/The turning point, round 5 You take 1 red gem from A2/);
});

test('a win is music, a loss is softer, and a game that was seen is silent', async () => {
  const heard: number[] = [];
  vi.spyOn(OscillatorNode.prototype, 'start').mockImplementation(function (this: OscillatorNode) {
    heard.push(this.frequency.value);
  });
  vi.spyOn(OscillatorNode.prototype, 'stop').mockReturnValue();
  await prefer();
  switchSound(true);
  for (const [name, notes] of [
    ['amulett-3', 7],
    ['amul-3', 3],
  ] as const) {
    const table = await sit(name, { at: LAST[name] as Moment, tempo: 'at-once' });
    heard.length = 0;
    table.nextUntil(over);
    await settle();
    await expect.poll(() => heard.length).toBe(notes);
    await close();
    heard.length = 0;
    await sit(name, { at: over });
    expect(heard).toEqual([]);
    await leave();
  }
  switchSound(false);
  vi.restoreAllMocks();
});

test.each(['amul-3', 'amulett-3'])('three things can be done after %s, and the rest is behind dots', async (name) => {
  await prefer();
  await sit(name, { at: over, size: PHONE });
  const named = (): string[] =>
    all('dialog[open] .foot :is(a, button)').map((act) => act.getAttribute('aria-label') ?? textOf(act));
  expect(named()).toEqual(['Play again', 'Review', 'Share', 'More']);
  expect(new Set(all('dialog[open] .foot :is(a, button)').map(({ offsetTop }) => offsetTop)).size, 'one row').toBe(1);
  await click(button('More'));
  expect(named().slice(4)).toEqual(['Watch the replay', 'Same cards, different seats', 'Save the record']);
  expect(await faults()).toEqual([]);
});

test('a result is shared as a picture and a text in the colours of what was won', async () => {
  await prefer();
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => Promise.resolve(void copied.push(text)));
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => (saved.push(blob as Blob), 'about:blank'));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await sit('amulett-3', { at: over });
  await click(button('Share'));
  expect(copied.join()).toMatch(/Anna: 7 gems 🔴🟢⚪🔷⚫🟠🟤·\nCeyda: 7 gems 🟡🟡🟢💎🔵🔵🟠·/);
  const picture = await createImageBitmap(saved[0] as Blob);
  expect(picture.width).toBe(1080);
  const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d') as OffscreenCanvasRenderingContext2D;
  pen.drawImage(picture, 0, 0);
  const pixels = pen.getImageData(100, 310, 400, 450).data;
  const colours = new Set(
    Array.from({ length: pixels.length / 4 }, (_, i) =>
      pixels
        .slice(4 * i, 4 * i + 3)
        .map((part) => part >> 5)
        .join(),
    ),
  );
  expect(colours.size, 'gems of many colours').toBeGreaterThan(20);
  vi.restoreAllMocks();
});

test('the totals are those of the score, and Enter does not close them', async () => {
  await prefer();
  const table = await sit('amul-3', { at: over });
  const totals = (): string[] => all('dialog[open] tfoot tr:first-child td').map(textOf);
  const scores = (table.view['result'] as unknown as { scores: number[] }).scores.map(String);
  expect(totals()).toEqual(scores);
  await press('{Enter}'); // it opens under a hand that may still be on it
  expect(totals()).toEqual(scores);
  await expect.element(button('Play again')).toBeVisible();
  expect(await faults()).toEqual([]);
});

test('every number of the pad tells where it comes from, with its rule', async () => {
  await prefer();
  await sit('amul-3', { at: over });
  const cited: string[][] = [];
  for (let row = 0; row < 9; row += 1) {
    await click(all('dialog[open] tbody button')[row * 3] as HTMLElement);
    cited.push(all('dialog[open] .why a').map((link) => new URL((link as HTMLAnchorElement).href).hash.slice(1)));
    expect(textOf(one('dialog[open] .why'))).not.toMatch(/A1\d/);
  }
  expect(cited.flat().filter((rule) => rule.startsWith('A16'))).not.toEqual([]);
  expect(cited.at(-1)).toEqual(['A11.3']);
});

test('the end of Das Amulett tells how the game went, to the eye and to the ear', async () => {
  await prefer();
  const table = await sit('amulett-3', { at: over, size: PHONE });
  const told = page.elementLocator(sheet());
  const story = told.getByRole('table', { name: 'Gems, round by round' }).element();
  const rows = [...story.querySelectorAll('tr')];
  expect(rows).toHaveLength(4); // a heading, and a player each
  expect(all('dialog[open] section > svg path[d^="M"]').length).toBeGreaterThan(0);
  const result = table.view['result'] as { gems: Record<string, number>[]; winners: number[] };
  const gems = result.gems.map((owned) => Object.values(owned).reduce((sum, count) => sum + count, 0));
  const inOrder = (counts: number[]): number[] => counts.toSorted((a, b) => a - b);
  const written = all('dialog[open] :is(li .quiet, .winner-card .points)').map((line) => parseInt(textOf(line), 10));
  expect(inOrder(written)).toEqual(inOrder(gems));
  expect(inOrder(rows.slice(1).map((row) => Number(textOf(row.lastElementChild as Element))))).toEqual(inOrder(gems));
  expect(textOf(one('.winner-card .points'))).toContain(`${gems[result.winners[0] as number]} gems`);
  expect(all('dialog[open] th').map(textOf)).toContain('stones for spells');
  await click(told.getByText('Every purchase'));
  await expect.element(told.getByText(/^Round 1:/).first()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE[0]);
  await expect.element(button('Play again')).toBeVisible();
});

test('the amulets of six stand in even rows', async () => {
  await prefer();
  await sit('amulett-6', { at: over });
  const amulets = (): HTMLElement[] => all('dialog[open] ol > li');
  expect(amulets(), 'the winner has a card').toHaveLength(5);
  for (const [width, height, rows] of [
    [1440, 900, 1],
    [820, 1180, 1],
    [390, 844, 2],
  ] as const) {
    await resize(width, height);
    expect(new Set(amulets().map((one) => one.offsetTop)).size, `${width}`).toBe(rows);
    expect(
      amulets().filter((one) => one.scrollWidth > one.clientWidth),
      `${width}`,
    ).toEqual([]);
  }
});

test.each(['amul-8', 'amulett-6'])('no figure of the end of %s is cut, on any screen', async (name) => {
  await prefer();
  await sit(name, { at: over, language: 'de' });
  for (const size of SIZES) {
    await resize(...size);
    const place = size.join('x');
    const page = one('dialog[open] .proof');
    const { right } = page.getBoundingClientRect();
    const tables = [...page.querySelectorAll('table:not(.visually-hidden)')];
    expect(tables, place).toHaveLength(1);
    const cells = [...(tables[0] as Element).querySelectorAll('th, td')];
    expect(Math.max(...cells.map((cell) => cell.getBoundingClientRect().right)), place).toBeLessThanOrEqual(right + 1);
    expect(page.scrollWidth, place).toBeLessThanOrEqual(page.clientWidth);
  }
});
