import { expect, test } from 'vitest';
import { besides, findRule, type Book, type Passage } from './book';
import { cited, together } from './cited';
import { search } from './search';

const passage = (rule: string, text: string): Passage => ({
  rule,
  blocks: [{ kind: 'text', line: [{ text, style: '', icon: '' }] }],
});
const BOOK: Book = {
  language: 'en',
  title: 'Chess',
  opening: [],
  sections: [
    { id: 'aim', title: 'The aim', passages: [passage('', 'Catch the king.')] },
    {
      id: 'C1',
      title: 'Moving',
      passages: [passage('C1.1', 'A rook goes straight.'), passage('C1.2', 'A knight jumps over Tōkyō.')],
    },
  ],
};
const RULES = new Set(['A6.2', 'A9.2', 'A9.4', 'A16.1', 'A16.17', 'M14']);
const found = (typed: string): string[] =>
  search(BOOK, typed).flatMap(({ passages }) => passages.map(({ rule }) => rule));

test('rule ids are found in a sentence, and the rest stays as it was', () => {
  const sentence = 'It stays (A6.2) in area A1, see A9.2 to A9.4, M14. Card 53 of C-3PO, round 9.';
  const pieces = cited(sentence, RULES);
  expect(pieces.filter(({ rule }) => rule).map(({ text }) => text)).toEqual(['A6.2', 'A9.2', 'A9.4', 'M14']);
  expect(pieces.map(({ text }) => text).join('')).toBe(sentence);
});

test('a sentence without rules is one piece, and no sentence is none', () => {
  expect(cited('Choose a card.', RULES)).toEqual([{ text: 'Choose a card.', rule: false }]);
  expect(cited('', RULES)).toEqual([]);
  expect(cited('A16.17', RULES)).toEqual([{ text: 'A16.17', rule: true }]);
});

test('rules cited in one breath are one piece', () => {
  const joined = together(cited('It stays (A6.2, A9.2 and A9.4), see A16.1; M14.', RULES));
  expect(joined.map(({ rules }) => rules).filter(({ length }) => length)).toEqual([['A6.2', 'A9.2', 'A9.4'], ['A16.1'], ['M14']]); // prettier-ignore
  expect(joined.map(({ text }) => text).join('')).toBe('It stays (A6.2, A9.2 and A9.4), see A16.1; M14.');
});

test('a search finds the passages with all words, accents and capitals apart', () => {
  expect(found('KNIGHT tokyo')).toEqual(['C1.2']);
  expect(found('knight straight')).toEqual([]);
  expect(found('c1.1')).toEqual(['C1.1']);
});

test('a search by the title of a chapter finds all of it, and nothing typed is the whole book', () => {
  expect(found('moving')).toEqual(['C1.1', 'C1.2']);
  expect(search(BOOK, '  ')).toBe(BOOK.sections);
});

test('a rule is found under its chapter, and knows its neighbours', () => {
  expect(findRule(BOOK, 'C1.2')?.title).toBe('Moving');
  expect(findRule(BOOK, 'C1.2')?.passages).toHaveLength(1);
  expect(findRule(BOOK, 'C1')?.passages).toHaveLength(2);
  expect(findRule(BOOK, 'C9')).toBeUndefined();
  expect(besides(BOOK, 'C1.1')).toEqual([undefined, 'C1.2']);
});
