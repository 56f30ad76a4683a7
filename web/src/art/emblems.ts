/** Brings the drawn emblems into the page, one lazy chunk per set, as symbols that `<use>` can refer to. */

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

const loading = new Map<ArtSet, Promise<void>>();

/** Loads a set once; a `<use>` drawn earlier fills in by itself when its symbol arrives. */
export function loadArt(set: ArtSet): Promise<void> {
  let pending = loading.get(set);
  if (!pending) {
    pending = SETS[set]().then((module) => addSprite(module.default));
    pending.catch(() => loading.delete(set));
    loading.set(set, pending);
  }
  return pending;
}

/** Address of an emblem such as `amul/camel`, `gems/red` or `symbols/arab`, for the href of a `<use>`. */
export function emblem(reference: string): string {
  const folder = reference.slice(0, reference.indexOf('/'));
  const set = SET_OF_FOLDER[folder];
  if (set) void loadArt(set);
  return `#${symbolId(reference)}`;
}

function symbolId(reference: string): string {
  return `art-${reference.replace('/', '-')}`;
}

function addSprite(fragments: Record<string, string>): void {
  const sprite = document.createElementNS(SVG, 'svg');
  sprite.setAttribute('class', 'art-sprite');
  sprite.setAttribute('aria-hidden', 'true');
  sprite.innerHTML = Object.entries(fragments).map(([path, svg]) => asSymbol(path, svg)).join('');
  document.body.prepend(sprite);
}

function asSymbol(path: string, svg: string): string {
  const reference = path.replace(/^.*\/emblems\//, '').replace(/\.svg$/, '');
  return svg.replace('<svg', `<symbol id="${symbolId(reference)}"`).replace('</svg>', '</symbol>');
}
