/** What is heard at a table: the beats that are told, and my turn. The end is heard where it is told (ending/). */

import { untrack } from 'svelte';
import type { View } from '../wire/view';
import type { Director } from './director.svelte';
import { play, shake } from './sound.svelte';

/** To be called while a component is made; `newest` is the view that is not yet staged. */
export function hear(director: Director, newest: () => View): void {
  const isMine = ({ seat, awaited }: View): boolean => seat !== null && awaited.includes(seat);
  let wasMine = isMine(newest());
  let told = director.shown.history.length;

  $effect(() => {
    const mine = isMine(newest());
    untrack(() => {
      if (!mine || wasMine) return;
      play('turn');
      shake();
    });
    wasMine = mine;
  });
  // Where nothing is staged, the change of the table itself is the beat.
  $effect(() => {
    const { beat, shown } = director;
    const isNew = shown.history.length > told;
    told = shown.history.length;
    untrack(() => {
      if (beat) play(beat.figures.some(({ things }) => things.some(({ isToken }) => isToken)) ? 'coin' : 'card');
      else if (isNew) play('card');
    });
  });
}
