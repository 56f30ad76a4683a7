import { beforeAll, expect, test } from 'vitest';
import { givePage } from '../testing/page';
import { addWords, knows, languages, listed, say, useLanguage } from './words.svelte';

beforeAll(async () => {
  givePage();
  await useLanguage('de');
  await useLanguage('en');
});

test('every language of the catalogues can be chosen, also those of the games’ own folders', () => {
  expect(languages).toEqual(['de', 'en']);
});

test('a message is said in the language in use, whatever folder its catalogue lies in', async () => {
  expect(say('ui-players')).toBe('Players');
  await useLanguage('de');
  expect(say('ui-players')).toBe('Personen');
  await useLanguage('en');
});

test('an unknown language is the fallback, an unknown message is its own id', async () => {
  await useLanguage('tlh');
  expect(say('ui-players')).toBe('Players');
  expect(say('ui-nothing-of-the-kind')).toBe('ui-nothing-of-the-kind');
  expect([knows('ui-players'), knows('ui-nothing-of-the-kind')]).toEqual([true, false]);
});

test('lists are British, as the server writes them', () => {
  expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
  expect(listed(['a', 'b', 'c'], 'disjunction')).toBe('a, b or c');
});

test('what only a terminal says does not come along', () => {
  expect(['cli-seat', 'terminal-thinking'].filter(knows)).toEqual([]);
});

test('a game that only the server knows brings its words, but changes none of ours', async () => {
  await addWords(async (language) => (language === 'en' ? 'ui-players = Nobody\noxen-title = Oxen\n' : ''));
  expect(say('ui-players')).toBe('Players');
  expect(say('oxen-title')).toBe('Oxen');
});
