/** The same chance as in Python, where the vectors of docs/deals.md were drawn. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkDeal, type RecordedDeal, type DealtRecord } from './check';
import type { Move } from '../wire/view';
import { DEAL_FORMAT, Draws, FIRST_DEAL_FORMAT } from './draws';

type Recorded = DealtRecord & { deal: RecordedDeal };
const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf-8')) as unknown;

/** As the first serai with checkable deals has drawn it. */
const first = (): Recorded => read('tests/records/deal.json') as Recorded;
const vectors = (): Record<'holds' | 'fails', Record<string, Recorded>> => read('docs/deal-vectors.json') as never;
const recorded = (): Recorded => vectors().holds['an agreed start player'] as Recorded;

test.each(Object.entries(vectors().holds))('%s: what was drawn in Python is drawn here again', (_, record) => {
  expect(record.deal.format).toBe(DEAL_FORMAT);
  expect(checkDeal(record)).toEqual({ drawn: record.moves.length });
});

test('so is what was drawn by the first format', () => {
  const record = first();
  expect(record.deal.format).toBe(FIRST_DEAL_FORMAT);
  expect(checkDeal(record)).toEqual({ drawn: record.moves.length });
  record.deal.salts.reverse();
  expect(checkDeal(record)).toMatchObject({ fault: 'record-deal-salts' });
});

test('what the game had drawn does not count, only what there is to be mixed', () => {
  const { deal, moves } = recorded();
  const draws = new Draws(deal.secret, deal.salts, deal.bags);
  const shuffle = moves.find(({ do: verb }) => verb === 'shuffle') as { deck: string[] } & (typeof moves)[number];
  const turned = { ...shuffle, deck: [...shuffle.deck].reverse() };
  expect(draws.outcome(turned, moves.indexOf(shuffle))).toEqual(shuffle);
});

test.each(Object.entries(vectors().fails))('%s: what was changed is refused', (what, record) => {
  const { fault } = checkDeal(record) as { fault: string };
  const names: Record<string, string> = {
    'a card that was not promised': 'ui-deal-foreign',
    'a card twice': 'ui-deal-foreign',
  };
  expect(fault).toBe(names[what] ?? fault);
  expect(fault).not.toBe('record-deal-shape');
});

const other = (text: string): string => (text.startsWith('0') ? '1' : '0') + text.slice(1);

const CHANGES: [string, (r: Recorded) => unknown, string][] = [
  ['a card', (r: Recorded) => (r.moves.find(({ deck }) => deck)?.deck as string[]).reverse(), 'record-deal-differs'],
  ['a salt', (r: Recorded) => (r.deal.salts[0] = other(r.deal.salts[0] ?? '')), 'record-deal-salts'],
  ['all salts', (r: Recorded) => Object.assign(r.deal, { salts: [null], seals: [null] }), 'record-deal-differs'],
  ['the secret', (r: Recorded) => (r.deal.secret = other(r.deal.secret)), 'record-deal-secret'],
  ['the cards that were promised', (r: Recorded) => (r.deal.cards = {}), 'record-deal-secret'],
  [
    'a card of another game',
    (r: Recorded) => ((r.moves[1] as Move & { deck: string[] }).deck[0] = 'joker'),
    'ui-deal-foreign',
  ],
  ['its shape', (r: Recorded) => Object.assign(r.deal, { salts: 7, secret: 'x' }), 'record-deal-shape'],
  ['its format', (r: Recorded) => (r.deal.format = 'mine'), 'record-deal-format'],
  ['everything', (r: Recorded) => Object.assign(r, { deal: undefined }), 'record-deal-none'],
];

test.each(CHANGES)('%s that was changed is refused by name', (_, change, message) => {
  const record = recorded();
  change(record);
  expect(checkDeal(record)).toMatchObject({ fault: message });
});
