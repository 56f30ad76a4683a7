/** Where the values of an edition come from, in the edition's own words. */

import { inLanguage } from '../base/words.svelte';

type Texts = Readonly<Record<string, string>>;

/** Words by which an edition says that a value is its makers' own: the printed one may be another. */
const OURS = /\b(reconstructed|inferred|decided)\b/;

/** Numbers are ours too, but no printed card has one that could be another. */
export function ourValues(origins: Texts): Texts {
  return Object.fromEntries(
    Object.entries(origins).filter(([field, origin]) => field !== 'number' && OURS.test(origin)),
  );
}

export function hasOurs(origins: Texts): boolean {
  return Object.keys(ourValues(origins)).length > 0;
}

/** A remark in the reader's language; `remarks` has the other languages by the words they were written in. */
export function remarkIn(remarks: Readonly<Record<string, Texts>>, remark: string): string {
  const translated = Object.entries(remarks).map(([language, texts]) => [language, texts[remark] ?? remark]);
  return inLanguage({ en: remark, ...Object.fromEntries(translated) });
}
