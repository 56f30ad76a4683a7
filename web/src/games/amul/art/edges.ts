/** The edge of a card by colour. */

import { along, PLAIN, type Edge } from '../../../art/frame';

const diamonds = along(10, (x) => `M${x} 8l5-5l5 5l-5 5Z`);
const waves = along(20, (x) => `M${x} 6c5-5 5 5 10 0s5 5 10 0M${x} 12c5-5 5 5 10 0s5 5 10 0`);
const checks = along(8, (x) => `M${x} 1h4v5h-4ZM${x + 4} 6h4v5h-4ZM${x} 11h4v5h-4Z`);
const teeth = along(10, (x) => `M${x} 15l5-13l5 13Z`);
const leaves = along(14, (x) => `M${x} 8Q${x + 6}-1 ${x + 12} 8Q${x + 6} 17 ${x} 8Z`);
const humps = along(16, (x) => `M${x} 15c1-14 7-14 8-5c1-9 7-9 8 5Z`);
const stripes = along(14, (x) => `M${x} 0h7v16h-7Z`);

const EDGES: Record<string, Edge> = {
  yellow: { pigment: 'var(--saffron, #E0A526)', ornament: diamonds, filled: true, bright: true },
  blue: { pigment: 'var(--lapis, #24478F)', ornament: waves, filled: false, bright: false },
  purple: { pigment: 'var(--murex, #6B3A6E)', ornament: checks, filled: true, bright: false },
  red: { pigment: 'var(--madder, #A4342F)', ornament: teeth, filled: true, bright: false },
  green: { pigment: 'var(--malachite, #2F7D5B)', ornament: leaves, filled: true, bright: false },
  orange: { pigment: 'var(--amber, #D9772B)', ornament: humps, filled: true, bright: true },
  bazaar: { pigment: 'var(--turquoise, #2A8C8C)', ornament: stripes, filled: true, bright: false },
};

export function edgeOf(colour: string): Edge {
  return EDGES[colour] ?? PLAIN;
}
