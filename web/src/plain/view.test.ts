import { expect, test } from 'vitest';
import { resultFacts, seatFacts, tableFacts, type PlainView } from './view';

const view: PlainView = {
  ...{ game: 'tiny', edition: 'one', edition_hash: 'x', players: 2, options: {}, seat: 1, version: 4 },
  ...{ round: 2, step: 'choose', awaited: [0], history: [], legal: [] },
  seats: [
    { points: 3, chosen: true },
    { points: 1, chosen: false, hand: [2, 5] },
  ],
  ...{ deck: 9, row: [4] },
};

test('what the game adds to a view is of the table', () => {
  expect(tableFacts(view)).toEqual({ deck: 9, row: [4] });
});

test('what only my own seat shows is my secret', () => {
  expect(seatFacts(view, 1)).toEqual({ open: { points: 1, chosen: false }, secret: { hand: [2, 5] } });
  expect(seatFacts(view, 0)).toEqual({ open: { points: 3, chosen: true }, secret: {} });
});

test('how long a list is is told only where the list is hidden', () => {
  const seats = [{ hand_size: 2 }, { hand_size: 2, hand: [2, 5] }];
  const sized = { ...view, format: 'serai-view/1', row_size: 1, stock_size: 9, seats };
  expect(tableFacts(sized)).toEqual({ deck: 9, row: [4], stock_size: 9 });
  expect(seatFacts(sized, 0)).toEqual({ open: { hand_size: 2 }, secret: {} });
  expect(seatFacts(sized, 1)).toEqual({ open: {}, secret: { hand: [2, 5] } });
});

test('for somebody who watches, nothing is secret', () => {
  expect(seatFacts({ ...view, seat: null }, 1).secret).toEqual({});
});

test('a game may have nothing to show of each seat', () => {
  const { seats: _, ...bare } = view;
  expect(seatFacts(bare as PlainView, 0)).toEqual({ open: {}, secret: {} });
});

test('a result has figures for each seat, and others', () => {
  const result = { winners: [0], scores: [3, 1], reason: 'deck' };
  expect(resultFacts({ ...view, result })).toEqual({ perSeat: [['scores', [3, 1]]], rest: { reason: 'deck' } });
});
