import { expect, test } from 'vitest';
import type { OrderForm } from '../wire/wire';
import { filledIn, newId } from './orders';

const choices = ['gold', 'silk', 'lamp'].map((value) => ({ value, label: value.toUpperCase() }));
const form: OrderForm = {
  kind: 'some',
  label: '',
  help: '',
  fields: [
    { id: 'most', kind: 'whole', label: '', least: 1, most: 9, choices: [] },
    { id: 'then', kind: 'choice', label: '', least: 0, most: 0, choices },
    { id: 'cards', kind: 'list', label: '', least: 0, most: 0, choices },
  ],
};

test('a form begins with the least, the first choice and an empty list', () => {
  expect(filledIn(form)).toEqual({ most: 1, then: 'gold', cards: [] });
});

test('an order is changed from what it says, as far as that is still there', () => {
  const before = { most: 12, then: 'silk', cards: ['lamp', 'carpet', 'gold'], round: 3 };
  expect(filledIn(form, before)).toEqual({ most: 9, then: 'silk', cards: ['lamp', 'gold'] });
});

test('every order has an id of its own, as the server wants it', () => {
  expect(newId()).toMatch(/^[A-Za-z0-9_-]{1,24}$/);
  expect(newId()).not.toBe(newId());
});
