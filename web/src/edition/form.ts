/** The form of a game's editions, as its edition folder declares it (serai/kernel/edition_field.py). */

export type FieldKind =
  | 'whole'
  | 'wholes'
  | 'counts'
  | 'flag'
  | 'choice'
  | 'choices'
  | 'letter'
  | 'words'
  | 'point'
  | 'pairs'
  | 'table'
  | 'tables'
  | 'variant';

/** One value. What has nothing to say is left out. */
export interface Field {
  key: string;
  kind: FieldKind;
  least?: number;
  most?: number;
  shortest?: number;
  longest?: number;
  /** What can be chosen, or the sheet whose entries can be. */
  words?: readonly string[];
  ids?: string;
  /** Whether "none" takes it away. */
  none?: boolean;
  /** Whether it may be left out, as part of a table. */
  optional?: boolean;
  /** Whether its table is one value: what is not named is none. */
  bundle?: boolean;
  /** Whether it has no order of its own: then it has that of the words or ids. */
  sort?: boolean;
  fields?: readonly Field[];
  tag?: string;
  cases?: Readonly<Record<string, readonly Field[]>>;
  /** What an edition has it under, if not under its key, and what provenance calls it. */
  shown?: string;
  origin?: string;
  origin_en?: string;
  /** A table as an edition has it, with nothing filled in. */
  blank?: Readonly<Record<string, unknown>>;
}

/** Values that belong together: those of every card, of every area, or of the game itself. */
export interface Sheet {
  key: string;
  fields: readonly Field[];
  shown?: string;
  single?: boolean;
  /** Where an edition has its provenance; otherwise each entry has its own. */
  origins?: string;
  /** `each`: entries are ticked one by one; otherwise all of this name at once, or with the entry of that sheet which they name. */
  ticked?: string;
}

export interface Form {
  sheets: readonly Sheet[];
}

export type TomlTable = Record<string, unknown>;

export function isTable(value: unknown): value is TomlTable {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What lies under a dotted path; the whole for an empty one. */
export function at(whole: unknown, path: string): unknown {
  const keys = path === '' ? [] : path.split('.');
  return keys.reduce<unknown>((found, key) => (isTable(found) ? found[key] : undefined), whole);
}

export function sheetOf(form: Form, key: string): Sheet {
  const found = form.sheets.find((sheet) => sheet.key === key);
  if (!found) throw new Error(`editions have no ${key}`);
  return found;
}

/** What an edition calls a value. */
export const shownKey = (field: Field): string => field.shown ?? field.key;

/** A value of an entry as an edition has it. */
export function shownIn(entry: TomlTable, field: Field): unknown {
  return field.kind === 'point' ? [entry.x, entry.y] : entry[shownKey(field)];
}

/** The entries of a sheet in an edition, by id; the sheet itself where it has none. */
export function entriesIn(edition: unknown, sheet: Sheet): Map<string, TomlTable> {
  const found = at(edition, sheet.shown ?? '');
  if (sheet.single) return new Map(isTable(found) ? [['', found]] : []);
  const entries = Array.isArray(found)
    ? found.map((entry: TomlTable): [string, unknown] => [String(entry.number), entry])
    : Object.entries(isTable(found) ? found : {});
  return new Map(entries.filter((entry): entry is [string, TomlTable] => isTable(entry[1])));
}
