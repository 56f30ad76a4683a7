/** The same chance as in Python: tests/records/deal.json was drawn there. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkDeal, type Deal, type DealtRecord } from './check';
import type { Move } from '../wire/view';
import { Draws, frozen, type Bags } from './draws';

const DRAWN = new URL('../../../tests/records/drawn.json', import.meta.url);
const FILE = new URL('../../../tests/records/deal.json', import.meta.url);
type Recorded = DealtRecord & { deal: Deal };
const recorded = (): Recorded => JSON.parse(readFileSync(FILE, 'utf-8')) as Recorded;

test('what was drawn in Python is drawn here again', () => {
  const record = recorded();
  expect(checkDeal(record)).toEqual({ drawn: record.moves.length });
});

test('what the game had drawn does not count, only what there is to be mixed', () => {
  const { deal, moves } = recorded();
  const draws = new Draws(deal.secret, deal.salts, deal.bags);
  const shuffle = moves.find(({ do: verb }) => verb === 'shuffle') as { deck: string[] } & (typeof moves)[number];
  const turned = { ...shuffle, deck: [...shuffle.deck].reverse() };
  expect(draws.outcome(turned, moves.indexOf(shuffle))).toEqual(shuffle);
});

test('some of many are drawn as in Python', () => {
  const { secret, salts, draws } = JSON.parse(readFileSync(DRAWN, 'utf-8')) as {
    secret: string;
    salts: string[];
    draws: { number: number; candidates: Bags; outcome: Move }[];
  };
  expect(draws.length).toBe(3);
  for (const { number, candidates, outcome } of draws) {
    expect(new Draws(secret, salts, {}).outcome(outcome, number, candidates)).toEqual(outcome);
  }
});

const other = (text: string): string => (text.startsWith('0') ? '1' : '0') + text.slice(1);

const CHANGES: [string, (r: Recorded) => unknown, string][] = [
  ['a card', (r: Recorded) => (r.moves.find(({ deck }) => deck)?.deck as string[]).reverse(), 'record-deal-differs'],
  ['a salt', (r: Recorded) => (r.deal.salts[0] = other(r.deal.salts[0] ?? '')), 'record-deal-salts'],
  ['all salts', (r: Recorded) => Object.assign(r.deal, { salts: [null], frozen: frozen([null]) }), 'record-deal-differs'],
  ['the secret', (r: Recorded) => (r.deal.secret = other(r.deal.secret)), 'record-deal-secret'],
  ['an option', (r: Recorded) => (r.options = { experienced: true }), 'record-deal-secret'],
  ['its shape', (r: Recorded) => Object.assign(r.deal, { salts: 7, secret: 'x' }), 'record-deal-salts'],
  ['its format', (r: Recorded) => (r.deal.format = 'mine'), 'record-deal-format'],
  ['everything', (r: Recorded) => Object.assign(r, { deal: undefined }), 'record-deal-none'],
];

test.each(CHANGES)('%s that was changed is refused by name', (_, change, message) => {
  const record = recorded();
  change(record);
  expect(checkDeal(record)).toMatchObject({ fault: message });
});
