/** How things move: by transform and opacity alone, which the compositor animates without drawing anything again. */

import { emblem } from '../art/emblems';
import { boxSpot, type Spot } from './spot';

const DURATION = 340;
const TIMING = { duration: DURATION, easing: 'cubic-bezier(0.2, 0.7, 0.25, 1)' };
const GLOW = { duration: 1600, easing: 'ease-in' };
const FACE_DOWN = 'perspective(900px) rotateY(90deg)';
const FACE_UP = 'perspective(900px) rotateY(0deg)';
const SIGN_SIZE = 30;
const GONE_WIDTH = 28;

/** Something under way: the thing itself, or a copy of it. */
export class Flight {
  constructor(
    private readonly animation: Animation,
    private readonly copy?: HTMLElement,
  ) {}

  /** Where it is visible at this moment; `spot` is where the thing itself is. */
  now(spot: Spot): Spot {
    const box = this.copy && boxSpot(this.copy);
    return box ? { ...spot, x: box.x, y: box.y } : spot;
  }

  end(): void {
    this.animation.cancel();
  }

  whenOver(act: () => void): void {
    this.animation.addEventListener('finish', act);
    this.animation.addEventListener('cancel', act);
  }
}

/** For people who want less movement. */
export function appear(element: HTMLElement): void {
  element.animate({ opacity: [0, 1] }, { duration: 200 });
}

/** For people who want to see all at once: what is new shines for a moment. */
export function glow(element: HTMLElement): void {
  element.animate({ boxShadow: ['0 0 0 4px var(--gold), 0 0 20px 6px var(--gold)', '0 0 0 4px transparent'] }, GLOW);
}

/** Moves a thing where it lies. Its own space is tilted like the thing. */
export function slide(element: HTMLElement, from: Spot, to: Spot): Flight {
  const way = new DOMPoint(from.x - to.x, from.y - to.y).matrixTransform(new DOMMatrix().rotate(-to.tilt));
  const start = `translate(${way.x}px, ${way.y}px) rotate(${from.tilt - to.tilt}deg) scale(${from.width / to.width})`;
  return new Flight(element.animate({ transform: [start, 'none'] }, TIMING));
}

/** Added to what is still under way, so that nothing jumps when more comes soon. */
export function slideDown(element: HTMLElement, by: number): void {
  element.animate({ transform: [`translateY(${-by}px)`, 'none'] }, { ...TIMING, composite: 'add' });
}

export function turnOver(element: HTMLElement): Flight {
  return new Flight(element.animate({ transform: [FACE_DOWN, FACE_UP] }, TIMING));
}

/** Flies a copy above everything; the thing itself waits unseen, and can be used all the while. */
export function travel(element: HTMLElement, from: Spot, to: Spot, turning: boolean): Flight {
  const copy = copyAt(element, to);
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) rotate(${from.tilt}deg) scale(${from.width / to.width})`;
  const goal = `translate(0, 0) rotate(${to.tilt}deg) scale(1)`;
  const [down, up] = turning ? [FACE_DOWN, FACE_UP] : ['', ''];
  const flight = new Flight(copy.animate({ transform: [`${start} ${down}`, `${goal} ${up}`] }, TIMING), copy);
  element.dataset.airborne = '';
  flight.whenOver(() => {
    copy.remove();
    delete element.dataset.airborne;
  });
  return flight;
}

/** Flies a copy of what is not here any more to a place, where it goes out of sight. */
export function depart(element: HTMLElement, from: Spot, to: Spot): void {
  const copy = copyAt(element, from);
  const scale = Math.min(to.width, GONE_WIDTH) / from.width;
  const flight = copy.animate(
    [
      { transform: `translate(0, 0) rotate(${from.tilt}deg) scale(1)`, opacity: 1 },
      { opacity: 1, offset: 0.7 },
      { transform: `translate(${to.x - from.x}px, ${to.y - from.y}px) rotate(0deg) scale(${scale})`, opacity: 0 },
    ],
    TIMING,
  );
  flight.onfinish = flight.oncancel = () => copy.remove();
}

export function sendSign(picture: string, from: Spot, to: Spot, place: number): void {
  const sign = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  sign.innerHTML = `<use href="${emblem(picture)}" width="${SIGN_SIZE}" height="${SIGN_SIZE}"/>`;
  put(sign, { x: 0, y: 0, width: SIGN_SIZE, height: SIGN_SIZE });
  const flight = sign.animate(
    [
      { transform: `translate(${from.x}px, ${from.y}px) scale(1.3)`, opacity: 1 },
      { opacity: 1, offset: 0.8 },
      { transform: `translate(${to.x}px, ${to.y}px) scale(0.8)`, opacity: 0 },
    ],
    { ...TIMING, duration: DURATION * 1.6, delay: place * 40, fill: 'backwards' },
  );
  flight.onfinish = flight.oncancel = () => sign.remove();
}

function copyAt(element: HTMLElement, spot: Spot): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-fly');
  copy.removeAttribute('data-airborne');
  copy.removeAttribute('id');
  copy.tabIndex = -1;
  put(copy, spot);
  return copy;
}

/** Lays something on the layer above everything, which never takes a click. */
function put(thing: HTMLElement | SVGElement, { x, y, width, height }: Omit<Spot, 'tilt'>): void {
  const { style } = thing;
  style.left = `${x - width / 2}px`;
  style.top = `${y - height / 2}px`;
  style.width = `${width}px`;
  style.height = `${height}px`;
  layer().append(thing);
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
