/** Records that travel as numbers, one after the other, in the order of their declaration. */

export type RecordLayout = readonly RecordField[];

interface RecordField {
  name: string;
  /** How many of it there are, dimension by dimension; none for a single one. */
  shape: readonly number[];
  /** Of a record inside. */
  fields?: RecordLayout;
}

/** The numbers of a record. */
export function toNumbers(record: object, layout: RecordLayout): number[] {
  return layout.flatMap(({ name, fields }) => flat((record as Record<string, unknown>)[name], fields));
}

function flat(part: unknown, fields: RecordLayout | undefined): number[] {
  if (Array.isArray(part)) return part.flatMap((entry) => flat(entry, fields));
  return fields ? toNumbers(part as object, fields) : [part as number];
}

/** The record that has these numbers. */
export function fromNumbers<T>(numbers: readonly number[], layout: RecordLayout): T {
  const left = numbers[Symbol.iterator]();
  const record = (fields: RecordLayout): object =>
    Object.fromEntries(fields.map(({ name, shape, fields: inner }) => [name, part(shape, inner)]));
  const part = ([count, ...shape]: readonly number[], inner: RecordLayout | undefined): unknown => {
    if (count === undefined) return inner ? record(inner) : (left.next().value ?? 0);
    return Array.from({ length: count }, () => part(shape, inner));
  };
  return record(layout) as T;
}
