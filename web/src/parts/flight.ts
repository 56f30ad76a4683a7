/** Things move from where they were to where they go.
 *
 * Elements that can fly carry `data-fly="key"`; places they can come from or go to carry `data-anchor="name"`. Before a
 * view changes the keys are looked up. Afterwards what was only pushed aside slides, and what came from elsewhere flies
 * as a copy. Every box is read before anything is written: a read after a write lays the whole table out again.
 */

import { calm } from '../state/motion';
import { appear, depart, Passage, sendSign, slide, travel, turnOver } from './airborne';
import { atRest, boxSpot, inside, near, type Spot } from './spot';

export interface Routes {
  /** Where keys come from that were not to be seen before. */
  from: Map<string, string>;
  /** Where keys go that are not to be seen any more. */
  to: Map<string, string>;
  /** Keys that turn their face up on the way. */
  turn: Set<string>;
}

/** A small picture that flies between two places, for things that are drawn as counts. */
export interface Sign {
  picture: string;
  from: string;
  to: string;
}

interface Seen {
  element: HTMLElement;
  spot: Spot;
}

export const STRAIGHT: Routes = { from: new Map(), to: new Map(), turn: new Set() };

export class Flights {
  #before = new Map<string, Seen>();
  #anchors = new Map<string, Spot>();
  #passages = new Map<HTMLElement, Passage>();

  constructor(private readonly root: () => HTMLElement | undefined) {}

  look(): void {
    this.#before = this.#visible();
    for (const seen of this.#before.values()) seen.spot = this.#passages.get(seen.element)?.now(seen.spot) ?? seen.spot;
    this.#anchors = new Map();
    for (const place of this.root()?.querySelectorAll<HTMLElement | SVGElement>('[data-anchor]') ?? []) {
      const spot = boxSpot(place);
      if (spot) this.#anchors.set(place.dataset.anchor ?? '', spot);
    }
  }

  send(signs: readonly Sign[]): void {
    if (calm()) return;
    signs.forEach(({ picture, from, to }, i) => {
      const [start, goal] = [this.#anchors.get(from), this.#anchors.get(to)];
      if (start && goal) sendSign(picture, start, goal, i);
    });
  }

  fly({ from, to, turn }: Routes): void {
    for (const passage of this.#passages.values()) passage.end();
    const after = this.#visible();
    for (const [key, { element, spot }] of after) {
      const old = this.#before.get(key);
      const origin = old?.spot ?? this.#start(from.get(key), spot);
      const stays = origin !== undefined && near(origin, spot);
      if (!origin || (stays && !turn.has(key))) continue;
      if (calm()) appear(element);
      else if (stays) this.#follow(element, turnOver(element));
      else if (old?.element === element) this.#follow(element, slide(element, origin, spot));
      else this.#follow(element, travel(element, origin, spot, turn.has(key)));
    }
    for (const [key, { element, spot }] of this.#before) {
      const target = after.has(key) ? undefined : this.#place(to.get(key));
      if (target && !calm()) depart(element, spot, target);
    }
  }

  #follow(element: HTMLElement, passage: Passage): void {
    this.#passages.set(element, passage);
    passage.whenOver(() => {
      if (this.#passages.get(element) === passage) this.#passages.delete(element);
    });
  }

  #visible(): Map<string, Seen> {
    const seen = new Map<string, Seen>();
    for (const element of this.root()?.querySelectorAll<HTMLElement>('[data-fly]') ?? []) {
      const spot = atRest(element);
      if (spot) seen.set(element.dataset.fly ?? '', { element, spot });
    }
    return seen;
  }

  /** Where a newcomer starts: over the thing it replaces, or small in the middle of a place. */
  #start(name: string | undefined, spot: Spot): Spot | undefined {
    if (name === undefined) return undefined;
    const place = this.#anchors.get(name);
    return this.#before.get(name)?.spot ?? (place && inside(place, spot));
  }

  #place(name: string | undefined): Spot | undefined {
    return name === undefined ? undefined : (this.#before.get(name)?.spot ?? this.#anchors.get(name));
  }
}
