import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { chosen, moveIn } from './command';

interface Given {
  what: string;
  names: string[];
  numbers: number[];
  lines: Record<string, number>;
}
const file = readFileSync(new URL('../../../tests/terminal/lines.toml', import.meta.url), 'utf8');
const { decision: decisions } = parse(file) as unknown as { decision: Given[] };

test.each(decisions)('$what', ({ names, numbers, lines }) => {
  const found = Object.keys(lines).map((line) => [line, chosen(line, names, numbers)]);
  expect(Object.fromEntries(found)).toEqual(lines);
});

const WORDS: Record<string, string> = {};
const move = (words: string, facts: object): any => {
  const made = { seat: 0, do: 'x', ...facts };
  WORDS[JSON.stringify(made)] = words;
  return made;
};
const wording = { button: (made: object): string => WORDS[JSON.stringify(made)] ?? '' };
const bids = [3, 4].map((amount) => move(`Bid ${amount} cards`, { amount }));
const pays = [move('Pay 2 Gold', { cards: 1 }), move('Pay 2 Silver', { cards: 2 })];

test('where people bid, a number is a bid, legal or not', () => {
  expect(moveIn('4', { legal: bids, wording }, bids)).toEqual(bids[1]);
  expect(moveIn('= 99', { legal: bids, wording }, [])).toEqual({ ...bids[0], amount: 99 });
});

test('elsewhere it is the place in a list that is on the screen', () => {
  expect(moveIn('2', { legal: pays, wording }, [])).toBeUndefined();
  expect(moveIn('2', { legal: pays, wording }, pays)).toBe(pays[1]);
  expect(moveIn('=silver', { legal: pays, wording }, [])).toBe(pays[1]);
});
