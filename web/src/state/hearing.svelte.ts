/** The sounds of a table: the steps, and my turn. The end has its own (ending/). */

import { untrack } from 'svelte';
import type { View } from '../wire/view';
import type { Director } from './director.svelte';
import { play, shake } from './sound.svelte';

/** To be called while a component is made. */
export function hear(director: Director): void {
  const isMine = ({ seat, awaited }: View): boolean => seat !== null && awaited.includes(seat);
  let wasMine = isMine(director.shown);
  let told = director.shown.history.length;

  $effect(() => {
    const { shown, isLookedBack } = director;
    if (isLookedBack) return;
    const mine = isMine(shown);
    untrack(() => {
      if (!mine || wasMine) return;
      play('turn');
      shake();
    });
    wasMine = mine;
  });
  $effect(() => {
    const { told: step, shown } = director;
    const isNew = shown.history.length > told;
    told = shown.history.length;
    untrack(() => {
      if (isNew) play(step?.sound ?? 'card');
    });
  });
}
