/** The options of a game in words, as the game itself describes them. */

import type { OptionField } from '../wire/wire';
import { knows, say } from '../base/words.svelte';

/** A word without a message in the catalogue is shown as it is. */
function told(message: string, word: string): string {
  return knows(message) ? say(message) : word.replaceAll('_', ' ');
}

/** What is chosen for every game. */
export const plainOptions = (form: readonly OptionField[]): OptionField[] => form.filter(({ house }) => !house);

/** What groups play one way or another; tables name it only where they do not play the default. */
export const houseRules = (form: readonly OptionField[]): OptionField[] => form.filter(({ house }) => house);

export function optionLabel(field: OptionField): string {
  return told(field.label, field.id);
}

/** A word that a choice chooses from. */
export function optionWord(field: OptionField, word: string): string {
  return told(`${field.label}-${word}`, word);
}

export function optionValue(field: OptionField, value: unknown): string {
  if (field.kind === 'flag') return say(value ? 'ui-yes' : 'ui-no');
  return field.kind === 'choice' ? optionWord(field, String(value)) : String(value);
}
