/** Metals, gems, map and spells of Das Amulett as an edition describes them. */

import { Plan } from '../art/plan';
import type { Area, Edition, Spell } from '../data/edition';
import { inLanguage } from '../../../base/words.svelte';

export type { Area, Spell };

export class AmulettEdition {
  readonly spells: ReadonlyMap<string, Spell>;
  readonly areas: readonly Area[];
  readonly plan: Plan;

  constructor(readonly data: Edition) {
    this.areas = Object.values(data.map.areas);
    this.plan = new Plan(this.areas, data.map.layout);
    this.spells = new Map(Object.entries(data.spells));
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
