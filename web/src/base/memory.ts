/** Small things this browser remembers. Where storage is forbidden, it forgets them with the page. */

const forgotten = new Map<string, string>();
export const PREFIX = 'serai.';

export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return forgotten.get(name) ?? null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    forgotten.set(name, value);
  }
}
