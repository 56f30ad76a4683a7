import { expect, test } from 'vitest';
import { amuletAnchor, areaAnchor, seatAnchor, signsOf, stackAnchor } from './routes';

test('gems fly from the area into the amulet, one by one', () => {
  expect(signsOf([{ event: 'bought', seat: 1, area: 'C3', gems: ['red', 'white'] }])).toEqual([
    { picture: 'amulett/gems/red', from: areaAnchor('C3'), to: amuletAnchor(1) },
    { picture: 'amulett/gems/white', from: areaAnchor('C3'), to: amuletAnchor(1) },
  ]);
});

test('income comes from the stacks, a payment goes back to them', () => {
  const gold = { picture: 'amulett/metals/gold' };
  expect(signsOf([{ event: 'income', seat: 0, take: { gold: 2 } }])).toEqual([
    { ...gold, from: stackAnchor('gold'), to: seatAnchor(0) },
    { ...gold, from: stackAnchor('gold'), to: seatAnchor(0) },
  ]);
  expect(signsOf([{ event: 'paid', seat: 0, cards: { gold: 1 } }])).toEqual([
    { ...gold, from: seatAnchor(0), to: stackAnchor('gold') },
  ]);
});

test.each(['took_back', 'cursed'])('cards that are %s come from the stacks', (event) => {
  expect(signsOf([{ event, seat: 2, cards: { iron: 1 } }])).toEqual([
    { picture: 'amulett/metals/iron', from: stackAnchor('iron'), to: seatAnchor(2) },
  ]);
});

test('a teleported gem flies from area to area', () => {
  expect(signsOf([{ event: 'teleport', seat: 0, colour: 'green', from: 'A1', to: 'B2' }])).toEqual([
    { picture: 'amulett/gems/green', from: areaAnchor('A1'), to: areaAnchor('B2') },
  ]);
});

test('everything else stands still', () => {
  expect(signsOf([{ event: 'round', round: 3 }])).toEqual([]);
});
