/** Brings the drawn emblems into the page, one lazy chunk per set, as symbols that `<use>` can refer to. */

import { SvelteMap } from 'svelte/reactivity';

const SVG = 'http://www.w3.org/2000/svg';

const SETS = {
  symbols: () => import('./sets/symbols'),
  amul: () => import('./sets/amul'),
  amulett: () => import('./sets/amulett'),
};

export type ArtSet = keyof typeof SETS;

const SET_OF_FOLDER: Record<string, ArtSet> = {
  symbols: 'symbols',
  amul: 'amul',
  amulett: 'amulett',
  gems: 'amulett',
  metals: 'amulett',
  terrains: 'amulett',
};

/** What is drawn, per loaded set: an owner's edition may name things that nobody has drawn. */
const drawn = new SvelteMap<ArtSet, ReadonlySet<string>>();
const loading = new Map<ArtSet, Promise<void>>();

/** Loads a set once; a `<use>` drawn earlier fills in by itself when its symbol arrives. */
export function loadArt(set: ArtSet): Promise<void> {
  let pending = loading.get(set);
  if (!pending) {
    pending = SETS[set]().then((module) => {
      drawn.set(set, addSprite(module.default));
    });
    pending.catch(() => loading.delete(set));
    loading.set(set, pending);
  }
  return pending;
}

/** Address of an emblem such as `amul/camel` or `gems/red` for the href of a `<use>`; `instead` if it is not drawn. */
export function emblem(reference: string, instead = reference): string {
  const set = SET_OF_FOLDER[folderOf(reference)];
  if (!set) return address(instead);
  void loadArt(set);
  const known = drawn.get(set);
  return address(known && !known.has(reference) ? instead : reference);
}

function folderOf(reference: string): string {
  return reference.slice(0, reference.indexOf('/'));
}

function address(reference: string): string {
  return `#${symbolId(reference)}`;
}

function symbolId(reference: string): string {
  return `art-${reference.replace('/', '-')}`;
}

function addSprite(fragments: Record<string, string>): ReadonlySet<string> {
  const drawings = Object.entries(fragments).map(([path, svg]) => [referenceOf(path), svg] as const);
  const sprite = document.createElementNS(SVG, 'svg');
  sprite.setAttribute('class', 'art-sprite');
  sprite.setAttribute('aria-hidden', 'true');
  sprite.innerHTML = drawings.map(([reference, svg]) => asSymbol(reference, svg)).join('');
  document.body.prepend(sprite);
  return new Set(drawings.map(([reference]) => reference));
}

export function referenceOf(path: string): string {
  return path.replace(/^.*\/emblems\//, '').replace(/\.svg$/, '');
}

function asSymbol(reference: string, svg: string): string {
  return svg.replace('<svg', `<symbol id="${symbolId(reference)}"`).replace('</svg>', '</symbol>');
}
