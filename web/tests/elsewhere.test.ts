/** Pages beside the games: the rule book, own editions and tournaments. */

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { all, one, textOf } from './support/hand';
import { FakeServer } from './support/server';
import { open, read, resize, sit } from './support/table';
import { settle } from './support/time';

const server = (): FakeServer => new FakeServer(() => undefined);

test.for([
  ['amul', 'A15'],
  ['amulett', 'M14'],
] as const)('the rule book of %s has no chapter for programs, unless a link asks for it', async ([game, id]) => {
  await open(`/rules/${game}`, server());
  expect(document.getElementById(id)).toBeNull();
  expect(all('nav[aria-label] ol a').some((link) => link.getAttribute('href')?.endsWith(`#${id}`))).toBe(false);
  location.hash = `#${id}`;
  await settle();
  expect(document.getElementById(id)).not.toBeNull();
});

test('the rules beside a table begin with its house rules', async () => {
  const play = structuredClone(await read('amulett-4'));
  const [first] = play.steps.flatMap(({ update }) => (update ? [update] : []));
  (first!.patch as unknown[]).push(['set', ['options', 'mixing'], 'single']);
  await sit(play);
  await userEvent.click(one('a[href^="/rules/amulett"]'));
  await settle();
  expect(textOf(one('[aria-label="House rules at this table"]'))).toContain('Cards of one bid: must be of one metal');
});

test('on a desk the pad has a column for each player, like the printed sheet, and Enter leads down', async () => {
  await open('/score/amul', server());
  expect(textOf(one('main'))).toContain('it needs no card values');
  const fields = all('tbody input');
  expect(fields).toHaveLength(4 * 10);
  const [first, second] = [one<HTMLInputElement>('#sheet-0-yellow'), one<HTMLInputElement>('#sheet-1-yellow')];
  expect(first.getBoundingClientRect().top).toBe(second.getBoundingClientRect().top);
  await userEvent.click(first);
  await userEvent.keyboard('7{Enter}');
  expect(document.activeElement!.id).toMatch(/^sheet-0-/);
  expect(document.activeElement).not.toBe(first);
  await resize(390, 844);
  expect(page.getByRole('textbox', { name: /objects/ }).elements()).toHaveLength(1);
  expect(all('table tbody input')).toHaveLength(0);
});

const entrants = ['Anna', 'Batu'].map((name) => ({ name, gone: false }));
const standings = [0, 1].map((entrant) => ({
  entrant,
  rank: entrant + 1,
  share: 0.75 - entrant / 2,
  low: 0.4,
  high: 0.9,
}));
const tournament = (status: string, deals: number, entrant: number | null, host = false): object => ({
  ...{
    id: 't',
    title: 'Winter',
    status,
    game: 'amul',
    players: 4,
    options: {},
    deals,
    seconds: null,
    rated: false,
    created: 0,
  },
  ...{
    entrants,
    standings,
    rounds: Array.from({ length: deals }, () => []),
    you: { entrant, host, table: null, invite: null },
    season: null,
  },
});

test('a tournament ends with the moment of its winner', async () => {
  const answering = server();
  answering.answer('/api/tournaments/t', tournament('over', 3, 0));
  await open('/tournament/t', answering);
  expect(page.getByRole('heading', { name: 'You have won the tournament!' }).query()).not.toBeNull();
  expect(all('tbody .bar').length).toBeGreaterThan(0);
});

test('after one deal nobody is told how far chance reaches', async () => {
  const answering = server();
  answering.answer('/api/tournaments/t', tournament('over', 1, null));
  await open('/tournament/t', answering);
  expect(page.getByRole('heading', { name: 'Anna wins the tournament' }).query()).not.toBeNull();
  expect(textOf(one('table'))).toContain('75%');
  expect(all('tbody .bar')).toHaveLength(0);
});

test.for([
  ['over', true, true],
  ['over', false, false],
  ['running', true, false],
] as const)('of a tournament that is %s, a host (%s) reads how to look for gifts: %s', async ([status, host, told]) => {
  const answering = server();
  answering.answer('/api/tournaments/t', tournament(status, 3, 0, host));
  await open('/tournament/t', answering);
  expect(textOf(one('main')).includes(`serai gifts ${location.origin}/tournament/t`)).toBe(told);
});

test('ratings open on what I have played', async () => {
  const answering = server();
  const seats = [{ kind: 'person', name: 'Anna', level: null, here: true, stand_in: false, host: true }];
  const table = {
    id: 'g',
    game: 'amulett',
    players: 5,
    seats,
    status: 'over',
    access: 'link',
    level: 'easy',
    options: {},
    created: 0,
    result: null,
  };
  answering.answer('/api/me', {
    tables: [{ table, you: { seat: 0, host: true, invite: null }, round: 9, awaited: [], left: null, changed: 0 }],
  });
  answering.answer('/api/tournaments', { mine: [], open: [] });
  answering.answer('/api/seasons', []);
  await open('/tournament', answering);
  answering.unanswered.length = 0;
  const ratings = page.getByRole('region', { name: 'Ratings' }).query() ?? document.body;
  expect([...ratings.querySelectorAll('select')].map(({ value }) => value)).toContain('amulett');
  expect([...ratings.querySelectorAll('output')].map(textOf)).toContain('5');
});
