/** Āmul's editions as an owner corrects them: under a kind, a file may also give its cards, in rows. */

import { OWNER, type EditionFile, type Particulars } from '../../edition/corrected';
import { at, isTable, sheetOf, shownIn, shownKey, type Field, type Form, type TomlTable } from '../../edition/form';
import { same } from '../../wire/same';
import type { Card } from './data/edition';
import form from './data/edition-form.json';

type Row = [number: number, from: number, ...rest: unknown[]];

const VALUES: readonly Field[] = [{ key: 'number', kind: 'whole' }, ...sheetOf(form as Form, 'card').fields];
const IN_ROWS = VALUES.filter(({ key }) => key !== 'deck');

/** The rows of a file replace all cards that a kind has in that deck. */
function begin(edition: TomlTable, file: EditionFile): void {
  const before = edition.cards as (Card & TomlTable)[];
  const rows = rowsIn(file);
  if (!rows.length) return;
  const replaced = new Set(rows.map(([kind, deck]) => `${deck} ${kind}`));
  const kept = before.filter(({ kind, deck }) => !replaced.has(`${deck} ${kind}`));
  const fresh = rows.flatMap(([kind, deck, given]) =>
    given.map((row) => {
      const values = Object.fromEntries(IN_ROWS.map((field, place) => [shownKey(field), row[place] ?? null]));
      const card = { ...values, number: row[0], kind, deck };
      return { ...card, provenance: originsOf(card, before) };
    }),
  );
  edition.cards = [...kept, ...fresh].sort((one, other) => one.number - other.number);
}

export function rowsIn(file: EditionFile): [kind: string, deck: string, rows: Row[]][] {
  return Object.entries(isTable(file.kind) ? file.kind : {}).flatMap(([kind, table]) => {
    const decks = at(table, 'cards');
    return Object.entries(isTable(decks) ? decks : {}).map(([deck, rows]): [string, string, Row[]] => [
      kind,
      deck,
      rows as Row[],
    ]);
  });
}

/** What is as it was keeps its origin. */
function originsOf(card: TomlTable, before: readonly (Card & TomlTable)[]): Record<string, string> {
  const old = before.find(({ number }) => number === card.number);
  return Object.fromEntries(
    VALUES.map((field) => [
      field.key,
      old && same(shownIn(old, field), shownIn(card, field)) ? (old.provenance[field.key] ?? OWNER) : OWNER,
    ]),
  );
}

export default { form: form as Form, begin } satisfies Particulars;
