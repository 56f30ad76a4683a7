/**
 * Made by tools/event_kinds.py from seen/event_kinds.py and bot/reasons.py of games/amul: change those files and run
 * the tool again.
 */

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
  reasons: {
    stake: { card: 'card' },
    trader: { card: 'card', trader: 'card', points: 'number', goods: 'kind[]' },
    fetches_trader: { card: 'card', trader: 'card', points: 'number', goods: 'kind[]' },
    fetches: { card: 'card', taken: 'card', points: 'number' },
    set: { card: 'card', points: 'number', count: 'number' },
    scores: { card: 'card', points: 'number' },
    raises: { card: 'card', points: 'number', row: 'number' },
    majority: { card: 'card', trait: 'number', mine: 'number', best: 'number' },
    keeps: { card: 'card', trait: 'number', mine: 'number', best: 'number' },
    waits: { card: 'card', other: 'card' },
    lost: { card: 'card' },
    useless: { card: 'card' },
    needed: { seat: 'seat', card: 'card', points: 'number' },
    completes: { card: 'card', trader: 'card', points: 'number' },
  },
};
