/** Other people at a table: what they say, how long they may take, and what becomes of those who are away. */

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { all, boxes, isInSight } from './support/boxes';
import { CORNERS } from './support/sizes';
import { PHONE } from './support/devices';
import { button, click, one, textOf } from './support/hand';
import { AMULETT } from './support/moments';
import { FakeServer } from './support/server';
import { close, open, sit, type Size } from './support/table';
import { pass, settle, stopTime } from './support/time';

const line = (at: number, text = 'Salaam') => ({ type: 'chat' as const, name: 'Batu', seat: 1, text, at });
const unread = (): string => textOf(document.querySelector('.unread') ?? document.createElement('i'));

test('what nobody has read stays unread when the game begins, and after a reload', async () => {
  const waiting = await sit('amul-4', { table: { status: 'open' } });
  waiting.server.tell(line(5));
  waiting.server.tell(line(6));
  await settle();
  expect(unread()).toBe('2');
  for (const when of ['when the game begins', 'after a reload']) {
    await close();
    await sit('amul-4', { chat: [line(5), line(6)] });
    expect(unread(), when).toBe('2');
  }
  await click(button(/Chat/));
  await close();
  await sit('amul-4', { chat: [line(5), line(6)] });
  expect(unread(), 'once it was read').toBe('');
});

test.for<Size>([[1440, 900], PHONE])('what somebody says stands at their seat for a moment, at %s', async (size) => {
  const table = await sit('amul-4', { size });
  table.server.tell(line(5)); // what draws it comes with the first line
  await settle();
  stopTime();
  table.server.tell(line(6, 'I take the Gold, and the rest of you may watch'));
  await pass(100);
  const bubble = page
    .getByText(/I take the Gold/)
    .element()
    .getBoundingClientRect();
  const seat = one('[data-anchor="seat-1"]').getBoundingClientRect();
  expect(bubble.left).toBeGreaterThanOrEqual(0);
  expect(bubble.right).toBeLessThanOrEqual(innerWidth);
  expect(Math.abs(bubble.top - seat.bottom)).toBeLessThan(12);
  await pass(8000);
  expect(page.getByText(/I take the Gold/).query()).toBeNull();
});

test.for(CORNERS)('the talk covers neither what is asked nor what is chosen from, at %s', async (size) => {
  for (const [name, at, parts] of [
    ['amul-4', undefined, innerHeight < 500 ? ['.prompt', '.hand'] : ['.market', '.prompt', '.hand']],
    ['amulett-4', AMULETT['spell auction'], ['.stage', '.prompt']],
  ] as const) {
    await sit(name, { size, ...(at ? { at } : {}) });
    await click(button(/Chat/));
    const talk = page.getByRole('dialog', { name: 'Chat' }).element().getBoundingClientRect();
    const covered = (part: string): number => {
      const { left, right, top, bottom, height } = boxes(part).find(({ width }) => width > 0)!;
      const isBeside = left > talk.right - 8 || right < talk.left + 8;
      return isBeside ? 0 : Math.max(0, Math.min(bottom, talk.bottom) - Math.max(top, talk.top)) / height;
    };
    for (const part of parts) expect(covered(part), `${name} ${part}`).toBeLessThan(part === '.stage' ? 0.4 : 0.1);
    await close();
  }
});

test.for<Size>([PHONE, [360, 740]])('a clock leaves the bar of a phone in one row, at %s', async (size) => {
  for (const name of ['amul-8', 'amulett-4']) {
    const table = { seconds: 86_400 };
    await sit(name, { size, table, left: 86_399 });
    expect(textOf(one('[role=timer]'))).toContain('1 day');
    const tops = boxes('header.bar .home, header.bar .tools button, header.bar .course > :first-child').filter(
      ({ width }) => width > 0,
    );
    expect(Math.max(...tops.map(({ top }) => top)), name).toBeLessThan(Math.min(...tops.map(({ bottom }) => bottom)));
    expect(
      all('header.bar .tools button')
        .filter((shown) => shown.checkVisibility())
        .every(isInSight),
      name,
    ).toBe(true);
    await close();
  }
});

test('a bot is let play for somebody only after a minute, and the button counts down', async () => {
  const seats = (await sit('amul-4')).table.seats.map((seat, number) =>
    number === 1 ? { ...seat, here: false } : seat,
  );
  await close();
  await sit('amul-4', { at: (view) => view.awaited.includes(1) && !view.awaited.includes(0), table: { seats } });
  const ask = button(/Let a bot play for Batu/).element() as HTMLButtonElement;
  expect(ask.disabled).toBe(true);
  expect(textOf(ask)).toMatch(/(60|59)$/);
});

test('what deletes everything is red', async () => {
  const server = new FakeServer(() => undefined);
  server.answer('/api/me/identity', {
    profile: { name: '', colour: null, emblem: null },
    devices: [],
    passkeys: [],
    phrase_since: null,
  });
  server.answer('/api/me/met', []);
  await open('/me', server);
  server.unanswered.length = 0;
  await click(button('Delete everything'));
  const red = getComputedStyle(button('Delete everything for good').element()).backgroundColor;
  expect(red).toBe('rgb(147, 41, 31)');
});

test('a shared pad follows a link that is opened where another one is open already', async () => {
  const server = new FakeServer(() => undefined);
  const pad = (id: string, name: string): object => ({
    id,
    code: 'c',
    game: 'amul',
    open: false,
    seats: [name, ''].map((each) => ({ name: each, taken: each !== '', mine: false, ready: false, totals: null })),
  });
  server.answer('/api/evenings/first', pad('first', 'Anna'));
  server.answer('/api/evenings/second', pad('second', 'Batu'));
  await open('/score/amul/together#first.c', server);
  expect(page.getByRole('button', { name: /Anna/ }).query()).not.toBeNull();
  location.hash = '#second.c';
  await settle();
  expect(page.getByRole('button', { name: /Batu/ }).query()).not.toBeNull();
  expect(page.getByRole('button', { name: /Anna/ }).query()).toBeNull();
});
