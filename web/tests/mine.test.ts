/** What my finished games come to: one habit and one strength in words, then the numbers. */

import { expect, test } from 'vitest';
import type { Decision } from '../src/wire/wire';
import { faults } from './support/axe';
import { all, one, textOf } from './support/hand';
import { FakeServer } from './support/server';
import { open } from './support/table';

const decision = (verb: string, verdict: Decision['verdict'], cost = 0): object => ({
  at: 1,
  round: 1,
  move: { do: verb },
  win: 0.3,
  cost,
  verdict,
});
const COSTLY = [decision('offer', 'cost', 0.064), decision('offer', 'equal'), decision('pick', 'cost', 0.02)];
const GOOD = [decision('play', 'best'), decision('play', 'best'), decision('play', 'equal')];

/** Two games of Āmul on a server, the first of them reviewed. */
function played(decisions: object[] | null): FakeServer {
  const server = new FakeServer(() => undefined);
  const result = { winners: [1], scores: [10, 20, 5], breakdown: [{ yellow: 10 }, { yellow: 20 }, { yellow: 5 }] };
  const seats = ['Anna', 'Batu', 'Ceyda'].map((name) => ({
    kind: 'person',
    name,
    level: null,
    here: true,
    stand_in: false,
    host: false,
  }));
  const tables = ['a', 'b'].map((id) => ({
    table: { id, game: 'amul', players: 3, status: 'over', seats, result, options: {} },
    you: { seat: 0, host: true, invite: null },
    round: 9,
    awaited: [],
    left: null,
    changed: 1,
  }));
  server.answer('/api/me', { tables });
  const none = { done: 0, total: 1, review: null };
  server.answer(
    '/api/tables/a/review',
    decisions ? { done: 1, total: 1, review: { seats: [{ seat: 0, decisions }] } } : none,
  );
  server.answer('/api/tables/b/review', none);
  for (const id of ['a', 'b']) server.answer(`/api/tables/${id}/record`, { moves: [] });
  return server;
}

test.each([
  [
    'en',
    [
      'Your costliest habit is “Offering”: it costs you 3.2 of 100 wins each time.',
      'Your strength is “Revealing”: 2 of 3 such choices were clearly the best.',
    ],
  ],
  [
    'de',
    [
      'Deine teuerste Gewohnheit ist „Anbieten“: Jedes Mal kostet sie dich 3,2 von 100 Siegen.',
      'Deine Stärke ist „Aufdecken“: 2 von 3 solchen Entscheidungen waren klar die beste.',
    ],
  ],
] as const)('a habit and a strength come first, in words (%s)', async (language, sentences) => {
  await open('/mine/amul', played([...COSTLY, ...GOOD]), { language, size: [390, 844] });
  expect(all('main .words p').map(textOf)).toEqual(sentences);
  expect(
    one('main .words').compareDocumentPosition(one('main section')) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
  expect(await faults()).toEqual([]);
});

test('what there is nothing to say about is left out', async () => {
  await open('/mine/amul', played(COSTLY));
  expect(all('main .words p').map(textOf)).toEqual([
    'Your costliest habit is “Offering”: it costs you 3.2 of 100 wins each time.',
  ]);
});

test('without a review there are numbers alone', async () => {
  await open('/mine/amul', played(null));
  expect(all('main .words')).toEqual([]);
  expect(one('main').innerText).toContain('Have a game reviewed');
});
