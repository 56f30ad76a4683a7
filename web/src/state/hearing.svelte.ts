/** What is heard at a table: the steps that are told, my turn, the end. */

import { untrack } from 'svelte';
import type { View } from '../wire/view';
import type { Director } from './director.svelte';
import { play, shake } from './sound.svelte';

/** To be called while a component is made. */
export function hear(director: Director): void {
  const isMine = ({ seat, awaited }: View): boolean => seat !== null && awaited.includes(seat);
  let wasMine = isMine(director.shown);
  let wasOver = director.shown.result !== undefined;
  let told = director.shown.history.length;

  $effect(() => {
    const { shown: view, isLookedBack } = director;
    if (isLookedBack) return;
    const [mine, over] = [isMine(view), view.result !== undefined];
    untrack(() => {
      if (over && !wasOver) play('end');
      else if (mine && !wasMine) {
        play('turn');
        shake();
      }
    });
    [wasMine, wasOver] = [mine, over];
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
