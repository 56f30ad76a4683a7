import type { Spell } from './edition';

/** The rules that say what each effect does. */
const EFFECTS: Record<string, string[]> = {
  plain: ['M13.1'],
  magic: ['M13.2', 'M5.3'],
  teleport: ['M13.3', 'M7.1'],
  desire: ['M13.4', 'M6.1', 'M7.2'],
  curse_rich: ['M13.5', 'M8.3'],
  curse_poor: ['M13.5', 'M8.3'],
  influence: ['M13.6', 'M8.2'],
  gift: ['M13.7', 'M8.5'],
  power: ['M13.8', 'M7.6', 'M7.7'],
  superiority: ['M13.9', 'M7.6', 'M7.7'],
  metamorphosis: ['M13.10', 'M7.3'],
  metamorphosis_area: ['M13.10', 'M7.3'],
  arc: ['M13.11', 'M10.2'],
  pull: ['M13.12', 'M10.2'],
  journey: ['M13.13', 'M6.1'],
  phoenix: ['M13.14', 'M9.3'],
};

/** What to read about each step, or about the phase where a step has nothing of its own. */
export const CHAPTERS: Record<string, string> = {
  setup: 'M2',
  keep: 'M2.7',
  spell: 'M4',
  bid_spell: 'M4.3',
  metal: 'M5',
  teleport: 'M13.3',
  income: 'M5.4',
  gem: 'M6, M7, M8, M9',
  desire: 'M13.4',
  journey: 'M13.13',
  bid: 'M7.5',
  pay: 'M8.1',
  take: 'M8.2',
  curse: 'M8.3',
  move: 'M9.2',
  energy: 'M10',
  bury: 'M10.5',
  over: 'M11',
};

/** The rules a reader of this spell may want to look up. */
export function rulesOf(spell: Spell): string[] {
  return [...(EFFECTS[spell.effect.id] ?? []), 'M5.4', 'M10.4'];
}
