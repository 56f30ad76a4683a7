/** Changes of an owner's edition: values, ticks, and how much of it was compared with the box. */

import { same } from '../wire/same';
import { tablesIn, type Change, type EditionFile } from './corrected';
import { at, entriesIn, isTable, shownIn, type Field, type Form, type Sheet, type TomlTable } from './form';
import { toFile } from './values';

/** What a file would say of a value that an edition shows. */
export function valueIn(edition: unknown, sheet: Sheet, id: string, field: Field): unknown {
  const entry = entriesIn(edition, sheet).get(id);
  return entry && toFile(field, shownIn(entry, field));
}

/** A file with one more value; it does not name values that equal those of the edition it corrects. */
export function changed(file: EditionFile, base: unknown, { sheet, id, field, value }: Change): EditionFile {
  const copy = structuredClone(file);
  const isBack = same(value, valueIn(base, sheet, id, field));
  const table = tableFor(copy, sheet, id);
  if (isBack) Reflect.deleteProperty(table, field.key);
  else table[field.key] = value;
  prune(copy, pathOf(sheet, id));
  return copy;
}

/** Whether a file changes something of an entry. */
export function isChanged(file: EditionFile, sheet: Sheet, id: string): boolean {
  const table = new Map(tablesIn(file, sheet)).get(id);
  return table !== undefined && sheet.fields.some(({ key }) => key in table);
}

function tableFor(file: TomlTable, sheet: Sheet, id: string): TomlTable {
  const whole = new Map(tablesIn(file, sheet)).get(id);
  if (whole) return whole;
  return pathOf(sheet, id).reduce<TomlTable>((table, key) => {
    if (!isTable(table[key])) table[key] = {};
    return table[key] as TomlTable;
  }, file);
}

/** The tables in which a file has an entry, from the outside in. */
const pathOf = (sheet: Sheet, id: string): string[] => [
  ...sheet.key.split('.').filter(Boolean),
  ...(sheet.single ? [] : [id]),
];

/** Empty tables are not kept. */
function prune(file: TomlTable, [key, ...inner]: string[]): void {
  const table = key === undefined ? undefined : file[key];
  if (key === undefined || !isTable(table)) return;
  prune(table, inner);
  if (Object.keys(table).length === 0) Reflect.deleteProperty(file, key);
}

/** The name under which an entry is ticked; none where nothing is. */
export function tickOf(sheet: Sheet, id: string): string | undefined {
  return sheet.ticked === 'each' ? `${sheet.key}.${id}` : sheet.ticked;
}

export function isTicked(file: EditionFile, name: string | undefined): boolean {
  return name !== undefined && (file.checked ?? []).includes(name);
}

export function ticked(file: EditionFile, name: string, isRight: boolean): EditionFile {
  const others = (file.checked ?? []).filter((other) => other !== name);
  const { checked: _, ...rest } = file;
  const checked = isRight ? [...others, name].sort() : others;
  return (checked.length ? { ...rest, checked } : rest) as EditionFile;
}

/** Entries that belong to another one, like the copies of a card. */
export function partsOf(edition: unknown, form: Form, sheet: Sheet, id: string): [Sheet, [string, TomlTable][]][] {
  return form.sheets
    .filter((other) => other.ticked === sheet.key && other.origins === undefined)
    .map((other) => [other, [...entriesIn(edition, other)].filter(([, entry]) => entry[sheet.key] === id)]);
}

/** How many things there are to be compared under a name: a card with all its copies, all areas of a map. */
function weightOf(edition: unknown, form: Form, name: string): number {
  const [root = '', id = ''] = name.split('.');
  const own = form.sheets.find((sheet) => sheet.ticked === 'each' && sheet.key === root && id);
  if (own) return partsOf(edition, form, own, id).reduce((sum, [, entries]) => sum + entries.length, 0) || 1;
  const sheets = form.sheets.filter((sheet) => sheet.ticked === name && !sheet.single);
  return sheets.reduce((sum, sheet) => sum + entriesIn(edition, sheet).size, 0) || 1;
}

/** All names under which something is ticked. */
function ticksOf(edition: unknown, form: Form): string[] {
  const names = form.sheets.flatMap((sheet) => {
    if (sheet.ticked === undefined || (sheet.origins === undefined && sheet.ticked !== 'each')) return [];
    return [...entriesIn(edition, sheet).keys()].map((id) => tickOf(sheet, id) ?? '');
  });
  return [...new Set(names)];
}

export function progressOf(edition: unknown, form: Form, file: EditionFile): { done: number; all: number } {
  const weighed = ticksOf(edition, form).map((name) => ({ name, weight: weightOf(edition, form, name) }));
  const sum = (entries: typeof weighed): number => entries.reduce((total, { weight }) => total + weight, 0);
  return { done: sum(weighed.filter(({ name }) => isTicked(file, name))), all: sum(weighed) };
}

/** A name as edition files can have it. */
export function asId(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return plain
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[^a-z0-9]+/, '')
    .replace(/-+$/, '');
}

export function freshEdition(game: string, base: unknown, id = `my-${game}`): EditionFile {
  return { id, game, based_on: String(at(base, 'id')) };
}
