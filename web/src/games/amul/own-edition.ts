/** Āmul's editions as an owner corrects them: under a kind, a file may also give its cards, in rows. */

import { OWNER, type EditionFile, type Particulars } from '../../edition/corrected';
import { at, isTable, type Form, type Table } from '../../edition/form';
import form from './edition-form.json';

interface CardData extends Table {
  number: number;
  kind: string;
  deck: string;
  min_players: number;
  letter: string | null;
  provenance: Record<string, string>;
}

/** The rows of a file replace all cards that a kind has in that deck. */
function begin(edition: Table, file: EditionFile): void {
  const before = edition.cards as CardData[];
  const replaced = new Map(rowsIn(file).map(([kind, deck, rows]) => [`${deck} ${kind}`, rows]));
  if (!replaced.size) return;
  const kept = before.filter(({ kind, deck }) => !replaced.has(`${deck} ${kind}`));
  const fresh = [...replaced].flatMap(([place, rows]) => {
    const [deck = '', kind = ''] = place.split(' ');
    return rows.map(([number, from, letter]) => ({ number, kind, deck, min_players: from, letter: letter ?? null }));
  });
  const cards = fresh.map((card) => ({ ...card, provenance: originsOf(card, before) }));
  edition.cards = [...kept, ...cards].sort((one, other) => one.number - other.number);
}

type Row = [number: number, from: number, letter?: string];

export function rowsIn(file: EditionFile): [kind: string, deck: string, rows: Row[]][] {
  return Object.entries(isTable(file.kind) ? file.kind : {}).flatMap(([kind, table]) => {
    const decks = at(table, 'cards');
    return Object.entries(isTable(decks) ? decks : {}).map(([deck, rows]): [string, string, Row[]] => [kind, deck, rows as Row[]]);
  });
}

/** What is as it was keeps its origin. */
function originsOf(card: Omit<CardData, 'provenance'>, before: readonly CardData[]): Record<string, string> {
  const old = before.find(({ number }) => number === card.number);
  const values: [string, string][] = [['number', 'number'], ['deck', 'deck'], ['from', 'min_players'], ['letter', 'letter']];
  return Object.fromEntries(
    values.map(([name, key]) => [name, old && old[key] === card[key] ? (old.provenance[name] ?? OWNER) : OWNER]),
  );
}

export default { form: form as Form, begin } satisfies Particulars;
