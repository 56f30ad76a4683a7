import { expect, test } from 'vitest';
import { icon, points, text, ticked } from '../../../art/tokens';
import { powerRows, powerTokens } from './powers';

test('a table is told in full, and where there is no room from where to where it goes', () => {
  const powers = [{ do: 'set', table: [8, 7, 6] }];
  expect(powerTokens(powers, false)).toEqual([icon('amul/symbols/set'), text('8·7·6')]);
  expect(powerTokens(powers, true)).toEqual([icon('amul/symbols/set'), text('8…6')]);
  expect(powerTokens([{ do: 'scarcity', table: [5] }], true)[1]).toEqual(text('5'));
});

test('fixed points come first, and a loss carries its own sign', () => {
  const each = { do: 'each', points: 2, select: { colours: ['red'] } };
  expect(powerTokens([each, { do: 'flat', points: 3 }], false)).toEqual([
    ...[points(3), text('+'), points(2), text('/'), icon('amul/symbols/category_red')],
  ]);
  expect(
    powerTokens(
      [
        { do: 'flat', points: 7 },
        { ...each, points: -1 },
      ],
      false,
    )[1],
  ).toEqual(points(-1));
});

test('it says whose cards are counted, unless they are the owner’s', () => {
  const power = { do: 'each', points: 1, select: { kinds: ['camel'], traits: ['arab'], decks: ['bazaar'] } };
  const counted = [icon('amul/camel'), icon('amul/symbols/source_bazaar'), icon('amul/symbols/arab')];
  expect(powerTokens([{ ...power, scope: 'own' }], false).slice(2)).toEqual(counted);
  expect(powerTokens([{ ...power, scope: 'left' }], false).slice(2)).toEqual([...counted, icon('symbols/scope_left')]);
});

test('a condition stands with its number, and what there is otherwise stands faintly', () => {
  const when = [{ select: { kinds: ['gold'] }, scope: 'own', op: '>=', value: 2 }];
  expect(powerTokens([{ do: 'if', points: 6, otherwise: 1, when }], false)).toEqual([
    ...[points(6), text('≥2'), icon('amul/gold'), text('/'), points(1, true)],
  ]);
});

test('an order names every good', () => {
  expect(powerTokens([{ do: 'order', points: 9, goods: ['silk', 'silk', 'tea'] }], false)).toEqual([
    ...[points(9), icon('amul/silk'), icon('amul/silk'), icon('amul/tea')],
  ]);
});

test('with less and less room there is the first power, and then its value', () => {
  const powers = [
    { do: 'set', table: [8, 7, 6] },
    { do: 'each', points: 2, select: { colours: ['red'] } },
  ];
  expect(powerRows(powers).slice(2)).toEqual([[icon('amul/symbols/set'), text('8…6')], [text('8…6')]]);
});

test('ordered goods that the reader has are ticked, one for one; without room for them they are counted', () => {
  const powers = [{ do: 'order', points: 9, goods: ['silk', 'silk', 'tea'] }];
  const owned = new Map([
    ['silk', 1],
    ['gold', 4],
  ]);
  const [full, , few] = powerRows(powers, owned);
  expect(full).toEqual([points(9), ticked('amul/silk'), icon('amul/silk'), icon('amul/tea')]);
  expect(few).toEqual([points(9), text('✓1/3')]);
});
