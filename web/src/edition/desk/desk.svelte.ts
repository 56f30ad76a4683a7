/** The owner's edition that is being corrected, with what it corrects, what comes of it and what is said about it. */

import type { Cancel } from '../../base/clock';
import { entryOf } from '../../games';
import { chooseQuietly, editionChoice, editionData, ownNamed } from '../../games/editions';
import { forgetEdition, keepEdition, ownEdition, ownEditions } from '../../state/own-editions.svelte';
import { hasServer } from '../../state/server.svelte';
import { local } from '../../transport/local';
import { api } from '../../transport/api';
import type { EditionCheck } from '../../wire/wire';
import { corrected, type Change, type EditionFile, type Particulars } from '../corrected';
import { asId, changed, freshEdition, ticked } from '../editing';
import type { Form } from '../form';
import { busy, soon } from '../../base/settled';

const PAUSE_MS = 400; // while somebody types
const LONGER_PAUSE_MS = 3000; // until somebody seems to be done

export class Desk {
  /** Which of the owner's editions is meant; one that is not kept yet is kept with its first change. */
  #id = $state('');
  #check = $state.raw<EditionCheck | null>(null);
  #prepared = $state.raw<EditionFile | null>(null);
  #fresh: EditionFile | undefined;
  #made: { of: EditionFile; edition: unknown } | undefined;
  #stop: Cancel | undefined;

  private constructor(
    readonly game: string,
    readonly part: Particulars,
    /** The edition that is corrected, as clients get it. */
    readonly base: unknown,
    id: string,
  ) {
    this.#id = id;
    this.#look();
  }

  static async open(game: string): Promise<Desk> {
    const part = await entryOf(game).ownEdition?.();
    if (!part) throw new Error(`${game} has no edition files`);
    const [base, { chosen }] = await Promise.all([editionData(game), editionChoice(game)]);
    const file = ownNamed(game, chosen?.hash) ?? ownEditions(game)[0] ?? freshEdition(game, base);
    return new Desk(game, part.default, base, file.id);
  }

  get form(): Form {
    return this.part.form;
  }

  get file(): EditionFile {
    const kept = ownEdition(this.game, this.#id);
    if (!kept && this.#fresh?.id !== this.#id) this.#fresh = freshEdition(this.game, this.base, this.#id);
    return kept ?? (this.#fresh as EditionFile);
  }

  /** What clients would get of it; made once for each change. */
  get edition(): unknown {
    const { file } = this;
    if (this.#made?.of !== file) this.#made = { of: file, edition: corrected(this.base, this.part, file) };
    return this.#made.edition;
  }

  get files(): readonly EditionFile[] {
    return ownEditions(this.game);
  }

  /** What `serai edition check` says; null as long as nobody has checked it. */
  get check(): EditionCheck | null {
    return this.#check;
  }

  /** Whether games and pads on this device can do without a network as it is now. */
  get isPrepared(): boolean {
    return this.#prepared === this.file;
  }

  change(change: Change): void {
    const first = changed(this.file, this.base, change);
    const following = this.part.follow?.(change, corrected(this.base, this.part, first)) ?? [];
    this.#keep(following.reduce((file, next) => changed(file, this.base, next), first));
  }

  tick(name: string, isRight: boolean): void {
    this.#keep(ticked(this.file, name, isRight));
  }

  choose(id: string): void {
    this.#id = id;
    chooseQuietly(this.game, id);
    this.#look();
  }

  /** A new one, or one that was imported; a name that is taken gets a number. */
  add(file: EditionFile): void {
    let id = file.id;
    for (let number = 2; ownEdition(this.game, id); number++) id = `${file.id}-${number}`;
    keepEdition({ ...file, id });
    this.choose(id);
  }

  /** Whether it could be given that name. */
  rename(name: string): boolean {
    const id = asId(name);
    if (id === this.#id) return true;
    if (!id || ownEdition(this.game, id) || id === this.file.based_on) return false;
    const old = this.#id;
    keepEdition({ ...this.file, id }, old);
    this.choose(id);
    return true;
  }

  forget(): void {
    forgetEdition(this.game, this.#id);
    this.choose(ownEditions(this.game)[0]?.id ?? freshEdition(this.game, this.base).id);
  }

  #keep(file: EditionFile): void {
    const isFirst = ownEdition(this.game, this.#id) === undefined;
    keepEdition(file);
    if (isFirst) chooseQuietly(this.game, file.id);
    this.#look();
  }

  /** Check it as soon as nobody is typing. */
  #look(): void {
    this.#stop?.();
    this.#stop = soon(PAUSE_MS, () => void busy(this.#ask()));
  }

  async #ask(): Promise<void> {
    const file = this.file;
    const { textOf } = await import('../file');
    const answer = hasServer() ? await api.checkEdition(this.game, textOf(file)).catch(() => null) : null;
    if (file === this.file || answer === null) this.#check = answer;
    if (file !== this.file || !answer?.sound || !ownEdition(this.game, file.id)) return;
    this.#stop = soon(LONGER_PAUSE_MS, () => void busy(this.#prepare(file, textOf(file))));
  }

  /** For games and pads on this device; where it cannot be done now, it will be when it is needed. */
  async #prepare(file: EditionFile, text: string): Promise<void> {
    await local.prepare(this.game, text).then(
      () => (this.#prepared = file),
      () => undefined,
    );
  }
}
