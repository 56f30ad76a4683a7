import { expect, test } from 'vitest';
import { nameLines } from './frame';
import { arrange, choose, icon, LETTERS, points, text } from './tokens';

const [WIDTH, HEIGHT] = [84, 21];

function extent(tokens: Parameters<typeof arrange>[0]): { width: number; height: number; rows: number } {
  const { placed, scale } = arrange(tokens, WIDTH, HEIGHT);
  const right = Math.max(...placed.map(({ x, width }) => x + width));
  const left = Math.min(...placed.map(({ x }) => x));
  const bottom = Math.max(...placed.map(({ y }) => y)) + 20;
  return {
    width: (right - left) * scale,
    height: bottom * scale,
    rows: new Set(placed.map(({ y }) => y)).size,
  };
}

test.each([1, 2, 4, 8])('%i symbols stay inside the strip', (count) => {
  const { width, height } = extent(Array.from({ length: count }, () => icon('symbols/most')));
  expect(width).toBeLessThanOrEqual(WIDTH + 0.01);
  expect(height).toBeLessThanOrEqual(HEIGHT + 0.01);
});

test('few stand in one row', () => {
  expect(extent([points(3), icon('symbols/most')]).rows).toBe(1);
});

test('a second row begins with a sign, where it lets all of them stand larger', () => {
  const many = [points(3), ...Array(5).fill(icon('a/b')), text('+'), points(2), ...Array(5).fill(icon('a/b'))];
  const { placed } = arrange(many, WIDTH, 35);
  const second = placed.findIndex(({ y }) => y !== placed[0]?.y);
  expect(placed[second]?.token).toEqual(text('+'));
});

test('nothing at all takes no room', () => {
  expect(arrange([], WIDTH, HEIGHT)).toEqual({ placed: [], scale: 1 });
});

test('as much is said as can be read, and in the end no letters at all', () => {
  const rows = [
    [icon('a/b'), text('8·7·6·5·4·3·3·3·2·2')],
    [icon('a/b'), text('12…22')],
    [icon('a/b'), text('8')],
  ];
  const said = (least: number): string[] =>
    choose(rows, WIDTH, 35, least).placed.map(({ token }) => (token.is === 'text' ? token.text : token.is));
  expect(said(8)).toEqual(['emblem', '8·7·6·5·4·3·3·3·2·2']);
  expect(said(12)).toEqual(['emblem', '12…22']);
  expect(said(22)).toEqual(['emblem', '8']);
  expect(said(40)).toEqual(['emblem']);
  expect(choose(rows, WIDTH, 35, 22).scale * LETTERS).toBeGreaterThanOrEqual(22);
});

test('a name is in two lines, pressed together or left out before its letters are too small', () => {
  expect(nameLines('Mongol Scavenger', 9).lines.map(({ text: line }) => line)).toEqual(['Mongol', 'Scavenger']);
  expect(nameLines('Mongol Scavenger', 11).size).toBe(11);
  expect(nameLines('Geschichtenerzähler', 10).lines).toEqual([{ text: 'Geschichtenerzähler', length: 90 }]);
  const broken = (name: string): string[] => nameLines(name, 17).lines.map(({ text: line }) => line);
  expect(broken('Steuereintreiberin')).toEqual(['Steuerein-', 'treiberin']);
  expect(broken('Gewürzhändlerin')).toEqual(['Gewürz-', 'händlerin']);
  expect(broken('Goldschmugglerin')).toEqual(['Goldsch-', 'mugglerin']);
  expect(nameLines('Geschichtenerzähler', 40).lines).toEqual([]);
});
