/** What made the result of a seat: the arithmetic of serai/reviews/split.py, in which the reasons stand. */

import type { Move, Seat } from '../../wire/view';
import type { Part, RoundChances } from '../../wire/wire';
import type { PlayState } from '../engine/table';
import type { Known, Numbered, Outlook } from '../engine/outlook';
import { difference, mean, rounded, variance, type WorldNumbers } from '../engine/statistics';

type PartName = Part['part'];
const PARTS: readonly PartName[] = ['seat', 'deal', 'own', 'others', 'sealed'];

/** One move of a record: what the game waited for before and after it, and whom it waited for. */
export interface RecordStep {
  move: Move;
  /** As the rules count it; null for chance. */
  numbered: Numbered | null;
  before: PlayState;
  awaited: readonly Seat[];
  after: PlayState;
  round: number;
  /** Once the game is over. */
  winners: readonly Seat[];
  /** The moves up to it. */
  at: number;
}

/** Follows a game move by move, as one seat knows it. */
export class Split {
  readonly ribbon: RoundChances[] = [];
  /** Of all seats, a number for each world. */
  #value: WorldNumbers[];
  readonly #sums = new Map(PARTS.map((part) => [part, { share: 0, variance: 0 }]));
  /** Whether anything is dealt, so that there are worlds. */
  #foresees = false;
  /** The moves that all could see since the seat last learnt something. */
  #moves: Numbered[] = [];
  /** To whom the last of them belong, while they are not yet valued. */
  #due: PartName | null = null;
  /** Something was done since then that cannot be followed. */
  #isSecret = false;

  constructor(
    private readonly outlook: Outlook,
    players: number,
    private readonly worlds: number,
    private readonly seed: string,
  ) {
    this.#value = Array.from({ length: players }, () => Float64Array.of(1 / players));
    outlook.know();
  }

  async follow(step: RecordStep): Promise<void> {
    this.outlook.know();
    if (step.before === 'sealed') await this.#followSealed(step);
    else if (step.numbered === null) await this.#followChance(step);
    else await this.#followOpen(step, step.numbered);
    const isNewRound = step.round > (this.ribbon.at(-1)?.round ?? -1);
    if (step.after !== 'over' && step.after !== 'chance' && isNewRound) this.#note(step.round, step.at);
  }

  parts(): Part[] {
    return [...this.#sums].map(([part, sum]) => ({
      part,
      share: rounded(sum.share, 9),
      error: rounded(Math.sqrt(sum.variance)),
    }));
  }

  async #followChance({ after, at, winners, round }: RecordStep): Promise<void> {
    if (after === 'chance' && !this.#foresees) return; // more is to come before anything can be told
    await this.#valueMoves('knew', at);
    if (after === 'over') {
      this.#finish('deal', winners, round, at);
      return;
    }
    if (!this.#foresees && this.outlook.undeal()) await this.#learn('undealt', 'seat', `${at}/seat`);
    await this.#learn('knows', 'deal', `${at}`);
  }

  async #followSealed({ move, numbered, awaited, after, at, winners, round }: RecordStep): Promise<void> {
    if (move.seat === this.outlook.seat && numbered) {
      await this.#valueMoves('knew', at);
      this.#credit('own', await this.#wins([...this.#moves, numbered]));
    }
    if (awaited.some((seat) => seat !== move.seat)) return; // the last choice turns all up
    this.#due = null;
    if (after === 'over') this.#finish('sealed', winners, round, at);
    else if (this.outlook.undeal()) {
      await this.#learn('undealt', 'sealed', `${at}/sealed`);
      await this.#learn('knows', 'deal', `${at}`);
    } else await this.#learn('knows', 'sealed', `${at}`);
  }

  async #followOpen({ move, after, at, winners, round }: RecordStep, numbered: Numbered): Promise<void> {
    const part = move.seat === this.outlook.seat ? 'own' : 'others';
    if (this.#due !== null && this.#due !== part) await this.#valueMoves('knew', at);
    this.#due = part;
    if (part === 'others' && this.outlook.plan.review.secret.includes(move.do)) this.#isSecret = true;
    else if (!this.#isSecret) this.#moves.push(numbered);
    if (after === 'over') {
      await this.#valueMoves(null, at);
      this.#finish('deal', winners, round, at);
    } else if (this.outlook.isNews) {
      await this.#valueMoves(null, at);
      await this.#learn('knows', 'deal', `${at}`);
    }
  }

  /** Give what the last moves have changed to those who made them. */
  async #valueMoves(known: Known | null, at: number): Promise<void> {
    const due = this.#due;
    this.#due = null;
    if (due === null || !this.#foresees) return;
    if (!this.#isSecret) this.#credit(due, await this.#wins(this.#moves));
    else if (known) await this.#learn(known, due, `${at}/secret`);
  }

  /** The seat knows something new: from here on in other worlds. */
  async #learn(known: Known, part: PartName, moment: string): Promise<void> {
    this.outlook.foresee(known, `${this.seed}/${this.outlook.seat}/split/${moment}`);
    this.#foresees = true;
    this.#moves = [];
    this.#isSecret = false;
    const wins = await this.#wins([]);
    const { seat } = this.outlook;
    this.#add(part, wins, variance(at(wins, seat)) + variance(at(this.#value, seat)));
  }

  /** In the same worlds as before, so it is the difference in each of them that wavers. */
  #credit(part: PartName, wins: WorldNumbers[]): void {
    const { seat } = this.outlook;
    this.#add(part, wins, variance(difference(at(wins, seat), at(this.#value, seat))));
  }

  #finish(part: PartName, winners: readonly Seat[], round: number, moves: number): void {
    const result = this.#value.map((_, seat) => Float64Array.of(winners.includes(seat) ? 1 / winners.length : 0));
    this.#add(part, result, variance(at(this.#value, this.outlook.seat)));
    this.#note(round + 1, moves);
  }

  #add(part: PartName, value: WorldNumbers[], wavering: number): void {
    const { seat } = this.outlook;
    const sum = this.#sums.get(part);
    if (sum) {
      sum.share += mean(at(value, seat)) - mean(at(this.#value, seat));
      sum.variance += wavering;
    }
    this.#value = value;
  }

  async #wins(moves: readonly Numbered[]): Promise<WorldNumbers[]> {
    return (await this.outlook.ends(moves, 0, this.worlds)).wins();
  }

  #note(round: number, moves: number): void {
    const wins = this.#value.map((values) => rounded(mean(values)));
    const errors = this.#value.map((values) => rounded(Math.sqrt(variance(values))));
    this.ribbon.push({ at: moves, round, wins, errors });
  }
}

const at = (values: readonly WorldNumbers[], seat: Seat): WorldNumbers => values[seat] as WorldNumbers;
