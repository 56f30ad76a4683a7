import { describe, expect, it } from 'vitest';
import { factLinesOf, fit, fitMarket, linesOf, rowsOf } from './fitting';

const FULL = { palace: 16, bazaar: 8, market: 11 };
const FOUR = { palace: 8, bazaar: 4, market: 7 };

describe('cards between the players', () => {
  it('are readable and named where four play at a desk', () => {
    const { card, named } = fit({ width: 1060, height: 430 }, FOUR);
    expect(card).toBeGreaterThanOrEqual(72);
    expect(named).toBe(true);
  });

  it('give up their names before they get too small', () => {
    const low = fit({ width: 1060, height: 330 }, FULL);
    expect(low.named).toBe(false);
    expect(low.card).toBeGreaterThan(fit({ width: 1060, height: 260 }, FULL).card);
  });

  it('are larger in a crowd, where the piles lie beside the Market', () => {
    const late = { palace: 10, bazaar: 6, market: 11 };
    const room = { width: 1003, height: 290 };
    const beside = fit(room, late, true);
    expect(beside.card).toBeGreaterThan(fit(room, late).card + 5);
    expect(beside.columns * beside.market).toBeLessThan(room.width - 100);
  });

  it('have their names where that costs them little', () => {
    const counts = { palace: 8, bazaar: 4, market: 6 };
    expect(fit({ width: 1003, height: 361 }, counts)).toMatchObject({ named: true });
    expect(fit({ width: 1003, height: 240 }, counts)).toMatchObject({ named: false });
  });

  it('leave the Market room for a second row on a tablet held upright', () => {
    const { card, market } = fit({ width: 798, height: 470 }, { palace: 10, bazaar: 4, market: 11 }, true);
    expect(market).toBeGreaterThan(65);
    expect(card).toBeGreaterThan(60);
  });

  it.each([false, true])('never need more room than there is (in a crowd: %s)', (isCrowded) => {
    for (const width of [600, 748, 1000, 1500]) {
      for (const height of [240, 330, 500, 700]) {
        const { card, rows, market, columns } = fit({ width, height }, FULL, isCrowded);
        const across = Math.ceil(FULL.palace / rows) + Math.ceil(FULL.bazaar / rows);
        if (card > 30) expect(across * card).toBeLessThan(width);
        if (card > 30) expect(columns * market).toBeLessThan(width);
        const high = rows * card * 1.39 + Math.ceil(FULL.market / columns) * market * 1.39;
        if (card > 30) expect(high).toBeLessThan(height);
      }
    }
  });

  it('lie in two rows on a phone when one would be too small', () => {
    expect(fitMarket(370, 7, false)).toEqual({ columns: 4, market: 54 });
    expect(fitMarket(370, 6, false)).toEqual({ columns: 6, market: 53 });
    expect(fitMarket(370, 11, false).columns).toBe(6);
    expect(fitMarket(560, 6, false).columns).toBe(6);
    expect(fitMarket(560, 6, true).market).toBe(54);
  });
});

describe('lines before another player', () => {
  it('are more where many sit side by side, and never more than rounds ask for', () => {
    expect([1, 5, 6, 9].map((rounds) => linesOf(350, rounds, false))).toEqual([1, 1, 2, 2]);
    expect([1, 3, 5].map((rounds) => linesOf(200, rounds, false))).toEqual([1, 2, 3]);
    expect([3, 4, 7, 9].map((rounds) => linesOf(151, rounds, true))).toEqual([1, 2, 3, 3]);
  });
});

describe('facts of another player', () => {
  it('take a line less where the panel is wide', () => {
    expect([143, 250, 333, 500].map(factLinesOf)).toEqual([2, 2, 1, 1]);
  });
});

describe('rows', () => {
  it('grow towards the Market and lose nothing', () => {
    const cards = Array.from({ length: 16 }, (_, i) => i);
    expect(rowsOf(cards, 3).map((row) => row.length)).toEqual([4, 6, 6]);
    expect(rowsOf(cards, 2).map((row) => row.length)).toEqual([8, 8]);
    expect(rowsOf(cards, 3).flat()).toEqual(cards);
    expect(rowsOf([], 3)).toEqual([]);
  });

  it.each([1, 4, 5, 8, 12, 16])('are never longer above than below, for %i cards', (count) => {
    const lengths = rowsOf(
      Array.from({ length: count }, (_, i) => i),
      3,
    ).map((row) => row.length);
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  });
});
