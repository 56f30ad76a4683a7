import { describe, expect, it } from 'vitest';
import { isSlow, LIVE, NO_CLOCK, onTheClock, SLOW_ONES, warningOf } from './clock';

describe('clocks', () => {
  it('are slow or live as the form says', () => {
    expect(LIVE.some(isSlow)).toBe(false);
    expect(SLOW_ONES.every(isSlow)).toBe(true);
    expect(isSlow(NO_CLOCK)).toBe(false);
  });

  it('show days, hours, then minutes and seconds', () => {
    expect(onTheClock(3 * 86_400 + 2 * 3600 + 5)).toMatch(/^3 days? 2 hr$/);
    for (const seconds of [86_400, 86_395]) expect(onTheClock(seconds)).toBe('1 day');
    expect(onTheClock(86_400 + 3600)).toBe('1 day 1 hr');
    expect(onTheClock(5 * 3600 + 59)).toMatch(/^5 hr$/);
    expect(onTheClock(7199)).toBe('119:59');
    expect(onTheClock(9)).toBe('0:09');
  });

  it('warn in the last quarter, within reason', () => {
    expect(warningOf({ seconds: 5 })).toBe(10);
    expect(warningOf({ seconds: 180 })).toBe(45);
    expect(warningOf({ seconds: 7 * 86_400 })).toBe(43_200);
  });
});
