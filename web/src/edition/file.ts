/** The text of an edition file: what is exported is what the command line reads, and the other way round. */

import { parse, stringify } from 'smol-toml';
import { asId } from './editing';
import type { EditionFile } from './corrected';
import { isTable, type TomlTable } from './form';

export function textOf({ id, game, based_on, checked, ...rest }: EditionFile): string {
  const { scalars, tables } = split(rest);
  // Values at the beginning of a file have no table; TOML wants them first.
  return stringify({ id, game, based_on, ...(checked ? { checked } : {}), ...scalars, ...tables });
}

function split(rest: TomlTable): { scalars: TomlTable; tables: TomlTable } {
  const entries = Object.entries(rest);
  return {
    scalars: Object.fromEntries(entries.filter(([, value]) => !isTable(value))),
    tables: Object.fromEntries(entries.filter(([, value]) => isTable(value))),
  };
}

/** What cannot be taken in, as a message of the catalogues. */
export class NoEdition extends Error {
  constructor(
    readonly word: string,
    readonly facts: Record<string, string> = {},
  ) {
    super(word);
  }
}

/** A file for this game that corrects the built-in edition. */
export function readEdition(text: string, game: string, base: string): EditionFile {
  let data: TomlTable;
  try {
    data = parse(text) as TomlTable;
  } catch (fault) {
    throw new NoEdition('ui-own-no-toml', {
      detail: fault instanceof Error ? (fault.message.split('\n')[0] ?? '') : '',
    });
  }
  if (typeof data.id !== 'string' || asId(data.id) !== data.id) throw new NoEdition('ui-own-no-id');
  if ((data.game ?? game) !== game) throw new NoEdition('ui-own-other-game');
  if ((data.based_on ?? base) !== base) throw new NoEdition('ui-own-other-base', { base });
  return { ...data, id: data.id, game, based_on: base };
}
