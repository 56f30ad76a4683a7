/** The review of a game: what a coach would say comes first, what it was about is drawn, and numbers stay folded away. */

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Review, Table as TableInfo } from '../src/wire/wire';
import { faults } from './support/axe';
import { DEVICES } from './support/devices';
import { all, button, click, one, press, textOf } from './support/hand';
import { FakeServer } from './support/server';
import { close, open, read, Table, type Moment, type Size } from './support/table';

const NAMES = ['Anna', 'Lukas', 'Linda', 'Ole'];
const transcripts = import.meta.glob<{ review: Review }>('../../tests/words/golden/transcripts/*.json', {
  import: 'default',
});
const spoken = import.meta.glob<string>('../../tests/words/golden/transcripts/*.txt', {
  query: '?raw',
  import: 'default',
});

const transcript = async (kind: string, language: string): Promise<string> =>
  (await spoken[`../../tests/words/golden/transcripts/${kind}.${language}.txt`]?.()) ?? '';

/** The lines of a review in the terminal that come before its numbers. */
async function inTerminal(kind: string, language: string): Promise<string[]> {
  const lines = (await transcript(kind, language)).split('\n');
  const [begin, end] = [
    lines.lastIndexOf('Anna'),
    lines.findLastIndex((line) => /^ {2}(How this works|So funktioniert es)/.test(line)),
  ];
  return lines
    .slice(begin + 1, end)
    .map((line) => line.trim())
    .filter(Boolean);
}

interface Visit {
  /** They have given no name, and all others are bots. */
  nameless?: boolean;
  language?: 'en' | 'de';
  size?: Size;
}

async function look(kind: string, visit: Visit = {}): Promise<FakeServer> {
  const { review } = (await transcripts[`../../tests/words/golden/transcripts/${kind}.json`]?.()) as unknown as {
    review: Review;
  };
  const { game, players, edition, edition_hash } = review;
  const seats = NAMES.slice(0, players).map((name, seat) => ({
    kind: visit.nameless && seat ? 'bot' : 'person',
    name: visit.nameless ? null : name,
    level: null,
    here: true,
    stand_in: false,
    host: false,
  }));
  const table = {
    id: 'r',
    game,
    players,
    edition,
    edition_hash,
    options: {},
    status: 'over',
    level: 'easy',
    seats,
  } as unknown as TableInfo;
  const server = new FakeServer(() => undefined);
  server.answer('/api/tables/r', { table, you: { seat: 0, host: true, invite: null } });
  server.answer('/api/tables/r/review', { done: 1, total: 1, review });
  await open('/review/r?seat=0', server, visit);
  return server;
}

const KINDS = ['amul', 'amul-tea', 'amulett', 'amulett-experienced'];

test.each(KINDS.flatMap((kind) => [[kind, 'en'] as const, [kind, 'de'] as const]))(
  'a review of %s says what the terminal says, and no number of it (%s)',
  async (kind, language) => {
    await look(kind, { language });
    const said = [
      ...all('main .coach p'),
      ...all('article').flatMap((card) => [card.querySelector('h3')!, card.querySelector('p')!]),
    ];
    expect(said.map(textOf)).toEqual(await inTerminal(kind, language));
    expect(one('main').innerText).not.toMatch(/%|±/);
    expect(all('article .picture:has(svg)')).toHaveLength(all('article').length);
  },
);

test.each([
  ['en', 'Review: You', 'You'],
  ['de', 'Rückblick: Du', 'Du'],
] as const)('somebody alone who has given no name is spoken to as that (%s)', async (language, title, own) => {
  await look('amulett', { language, nameless: true });
  expect(textOf(one('h1'))).toBe(title);
  expect(all('main option').map(textOf)).toEqual([own, 'Batu', 'Ceyda']);
});

test('numbers come for those who unfold them, without parts that are zero', async () => {
  await look('amulett');
  await click(page.getByText('How this works'));
  const [told, text] = [textOf(one('main')), await transcript('amulett', 'en')];
  expect(told).toContain(/\d+% chance to win/.exec(text)?.[0]);
  expect(told).toContain(/Luck of the deal +(.*)/.exec(text)?.[1]);
  expect(told).not.toContain('Simultaneous choices');
  expect(await faults()).toEqual([]);
});

test('a moment leads to its table, and can be played again', async () => {
  const server = await look('amul');
  const [moment] = all('article');
  expect(moment!.querySelector('a')!.getAttribute('href')).toMatch(/^\/replay\/r\?seat=0&at=\d+&chosen$/);
  server.answer('/api/tables/r/record', { moves: [{ seat: null }, { seat: 0 }] });
  await click(button('Try again from here').first());
  expect(server.asked.map(([path]) => path)).toEqual(['/api/tables/r/branch']);
  expect(server.unanswered.splice(0)).toEqual(['POST /api/tables/r/branch']);
});

test.each([
  ['amul-3', 'offer', '.card.selected', 'Chosen here: Offer '],
  ['amulett-3', 'move', '.area.aim', 'Chosen here: Travel to '],
] as const)('the table that it leads to marks what was chosen there (%s)', async (name, verb, marked, told) => {
  const play = await read(name);
  const table = new Table(play, { at: (view) => view.step === 'over' });
  table.answerReplay();
  const steps = play.steps.filter(({ update }) => update).slice(1);
  const at = steps.findIndex(({ move }) => move?.seat === play.seat && move.do === verb);
  await open(`/replay/golden?seat=${play.seat}&at=${at}&chosen`, table.server);
  expect(textOf(one('.prompt [role=status]'))).toContain(told);
  expect(all(marked)).toHaveLength(1);
  await click(page.getByRole('button', { name: 'One step forward' }));
  expect(all(`${marked}, .prompt [role=status]`)).toHaveLength(0);
});

test.each(DEVICES)('a review fits, and everybody can use it (%s)', async (_, size) => {
  await look('amulett', { size, language: 'de' });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  expect(await faults()).toEqual([]);
});

test('a new try says from where and what stood, once, and in the end how the first one went', async () => {
  const play = await read('amul-3');
  const branch = { table: 'first', at: 7 };
  const playing: Moment = (view) => view.round === 2 && view.legal.length > 0;
  const first = { game: 'amul', result: { scores: [30, 20, 10], winners: [0] } };
  const begun = async (at: Moment): Promise<Table> => {
    const table = new Table(play, { at, table: { branch } });
    table.server.answer('/api/tables/first/review', {
      done: 1,
      total: 1,
      review: { seats: [{ decisions: [{ at: 7, win: 0.114 }] }] },
    });
    table.server.answer('/api/tables/first', { table: first, you: { seat: 0, host: true, invite: null } });
    await open('/t/golden', table.server);
    return table;
  };
  const told = (): string[] =>
    all('[role=status]')
      .map(textOf)
      .filter((text) => text.startsWith('New try'));
  await begun(playing);
  expect(told()).toEqual(['New try from round 2: your first choice won 11 of 100 games from here.']);
  await press('Escape');
  expect(told()).toEqual([]);
  await close();
  await begun(playing);
  expect(told()).toEqual([]);
  await close();
  await begun((view) => view.step === 'over');
  expect(textOf(one('.winner-card'))).toMatch(/First game: won with 30 points\. This time: place 3 with \d+ points\./);
});
