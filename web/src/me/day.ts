import { language } from '../base/words.svelte';

/** A day as people write it, of seconds since the epoch. */
export function dayOf(seconds: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'long' }).format(seconds * 1000);
}
