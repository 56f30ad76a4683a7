/** A value in the words of an edition file, and the same as editions are shown to clients. There is no rule here. */

import { isTable, shownKey, type Field, type TomlTable } from './form';

const NONE = 'none';

/** What a file says of a value; `before` is what it corrects. */
export function toShown(field: Field, value: unknown, before: unknown): unknown {
  switch (field.kind) {
    case 'counts': {
      const given = isTable(value) ? value : {};
      const kept = isTable(before) ? before : {};
      return field.bundle ? { ...zeros(field, kept), ...given } : { ...kept, ...given };
    }
    case 'words':
      return { ...(isTable(before) ? before : {}), ...(isTable(value) ? value : {}) };
    case 'table':
      return { ...field.blank, ...fieldsToShown(field.fields ?? [], value) };
    case 'variant': {
      const tag = caseOf(field, value);
      return { ...field.blank, [field.tag ?? '']: tag, ...fieldsToShown(field.cases?.[tag] ?? [], value) };
    }
    case 'tables':
      return listed(value).map((entry) => toShown(inner(field), entry, undefined));
    default:
      return field.none && value === NONE ? null : value;
  }
}

/** The other way round: what a file would say. */
export function toFile(field: Field, shown: unknown): unknown {
  switch (field.kind) {
    case 'counts':
      return Object.fromEntries(Object.entries(isTable(shown) ? shown : {}).filter(([, count]) => count !== 0));
    case 'table':
      return fieldsToFile(field.fields ?? [], shown);
    case 'variant': {
      const tag = caseOf(field, shown);
      return { [field.tag ?? '']: tag, ...fieldsToFile(field.cases?.[tag] ?? [], shown) };
    }
    case 'tables':
      return listed(shown).map((entry) => toFile(inner(field), entry));
    case 'point':
      return shown;
    default:
      return field.none && shown === null ? NONE : shown;
  }
}

function fieldsToShown(fields: readonly Field[], value: unknown): TomlTable {
  const given = isTable(value) ? value : {};
  const told = fields.filter(({ key }) => key in given);
  return Object.fromEntries(told.map((field) => [shownKey(field), toShown(field, given[field.key], undefined)]));
}

function fieldsToFile(fields: readonly Field[], shown: unknown): TomlTable {
  const given = isTable(shown) ? shown : {};
  const told = fields.filter((field) => given[shownKey(field)] !== null && given[shownKey(field)] !== undefined);
  return Object.fromEntries(told.map((field) => [field.key, toFile(field, given[shownKey(field)])]));
}

function zeros(field: Field, before: TomlTable): TomlTable {
  const keys = [...Object.keys(before), ...(field.words ?? [])];
  return Object.fromEntries(keys.map((key) => [key, 0]));
}

function caseOf(field: Field, value: unknown): string {
  const tag = isTable(value) ? value[field.tag ?? ''] : undefined;
  return typeof tag === 'string' ? tag : (Object.keys(field.cases ?? {})[0] ?? '');
}

function inner(field: Field): Field {
  const [only] = field.fields ?? [];
  if (!only) throw new Error(`${field.key} is a list of nothing`);
  return only;
}

function listed(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
