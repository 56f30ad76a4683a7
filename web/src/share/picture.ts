/** A result as a picture for other people: drawn here, so that nothing has to be fetched. */

import { drawingsOf } from '../art/emblems';
import { busy } from '../base/settled';
import { SETTINGS, type Setting } from '../games/settings';

export interface Result {
  title: string;
  day: string;
  outcome: string;
  rows: readonly ResultRow[];
}

export interface ResultRow {
  name: string;
  points: string;
  hasWon: boolean;
  settings: readonly Setting[];
}

const WIDTH = 1080;
const MARGIN = 84;
const HEAD = 300;
const WINNER = 470;
const ROW = 132;
const FOOT = 90;
const INK = '#2b2420';
const GOLD = '#b8892d';
const SHADE = '#e9dabb';
const FACE = '#fbf4e3';
const SERIF = 'Georgia, serif';

/** The winner comes first, with a large ring of settings; the others have theirs in a line. */
export const pictureOf = (result: Result): Promise<Blob | null> => busy(drawn(result));

async function drawn({ title, day, outcome, rows }: Result): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const isSet = rows.some(({ settings }) => settings.length > 0);
  const top = isSet ? WINNER : ROW;
  canvas.width = WIDTH;
  canvas.height = HEAD + top + ROW * (rows.length - 1) + FOOT;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const stones = await drawings(rows.flatMap(({ settings }) => settings.map(({ emblem }) => emblem)));
  const serif = getComputedStyle(document.documentElement).getPropertyValue('--font-serif') || SERIF;
  const write = (
    text: string,
    x: number,
    y: number,
    font: string,
    align: CanvasTextAlign = 'left',
    most = WIDTH - 2 * MARGIN,
  ): void => {
    pen.font = `${font} ${serif}`;
    pen.textAlign = align;
    pen.fillText(text, x, y, most);
  };
  const set = (setting: Setting | undefined, x: number, y: number, size: number): void => {
    const stone = setting && stones.get(setting.emblem);
    if (stone) return pen.drawImage(stone, x - size / 2, y - size / 2, size, size);
    disc(pen, x, y, size * 0.36, SHADE, GOLD, 4);
  };

  pen.fillStyle = '#f4ead5';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.strokeStyle = GOLD;
  pen.lineWidth = 8;
  pen.strokeRect(30, 30, canvas.width - 60, canvas.height - 60);
  pen.lineWidth = 2;
  pen.strokeRect(46, 46, canvas.width - 92, canvas.height - 92);

  pen.fillStyle = INK;
  write(title, MARGIN, 150, '600 76px');
  write(day, WIDTH - MARGIN, 150, '36px', 'right');
  for (const [i, line] of wrapped(pen, outcome, `34px ${serif}`).entries()) write(line, MARGIN, 212 + 44 * i, '34px');

  for (const [place, { name, points, hasWon, settings }] of rows.entries()) {
    const line = HEAD + (place ? top + ROW * (place - 1) : 0);
    pen.fillStyle = GOLD;
    pen.fillRect(MARGIN, line, WIDTH - 2 * MARGIN, 2);
    pen.fillStyle = INK;
    if (place === 0 && isSet) {
      ring(pen, 300, line + WINNER / 2, settings, set);
      write(name, 560, line + WINNER / 2 - 10, '700 72px', 'left', WIDTH - MARGIN - 560);
      pen.fillStyle = '#7d5a10';
      write(points, 560, line + WINNER / 2 + 62, '600 52px', 'left', WIDTH - MARGIN - 560);
      continue;
    }
    write(name, MARGIN, line + 84, `${hasWon ? '700' : '400'} 48px`, 'left', 290);
    for (let i = 0; isSet && i < Math.max(SETTINGS, settings.length); i += 1)
      set(settings[i], 410 + 52 * i, line + 66, 46);
    write(points, WIDTH - MARGIN, line + 84, `${hasWon ? '700' : '400'} 44px`, 'right', 190);
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function ring(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  settings: readonly Setting[],
  set: (setting: Setting | undefined, x: number, y: number, size: number) => void,
): void {
  disc(pen, x, y, 196, GOLD, INK, 6);
  disc(pen, x, y, 178, SHADE, INK, 3);
  disc(pen, x, y, 74, FACE, GOLD, 10);
  const count = Math.max(SETTINGS, settings.length);
  for (let i = 0; i < count; i += 1) {
    const angle = (2 * Math.PI * i) / count - Math.PI / 2;
    set(settings[i], x + 126 * Math.cos(angle), y + 126 * Math.sin(angle), Math.min(92, 780 / count));
  }
}

function disc(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  r: number,
  fill: string,
  stroke: string,
  width: number,
): void {
  pen.beginPath();
  pen.arc(x, y, r, 0, 2 * Math.PI);
  pen.fillStyle = fill;
  pen.fill();
  pen.lineWidth = width;
  pen.strokeStyle = stroke;
  pen.stroke();
}

/** At most two lines. */
function wrapped(pen: CanvasRenderingContext2D, text: string, font: string): string[] {
  pen.font = font;
  const words = text.split(' ');
  const fits = words.findLastIndex(
    (_, i) => pen.measureText(words.slice(0, i + 1).join(' ')).width <= WIDTH - 2 * MARGIN,
  );
  return [words.slice(0, fits + 1).join(' '), words.slice(fits + 1).join(' ')].filter(Boolean);
}

/** The drawings of emblems, as images. */
async function drawings(emblems: readonly string[]): Promise<Map<string, HTMLImageElement>> {
  const found = await Promise.all(
    [...new Set(emblems)].map(async (emblem) => [emblem, await drawing(emblem)] as const),
  );
  return new Map(found.flatMap(([emblem, image]) => (image ? [[emblem, image]] : [])));
}

async function drawing(emblem: string): Promise<HTMLImageElement | null> {
  const [set = '', ...rest] = emblem.split('/');
  const path = Object.entries(await drawingsOf(set)).find(([file]) => file.endsWith(`/${rest.join('/')}.svg`));
  if (!path) return null;
  const image = new Image(128, 128);
  // A drawing that names no size has none in some browsers.
  image.src = `data:image/svg+xml,${encodeURIComponent(path[1].replace('<svg ', '<svg width="128" height="128" '))}`;
  return image.decode().then(
    () => image,
    () => null,
  );
}
