/**
 * An edition with an owner's corrections laid over it, as `serai.kernel.edition` does it for files: what is not named
 * stays, what is changed comes from the owner, and what was ticked is as in the box.
 */

import { same } from '../wire/same';
import {
  at,
  entriesIn,
  isTable,
  sheetOf,
  shownIn,
  shownKey,
  type Field,
  type Form,
  type Sheet,
  type TomlTable,
} from './form';
import { toShown } from './values';

/** Where a value comes from that an owner has given, or compared with the printed one. */
export const OWNER = 'owner';
export const CHECKED = 'checked';

/** An owner's edition, exactly as the file has it. */
export interface EditionFile extends TomlTable {
  id: string;
  game: string;
  based_on: string;
  /** What was compared with the printed game: entries like `kind.gold`, and sheets as a whole. */
  checked?: string[];
}

export interface Change {
  sheet: Sheet;
  id: string;
  field: Field;
  /** In the words of the file. */
  value: unknown;
}

/** What only a game knows of its editions. */
export interface Particulars {
  form: Form;
  /** Corrections that are in no sheet of the form. */
  begin?(edition: TomlTable, file: EditionFile): void;
  /** What follows from the values. */
  finish?(edition: TomlTable, base: TomlTable): void;
  /** What else an owner means with a change: a road has two ends. */
  follow?(change: Change, edition: unknown): Change[];
}

export function corrected<E>(base: E, { form, begin, finish }: Particulars, given: EditionFile): E {
  // What comes of them belongs to neither.
  const [edition, file] = structuredClone([base, given]) as [TomlTable, EditionFile];
  edition.id = file.id;
  begin?.(edition, file);
  for (const sheet of form.sheets) {
    for (const [id, table] of tablesIn(file, sheet)) {
      const entry = entryFor(edition, sheet, id);
      if (entry) correct(edition, entry, form, sheet, table, file);
    }
  }
  finish?.(edition, base as TomlTable);
  for (const name of file.checked ?? []) tick(edition, base as TomlTable, form, name);
  return edition as E;
}

/** The corrections of a sheet by entry. An imported file may give a whole map as a list. */
export function tablesIn(file: TomlTable, sheet: Sheet): [string, TomlTable][] {
  const found = at(file, sheet.key);
  if (sheet.single) return isTable(found) ? [['', found]] : [];
  const entries = Array.isArray(found)
    ? found.map((entry: TomlTable): [string, unknown] => [String(entry.id), entry])
    : Object.entries(isTable(found) ? found : {});
  return entries.filter((entry): entry is [string, TomlTable] => isTable(entry[1]));
}

function entryFor(edition: TomlTable, sheet: Sheet, id: string): TomlTable | undefined {
  const known = entriesIn(edition, sheet).get(id);
  const entries = at(edition, sheet.shown ?? '');
  if (known || sheet.single || !isTable(entries)) return known;
  const fresh: TomlTable = sheet.origins === undefined ? { id, provenance: {} } : { id };
  entries[id] = fresh;
  return fresh;
}

/** Where the provenance of an entry lies. */
export function originsOf(edition: TomlTable, sheet: Sheet, entry: TomlTable): TomlTable {
  const found = sheet.origins === undefined ? entry.provenance : at(edition, sheet.origins);
  return isTable(found) ? found : {};
}

function correct(
  edition: TomlTable,
  entry: TomlTable,
  form: Form,
  sheet: Sheet,
  table: TomlTable,
  file: EditionFile,
): void {
  const origins = originsOf(edition, sheet, entry);
  for (const field of sheet.fields.filter(({ key }) => key in table)) {
    const before = shownIn(entry, field);
    const after = inOrder(edition, form, field, toShown(field, table[field.key], before));
    if (field.kind === 'point') [entry.x, entry.y] = Array.isArray(after) ? (after as unknown[]) : [];
    else entry[shownKey(field)] = after;
    for (const name of originNames(field, before, after)) {
      if (name in origins) origins[name] = stated(file, sheet, table, name);
    }
  }
}

/** What has no order of its own has that of the words or ids, as for those who read the file. */
function inOrder(edition: TomlTable, form: Form, field: Field, value: unknown): unknown {
  if (!field.sort || !Array.isArray(value)) return value;
  if (field.kind === 'wholes') return (value as number[]).toSorted((one, other) => one - other);
  if (field.kind !== 'choices' || field.ids === undefined) return value.toSorted();
  const order = [...entriesIn(edition, sheetOf(form, field.ids)).keys()];
  return [...new Set(value as string[])].sort((one, other) => order.indexOf(one) - order.indexOf(other));
}

/** The names that provenance has for what was changed of a value. */
function originNames(field: Field, before: unknown, after: unknown): string[] {
  if (field.kind === 'words') {
    const languages = Object.keys(isTable(after) ? after : {}).filter((tag) => at(before, tag) !== at(after, tag));
    return languages.map(
      (tag) => (tag === 'en' ? field.origin_en : undefined) ?? field.origin ?? `${field.key}_${tag}`,
    );
  }
  return same(before, after) ? [] : [field.origin ?? field.key];
}

function stated(file: EditionFile, sheet: Sheet, table: TomlTable, name: string): string {
  const [root = ''] = sheet.key.split('.');
  const places = [table.provenance, at(file, `${root}.provenance`), at(file, `provenance.${root}`), file.provenance];
  const found = places
    .map((place) => (isTable(place) ? place[name] : undefined))
    .find((word) => typeof word === 'string');
  return (found as string | undefined) ?? OWNER;
}

/** What was compared and not changed is as in the box. */
function tick(edition: TomlTable, base: TomlTable, form: Form, name: string): void {
  const dot = name.indexOf('.');
  const [root, id] = dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot + 1)];
  for (const sheet of form.sheets) {
    if (sheet.origins !== undefined && sheet.ticked === name) {
      const names = sheet.fields.map((field) => field.origin ?? field.key);
      mark(at(edition, sheet.origins), at(base, sheet.origins), names);
    } else if (sheet.origins === undefined && id) {
      const before = entriesIn(base, sheet);
      for (const [key, entry] of entriesIn(edition, sheet)) {
        const isMeant =
          sheet.ticked === 'each' ? sheet.key === root && key === id : sheet.ticked === root && entry[root] === id;
        if (isMeant) mark(entry.provenance, before.get(key)?.provenance, NUMBERS);
      }
    }
  }
}

/** Origins that are still those of the edition below become `checked`; of all names but those of our own numbers. */
function mark(origins: unknown, before: unknown, names: readonly string[] | typeof NUMBERS): void {
  if (!isTable(origins) || !isTable(before)) return;
  for (const name of Object.keys(origins)) {
    const isMeant = names === NUMBERS ? name !== NUMBERS : names.includes(name);
    if (isMeant && before[name] === origins[name]) origins[name] = CHECKED;
  }
}

/** No printed card has them. */
const NUMBERS = 'number';
