import { expect, test } from 'vitest';
import { moveIn } from './command';

const WORDS: Record<string, string> = {};
const move = (words: string, facts: object): any => {
  const made = { seat: 0, do: 'x', ...facts };
  WORDS[JSON.stringify(made)] = words;
  return made;
};
const wording = { button: (made: object): string => WORDS[JSON.stringify(made)] ?? '' };

const bids = [3, 4, 12].map((amount) => move(`Bid ${amount} cards`, { amount }));
const pass = move('Pass', { do: 'pass' });
const pays = [move('Pay 2 Gold and 1 Iron', { cards: 1 }), move('Pay 2 Gold, 1 Iron and 1 Silver', { cards: 2 })];

test('a number is a bid of that number, never the place in a list', () => {
  const decision = { legal: [...bids, pass], wording };
  expect(moveIn('12', decision, [])).toBe(bids[2]);
  expect(moveIn('3', decision, decision.legal)).toBe(bids[0]);
  expect(moveIn('1', decision, [])).toBeUndefined();
  expect(moveIn('=4', decision, [])).toBe(bids[1]);
});

test('without bids it is the place in a list that is on the screen', () => {
  const decision = { legal: pays, wording };
  expect(moveIn('2', decision, [])).toBeUndefined();
  expect(moveIn('2', decision, pays)).toBe(pays[1]);
});

test('words may be cut short; where several moves have them, the shortest does', () => {
  expect(moveIn('pa', { legal: [...bids, pass], wording }, [])).toBe(pass);
  expect(moveIn('bid', { legal: [...bids, pass], wording }, [])).toBeUndefined();
  expect(moveIn('=2 gold 1 iron', { legal: pays, wording }, [])).toBe(pays[0]);
  expect(moveIn('silver', { legal: pays, wording }, [])).toBe(pays[1]);
  expect(moveIn('copper', { legal: pays, wording }, [])).toBeUndefined();
});
