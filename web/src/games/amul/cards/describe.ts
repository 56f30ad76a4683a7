import { inLanguage, say } from '../../../base/words.svelte';
import type { Card } from '../state/edition';

/** Everything a card shows, for people who listen. */
export function describe(card: Card, position = say(`ui-amul-position-${card.kind.position}`)): string {
  return say('ui-amul-card', {
    name: inLanguage(card.kind.name),
    category: say(`ui-amul-row-${card.kind.colour}`),
    position,
    text: inLanguage(card.kind.text),
  });
}
