import { beforeAll, expect, test } from 'vitest';
import { addWords, useLanguage, wordsFor } from '../base/words.svelte';
import { givePage } from '../testing/page';
import type { PlainView } from './view';
import { PlainWording } from './wording';

const WORDS = `
tiny-field-hand_size = cards in hand
tiny-move-lay-down = { $cards_count ->
    [one] Lay down { $cards }
   *[other] Lay down { $cards_count } cards: { $cards }
  }
tiny-event-won = { $who ->
    [you] You win
   *[other] { $seat } wins
  } the trick with { $card }.
tiny-word-gold_coin = golden coin
tiny-ask-choose = Choose a card.
tiny-value-colour = { $value ->
    [1] red
   *[other] no colour
  }
tiny-event-painted = { $seat } paints it { $colour }.
`;

const NAMES = ['Anna', 'Ben', 'Cem'];
const wording = new PlainWording(
  { game: 'tiny', data: {} },
  (seat) => NAMES[seat] ?? '',
  () => 0,
);
const asked = (more: Partial<PlainView>): string =>
  wording.asked({ step: 'choose', awaited: [], ...more } as PlainView);

beforeAll(async () => {
  givePage();
  await useLanguage('en');
  await wordsFor('plain');
  await addWords(async () => WORDS);
});

test('a field has the name that the catalogue gives, else its own', () => {
  expect(wording.field('hand_size')).toBe('cards in hand');
  expect(wording.field('last_trick')).toBe('last trick');
});

test.each([
  [3, '3'],
  [0, '0'],
  ['gold_coin', 'golden coin'],
  ['wooden_cup', 'wooden cup'],
  [true, 'yes'],
  [false, 'no'],
  [null, '–'],
  [[], '–'],
  [[1, 2, 3], '1, 2 and 3'],
  [{ gold: 2, hand_size: 1 }, 'gold 2, cards in hand 1'],
  [[{ card: 4 }, { card: 5 }], 'card 4 and card 5'],
])('a value in words: %j', (value, words) => {
  expect(wording.value(value)).toBe(words);
});

test('seats have their names', () => {
  expect(wording.value([0, 2], 'seats')).toBe('you and Cem');
  expect(wording.value(2, 'active_seat')).toBe('Cem');
  expect(wording.value(-1, 'active_seat')).toBe('–');
});

test('numbers that stand for something are said as the catalogue says them', () => {
  expect(wording.value([1, 0], 'colour')).toBe('red and no colour');
  expect(wording.event({ event: 'painted', seat: 1, colour: 1 })).toBe('Ben paints it red.');
});

test('a move is said as the catalogue says it, with dashes for underscores', () => {
  expect(wording.move({ seat: 0, do: 'lay_down', cards: [7] })).toBe('Lay down 7');
  expect(wording.move({ seat: 0, do: 'lay_down', cards: [7, 9] })).toBe('Lay down 2 cards: 7 and 9');
});

test('a move that the catalogue does not know tells its words and numbers', () => {
  expect(wording.move({ seat: 0, do: 'play_open', card: 7, target: 'gold_coin' })).toBe(
    'Play open card 7, target golden coin',
  );
  expect(wording.move({ seat: 0, do: 'pass' })).toBe('Pass');
});

test('an event is said as the catalogue says it, else plainly', () => {
  expect(wording.event({ event: 'won', seat: 0, card: 5 })).toBe('You win the trick with 5.');
  expect(wording.event({ event: 'won', seat: 1, card: 5 })).toBe('Ben wins the trick with 5.');
  expect(wording.event({ event: 'laid_out', seat: 1, cards: [2, 3] })).toBe('Laid out: Ben, cards 2 and 3');
  expect(wording.event({ event: 'shuffled' })).toBe('Shuffled');
});

test('it says what is asked of me, whom we wait for, and who has won', () => {
  expect(asked({ awaited: [0, 1] })).toBe('Choose a card.');
  expect(asked({ awaited: [0], step: 'other' })).toBe('It is your turn.');
  expect(asked({ awaited: [1, 2] })).toBe('Waiting for Ben and Cem.');
  expect(asked({ result: { winners: [0] } })).toBe('You win.');
  expect(asked({ result: { winners: [2] } })).toBe('Cem wins.');
  expect(asked({ result: { winners: [0, 1] } })).toBe('You and Ben win together.');
});

test('a move that was taken back is told alike in all games', () => {
  const taken = (seat: number): string => wording.event({ event: 'withdrawn', seat, events: 1 });
  expect([taken(0), taken(1)]).toEqual(['You take your move back.', 'Ben takes the move back.']);
});
