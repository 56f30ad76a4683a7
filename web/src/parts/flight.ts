/** Things move from where they were to where they go.
 *
 * Elements that can fly carry `data-fly="key"`; places they can come from or go to carry `data-anchor="name"`. Before a
 * view changes the keys are looked up, afterwards copies fly on a layer above everything, which never takes a click.
 */

import { emblem } from '../art/emblems';
import { calm } from '../state/motion';

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
  box: DOMRect;
}

const DURATION = 340;
const EASE = 'cubic-bezier(0.2, 0.7, 0.25, 1)';
const NEAR = 3;

export class Flights {
  #before = new Map<string, Seen>();
  #anchors = new Map<string, DOMRect>();

  constructor(private readonly root: () => HTMLElement | undefined) {}

  look(): void {
    this.#before = this.#visible();
    this.#anchors = new Map();
    for (const place of this.root()?.querySelectorAll<HTMLElement | SVGElement>('[data-anchor]') ?? []) {
      const box = place.getBoundingClientRect();
      if (box.width) this.#anchors.set(place.dataset.anchor ?? '', box);
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
    const after = this.#visible();
    for (const [key, { element, box }] of after) {
      const origin = this.#before.get(key)?.box ?? this.#start(from.get(key), box);
      if (!origin || near(origin, box)) continue;
      if (calm()) element.animate({ opacity: [0, 1] }, { duration: 200 });
      else travel(element, origin, box, turn.has(key));
    }
    for (const [key, { element, box }] of this.#before) {
      const target = after.has(key) ? undefined : this.#place(to.get(key));
      if (target && !calm()) vanish(element, box, target);
    }
  }

  #visible(): Map<string, Seen> {
    const seen = new Map<string, Seen>();
    for (const element of this.root()?.querySelectorAll<HTMLElement>('[data-fly]') ?? []) {
      const box = element.getBoundingClientRect();
      if (box.width) seen.set(element.dataset.fly ?? '', { element, box });
    }
    return seen;
  }

  /** Where a newcomer starts: over the thing it replaces, or small in the middle of a place. */
  #start(name: string | undefined, box: DOMRect): DOMRect | undefined {
    if (name === undefined) return undefined;
    const replaced = this.#before.get(name)?.box;
    const place = this.#anchors.get(name);
    return replaced ?? (place && inTheMiddle(place, box));
  }

  #place(name: string | undefined): DOMRect | undefined {
    return name === undefined ? undefined : (this.#before.get(name)?.box ?? this.#anchors.get(name));
  }
}

function inTheMiddle(place: DOMRect, { width, height }: DOMRect): DOMRect {
  const [w, h] = [width * 0.6, height * 0.6];
  return new DOMRect(place.left + (place.width - w) / 2, place.top + (place.height - h) / 2, w, h);
}

function near(a: DOMRect, b: DOMRect): boolean {
  return Math.abs(a.x - b.x) < NEAR && Math.abs(a.y - b.y) < NEAR && Math.abs(a.width - b.width) < NEAR;
}

function layer(): HTMLElement {
  const existing = document.getElementById('flights');
  if (existing) return existing;
  const made = document.createElement('div');
  made.id = 'flights';
  made.setAttribute('aria-hidden', 'true');
  document.body.append(made);
  return made;
}

/** A copy above everything, laid exactly over a box. */
function copyOver(element: HTMLElement, box: DOMRect): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-fly');
  copy.removeAttribute('id');
  copy.tabIndex = -1;
  const { style } = copy;
  style.position = 'fixed';
  style.margin = '0';
  style.left = `${box.left}px`;
  style.top = `${box.top}px`;
  style.width = `${box.width}px`;
  style.height = `${box.height}px`;
  style.transformOrigin = '0 0';
  layer().append(copy);
  return copy;
}

function between(from: DOMRect, to: DOMRect): string {
  const scale = from.width / to.width;
  return `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})`;
}

function travel(element: HTMLElement, from: DOMRect, to: DOMRect, turning: boolean): void {
  const copy = copyOver(element, to);
  const hidden = element.animate({ opacity: [0, 0] }, { duration: DURATION });
  const face = turning ? ['rotateY(90deg)', 'rotateY(0deg)'] : ['', ''];
  const flight = copy.animate(
    { transform: [`${between(from, to)} ${face[0]}`, `translate(0, 0) scale(1) ${face[1]}`] },
    { duration: DURATION, easing: EASE },
  );
  flight.onfinish = flight.oncancel = () => {
    copy.remove();
    hidden.cancel();
  };
}

const SIGN_SIZE = 30;

function sendSign(picture: string, from: DOMRect, to: DOMRect, place: number): void {
  const sign = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  sign.innerHTML = `<use href="${emblem(picture)}" width="${SIGN_SIZE}" height="${SIGN_SIZE}"/>`;
  const { style } = sign;
  style.position = 'fixed';
  style.width = style.height = `${SIGN_SIZE}px`;
  style.left = style.top = '0';
  const at = (box: DOMRect): string =>
    `translate(${box.left + box.width / 2 - SIGN_SIZE / 2}px, ${box.top + box.height / 2 - SIGN_SIZE / 2}px)`;
  layer().append(sign);
  const flight = sign.animate(
    [
      { transform: `${at(from)} scale(1.3)`, opacity: 1 },
      { opacity: 1, offset: 0.8 },
      { transform: `${at(to)} scale(0.8)`, opacity: 0 },
    ],
    { duration: DURATION * 1.6, delay: place * 40, easing: EASE, fill: 'backwards' },
  );
  flight.onfinish = flight.oncancel = () => sign.remove();
}

function vanish(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const copy = copyOver(element, from);
  const scale = Math.min(to.width, 28) / from.width;
  const x = to.left + to.width / 2 - from.left - (from.width * scale) / 2;
  const y = to.top + to.height / 2 - from.top - (from.height * scale) / 2;
  const flight = copy.animate(
    [
      { transform: 'none', opacity: 1 },
      { opacity: 1, offset: 0.7 },
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0 },
    ],
    { duration: DURATION, easing: EASE },
  );
  flight.onfinish = flight.oncancel = () => copy.remove();
}
