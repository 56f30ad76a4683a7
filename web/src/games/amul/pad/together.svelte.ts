/** A pad that several phones fill in through a server. Own columns stay on this device, whatever becomes of the server. */

import { every } from '../../../base/clock';
import { remember, remembered } from '../../../base/memory';
import { api } from '../../../transport/api';
import { Refusal } from '../../../wire/refusal';
import type { Evening as Seen } from '../../../wire/wire';
import type { Counts } from './evening.svelte';

const NAME = 'together';
const ASK_MS = 4000;

interface StoredSharedPad {
  id: string;
  code: string;
  /** The columns that are filled in here, by seat. */
  columns: Record<number, { name: string; counts: Counts }>;
}

export class Together {
  seen = $state.raw<Seen | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  #kept = $state<StoredSharedPad | null>(read());
  /** Ends with the last question that is under way. */
  #before: Promise<unknown> = Promise.resolve();
  #underWay = 0;

  get isOpen(): boolean {
    return this.#kept !== null;
  }

  /** The address that others join by. */
  get address(): string {
    return this.#kept ? `${location.origin}/score/amul/together#${this.#kept.id}.${this.#kept.code}` : '';
  }

  nameAt(seat: number): string {
    return this.#kept?.columns[seat]?.name ?? this.seen?.seats[seat]?.name ?? '';
  }

  countsAt(seat: number): Counts {
    return this.#kept?.columns[seat]?.counts ?? (this.seen?.seats[seat]?.totals as Counts | null) ?? {};
  }

  /** What this phone has of its own, by seat: for those who go on alone. */
  get own(): [seat: number, column: { name: string; counts: Counts }][] {
    return Object.entries(this.#kept?.columns ?? {}).map(([seat, column]) => [Number(seat), column]);
  }

  async open(seats: number): Promise<void> {
    await this.#ask(async () => {
      const seen = await api.openEvening({ game: 'amul', seats });
      this.#keep({ id: seen.id, code: seen.code, columns: {} });
      return seen;
    });
  }

  /** Whether this is the pad that an address means by what it says behind its #. */
  isAt(mark: string): boolean {
    return this.#kept?.id === mark.split('.')[0];
  }

  /** With what an address says behind its #. */
  async join(mark: string): Promise<void> {
    const [id = '', code = ''] = mark.split('.');
    if (!id || this.isAt(mark)) return;
    this.seen = null;
    this.#keep({ id, code, columns: {} });
    await this.look();
  }

  async look(): Promise<void> {
    const kept = this.#kept;
    if (kept) await this.#ask(() => api.evening(kept.id, kept.code));
  }

  /** While somebody types: it stays here and is not sent. */
  note(seat: number, name: string, counts: Counts): void {
    const kept = this.#kept;
    if (kept) this.#keep({ ...kept, columns: { ...kept.columns, [seat]: { name, counts: { ...counts } } } });
  }

  /** Fill in a column; the others see it when all are ready. */
  async enter(seat: number, name: string, counts: Counts, ready: boolean): Promise<void> {
    const kept = this.#kept;
    if (!kept) return;
    this.note(seat, name, counts);
    const totals = Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== undefined));
    await this.#ask(() => api.enterEvening(kept.id, seat, { code: kept.code, name, totals, ready }));
  }

  leave(): void {
    this.#keep(null);
    this.seen = this.refusal = null;
  }

  /** Ask again and again how far the others are; what comes back ends it. */
  follow(): () => void {
    void this.look();
    return every(ASK_MS, () => {
      if (!document.hidden && !this.#underWay) void this.look();
    });
  }

  /** One after the other: on a slow line a column could be overtaken by what was sent later. */
  async #ask(question: () => Promise<Seen>): Promise<void> {
    this.#underWay += 1;
    const asked = this.#before.then(question);
    this.#before = asked.catch(() => undefined);
    try {
      [this.seen, this.refusal] = [await asked, null];
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      this.refusal = fault;
    } finally {
      this.#underWay -= 1;
    }
  }

  #keep(kept: StoredSharedPad | null): void {
    this.#kept = kept;
    remember(NAME, JSON.stringify(kept));
  }
}

function read(): StoredSharedPad | null {
  try {
    return JSON.parse(remembered(NAME) ?? 'null') as StoredSharedPad | null;
  } catch {
    return null;
  }
}
