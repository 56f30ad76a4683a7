/** What the light can fall on: places of a table say it by `data-spot`, cards and seats are known by where things fly. */

import { wide } from '../base/screen';
import type { Move } from '../wire/view';
import type { Box } from './place';

const ROOM = 6;
/** A strip that is lower than this tells nobody what is meant. */
const LEAST = 24;
const NEAR = '.near';
const BADGES = '.worth';
const HANDLE = 'button:enabled, [role="button"]';

/** The things of that name that are to be seen now; a card may lie in two lists of which one is hidden. */
export function litBy(names: readonly string[]): HTMLElement[] {
  return names.flatMap((name) => {
    const key = CSS.escape(name);
    const found = document.querySelectorAll<HTMLElement>(
      `[data-spot="${key}"], [data-fly="${key}"], [data-anchor="${key}"]`,
    );
    return [...found].find(isSeen) ?? [];
  });
}

/** What is folded away on a small screen, and how it is unfolded. */
export function foldOf(name: string): HTMLElement | null {
  return wide() ? null : (litBy([name])[0]?.querySelector<HTMLElement>('[aria-expanded="false"]') ?? null);
}

/** What can be chosen by pressing it. */
export function playable(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.playable, .area.open')].filter(isSeen);
}

/** Its visible part, with a little room around it; none if that is next to nothing. */
export function boxesOf(elements: readonly HTMLElement[], room = ROOM): Box[] {
  return elements.flatMap((element) => {
    const box = boxOf(element, room);
    const height = Math.min(box.height, floorOf(element) - box.y);
    return height > 2 * room + Math.min(LEAST, box.height / 2) ? { ...box, height } : [];
  });
}

/** Scroll until the first thing that can be out of sight is in sight. */
export function bring(elements: readonly HTMLElement[], behavior: ScrollBehavior): void {
  const near = stuck();
  const element = elements.find((each) => !near?.contains(each));
  if (!element) return;
  const floor = floorOf(element);
  const { y, height } = boxOf(element, 2 * ROOM);
  if (y < 0 || y + height > floor) scrollBy({ top: y - Math.max(0, (floor - height) / 3), behavior });
}

/** With the badges that hang over its edge. */
function boxOf(element: Element, room: number): Box {
  const boxes = [element, ...element.querySelectorAll(BADGES)].map((each) => each.getBoundingClientRect());
  const [x, y] = [Math.min(...boxes.map(({ left }) => left)), Math.min(...boxes.map(({ top }) => top))];
  const width = Math.max(...boxes.map(({ right }) => right)) - x;
  const height = Math.max(...boxes.map(({ bottom }) => bottom)) - y;
  return { x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room };
}

/** How far down a thing is to be seen: on small screens the words lie at the lower edge, and what is nearest to the
 *  player may lie over the rest. */
function floorOf(element: HTMLElement): number {
  const near = stuck();
  if (near && !near.contains(element)) return near.getBoundingClientRect().top;
  return (wide() ? null : document.querySelector('.teacher'))?.getBoundingClientRect().top ?? innerHeight;
}

function stuck(): Element | null {
  const near = document.querySelector(NEAR);
  const { position, display } = near ? getComputedStyle(near) : {};
  return position === 'sticky' && display !== 'contents' ? near : null;
}

/** What in it is pressed next for a move: what goes on if it can be pressed, else the gem or the number that is missing. */
export function handleOf(element: HTMLElement, move: Move | null): HTMLElement | null {
  if (element.matches(HANDLE)) return element;
  const handles = [...element.querySelectorAll<HTMLElement>(HANDLE)].filter(isSeen);
  const { amount, gems } = (move ?? {}) as { amount?: number; gems?: readonly string[] };
  const isMeant = (handle: HTMLElement): boolean =>
    handle.dataset.gem === undefined
      ? handle.textContent?.match(/\d+/)?.[0] === String(amount)
      : handle.ariaPressed !== 'true' && gems?.includes(handle.dataset.gem) === true;
  return handles.find((each) => each.matches('.primary')) ?? handles.find(isMeant) ?? handles[0] ?? null;
}

function isSeen(element: HTMLElement): boolean {
  return element.checkVisibility() && element.getBoundingClientRect().width > 0;
}
