/** People who play by keyboard keep their place when what they had focused goes away. */

let byKeyboard = false;

addEventListener('keydown', () => (byKeyboard = true), { capture: true });
addEventListener('pointerdown', () => (byKeyboard = false), { capture: true });

/** When the focus was lost to a change, move it to the first thing that matters now. */
export function keepFocus(root: HTMLElement | undefined, selector: string): void {
  if (!byKeyboard || document.activeElement !== document.body) return;
  const first = root?.querySelector<HTMLElement>(selector);
  first?.focus({ preventScroll: true });
}
