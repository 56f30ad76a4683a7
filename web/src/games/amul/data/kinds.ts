/** Made by tools/event_kinds.py from games/amul/seen/event_kinds.py: change that file and run the tool again. */

import type { KindTable } from '../../../state/wording';

export const KINDS: KindTable = {
  events: {
    began: { first: 'seat' },
    dealt: { seat: 'seat', count: 'number', cards: 'card[]' },
    round: { round: 'number', first_pick: 'seat' },
    filled: { cards: 'card[]' },
    offered: { seat: 'seat', card: 'card' },
    shuffled: { cards: 'card[]' },
    order: { step: 'word', seats: 'seat[]' },
    picked: { seat: 'seat', card: 'card' },
    revealed: { seat: 'seat', card: 'card', stays: 'truth' },
    took: { seat: 'seat', card: 'card', source: 'place' },
    emptied: { cards: 'card[]' },
    laid_down: { seat: 'seat', cards: 'card[]', removed: 'card[]' },
    over: { scores: 'number[]', winners: 'seat[]' },
  },
  arguments: {
    seat: 'seat',
    seats: 'seat[]',
    winners: 'seat[]',
    others: 'seat[]',
    card: 'card',
    kind: 'kind',
    place: 'place',
  },
};
