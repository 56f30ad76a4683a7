/** Any tap or key ends the story that is being told, and the newest view is there at once.
 *
 * A tap on something that can be chosen both in what is shown and in the newest view chooses it. Any other tap on the
 * table only ends the story, so that nothing is chosen by mistake.
 */

import { flushSync } from 'svelte';
import { same } from '../wire/same';
import type { View } from '../wire/view';
import type { Director } from './director.svelte';

/** What can be chosen, and everything of a table that does something when it is pressed. */
const CHOICE = '.playable, .area.open, .prompt .button';
const TABLE = 'main';
/** These move the focus, or belong to another key. */
const NOT_MEANT = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'AltGraph']);

/** To be called while a component is made. */
export function endOnTouch(director: Director): void {
  /** What was pressed while something was told; undefined if nothing was told then. */
  let pressed: Element | null | undefined;

  const press = ({ target }: PointerEvent): void => {
    pressed = undefined;
    if (!director.isTelling || !(target instanceof Element)) return;
    const { shown } = director;
    flushSync(() => director.catchUp());
    if (target.closest(TABLE)) pressed = canAsWell(shown, director.shown) ? target.closest(CHOICE) : null;
  };
  const click = (event: MouseEvent): void => {
    if (pressed === undefined || !(event.target instanceof Element)) return;
    const isSame = pressed !== null && event.target.closest(CHOICE) === pressed;
    pressed = undefined;
    if (!isSame) swallow(event);
  };
  const key = (event: KeyboardEvent): void => {
    const isTyped = event.target instanceof Element && event.target.closest('input, textarea, select, dialog');
    if (!director.isTelling || isTyped || NOT_MEANT.has(event.key)) return;
    flushSync(() => director.catchUp());
    swallow(event);
  };

  $effect(() => {
    const listening = new AbortController();
    const capture = { capture: true, signal: listening.signal };
    window.addEventListener('pointerdown', press, capture);
    window.addEventListener('click', click, capture);
    window.addEventListener('keydown', key, capture);
    return () => listening.abort();
  });
}

/** Whether all choices of now were choices in the view that was shown. While a story runs, nothing is marked as a choice. */
function canAsWell(before: View, now: View): boolean {
  return now.legal.every((move) => before.legal.some((known) => same(known, move)));
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
