/** What the parts of Das Amulett's table share: what can be done now, and what is being chosen. */

import { getContext, setContext } from 'svelte';
import { GameTable } from '../../../state/game-table.svelte';
import { oneTap } from '../../../state/choosing.svelte';
import type { Session } from '../../../state/session';
import { say } from '../../../base/words.svelte';
import type { Move } from '../../../wire/view';
import { asPlayed } from './as-played';
import type { AmulettEdition, Spell } from './edition';
import type { AmulettView, Choice } from './view';
import { AmulettWording } from './wording';

export class AmulettTable extends GameTable<AmulettView, AmulettEdition, string, AmulettWording> {
  /** The gem that a Teleportation moves, while its goal is being chosen. */
  lifted = $state<{ from: string; colour: string | null } | null>(null);

  /** The gems that are being picked out of the party's area, by their places there. */
  picked = $state<readonly number[]>([]);

  /** The area that a choice, or the pointer, is about: the map and the buttons light it up together. */
  pointed = $state<string | null>(null);

  constructor(session: Session<AmulettView, AmulettEdition>) {
    super(session, AmulettWording);
  }

  /** How far a seat is: its colours and gems beside those that win. */
  progress(seat: number): string {
    const { colours, gem_count: gems } = this.seat(seat);
    const { victory } = this.edition.data;
    return say('ui-amulett-progress', { colours, all_colours: victory.colours, gems, all_gems: victory.gems });
  }

  get verb(): string | undefined {
    return this.legal.find((move) => move.do !== 'pass')?.do;
  }

  /** The sensible moves first; without advice, all there are. */
  get choices(): readonly Choice[] {
    if (!this.session.live) return [];
    const advised = this.view.choices?.filter(({ move }) => move.do !== 'pass');
    return advised?.length
      ? advised
      : this.legal.filter((move) => move.do !== 'pass').map((move) => this.choiceOf(move));
  }

  /** A move without advice. */
  choiceOf(move: Move): Choice {
    const { seat: _, do: verb, ...facts } = move;
    const args = verb === 'keep' ? { stones_on: facts.spells } : facts;
    return { move, message: `amulett-choice-${verb.replaceAll('_', '-')}`, arguments: args };
  }

  /** A spell as it works at this table. */
  spell(id: string): Spell {
    return asPlayed(this.edition.spell(id), this.view.options);
  }

  /** The move of the present decision that names this spell. */
  spellMove(spell: string): Move | undefined {
    return this.legal.find((move) => move.spell === spell);
  }

  /** What choosing an area on the map does now, if anything. */
  areaMove(area: string): (() => void) | undefined {
    const move = this.legal.find((candidate) => candidate.do === 'move' && candidate.area === area);
    if (move) return () => this.press(move);
    if (this.verb !== 'teleport') return undefined;
    return this.#teleport(area);
  }

  #teleport(area: string): (() => void) | undefined {
    const moves = this.legal.filter((move) => move.do === 'teleport');
    const { lifted } = this;
    if (lifted?.colour) {
      const move = moves.find(
        ({ from, colour, to }) => from === lifted.from && colour === lifted.colour && to === area,
      );
      return move && (() => this.press(move));
    }
    const colours = [...new Set(moves.filter(({ from }) => from === area).map(({ colour }) => colour as string))];
    if (colours.length === 0) return undefined;
    return () => (this.lifted = { from: area, colour: colours.length === 1 ? (colours[0] ?? null) : null });
  }

  /** How many gems are taken together; 0 where none are. */
  get picks(): number {
    if (this.verb !== 'gem') return 0;
    return Math.max(...this.legal.map(({ gems }) => (gems as readonly string[] | undefined)?.length ?? 0));
  }

  /** Picks the gem at this place of the party's area, or lays it back; as soon as there are enough, they are chosen. */
  pick(place: number): void {
    const isPicked = this.picked.includes(place);
    const single = this.picks === 1;
    if (isPicked && !single) this.picked = this.picked.filter((other) => other !== place);
    else this.picked = single ? [place] : [...this.picked, place].slice(-this.picks);
    const colours = this.picked.map((at) => (this.view.areas[this.view.party] ?? [])[at] ?? '');
    const move = this.legal.find(({ gems }) => sameColours((gems ?? []) as readonly string[], colours));
    if (move && (single || oneTap())) this.press(move);
    else super.choose(move ?? null);
  }

  /** Whether the chosen move is about this area. What was chosen in a replay may be about the one where the party is. */
  isAim(area: string): boolean {
    const move = this.chosen ?? this.mark;
    if (!move) return false;
    return (
      move.area === area || move.to === area || (this.mark !== null && this.#isHere(move) && area === this.view.party)
    );
  }

  #isHere({ area, to, spell }: Move): boolean {
    return this.view.phase === 'gem' && area === undefined && to === undefined && spell === undefined;
  }

  /** Whether a spell is read, or is what the choice here was about. */
  isMarked(spell: string): boolean {
    if (this.selected === spell) return true;
    return this.mark !== null && [this.mark.spell, this.view.auction?.spell].includes(spell);
  }

  override choose(move: Move | null): void {
    super.choose(move);
    if (move?.do === 'gem')
      this.picked = placesOf(move.gems as readonly string[], this.view.areas[this.view.party] ?? []);
    if (typeof move?.spell === 'string') this.selected = move.spell;
  }

  override act(move: Move): void {
    this.lifted = null;
    this.picked = [];
    this.pointed = null;
    super.act(move);
  }
}

/** Whether these are the same gems, in any order. */
function sameColours(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.toSorted().join() === other.toSorted().join();
}

/** Where such gems lie; each place once. */
function placesOf(colours: readonly string[], gems: readonly string[]): number[] {
  const places: number[] = [];
  for (const colour of colours) places.push(gems.findIndex((gem, at) => gem === colour && !places.includes(at)));
  return places;
}

const KEY = Symbol('amulett');

export function setTable(table: AmulettTable): AmulettTable {
  return setContext(KEY, table);
}

export function getTable(): AmulettTable {
  return getContext<AmulettTable>(KEY);
}
