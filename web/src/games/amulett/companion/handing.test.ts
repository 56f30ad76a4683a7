import { expect, test } from 'vitest';
import { pack, unpack } from './handing';

const handed = { names: ['Änne', 'Batu', '', '', '', ''], known: Array.from({ length: 400 }, (_, at) => at % 7) };
/** What the camera of an old phone still reads off another's screen. */
const LONGEST = 900;

test('a game comes out of its link as it went in', async () => {
  const mark = await pack(handed);
  expect(mark).toMatch(/^[\w-]+$/);
  expect(mark.length).toBeLessThan(LONGEST);
  expect(await unpack(mark)).toEqual(handed);
});

test.each(['', 'nonsense', 'A4.3', '%%'])('what is no game is none: %s', async (mark) => {
  expect(await unpack(mark)).toBeNull();
});
