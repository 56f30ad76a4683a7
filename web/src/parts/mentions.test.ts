import { expect, test } from 'vitest';
import { mentions } from './mentions';

const thing = { name: { en: 'Spice Dealer', de: 'Gewürzhändler' }, text: { en: '2 points for each Spice.', de: '' } };

test.each(['', 'spice', 'SPICE deal', 'points dealer', 'gewürz', ' each  '])('found by %j', (search) => {
  expect(mentions(thing, search)).toBe(true);
});

test.each(['carpet', 'spice carpet'])('not found by %j', (search) => {
  expect(mentions(thing, search)).toBe(false);
});
