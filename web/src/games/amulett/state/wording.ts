/** Das Amulett in words: what its things are called, and what requests and outcomes mention.
 * state/wording.ts says how facts become the arguments of a message. */

import { GameWording, type Facts } from '../../../state/wording';
import { knows, listed, say, type Arguments } from '../../../base/words.svelte';
import type { Move, Seat } from '../../../wire/view';
import { inSentence, type AmulettEdition } from './edition';
import { KINDS } from '../data/kinds';
import { totalOf, type AmulettResult, type AmulettView } from './view';

export class AmulettWording extends GameWording<AmulettView, AmulettResult> {
  constructor(
    readonly edition: AmulettEdition,
    names: (seat: Seat) => string,
    me: () => Seat | null,
  ) {
    super('amulett', names, me, KINDS, (noun, thing) => named(edition, noun, thing));
  }

  /** "A1 (water)" */
  area(id: string): string {
    return this.thing('area', id);
  }

  /** "1 red gem and 2 white gems" */
  gems(colours: readonly string[]): string {
    return listed(this.grouped('gem', colours)) || say('amulett-nothing');
  }

  spared(step: string): string {
    return say('amulett-spared', { step });
  }

  /** Some choices are clear beside each other, but say too little alone. */
  override button(move: Move): string {
    const { seat: _, do: verb, ...facts } = move;
    const message = `ui-amulett-do-${verb}`;
    return knows(message) ? this.tell(message, facts) : this.choice(move);
  }

  /** What a choice of the short list means. */
  meaning(message: string, facts: Facts): string {
    return this.tell(message, facts);
  }

  /** Where the party is, how the auction stands, how many spells are kept, and whether the reader has chosen them. */
  protected situation({ party, auction, seats }: AmulettView): Facts {
    const me = this.me();
    const { kept, dealt } = this.edition.data.experienced;
    const facts = { area: party, kept, dealt, chosen: me !== null && seats[me]?.chosen };
    if (!auction) return facts;
    const { spell, bid, lowest, most } = auction;
    return { ...facts, spell, bid, lowest, more: lowest - bid, can_bid: most === null || most >= lowest };
  }

  /** M11: why the game is over, and what the winner owns. */
  protected grounds({ winners, reason, gems }: AmulettResult): Facts {
    const owned = gems[winners[0] ?? 0] ?? {};
    return { reason, count: totalOf(owned), colours: Object.keys(owned).length };
  }
}

/** What the things of Das Amulett are called. */
function named(edition: AmulettEdition, noun: string, id: string): Arguments | undefined {
  const { metals, gems, map } = edition.data;
  switch (noun) {
    case 'spell':
      return edition.spells.has(id) ? { spell: edition.spellName(id) } : undefined;
    case 'metal':
      return metals[id] && { metal: inSentence(edition.metalName(id)) };
    case 'gem':
      return gems[id] && { colour: inSentence(edition.gemName(id)) };
    case 'area': {
      const area = map.areas[id];
      return area && { area: id, terrain: inSentence(edition.terrainName(area.terrain)) };
    }
    default:
      return undefined;
  }
}
