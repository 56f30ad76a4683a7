/** The edge of a card by phase. */

import { along, PLAIN, type Edge } from '../../../art/frame';

const rivets = along(10, (x) => `M${x + 5} 5.5a2.5 2.5 0 1 0 .01 0ZM${x} 1h1.2v14h-1.2Z`);
const facets = along(20, (x) => `M${x} 15l10-14l10 14M${x + 5} 8h10M${x + 10} 1v14`);
const sparks = along(14, (x) => `M${x} 12l5-8l2 5l5-6`);

const EDGES: Record<string, Edge> = {
  metal: { pigment: 'var(--slate, #6F757C)', ornament: rivets, filled: true, bright: false },
  gem: { pigment: 'var(--madder, #A4342F)', ornament: facets, filled: false, bright: false },
  energy: { pigment: 'var(--lapis, #24478F)', ornament: sparks, filled: false, bright: false },
};

export function edgeOf(phase: string): Edge {
  return EDGES[phase] ?? PLAIN;
}
