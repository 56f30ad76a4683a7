/** Measures and edges shared by everything that looks like a card. Units: a card is 100 wide and 140 high. */

export const CARD = { width: 100, height: 140, radius: 8 } as const;

/** From this width in pixels on a card has room for its name. */
export const NAME_FROM = 120;

export interface Layout {
  named: boolean;
  emblem: { x: number; y: number; size: number };
  nameY: number;
  strip: { y: number; height: number };
}

export function layoutFor(size: number): Layout {
  return size >= NAME_FROM
    ? { named: true, emblem: { x: 23, y: 20, size: 71 }, nameY: 104, strip: { y: 114, height: 21 } }
    : { named: false, emblem: { x: 22, y: 22, size: 72 }, nameY: 0, strip: { y: 100, height: 35 } };
}

export interface Edge {
  pigment: string;
  /** Ornament along the top band, so that the colour is never the only signal. */
  ornament: string;
  /** Ornaments made of areas are filled, those made of lines are stroked. */
  filled: boolean;
  /** Bright pigments carry a dark ornament. */
  bright: boolean;
}

export const BAND = 16;

function along(step: number, motif: (x: number) => string): string {
  const count = Math.ceil(CARD.width / step);
  return Array.from({ length: count }, (_, i) => motif(i * step)).join('');
}

const diamonds = along(10, (x) => `M${x} 8l5-5l5 5l-5 5Z`);
const waves = along(20, (x) => `M${x} 6c5-5 5 5 10 0s5 5 10 0M${x} 12c5-5 5 5 10 0s5 5 10 0`);
const checks = along(8, (x) => `M${x} 1h4v5h-4ZM${x + 4} 6h4v5h-4ZM${x} 11h4v5h-4Z`);
const teeth = along(10, (x) => `M${x} 15l5-13l5 13Z`);
const leaves = along(14, (x) => `M${x} 8Q${x + 6}-1 ${x + 12} 8Q${x + 6} 17 ${x} 8Z`);
const humps = along(16, (x) => `M${x} 15c1-14 7-14 8-5c1-9 7-9 8 5Z`);
const stripes = along(14, (x) => `M${x} 0h7v16h-7Z`);
const rivets = along(10, (x) => `M${x + 5} 5.5a2.5 2.5 0 1 0 .01 0ZM${x} 1h1.2v14h-1.2Z`);
const facets = along(20, (x) => `M${x} 15l10-14l10 14M${x + 5} 8h10M${x + 10} 1v14`);
const sparks = along(14, (x) => `M${x} 12l5-8l2 5l5-6`);

export const EDGES: Record<string, Edge> = {
  yellow: { pigment: 'var(--saffron, #E0A526)', ornament: diamonds, filled: true, bright: true },
  blue: { pigment: 'var(--lapis, #24478F)', ornament: waves, filled: false, bright: false },
  purple: { pigment: 'var(--murex, #6B3A6E)', ornament: checks, filled: true, bright: false },
  red: { pigment: 'var(--madder, #A4342F)', ornament: teeth, filled: true, bright: false },
  green: { pigment: 'var(--malachite, #2F7D5B)', ornament: leaves, filled: true, bright: false },
  orange: { pigment: 'var(--amber, #D9772B)', ornament: humps, filled: true, bright: true },
  bazaar: { pigment: 'var(--turquoise, #2A8C8C)', ornament: stripes, filled: true, bright: false },
  metal: { pigment: 'var(--slate, #6F757C)', ornament: rivets, filled: true, bright: false },
  gem: { pigment: 'var(--madder, #A4342F)', ornament: facets, filled: false, bright: false },
  energy: { pigment: 'var(--lapis, #24478F)', ornament: sparks, filled: false, bright: false },
};

const PLAIN: Edge = { pigment: 'var(--umber, #5E3A24)', ornament: '', filled: true, bright: false };

export function edgeOf(category: string): Edge {
  return EDGES[category] ?? PLAIN;
}

/** One line when it fits, else two of similar length; with the letter size that keeps both inside the card. */
export function nameLines(name: string): { lines: string[]; size: number } {
  const lines = name.length <= 15 ? [name] : splitInTwo(name);
  const longest = Math.max(...lines.map((line) => line.length));
  const room = 90;
  const widthOfLetter = 0.53;
  const largest = lines.length === 1 ? 12 : 9.5;
  return { lines, size: Math.min(largest, room / (longest * widthOfLetter)) };
}

function splitInTwo(name: string): string[] {
  const middle = name.length / 2;
  const gaps = [...name.matchAll(/ /g)].map((match) => match.index);
  if (gaps.length === 0) return [name];
  const gap = gaps.reduce((best, at) => (Math.abs(at - middle) < Math.abs(best - middle) ? at : best));
  return [name.slice(0, gap), name.slice(gap + 1)];
}
