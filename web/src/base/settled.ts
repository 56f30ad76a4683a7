/**
 * Whether the page is at rest: every answer has come, the story has been told, and nothing moves. The root element then has
 * the attribute `data-settled`; a test waits for it and for nothing else.
 */

import { after, nextFrame, type Cancel } from './clock';

const INPUTS = ['pointerdown', 'pointerover', 'click', 'keydown', 'input', 'change', 'resize', 'scroll', 'popstate'];

let isWatched = false;
let underWay = 0;
let stop: Cancel | undefined;

/** Something is under way until what comes back is called. */
export function begin(): () => void {
  let isOver = false;
  underWay += 1;
  look();
  return () => {
    if (isOver) return;
    isOver = true;
    underWay -= 1;
    look();
  };
}

/** The page is not at rest before this has come. */
export function busy<T>(work: Promise<T>): Promise<T> {
  const end = begin();
  work.then(end, end);
  return work;
}

/** Like `after`, for what the page is bound to show: until then it is not at rest. */
export function soon(ms: number, work: () => void): Cancel {
  const end = begin();
  const cancel = after(ms, () => {
    work();
    end();
  });
  return () => {
    cancel();
    end();
  };
}

/** From now on the page says when it is at rest. */
export function watchSettled(): void {
  isWatched = true;
  for (const input of INPUTS) addEventListener(input, look, { capture: true, passive: true });
  look();
}

/** Two frames later everything that has just changed is laid out. */
function look(): void {
  if (!isWatched) return;
  stop?.();
  delete document.documentElement.dataset.settled;
  if (!underWay) stop = nextFrame(() => (stop = nextFrame(check)));
}

function check(): void {
  if (document.fonts.status === 'loaded' && !isMoving()) document.documentElement.dataset.settled = '';
  else stop = nextFrame(check);
}

/** Endless animations are not waited for. */
function isMoving(): boolean {
  return document
    .getAnimations()
    .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
}
