/** A result as a picture for other people: drawn here, so that nothing has to be fetched. */

export interface Result {
  title: string;
  day: string;
  outcome: string;
  rows: { name: string; points: number; hasWon: boolean }[];
}

const WIDTH = 1080;
const MARGIN = 84;
const HEAD = 300;
const ROW = 104;
const FOOT = 96;
const INK = '#2b2420';
const GOLD = '#b8892d';
const SERIF = 'Georgia, serif';

/** Whoever has won stands first. */
export async function pictureOf({ title, day, outcome, rows }: Result): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEAD + ROW * rows.length + FOOT;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const serif = getComputedStyle(document.documentElement).getPropertyValue('--font-serif') || SERIF;
  const write = (text: string, x: number, y: number, font: string, align: CanvasTextAlign = 'left'): void => {
    pen.font = `${font} ${serif}`;
    pen.textAlign = align;
    pen.fillText(text, x, y, WIDTH - 2 * MARGIN);
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
  write(outcome, MARGIN, 228, '40px');
  for (const [place, { name, points, hasWon }] of rows.entries()) {
    const line = HEAD + ROW * place;
    pen.fillStyle = GOLD;
    pen.fillRect(MARGIN, line, WIDTH - 2 * MARGIN, 2);
    pen.fillStyle = INK;
    const weight = hasWon ? '700' : '400';
    write(name, MARGIN, line + 70, `${weight} 52px`);
    write(String(points), WIDTH - MARGIN, line + 70, `${weight} 52px`, 'right');
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
