/** Brings the drawn emblems into the page, one lazy chunk per set, as symbols that `<use>` can refer to. */

import { SvelteMap } from 'svelte/reactivity';

const SVG = 'http://www.w3.org/2000/svg';

/** The files of a set of emblems, by their path. */
type Drawings = Readonly<Record<string, string>>;

/** What is drawn of the games; references begin with the game's id. */
const ofGames = import.meta.glob<Drawings>('../games/*/art/emblems.ts', { import: 'default' });

/** What is drawn, per loaded set: an owner's edition may name things that nobody has drawn. */
const drawn = new SvelteMap<string, ReadonlySet<string>>();
const loading = new Map<string, Promise<void>>();

/** Loads a set once: that of a game, or `symbols`, which belong to none; a `<use>` drawn earlier fills in by itself when its symbol arrives. */
export function loadArt(set: string): Promise<void> {
  let pending = loading.get(set);
  if (!pending) {
    pending = read(set);
    pending.catch(() => loading.delete(set));
    loading.set(set, pending);
  }
  return pending;
}

async function read(set: string): Promise<void> {
  drawn.set(set, addSprite(set, await drawingsOf(set)));
}

export async function drawingsOf(set: string): Promise<Drawings> {
  if (set === 'symbols') return (await import('./symbols')).default;
  return (await ofGames[`../games/${set}/art/emblems.ts`]?.()) ?? {};
}

/** Address of an emblem such as `symbols/logo` for the href of a `<use>`; `instead` if it is not drawn. */
export function emblem(reference: string, instead = reference): string {
  const set = reference.slice(0, reference.indexOf('/'));
  void loadArt(set);
  const known = drawn.get(set);
  return address(known && !known.has(reference) ? instead : reference);
}

/** Address of an emblem, drawn or not. */
export function address(reference: string): string {
  return `#${symbolId(reference)}`;
}

function symbolId(reference: string): string {
  return `art-${reference.replaceAll('/', '-')}`;
}

function addSprite(set: string, drawings: Drawings): ReadonlySet<string> {
  const found = Object.entries(drawings).map(([path, svg]) => [referenceOf(set, path), svg] as const);
  const sprite = document.createElementNS(SVG, 'svg');
  sprite.setAttribute('class', 'art-sprite');
  sprite.setAttribute('aria-hidden', 'true');
  sprite.innerHTML = found.map(([reference, svg]) => asSymbol(reference, svg)).join('');
  document.body.prepend(sprite);
  return new Set(found.map(([reference]) => reference));
}

/** `./emblems/symbols/hand.svg` of a game's set is called `game/symbols/hand`. */
export function referenceOf(set: string, path: string): string {
  return `${set}/${path.replace(/^\.\/[^/]+\//, '').replace(/\.svg$/, '')}`;
}

function asSymbol(reference: string, svg: string): string {
  return svg.replace('<svg', `<symbol id="${symbolId(reference)}"`).replace('</svg>', '</symbol>');
}
