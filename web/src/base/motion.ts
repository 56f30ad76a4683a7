const wish = window.matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the reader asked for less movement. */
export function calm(): boolean {
  return wish.matches;
}
