import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../wire/view';
import { lastRoundOf, resumeFrom, tell, type Telling } from './beats';

const wording = { event: ({ event, seat }: GameEvent): string => (event === 'hushed' ? '' : `${event} ${seat}`) };
const TELLING: Telling<typeof wording> = {
  groupOf: ({ event }) => ({ shown: 'shown', bid: 'bid', hushed: 'bid' })[event] ?? null,
  single: new Set(['bid']),
  scenes: {
    shown: (moment) => ({ title: 'Shown', lines: moment.lines(), figures: [], form: 'stage', holds: 100 }),
    bid: (moment) => moment.caption(50),
  },
};
const event = (name: string, seat = 0): GameEvent => ({ event: name, seat });
const told = (history: GameEvent[], from = 0): [number, readonly string[]][] =>
  tell(history, from, wording, TELLING).map((beat) => [beat.from, beat.lines]);

describe('a history in beats', () => {
  test('neighbours of a group are one beat, single events one each', () => {
    const history = [event('shown', 0), event('shown', 1), event('bid', 0), event('bid', 1), event('shown', 2)];
    expect(told(history)).toEqual([
      [0, ['shown 0', 'shown 1']],
      [2, ['bid 0']],
      [3, ['bid 1']],
      [4, ['shown 2']],
    ]);
  });

  test('unknown events go by and part nothing', () => {
    expect(told([event('shown', 0), event('elsewhere'), event('shown', 1)])).toEqual([[0, ['shown 0', 'shown 1']]]);
  });

  test('what says nothing is no beat', () => expect(told([event('hushed')])).toEqual([]));

  test('a move that was taken back is not told, but that it was', () => {
    const history = [event('bid', 0), event('bid', 1), { ...event('withdrawn', 1), events: 1 }, event('shown', 1)];
    expect(told(history)).toEqual([
      [0, ['bid 0']],
      [2, ['withdrawn 1']],
      [3, ['shown 1']],
    ]);
  });

  test('only what is new is told', () => expect(told([event('bid', 0), event('bid', 1)], 1)).toEqual([[1, ['bid 1']]]));
});

test('the last round begins with the round before the present one', () => {
  const rounds = [event('began'), event('round'), event('bid'), event('round'), event('bid'), event('round')];
  expect(lastRoundOf(rounds)).toBe(3);
  expect(lastRoundOf(rounds.slice(0, 3))).toBe(0);
});

test('whoever is far behind is told the last round only', () => {
  const played = Array.from({ length: 5 }, () => [event('round'), event('bid')]).flat();
  expect(resumeFrom(6, played)).toBe(6);
  expect(resumeFrom(3, played)).toBe(6);
  expect(resumeFrom(0, played)).toBe(6);
});
