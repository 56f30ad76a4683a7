/** Things move from where they were to where they go.
 *
 * Elements that can fly carry `data-fly="key"`; places they can come from or go to carry `data-anchor="name"`; what holds
 * such things, and can be pushed aside with them, carries `data-slide`. Before a view changes all of them are looked up.
 * Afterwards what was only pushed aside slides, and what came from elsewhere flies as a copy, so that nothing jumps.
 * Every box is read before anything is written: a read after a write lays the whole table out again.
 */

import { calm } from '../base/motion';
import { appear, depart, glow, Flight, sendSign, slide, travel, turnOver } from './airborne';
import { atRest, boxSpot, corner, inside, near, without, type Spot } from './spot';

export interface Routes {
  /** The origin of keys that were not visible before. */
  from: Map<string, string>;
  /** The destination of keys that are no longer visible. */
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

/** Everything that can move and where it lies, what holds before what is held. */
type Sight = Map<HTMLElement, Spot>;

export const STRAIGHT: Routes = { from: new Map(), to: new Map(), turn: new Set() };

export class Flights {
  #before: Sight = new Map();
  #keys = new Map<string, HTMLElement>();
  #anchors = new Map<string, Spot>();
  #flights = new Map<HTMLElement, Flight>();

  constructor(
    private readonly root: () => HTMLElement | undefined,
    /** Whether the reader wants to see all at once: nothing flies then, and what is new shines. */
    private readonly isAtOnce: () => boolean = () => false,
  ) {}

  look(): void {
    this.#before = this.#sight();
    this.#keys = new Map();
    for (const [element, spot] of this.#before) {
      if (element.dataset.fly) this.#keys.set(element.dataset.fly, element);
      const flight = this.#flights.get(element);
      if (flight) this.#before.set(element, flight.now(spot));
    }
    this.#anchors = new Map();
    for (const place of this.root()?.querySelectorAll<HTMLElement | SVGElement>('[data-anchor]') ?? []) {
      const spot = boxSpot(place);
      if (spot) this.#anchors.set(place.dataset.anchor ?? '', spot);
    }
  }

  get #isStill(): boolean {
    return calm() || this.isAtOnce();
  }

  send(signs: readonly Sign[]): void {
    if (this.#isStill) return;
    signs.forEach(({ picture, from, to }, i) => {
      const [start, goal] = [this.#anchors.get(from), this.#anchors.get(to)];
      if (start && goal) sendSign(picture, start, goal, i);
    });
  }

  fly({ from, to, turn }: Routes): void {
    for (const flight of this.#flights.values()) flight.end();
    const after = this.#sight();
    const arrived = new Set<string>();
    for (const [element, spot] of after) {
      const key = element.dataset.fly;
      if (key) arrived.add(key);
      const stayed = key === undefined ? this.#before.has(element) : this.#keys.get(key) === element;
      if (stayed) this.#aside(element, spot, after, key !== undefined && turn.has(key));
      else if (key) this.#arrive(element, spot, this.#spotOf(key) ?? this.#start(from.get(key), spot), turn.has(key));
    }
    if (this.#isStill) return;
    for (const [key, element] of this.#keys) {
      const target = arrived.has(key) ? undefined : this.#place(to.get(key));
      const spot = this.#before.get(element);
      if (target && spot) depart(element, spot, target);
    }
  }

  /** For what is still itself, and was at most pushed aside. */
  #aside(element: HTMLElement, spot: Spot, after: Sight, turning: boolean): void {
    const origin = this.#seenFromHolder(element, after);
    const stays = near(origin, spot);
    if (stays && !turning) return;
    if (!this.#isStill) this.#follow(element, stays ? turnOver(element) : slide(element, origin, spot));
    else if (turning) this.#show(element);
  }

  #arrive(element: HTMLElement, spot: Spot, origin: Spot | undefined, turning: boolean): void {
    const stays = origin !== undefined && near(origin, spot);
    if (!origin || (stays && !turning)) return;
    if (this.#isStill) this.#show(element);
    else this.#follow(element, stays ? turnOver(element) : travel(element, origin, spot, turning));
  }

  #show(element: HTMLElement): void {
    if (this.isAtOnce()) glow(element);
    else appear(element);
  }

  /** Where a thing was; what holds it slides as well, and takes it along. */
  #seenFromHolder(element: HTMLElement, after: Sight): Spot {
    const spot = this.#before.get(element) as Spot;
    const holder = element.parentElement?.closest<HTMLElement>('[data-slide]');
    const [was, is] = holder ? [this.#before.get(holder), after.get(holder)] : [];
    return was && is && !near(was, is) ? without(spot, was, is) : spot;
  }

  #follow(element: HTMLElement, flight: Flight): void {
    this.#flights.set(element, flight);
    flight.whenOver(() => {
      if (this.#flights.get(element) === flight) this.#flights.delete(element);
    });
  }

  #sight(): Sight {
    const sight: Sight = new Map();
    for (const element of this.root()?.querySelectorAll<HTMLElement>('[data-fly], [data-slide]') ?? []) {
      const spot = element.dataset.fly ? atRest(element) : corner(element);
      if (spot) sight.set(element, spot);
    }
    return sight;
  }

  #spotOf(key: string): Spot | undefined {
    const element = this.#keys.get(key);
    return element && this.#before.get(element);
  }

  /** Where a newcomer starts: over the thing it replaces, or small in the middle of a place. */
  #start(name: string | undefined, spot: Spot): Spot | undefined {
    if (name === undefined) return undefined;
    const place = this.#anchors.get(name);
    return this.#spotOf(name) ?? (place && inside(place, spot));
  }

  #place(name: string | undefined): Spot | undefined {
    return name === undefined ? undefined : (this.#spotOf(name) ?? this.#anchors.get(name));
  }
}
