import { beforeEach, expect, test, vi } from 'vitest';
import { givePage, standAt } from '../testing/page';

type Routing = typeof import('./route.svelte');

/** The routing of a page that was just opened at this address. */
async function opened(address: string): Promise<Routing> {
  vi.resetModules();
  standAt(address);
  return import('./route.svelte');
}

beforeEach(() => {
  givePage();
});

test('an address has parts, a query and a hash', async () => {
  const { route } = await opened('/replay/abc?seat=1&at=30#code');
  expect(route().parts).toEqual(['replay', 'abc']);
  expect(Object.fromEntries(route().query)).toEqual({ seat: '1', at: '30' });
  expect(route().hash).toBe('code');
});

test('the first page has no parts', async () => {
  expect((await opened('/')).route().parts).toEqual([]);
});

test('parts are decoded', async () => {
  expect((await opened('/cards/x/a%20b')).route().parts).toEqual(['cards', 'x', 'a b']);
});

test.each(['/%', '/%E0%A4%A/x', '/t/%E0%A4%A'])('what cannot be decoded is left as it is: %s', async (address) => {
  expect((await opened(address)).route().parts).toEqual(address.split('/').slice(1));
});

test.each(['.', ',', ';', ':', '!', ')', ').'])('the end of a sentence is no part of a link: %s', async (end) => {
  expect((await opened(`/t/abc${end}`)).route().parts).toEqual(['t', 'abc']);
  expect((await opened(`/t/abc#in-vite_${end}`)).route().hash).toBe('in-vite_');
});

test('going somewhere can be undone, replacing an address cannot', async () => {
  const { visited } = givePage();
  const { go, route } = await opened('/');
  go('/new?game=x');
  go('/cards/x?edition=own', { replace: true });
  expect(visited).toEqual(['/new?game=x']);
  expect(route().parts).toEqual(['cards', 'x']);
  expect(route().query.get('edition')).toBe('own');
});
