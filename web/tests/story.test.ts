/** The board never runs ahead of its story, and any tap or key ends the story. */

import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AmulettEdition } from '../src/games/amulett/state/edition';
import { scriptOf } from '../src/games/amulett/state/telling';
import { AmulettWording } from '../src/games/amulett/state/wording';
import { loadTable } from '../src/games/load';
import type { Tempo } from '../src/state/tempo.svelte';
import type { View } from '../src/wire/view';
import { DEVICES } from './support/devices';
import { beginFilm, film, told } from './support/film';
import { all, button, click, one, textOf } from './support/hand';
import { prefer } from './support/media';
import { close, NAMES, resize, sit, type Moment, type Size, type Table } from './support/table';
import { pass } from './support/time';

type Seen = View & Record<string, any>;

const asked: Moment = (view) => view.legal.length > 1;

beforeEach(() => prefer({ motion: 'no-preference' }));

/** At a table at which time stands still. */
async function follow(
  name: string,
  at: Moment,
  wishes: { size?: Size; tempo?: Tempo; language?: 'en' | 'de' } = {},
): Promise<Table> {
  const table = await sit(name, { at, ...wishes });
  await beginFilm();
  return table;
}

/** Everything that comes until the reader is asked again, all at once: as bots answer. The view before, and all new ones. */
function burst(table: Table): Seen[] {
  const views: Seen[] = [table.view];
  const known = table.view.history.length;
  while (table.next()) {
    views.push(table.view);
    const { history, awaited, seat } = table.view;
    if (history.length > known && asked(table.view) && awaited.includes(seat as number)) break;
  }
  return views;
}

/** The cards of the Market, as the board shows them. */
function board(): string {
  return all('.market [data-fly]')
    .map(({ dataset }) => dataset.fly?.replaceAll(/\D/g, ''))
    .sort()
    .join();
}

function boardOf(view: Seen): string {
  return (view.market as { card: number }[])
    .map(({ card }) => String(card))
    .sort()
    .join();
}

test.each(DEVICES)('the board shows what is told, and nothing of what comes (%s)', async (_, size) => {
  const table = await follow('amul-4', (view) => view.round === 2 && asked(view), { size, tempo: 'normal' });
  for (let turns = 0; turns < 6; turns += 1) {
    const views = burst(table);
    const markets = views.map(boardOf).filter((market, i, every) => market !== every[i - 1]);
    const known = views[0]!.history.length;
    const picked = views
      .at(-1)!
      .history.slice(known)
      .flatMap(({ event, card }) => (event === 'picked' ? [String(card)] : []));
    let [at, picks, last] = [0, 0, ''];
    await film((text) => {
      const now = board();
      if (text !== last) picks += text.match(/ picks? /g)?.length ?? 0;
      last = text;
      // What is picked leaves the Market when that is told: not before, and not later.
      if (text && (picks > 0 || text.includes('Picking order'))) {
        const lying = new Set(now.split(','));
        expect(
          picked.filter((card) => lying.has(card)),
          text,
        ).toEqual(picked.slice(picks));
      }
      while (at < markets.length && markets[at] !== now) at += 1;
      // Every market that is seen comes in its order; none is left out before its time.
      expect(at, `a market that is none of the next ones: ${now}`).toBeLessThan(markets.length);
    });
    expect(at).toBe(markets.length - 1);
  }
});

const drawn = (element: Element, things: string): number => element.querySelectorAll(`use[href*="${things}"]`).length;
const figures = (element: Element | null): number[] =>
  (textOf(element ?? document.body).match(/\d+/g) ?? []).map(Number);

/** Das Amulett's map, auction and goods, as the board shows them. */
function mapAndGoods(players: number): object {
  const places = (transform: string): string =>
    transform
      .match(/-?[\d.]+/g)!
      .map((place) => Math.round(Number(place)))
      .join();
  const party = places(one('.party').style.transform);
  const areas = all('.map .area');
  const centre = (area: Element): string => places(area.getAttribute('transform')!);
  const amulet = (seat: number): number => drawn(one(`[data-anchor=amulet-${seat}]`), '-gems-');
  return {
    party: areas.find((area) => centre(area) === party)?.dataset.anchor,
    gems: areas.map((area) => drawn(area, '-gems-')).join(),
    bid: document.querySelector('.stage .bid') && textOf(one('.stage .bid')).match(/\d+ .+/)?.[0],
    amulets: Array.from({ length: players }, (_, seat) => amulet(seat)).join(),
    metals: figures(one('.own .hand ul')).join(),
    cards: all('.seat .facts').map((facts) => figures(facts).slice(-2).join()),
    spells: all('.seat [data-fly], .own [data-fly]')
      .map(({ dataset }) => dataset.fly)
      .sort(),
  };
}

function mapAndGoodsOf({ party, areas, bid, bidder, auction, step, seats }: Seen, edition: AmulettEdition): object {
  const [own, ...others] = seats as Record<string, any>[];
  const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((all, count) => all + count, 0);
  return {
    party: `area-${party}`,
    gems: edition.areas.map(({ id }) => (areas[id] ?? []).length).join(),
    bid: auction || step === 'pay' ? (bidder === null ? undefined : `${bid} ${NAMES[bidder]}`) : null,
    amulets: seats.map(({ gems }: Seen) => sum(gems)).join(),
    metals: edition.metals.map((metal) => own!.hand[metal] ?? 0).join(),
    cards: others.map(({ hand_size, supply }) => `${hand_size},${supply}`),
    spells: seats.flatMap((seat: Seen) => Object.keys(seat.spells).map((spell) => `spell-${spell}`)).sort(),
  };
}

test.each(import.meta.env.VITE_ALL ? DEVICES : DEVICES.slice(0, 1))(
  'while a sentence is told, map, auction and goods are those of its step (%s)',
  async (_, size) => {
    const table = await follow('amulett-4', (view) => view.round === 1 && view.step !== 'keep' && asked(view), {
      size,
    });
    const edition = (await loadTable('amulett', table.view.edition_hash)).edition as AmulettEdition;
    const script = scriptOf(
      new AmulettWording(
        edition,
        (seat) => NAMES[seat]!,
        () => 0,
      ),
    );
    for (let turns = 0; turns < 5; turns += 1) {
      const views = burst(table);
      const steps = views.slice(1).flatMap((view, before) => {
        const told = script(view.history, views[before]!.history.length);
        return told ? [{ text: told.text, board: mapAndGoodsOf(view, edition) }] : [];
      });
      let at = 0;
      await film((text) => {
        if (!text) return;
        if (steps[at]?.text !== text) at += 1;
        expect({ text, board: mapAndGoods(table.view.players) }).toEqual(steps[at]);
      });
      expect(at, 'every step is told').toBe(steps.length - 1);
    }
  },
);

const TOLD = import.meta.env.VITE_ALL ? ['amul-3', 'amul-8', 'amulett-3', 'amulett-6'] : ['amul-3', 'amulett-3'];

test.each(TOLD)('the history grows with what is told (%s)', async (name) => {
  const table = await follow(name, (view) => view.round === 1 && asked(view));
  let steps = 0;
  for (let turns = 0; turns < 8; turns += 1) {
    burst(table);
    const seen = await film((text) => {
      if (text) expect(all('.prompt.mine, .hand .playable, .prompt .actions')).toEqual([]);
    });
    steps += seen.length;
  }
  expect(steps).toBeGreaterThan(8);
});

test.each([
  ['amul-4', 3200],
  ['amul-8', 5000],
  ['amulett-4', 3200],
] as const)('answers of bots take a few seconds (%s)', async (name, most) => {
  const table = await follow(name, (view) => view.round === 1 && view.step !== 'keep' && asked(view));
  for (let turns = 0; turns < 5; turns += 1) {
    burst(table);
    const seen = await film();
    expect(seen.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(most);
  }
});

test.each(['a tap', 'a key'])('%s ends the story at once, and chooses nothing', async (way) => {
  const table = await follow('amul-4', (view) => view.step === 'pick' && asked(view), { tempo: 'calm' });
  burst(table);
  await pass(100);
  expect(told()).not.toBe('');
  if (way === 'a tap') await userEvent.click(all('.hand .card')[0] as HTMLElement);
  else await userEvent.keyboard('c');
  await pass(17);
  expect(told()).toBe('');
  expect(one('.prompt').className).toContain('mine');
  expect(all('.hand .chosen, .hand [aria-pressed=true]')).toEqual([]);
  expect(table.moves).toEqual([]);
  expect((await film()).length).toBe(0);
});

test('a tap on what can be chosen in what is shown and in the newest view chooses it', async () => {
  const table = await follow('amul-4', (view) => view.step === 'pick' && asked(view), { tempo: 'calm' });
  do {
    await film();
    table.next();
  } while (!asked(table.view));
  await pass(100);
  expect(told(), 'the step at which the reader is asked').not.toBe('');
  const [move] = table.view.legal;
  const card = one(`button[data-fly=card-${String(move!.card ?? move!.take)}]`);
  await userEvent.click(card);
  await pass(17);
  expect(told()).toBe('');
  expect(card.getAttribute('aria-pressed')).toBe('true');
});

test('while it is told, the next question stands there in grey', async () => {
  const table = await follow('amul-4', (view) => view.step === 'pick' && asked(view), { tempo: 'calm' });
  burst(table);
  await pass(100);
  expect(told()).not.toBe('');
  const coming = textOf(one('.prompt .coming'));
  await film();
  expect(textOf(one('.prompt .sentence'))).toBe(coming);
});

test.each(['amul-3', 'amulett-3'])('those who want all at once are told nothing (%s)', async (name) => {
  const table = await follow(name, asked, { tempo: 'at-once' });
  for (let turns = 0; turns < 4; turns += 1) {
    burst(table);
    await pass(20);
    expect(told()).toBe('');
    expect(document.querySelectorAll('#flights > *'), 'nothing flies').toHaveLength(0);
  }
});

test('what is new shines for a moment for those who want all at once', async () => {
  const table = await follow('amul-3', (view) => view.step === 'pick' && asked(view), { tempo: 'at-once' });
  const before = new Set(all('[data-fly]').map(({ dataset }) => dataset.fly));
  table.nextUntil((view) => view.step === 'offer');
  await pass(20);
  const shining = document
    .getAnimations()
    .flatMap(({ effect }) =>
      effect instanceof KeyframeEffect && 'boxShadow' in effect.getKeyframes()[0]! ? [effect.target] : [],
    );
  const fresh = all('.market [data-fly^=card-]').filter(({ dataset }) => !before.has(dataset.fly));
  expect(fresh.length).toBeGreaterThan(0);
  for (const card of fresh) expect(shining).toContain(card);
});

test('what is calm takes twice as long', async () => {
  const lengths: number[] = [];
  for (const tempo of ['normal', 'calm'] as const) {
    const table = await follow('amul-4', (view) => view.round === 2 && asked(view), { tempo });
    burst(table);
    lengths.push((await film()).reduce((sum, { ms }) => sum + ms, 0));
    await close();
  }
  expect(lengths[1]! / lengths[0]!).toBeCloseTo(2, 1);
});

test('without motion the same steps are told', async () => {
  const stories: string[][] = [];
  for (const motion of ['no-preference', 'reduce'] as const) {
    await prefer({ motion });
    const table = await follow('amul-3', (view) => view.round === 2 && asked(view));
    burst(table);
    stories.push((await film()).map(({ text }) => text));
    await close();
  }
  expect(stories[0]!.length).toBeGreaterThan(1);
  expect(stories[1]).toEqual(stories[0]);
});

test('the board goes back step by step, and on again', async () => {
  const table = await follow('amul-3', (view) => view.round === 2 && asked(view), { tempo: 'fast' });
  expect((button('Replay the last moves').element() as HTMLButtonElement).disabled, 'nothing was told here yet').toBe(
    true,
  );
  const texts: string[] = [];
  for (let turns = 0; turns < 3; turns += 1) {
    burst(table);
    texts.push(...(await film()).map(({ text }) => text));
  }
  const newest = board();
  await click(button('Replay the last moves'));
  expect(all('.digest li').map(textOf).join(' '), 'first a digest').toContain(texts.at(-1));
  expect(board()).toBe(newest);
  await click(button('Show me'));
  const boards = new Set([board()]);
  for (const [step, text] of texts.entries()) {
    if (step) await click(button('One step forward'));
    expect(textOf(one('.prompt .sentence'))).toBe(text);
    boards.add(board());
  }
  expect(boards.size).toBeGreaterThan(1);
  await click(button('One step back'));
  expect(textOf(one('.prompt .sentence'))).toBe(texts.at(-2));
  expect(all('.hand .playable')).toEqual([]);
  await click(button('Close'));
  expect(board()).toBe(newest);
});

test.each(DEVICES)('a digest has one screen, however long somebody was away (%s)', async (_, size) => {
  await sit('amul-8', { size, language: 'de' });
  await close();
  await sit('amul-8', { size, language: 'de', at: (view) => view.round === 8 && asked(view) });
  await click(button('Seit du weg warst'));
  await resize(size[0], size[1] - 90); // as when a phone shows its bars
  const list = one('.digest');
  const { bottom } = one('dialog[open]').getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(innerHeight + 1);
  expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth + 1);
  const sentences = all('.digest li');
  expect(sentences.length).toBeGreaterThan(10);
  for (const sentence of sentences) expect(sentence.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
  expect(textOf(one('dialog[open] .content')), 'the rest is in the history').toMatch(
    /^\d+ frühere Schritte stehen im Verlauf\./,
  );
});

test.each([
  ['en', 'Since you left'],
  ['de', 'Seit du weg warst'],
] as const)('who was away reads what happened since, once (%s)', async (language, since) => {
  await sit('amul-3', { language });
  await close();
  const moment: Moment = (view) => view.round === 2 && asked(view);
  await sit('amul-3', { language, at: moment });
  expect(told()).toBe('');
  await click(button(since));
  expect(textOf(one('dialog[open] h2'))).toBe(since);
  expect(all('.digest li').length).toBeGreaterThan(3);
  await click(button(language === 'en' ? 'Close' : 'Schließen'));
  await close();

  await sit('amul-3', { language, at: moment });
  expect(all('.since')).toEqual([]);
});
