import { expect, test } from 'vitest';
import { cardKey, DECK, GONE, routesOf, sealedKey, seatAnchor } from './routes';

const ME = 0;

test('dealt cards come from the deck', () => {
  const { from, turn } = routesOf([{ event: 'dealt', seat: ME, cards: [3, 4] }], ME);
  expect([...from]).toEqual([
    [cardKey(3), DECK],
    [cardKey(4), DECK],
  ]);
  expect(turn.size).toBe(0);
});

test('what fills Palace and Bazaar turns its face up on the way', () => {
  const { from, turn } = routesOf([{ event: 'filled', place: 'palace', cards: [5] }], ME);
  expect(from.get(cardKey(5))).toBe(DECK);
  expect(turn.has(cardKey(5))).toBe(true);
});

test.each(['offered', 'revealed'])('a card that another seat has %s was face down before it', (event) => {
  const { from, turn } = routesOf([{ event, seat: 2, card: 9 }], ME);
  expect(from.get(cardKey(9))).toBe(sealedKey(2));
  expect(turn.has(cardKey(9))).toBe(true);
});

test.each(['offered', 'revealed'])('my own card that I have %s I knew', (event) => {
  const { from, turn } = routesOf([{ event, seat: ME, card: 9 }], ME);
  expect(from.get(cardKey(9))).toBe(cardKey(9));
  expect(turn.size).toBe(0);
});

test('a picked card goes to its seat, an emptied place to what is gone', () => {
  const events = [
    { event: 'picked', seat: 1, card: 7 },
    { event: 'emptied', place: 'bazaar', cards: [8] },
  ];
  const { to } = routesOf(events, ME);
  expect(to.get(cardKey(7))).toBe(seatAnchor(1));
  expect(to.get(cardKey(8))).toBe(GONE);
});

test('what is laid down at the end comes from its seat', () => {
  expect(routesOf([{ event: 'laid_down', seat: 1, cards: [6] }], ME).from.get(cardKey(6))).toBe(seatAnchor(1));
});

test('nothing flies where nothing is known', () => {
  const { from, to } = routesOf(
    [
      { event: 'took', seat: 1, card: null },
      { event: 'round', round: 2 },
    ],
    ME,
  );
  expect([from.size, to.size]).toEqual([0, 0]);
});
