import { afterEach, expect, test, vi } from 'vitest';
import { weightsFor } from './net';

const net = { file: 'abc', at: 16, size: 3 };

function answering(...answers: (number[] | null)[]): ReturnType<typeof vi.fn> {
  const fetching = vi.fn(async () => {
    const bytes = answers.shift();
    if (!bytes) throw new TypeError('no network');
    return new Response(new Uint8Array(bytes));
  });
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

afterEach(() => vi.unstubAllGlobals());

test('a net is fetched once, under a name that follows from its content', async () => {
  const fetching = answering([1, 2, 3]);
  expect(await weightsFor({ game: 'one', net })).toEqual(new Uint8Array([1, 2, 3]));
  expect(await weightsFor({ game: 'one', net })).toEqual(new Uint8Array([1, 2, 3]));
  expect(fetching.mock.calls).toEqual([['/engine/one.net?abc']]);
});

test('one that does not come, or is of another size, is asked for again', async () => {
  const fetching = answering(null, [1, 2], [1, 2, 3]);
  expect(await weightsFor({ game: 'two', net })).toBeNull();
  expect(await weightsFor({ game: 'two', net })).toBeNull();
  expect(await weightsFor({ game: 'two', net })).toHaveLength(3);
  expect(fetching).toHaveBeenCalledTimes(3);
});

test('an edition that no net has learned asks for none', async () => {
  const fetching = answering();
  expect(await weightsFor({ game: 'three', net: null })).toBeNull();
  expect(fetching).not.toHaveBeenCalled();
});
