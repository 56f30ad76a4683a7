/** Metals, gems, map and spells of Das Amulett as an edition describes them. */

import { Plan, type Layout } from './art/plan';
import type { Effect } from './art/spells';
import { inLanguage } from '../../base/words.svelte';

type Texts = Readonly<Record<string, string>>;

export interface Spell {
  id: string;
  name: Texts;
  colour: string;
  phase: string;
  /** Cards of each metal, and of any metal under `joker`. */
  income: Readonly<Record<string, number>>;
  cost: number;
  effect: Effect;
  text: Texts;
  note: string;
  provenance: Texts;
}

export interface Area {
  id: string;
  terrain: string;
  pyramid: boolean;
  wall: string | null;
  /** How many are laid out here at the beginning. */
  gems: number;
  x: number;
  y: number;
  neighbours: readonly string[];
}

interface Named {
  id: string;
  name: Texts;
}

export interface AmulettEditionData {
  id: string;
  about: Texts;
  /** Where values come from, and notes, in other languages: by the English words. */
  remarks: Readonly<Record<string, Texts>>;
  metals: Record<string, Named & { latin: string; count: number }>;
  gems: Record<string, Named & { count: number }>;
  terrains: Record<string, Named & { accepts: readonly string[] }>;
  map: {
    layout: Layout;
    start: string;
    areas: Record<string, Area>;
    wall_edges: readonly (readonly [string, string])[];
    provenance: Texts;
  };
  spells: Record<string, Omit<Spell, 'effect'> & { effect: Effect & { raise_by: number } }>;
  markers: readonly number[];
  stones_per_player: number;
  basic: { dealt: number; stones_each: number };
  experienced: { dealt: number; kept: number; min_stones: number };
  victory: { colours: number; gems: number };
}

export class AmulettEdition {
  readonly spells: ReadonlyMap<string, Spell>;
  readonly areas: readonly Area[];
  readonly plan: Plan;

  constructor(readonly data: AmulettEditionData) {
    this.areas = Object.values(data.map.areas);
    this.plan = new Plan(this.areas, data.map.layout);
    this.spells = new Map(
      Object.entries(data.spells).map(([id, spell]) => [
        id,
        { ...spell, effect: { ...spell.effect, raise: spell.effect.raise_by } },
      ]),
    );
  }

  get metals(): string[] {
    return Object.keys(this.data.metals);
  }

  spell(id: string): Spell {
    const spell = this.spells.get(id);
    if (!spell) throw new Error(`the edition has no spell ${id}`);
    return spell;
  }

  area(id: string): Area {
    const area = this.data.map.areas[id];
    if (!area) throw new Error(`the edition has no area ${id}`);
    return area;
  }

  accepts(area: Area): readonly string[] {
    return this.data.terrains[area.terrain]?.accepts ?? [];
  }

  spellName(id: string): string {
    return inLanguage(this.spell(id).name);
  }

  gemName(id: string): string {
    return inLanguage(this.data.gems[id]?.name ?? {});
  }

  metalName(id: string): string {
    return inLanguage(this.data.metals[id]?.name ?? {});
  }

  terrainName(id: string): string {
    return inLanguage(this.data.terrains[id]?.name ?? {});
  }
}
