import { expect, test } from 'vitest';
import { gamesIn } from './records';

const record = { game: 'ludo', players: 3, names: ['Anna', null, 7], moves: [] };

test('a file with one game', async () => {
  const [kept, ...more] = await gamesIn(new Blob([JSON.stringify(record, null, 2)]));
  expect(more).toEqual([]);
  expect(kept).toMatchObject({ game: 'ludo', players: 3, names: ['Anna', null, null] });
  expect(JSON.parse((await kept?.record.text()) ?? '')).toEqual(record);
});

test('a file with one game in each line', async () => {
  const lines = `${JSON.stringify(record)}\n\n${JSON.stringify({ game: 'go', players: 2 })}\n`;
  const games = await gamesIn(new Blob([lines]));
  expect(games.map(({ game, names }) => [game, names.length])).toEqual([
    ['ludo', 3],
    ['go', 0],
  ]);
});

test.each(['', 'no record', '{"game": 1}\nno record', 'null'])('a file that holds no games: %j', async (text) => {
  expect(await gamesIn(new Blob([text]))).toEqual([]);
});
