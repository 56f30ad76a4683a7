/** Turns the view a client has into the next one. The old view stays as it was; what did not change is shared. */

type Path = readonly (string | number)[];
export type PatchStep = ['set', Path, unknown] | ['cut', Path] | ['more', Path, unknown[]];
export type Patch = readonly PatchStep[];

export function applyPatch<T>(old: T, patch: Patch): T {
  return patch.reduce<unknown>((view, change) => changed(view, change, 0), old) as T;
}

function changed(here: unknown, change: PatchStep, depth: number): unknown {
  const [verb, path] = change;
  const key = path[depth];
  if (key === undefined) {
    if (verb === 'more') return [...(here as unknown[]), ...change[2]];
    return verb === 'set' ? change[2] : undefined;
  }
  if (Array.isArray(here)) {
    return here.with(Number(key), changed(here[Number(key)], change, depth + 1));
  }
  const copy = { ...(here as Record<string, unknown>) };
  if (verb === 'cut' && depth === path.length - 1) delete copy[key];
  else copy[key] = changed(copy[key], change, depth + 1);
  return copy;
}
