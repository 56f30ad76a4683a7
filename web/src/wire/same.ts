/** JSON values compared, whatever the order of keys. */

export function same(one: unknown, other: unknown): boolean {
  return sorted(one) === sorted(other);
}

/** A value as text that is the same for the same values. */
export function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
