/** What a player needs to see at a table is there, and can be read. */

import { expect, test } from 'vitest';
import answers from '../plays/answers.json';
import { useLanguage } from '../src/base/words.svelte';
import type { Edition } from '../src/games/amul/data/edition';
import { isShown } from './support/faults';
import { isInSight } from './support/boxes';
import { all, button, click, one, textOf } from './support/hand';
import { AMUL, AMULETT, momentsOf, walk } from './support/moments';
import { CORNERS, measureOf } from './support/sizes';
import { FakeServer } from './support/server';
import { leave, open, resize, sit, type Moment, type Size } from './support/table';
import { settle } from './support/time';

/** Where people play: desk, laptops, tablets on their side and upright, phones likewise. */
const EVERYWHERE: readonly Size[] = [[1920, 1080], [1440, 900], [1366, 768], [1024, 768], [820, 1180], [390, 844], [844, 390]]; // prettier-ignore
const SOME = import.meta.env.VITE_ALL ? EVERYWHERE : CORNERS;
const SMALLEST_TEXT = 10;
const isPhone = ([width, height]: Size): boolean => Math.min(width, height) < 500;

const edition = Object.entries(answers).find(([address]) =>
  address.startsWith('/api/editions/amul/'),
)![1] as unknown as Edition;
const kindOf = (card: number): string => edition.cards.find(({ number }) => number === card)!.kind;

/** Where most lies on a table; in sweeps all moments. */
function someOf(name: string): ReturnType<typeof momentsOf> {
  const full = ['first offer', 'reveal', 'spell auction', 'much for gems', 'income'];
  const moments = momentsOf(name);
  return import.meta.env.VITE_ALL
    ? moments
    : Object.fromEntries(Object.entries(moments).filter(([moment]) => full.includes(moment)));
}

/** How large the letters of an element are on the page: drawings and their parts may be scaled. */
function lettersOf(element: Element): number {
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  return parseFloat(getComputedStyle(element).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
}

/** What is written smaller than anybody can read, as `9.4: 8…2`. */
function smallTexts(): string[] {
  const written = [...document.querySelectorAll('main *, header.bar *')].filter(
    (element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim()) && isShown(element),
  );
  const small = written.filter((element) => lettersOf(element) < SMALLEST_TEXT - 0.05);
  return [...new Set(small.map((element) => `${lettersOf(element).toFixed(1)}: ${textOf(element)}`))];
}

const GAMES = import.meta.env.VITE_ALL
  ? ['amul-3', 'amul-4', 'amul-8', 'amulett-3', 'amulett-4', 'amulett-6']
  : ['amul-8', 'amulett-4'];

test.for(GAMES)('nothing at a table of %s is written below 10 pixels', { timeout: 300_000 }, async (name) => {
  const table = await sit(name);
  const found: Record<string, string[]> = {};
  const look = async (moment: string, language: 'de' | 'en'): Promise<void> => {
    await useLanguage(language);
    for (const size of SOME) {
      await resize(...size);
      expect(all('main .card text').length, 'cards say what they are worth').toBeGreaterThan(0);
      const here = smallTexts();
      if (here.length) found[`${moment}, ${size.join('x')}, ${language}`] = here;
    }
  };
  for await (const moment of walk(table, someOf(name))) {
    await look(moment, 'de');
    if (import.meta.env.VITE_ALL) await look(moment, 'en');
  }
  expect(found).toEqual({});
});

const TOUCHED = EVERYWHERE.filter((size) => measureOf(size).touch);

test.for(['amul-4', 'amul-8'])(
  'every card in a hand of %s has its name and its value, and its middle is its own',
  async (name) => {
    const table = await sit(name, { language: 'de' });
    for (const moment of ['first offer', 'reveal'] as const) {
      await table.jump(AMUL[moment]!);
      for (const size of TOUCHED) {
        await resize(...size);
        const cards = all('.hand button.card');
        expect(cards.length).toBeGreaterThan(3);
        for (const card of cards) {
          const { x, y, width, height } = card.getBoundingClientRect();
          const place = `${moment}, ${size.join('x')}: ${textOf(card).slice(0, 20)}`;
          expect(card.contains(document.elementFromPoint(x + width / 2, y + height / 2)), place).toBe(true);
          const texts = [...card.querySelectorAll('svg text')];
          expect(
            texts.some((text) => /\d/.test(textOf(text))),
            place,
          ).toBe(true);
          expect(
            texts.some((text) => /\p{L}{3}/u.test(textOf(text))),
            place,
          ).toBe(true);
          for (const text of texts) {
            const box = text.getBoundingClientRect();
            const [across, down] = [box.left + box.width / 2, box.top + box.height / 2];
            expect(card.contains(document.elementFromPoint(across, down)), `${place}, ${textOf(text)}`).toBe(true);
          }
        }
      }
    }
  },
);

test.for(['amul-3', 'amul-4', 'amul-8'])(
  'at a table of %s the neighbours sit at both ends, and are called so',
  async (name) => {
    const table = await sit(name, { at: AMUL['reveal']! });
    const seats = (): Element[] => all('.seat');
    for (const size of EVERYWHERE) {
      await resize(...size);
      const place = size.join('x');
      const heads = seats().map((seat) => seat.querySelector('.head')!);
      const boxes = heads.map((head) => (isPhone(size) ? head : head.closest('.seat')!).getBoundingClientRect());
      const [left, right] = [boxes[0]!, boxes.at(-1)!];
      expect(
        heads.map((head) => head.querySelector('.note')?.textContent?.replace(', ', '') ?? ''),
        place,
      ).toEqual(['left neighbour', ...Array<string>(heads.length - 2).fill(''), 'right neighbour']);
      for (const note of all('.seat .note')) expect(isShown(note), place).toBe(true);
      expect(left.left, place).toBe(Math.min(...boxes.map((box) => box.left)));
      if (isPhone(size)) {
        // Both come first, and show what lies before them.
        expect(
          boxes.slice(1, -1).every((box) => box.top > left.top || box.left > right.left),
          place,
        ).toBe(true);
        for (const [head, { area }] of [
          [heads[0]!, table.view.seats[1]],
          [heads.at(-1)!, table.view.seats.at(-1)],
        ] as const)
          expect(head.querySelectorAll('.owned svg').length, place).toBe(
            new Set(area.map(({ card }: { card: number }) => kindOf(card))).size,
          );
      } else expect(right.right, place).toBe(Math.max(...boxes.map((box) => box.right)));
      const grounds = new Set(
        heads.map((head) => getComputedStyle(isPhone(size) ? head : head.closest('.seat')!).backgroundColor),
      );
      expect(grounds.size, 'they are tinted').toBe(name === 'amul-3' ? 1 : 2);
    }
  },
);

test.for(['amulett-3', 'amulett-6'])('a phone shows in the auction what everybody has: %s', async (name) => {
  for (const moment of ['much for a spell', 'much for gems'] as const) {
    const table = await sit(name, { at: AMULETT[moment]!, size: [390, 844] });
    for (const size of EVERYWHERE.filter(isPhone)) {
      await resize(...size);
      const place = `${moment}, ${size.join('x')}`;
      const counts = all('.stage .in .counts');
      expect(
        counts.map((count) => textOf(count).match(/\d+/g)?.map(Number)),
        place,
      ).toEqual(
        table.view.seats.map(({ hand_size, supply }: { hand_size: number; supply: number }) => [hand_size, supply]),
      );
      const mine = one('.stage .mine');
      const own = table.view.seats[table.view.seat!].hand as Record<string, number>;
      expect(
        all('.stage .mine b').map((count) => Number(textOf(count))),
        place,
      ).toEqual(Object.values(own));
      const sheet = one(size[0] > size[1] ? '.prompt' : '.near').getBoundingClientRect();
      for (const element of [...counts, mine]) {
        expect(isInSight(element), place).toBe(true);
        expect(element.getBoundingClientRect().bottom, place).toBeLessThanOrEqual(sheet.top + 1);
      }
    }
    await leave();
  }
});

test('a phone says what the number on a destination counts', async () => {
  await sit('amulett-4', { at: ({ step, legal }) => step === 'move' && legal.length > 1, size: [390, 844] });
  expect(textOf(one('.prompt .legend'))).toBe('cards you could pay there');
  expect(isInSight(one('.prompt .legend'))).toBe(true);
});

test.for<Size>([
  [1440, 900],
  [1366, 768],
  [1024, 768],
])('all of an auction lies in its frame, at %s', async (size) => {
  await sit('amulett-4', { at: ({ step, legal }) => step === 'bid_spell' && legal.length > 1, size });
  const frame = one('.stage').getBoundingClientRect();
  const parts = [...one('.stage').children].map((part) => part.getBoundingClientRect());
  expect(parts.filter(({ top, bottom }) => top < frame.top || bottom > frame.bottom)).toEqual([]);
});

test('the start player of Das Amulett wears the hat, on a phone too', async () => {
  await sit('amulett-4', { at: ({ start, seat }) => start !== seat && start !== null, size: [390, 844] });
  const hat = one('.seats .hat').getBoundingClientRect();
  const mark = one('.seats .head:has(.hat) .mark').getBoundingClientRect();
  expect(Math.min(hat.right, mark.right) - Math.max(hat.left, mark.left)).toBeGreaterThan(hat.width / 3);
});

test.for(['amulett-3', 'amulett-4'])(
  "the metals that count where the party is are marked, jokers of one's spells too: %s",
  async (name) => {
    const isBid =
      (round: number): Moment =>
      (view) =>
        view.step === 'bid' && view.round >= round && view.awaited.includes(view.seat as number);
    const table = await sit(name, { at: isBid(1) });
    for (const round of [2, 4, 5]) {
      const counted = all('.own .hand li.lit').map((metal) => Number(textOf(metal.querySelector('b')!)));
      expect(
        counted.reduce((sum, count) => sum + count, 0),
        `round ${table.view['round']}`,
      ).toBe(table.view['auction'].most);
      await table.jump(isBid(round));
    }
  },
);

test.for(SOME)('an amulet says how far it is from winning, at %s', async (size) => {
  const table = await sit('amulett-4', { at: AMULETT['much for gems']!, size });
  const { colours, gem_count: gems } = table.view.seats[table.view.seat!];
  expect(textOf(one('.own .progress'))).toBe(`${colours} of 7 colours · ${gems} of 8 gems`);
  expect(isShown(one('.own .progress'))).toBe(true);
  for (const [i, score] of all('.seat .score').entries()) {
    const other = table.view.seats[i + 1];
    expect(score.dataset.name).toBe(`${other.colours} of 7 colours · ${other.gem_count} of 8 gems`);
    expect(textOf(score.lastElementChild!)).toBe(`${other.gem_count}/8`);
  }
});

test.for(SOME)('the score is told as it would be if the game ended now, at %s', async (size) => {
  const table = await sit('amul-4', { at: AMUL['reveal']!, size });
  const own = table.view.seats[table.view.seat!];
  expect(own.points_with_hand, 'the hand counts in this game').toBeGreaterThan(own.points);
  const sentence = `If the game ended now: ${own.points} on the table, ${own.points_with_hand} with your hand`;
  expect(one('.area .points').dataset.name).toBe(sentence);
  expect(textOf(one('.area .points'))).toBe(`${own.points} points, ${own.points_with_hand} with your hand`);
  if (size[0] < 1100) await click(button('Score and history'));
  const paper = size[0] < 1100 ? 'dialog[open] ' : '.side ';
  expect(textOf(one(`${paper}.now`))).toBe(sentence);
  // Of the others it says what lies there, and how many cards they hold.
  const others = table.view.seats.slice(1);
  const cells = (row: string): string[] => all(`${paper}tfoot tr:${row}-child td`).map(textOf);
  expect(cells('first')).toEqual([own, ...others].map(({ points }: { points: number }) => String(points)));
  expect(cells('last')).toEqual([
    String(own.points_with_hand),
    ...others.map((seat: { hand_size: number }) => String(seat.hand_size)),
  ]);
  expect(all(`${paper}tr.open`), 'majorities may still turn').toHaveLength(2);
  for (const figure of all(`${paper}tr.open i`)) expect(getComputedStyle(figure).textDecorationStyle).toBe('dotted');
});

test('a card has one number: with its sign, in the colour of a gain or a loss, and a word for those who point at it', async () => {
  const table = await sit('amul-4', { at: AMUL['reveal']! });
  for (const moment of [AMUL['reveal']!, AMUL['late pick']!]) {
    await table.jump(moment);
    const marks = all('.card .worth');
    expect(marks.length).toBeGreaterThan(2);
    const colours = new Map<string, Set<string>>();
    for (const mark of marks) {
      const card = mark.closest<HTMLElement>('.card')!.dataset.fly!.slice('card-'.length);
      const [sure, unsure] = [table.view['sure'][card], table.view['unsure'][card]];
      const written = textOf(mark).replace('✕', '').trim();
      expect(written).toMatch(/^(\+\d+|−\d+|±0)$/);
      expect(Number(written.replace('−', '-').replace('±', ''))).toBe(sure + unsure);
      expect(mark.dataset.name).toContain(sure || unsure ? written : 'no change');
      expect(mark.dataset.name!.includes('if nothing changes')).toBe(unsure !== 0);
      expect(getComputedStyle(mark.querySelector('b')!).textDecorationStyle).toBe(unsure ? 'dotted' : 'solid');
      const sign = written[0]!;
      colours.set(sign, (colours.get(sign) ?? new Set()).add(getComputedStyle(mark).color));
    }
    expect([...colours.values()].map((found) => found.size)).toEqual([...colours.keys()].map(() => 1));
    expect(new Set([...colours.values()].flatMap((found) => [...found])).size).toBe(colours.size);
  }
});

test.for(SOME)('traders tick the goods that the reader has, at %s', async (size) => {
  const table = await sit('amul-4', { at: AMUL['late pick']!, size });
  const own = table.view.seats[table.view.seat!];
  if (isPhone(size)) await click(one('.bazaar h2 button'));
  const has = new Set([...own.area.map(({ card }: { card: number }) => card), ...own.counting].map(kindOf));
  for (const card of table.view['bazaar'] as number[]) {
    const goods = edition.kinds[kindOf(card)]!.powers.flatMap((power) => power.goods ?? []);
    const had = goods.filter((good) => has.has(good)).length;
    const drawn = one(`.bazaar [data-fly=card-${card}]`);
    const counted = [...drawn.querySelectorAll('svg text')].map(textOf).find((text) => text.includes('✓'));
    expect(drawn.querySelectorAll('.tick').length || Number(counted?.[1] ?? 0)).toBe(had);
    if (goods.length) expect(textOf(drawn).includes('You have')).toBe(had > 0);
  }
});

test('a letter says what it is for, where it stands', async () => {
  await sit('amul-8', { at: AMUL['late pick']!, language: 'en' });
  const letters = all('.seat .facts b').filter((letter) => /^[A-Z]+$/.test(textOf(letter)));
  expect(letters.length).toBeGreaterThan(0);
  for (const letter of letters)
    expect(letter.closest<HTMLElement>('[data-name]')!.dataset.name).toMatch(
      `letter ${textOf(letter)}: with equal prowess, the earlier letter goes first`,
    );
});

const LOW: Size = [1366, 768];

test.for(['en', 'de'] as const)('the panel of a card says above the fold what matters, in %s', async (language) => {
  for (const name of ['amul-4', 'amul-8']) {
    await sit(name, { at: AMUL['reveal']!, size: LOW, language });
    const fold = one('.detail').getBoundingClientRect().bottom;
    let warnings = 0;
    for (const card of all('.hand button.card')) {
      await click(card);
      const why = [...one('.detail').querySelectorAll('button')].find((found) => /Why|Warum/.test(textOf(found)))!;
      expect(why.getBoundingClientRect().bottom, textOf(card)).toBeLessThanOrEqual(fold);
      const warning = one('.detail').querySelector('.leaves');
      if (warning) expect(warning.getBoundingClientRect().bottom, textOf(card)).toBeLessThanOrEqual(fold);
      warnings += Number(warning !== null);
    }
    expect(warnings).toBeGreaterThan(0);
    await leave();
  }
});

test.for<[string, Size]>([
  ['amul-8', LOW],
  ['amul-4', [1440, 900]],
  ['amulett-6', LOW],
  ['amul-4', [1920, 1080]],
])('the history of %s shows at least six lines, at %s', async ([name, size]) => {
  await sit(name, { at: name === 'amulett-6' ? AMULETT['much for gems']! : AMUL['reveal']!, size });
  const room = one('.history .scroll').getBoundingClientRect();
  const lines = all('.history li li').filter((line) => line.getBoundingClientRect().bottom <= room.bottom);
  const heights = lines.reduce((sum, line) => sum + Math.round(line.getClientRects()[0]!.height / 24), 0);
  expect(heights).toBeGreaterThanOrEqual(6);
});

test.for<[string, Size]>([
  ['amul-4', LOW],
  ['amul-4', [1440, 900]],
  ['amul-8', [1920, 1080]],
])('cards of Palace and Bazaar have their names where there is room: %s at %s', async ([name, size]) => {
  await sit(name, { at: AMUL['reveal']!, size, language: 'de' });
  const names = all('.wing .card .name');
  expect(names).toHaveLength(all('.wing button.card').length);
  for (const found of names) expect(found.scrollHeight, textOf(found)).toBeLessThanOrEqual(found.clientHeight + 1);
});

test.for(['/cards/amul', '/cards/amulett', '/edition/amul'])(
  'that values are reconstructed is said once, with what it means: %s',
  async (path) => {
    const answering = new FakeServer(() => undefined);
    for (const game of ['amul', 'amulett']) answering.answer(`/api/editions/${game}`, { sound: true });
    await open(path, answering);
    const says = (element: Element): boolean =>
      [...element.childNodes].some((node) => node instanceof Text && /reconstructed/.test(node.data));
    const seen = all('main *:not(option)').filter((element) => says(element) && isShown(element));
    expect(seen.map(textOf)).toEqual([
      expect.stringMatching(/^≈ Some values are reconstructed .*Your box may say otherwise/),
    ]);
  },
);

test.for(['amul-3', 'amulett-3'])('a table says it once, with what happened, and no card does: %s', async (name) => {
  await sit(name);
  await click(one(name === 'amul-3' ? '.hand button.card' : 'button.spell'));
  expect(all('.ours').map(textOf)).toEqual([expect.stringContaining('Your box may say otherwise')]);
  expect(textOf(one('.detail'))).not.toContain('reconstructed');
});

test.each([
  ['amul-4', /^\d+ points? on the table · \d+ cards? in hand$/],
  ['amulett-4', /^\d of \d colours · \d of \d gems · \d+ metal cards? · \d+ stones? in the supply$/],
] as const)('the symbols of a rival say in words what they are, by a tap (%s)', async (name, words) => {
  await sit(name, { size: [390, 844] });
  one('.seat .head').click();
  await settle();
  expect(textOf(one('.seat.open .told'))).toMatch(words);
  await resize(1024, 768);
  const figure = one('.seat .head [data-name]');
  for (const type of ['pointerdown', 'pointerup'])
    figure.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', bubbles: true }));
  await expect.poll(() => textOf(one('[popover]:popover-open'))).toBe(figure.dataset.name);
});

test('each number of a scale stands above its points, and nothing of it is cut', async () => {
  const table = await sit('amul-4', { at: AMUL['reveal']!, size: [390, 844] });
  const scaleOf = (card: number): readonly number[] => edition.kinds[kindOf(card)]!.powers[0]!.table ?? [];
  const hand: number[] = table.view.seats[table.play.seat].hand;
  const longest = Math.max(...hand.map((card) => scaleOf(card).length));
  const card = hand.find((one) => scaleOf(one).length === longest) as number;
  one(`.hand [data-fly=card-${card}]`).click();
  await settle();
  const [counts, points] = all('.near table tr').map((row) => [...row.children].map(textOf));
  expect(points).toEqual(scaleOf(card).map(String));
  expect(counts?.at(-1)).toBe(`${longest}+`);
  for (const cell of all('.near table td')) expect(cell.getBoundingClientRect().height, textOf(cell)).toBeLessThan(30);
});
