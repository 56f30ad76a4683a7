/** Tables of this device do what tables of a server do: the scripts of tests/server/conformance.toml. */

import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { entryOf } from '../src/games';
import { useLanguage, wordsFor } from '../src/base/words.svelte';
import { moveIn } from '../src/keys/command';
import text from '../../tests/server/conformance.toml?raw';
import { LocalSocket, local } from '../src/transport/local';
import { applyPatch } from '../src/wire/patch';
import { Refusal } from '../src/wire/refusal';
import type { View } from '../src/wire/view';
import type { ServerMessage } from '../src/wire/wire';

type Facts = Record<string, unknown>;
type Who = number | 'watcher';

interface Step {
  from: Who;
  send?: Facts;
  hear: Facts;
  grows?: number;
  repeat?: number;
  each?: Step[];
}

interface Script {
  name: string;
  game: string;
  seats?: string[];
  names?: string[];
  refused?: string;
  chat?: boolean;
  hints?: boolean;
  steps: Step[];
  then?: Record<string, Facts>;
}

const { script: scripts, begins } = parse(text) as unknown as { script: Script[]; begins: Record<string, number> };
const golden = import.meta.glob<{ edition: unknown }>('../../tests/words/golden/*.json');
const PEOPLE = ['Anna', 'Ben', 'Cleo'];
const ANSWERS = ['ack', 'refused', 'hint', 'welcome'];

/** One page at the table, kept up to date as a client would. */
class Viewer {
  view = {} as View;
  mayWithdraw = false;
  seats: readonly { name: string | null }[] = [];
  readonly #socket: LocalSocket;
  readonly #heard: ServerMessage[] = [];
  #news: () => void = () => undefined;

  constructor(table: string, who: Who) {
    this.#socket = new LocalSocket(table);
    this.#socket.onmessage = ({ data }) => this.#hear(JSON.parse(data) as ServerMessage);
    this.#socket.onopen = () =>
      this.send({ type: 'hello', ...(who === 'watcher' ? { watch: true } : { invite: String(who) }) });
  }

  send(message: Facts): void {
    this.#socket.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'welcome') [this.view, this.seats] = [message.view as unknown as View, message.table.seats];
    if (message.type === 'update') this.view = applyPatch(this.view, message.patch as never);
    if (message.type === 'welcome' || message.type === 'update') this.mayWithdraw = message.may_withdraw ?? false;
    if (ANSWERS.includes(message.type)) this.#heard.push(message);
    this.#news();
  }

  async until(isTrue: () => boolean): Promise<void> {
    while (!isTrue()) await new Promise<void>((resolve) => (this.#news = resolve));
  }

  async answer(): Promise<Facts> {
    await this.until(() => this.#heard.length > 0);
    return this.#heard.shift() as unknown as Facts;
  }

  close(): void {
    this.#socket.close();
  }
}

class Party {
  readonly viewers = new Map<Who, Viewer>();
  #ids = 0;

  constructor(
    readonly table: string,
    readonly game: string,
  ) {}

  async look(who: Who): Promise<[Viewer, Facts]> {
    const viewer = new Viewer(this.table, who);
    return [viewer, await viewer.answer()];
  }

  at(who: Who): Viewer {
    return this.viewers.get(who) as Viewer;
  }

  async take(step: Step): Promise<void> {
    for (let time = 0; time < (step.repeat ?? 1); time += 1) {
      for (const inner of step.each ?? []) await this.take(inner);
      if (step.send) await this.#exchange(step, step.send);
    }
  }

  async #exchange({ from, hear, grows }: Step, send: Facts): Promise<void> {
    const sender = this.at(from);
    const before = new Map([...this.viewers].map(([who, { view }]) => [who, view.version]));
    const answer = send.type === 'hello' ? await this.#helloAgain(from) : await this.#answerTo(sender, send);
    expect(answer).toMatchObject(this.#filled(hear, sender) as object);
    if (answer.type === 'hint') expect(sender.view.legal).toContainEqual(answer.move);
    if (grows === undefined) return;
    for (const [who, viewer] of this.viewers) {
      const version = (before.get(who) ?? 0) + grows;
      await viewer.until(() => viewer.view.version >= version);
      expect(viewer.view.version).toBe(version);
    }
  }

  async #helloAgain(who: Who): Promise<Facts> {
    const [viewer, answer] = await this.look(who);
    viewer.close();
    return answer;
  }

  async #answerTo(sender: Viewer, send: Facts): Promise<Facts> {
    const message = this.#filled(send, sender) as Facts;
    if (message.type === 'typed') return this.#understood(sender, message as { text: string; language: string });
    sender.send(message.type === 'act' ? { id: `id-${(this.#ids += 1)}`, ...message } : message);
    return sender.answer();
  }

  /** The page understands typed lines, in the words of its buttons. */
  async #understood({ view }: Viewer, line: { text: string; language: string }): Promise<Facts> {
    const { game } = this;
    const known = await golden[`../../tests/words/golden/${game}.json`]?.();
    await Promise.all([useLanguage(line.language), wordsFor(game)]);
    const [Wording, edition] = await Promise.all([
      entryOf(game).wording(),
      entryOf(game).readEdition(known?.edition, game),
    ]);
    const wording = new Wording(edition, String, () => view.seat);
    return { type: 'understood', move: moveIn(line.text, { legal: view.legal, wording }, []) ?? null };
  }

  /** What stands for something is put in its place. */
  #filled(value: unknown, sender: Viewer): unknown {
    if (value === '$none') return null;
    if (value === '$version') return sender.view.version;
    if (value === '$earlier') return sender.view.version - 1;
    if (value === '$legal') return sender.view.legal[1];
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    if ('of' in value) return this.at(value.of as number).view.legal[0];
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, this.#filled(inner, sender)]));
  }
}

test.for(scripts.map((script) => [script.name, script] as const))('%s', async ([, script]) => {
  const { game, seats = PEOPLE, names = PEOPLE, hints = true, steps } = script;
  const wanted = { game, players: seats.length, options: {}, hints, start_player: begins[game] ?? null };
  const made = await local
    .create({ ...wanted, seats: seats.map((name) => ({ name })) })
    .catch((fault: unknown) => fault);
  if (script.refused !== undefined || made instanceof Refusal) {
    expect(made instanceof Refusal && made.body.message).toBe(script.refused);
    return;
  }
  const party = new Party((made as { table: { id: string } }).table.id, game);
  for (const who of [0, 1, 2, 'watcher'] as const) party.viewers.set(who, (await party.look(who))[0]);
  expect(party.at(0).seats.map(({ name }) => name)).toEqual(names);
  for (const step of steps) await party.take(step);
  for (const [who, seen] of Object.entries(script.then ?? {})) {
    const viewer = party.at(Number(who));
    const now = (): Facts => ({ ...viewer.view, may_withdraw: viewer.mayWithdraw });
    await viewer.until(() =>
      Object.entries(seen).every(([key, value]) => JSON.stringify(now()[key]) === JSON.stringify(value)),
    );
  }
  for (const viewer of party.viewers.values()) viewer.close();
});
