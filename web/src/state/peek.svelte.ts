/** What is shown in full: beside a table the thing under the pointer or the focus, or else the one that is selected.
 * Where there is no room beside it, the one that is selected or held down for a while.
 */

import { after, type Cancel } from '../base/clock';
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

/** How long a thing is shown after the pointer has left it: time to reach the panel. */
const STAY_MS = 700;
/** How long the pointer may be on other things on its way there. */
const CROSS_MS = 150;
/** How long a finger holds a thing to see it, and how far it may slip. */
const HOLD_MS = 450;
const SLIP = 10;

export class Peek<Key> {
  #at = $state<Key | null>(null);
  #held = $state<Key | null>(null);
  #stop: Cancel | undefined;

  constructor(readonly selected: () => Key | null) {}

  get shown(): Key | null {
    return this.#at ?? this.selected();
  }

  /** The story over the table, where there is no room beside it. */
  get told(): Key | null {
    return this.#held ?? this.selected();
  }

  /** Nothing is held any more. */
  release(): void {
    this.#held = null;
  }

  /** For any element that shows a thing. */
  at(key: Key | null): Attachment<HTMLElement> {
    return (element) => {
      const enter = ({ pointerType }: PointerEvent): void => {
        if (pointerType === 'mouse') this.#turn(key, this.shown === null ? 0 : CROSS_MS);
      };
      const leave = (): void => this.#turn(null, STAY_MS);
      const offs = [
        on(element, 'pointerenter', enter),
        on(element, 'pointerleave', leave),
        on(element, 'focus', () => this.#turn(key, 0)),
        on(element, 'blur', leave),
        ...this.#holding(element, key),
      ];
      return () => {
        offs.forEach((off) => off());
        // What has gone is no longer under anything.
        if (key !== null && this.#at === key) leave();
      };
    };
  }

  /** For the panel: while the pointer or the focus is in it, it shows what it shows. */
  readonly panel: Attachment<HTMLElement> = (element) => {
    let kept: Key | null = null;
    const keep = (): void => {
      this.#stop?.();
      kept = this.#at;
    };
    const leave = (): void => {
      if (this.#at === kept) this.#turn(null, STAY_MS);
    };
    const offs = [
      on(element, 'pointerenter', keep),
      on(element, 'focusin', keep),
      on(element, 'pointerleave', () => element.contains(document.activeElement) || leave()),
      on(element, 'focusout', ({ relatedTarget }) => {
        if (!element.contains(relatedTarget as Node | null) && !element.matches(':hover')) leave();
      }),
    ];
    return () => offs.forEach((off) => off());
  };

  /** A finger that rests on a thing shows it; lifting the finger then does nothing else. */
  #holding(element: HTMLElement, key: Key | null): (() => void)[] {
    let wait: Cancel | undefined;
    let from = { x: 0, y: 0 };
    let isHeld = false;
    const stop = (): void => wait?.();
    return [
      on(element, 'pointerdown', ({ pointerType, clientX, clientY }) => {
        this.#held = null;
        isHeld = false;
        if (pointerType === 'mouse' || key === null) return;
        from = { x: clientX, y: clientY };
        wait = after(HOLD_MS, () => {
          isHeld = true;
          this.#held = key;
        });
      }),
      on(element, 'pointermove', ({ clientX, clientY }) => {
        if (Math.hypot(clientX - from.x, clientY - from.y) > SLIP) stop();
      }),
      on(element, 'pointerup', stop),
      on(element, 'pointercancel', stop),
      on(element, 'contextmenu', (event) => isHeld && event.preventDefault()),
      on(
        element,
        'click',
        (event) => {
          if (!isHeld) return;
          isHeld = false;
          event.stopImmediatePropagation();
          event.preventDefault();
        },
        { capture: true },
      ),
      stop,
    ];
  }

  #turn(key: Key | null, ms: number): void {
    this.#stop?.();
    if (ms === 0) this.#at = key;
    else this.#stop = after(ms, () => (this.#at = key));
  }
}
