/** People who play by keyboard keep their place: when what they had focused goes away, and when the page is loaded again.
 * Things are known by what they are in the game, not by their elements. */

const KEPT = 'serai.focus';
const KNOWN_BY = ['data-fly', 'data-anchor', 'data-focus'];

interface FocusPlace {
  path: string;
  selector: string;
}

let place = kept();
let byKeyboard = place?.path === location.pathname;
/** Whether a page that was loaded again still has to give the focus back. */
let isBack = byKeyboard;

addEventListener('keydown', () => (byKeyboard = true), { capture: true });
addEventListener('pointerdown', () => keep(null), { capture: true });
addEventListener('focusin', ({ target }) => {
  const name = KNOWN_BY.find((attribute) => (target as Element).hasAttribute(attribute));
  if (!byKeyboard || !name) return;
  const value = CSS.escape((target as Element).getAttribute(name) ?? '');
  keep({ path: location.pathname, selector: `[${name}="${value}"]` });
});

/** When the focus was lost to a change, move it to where it was, or else to the first thing that matters now. */
export function keepFocus(root: HTMLElement | undefined, selector: string): void {
  if (!byKeyboard || document.activeElement !== document.body) return;
  const before = place?.path === location.pathname ? root?.querySelector<HTMLElement>(place.selector) : null;
  const wanted = before && (isBack || before.matches(selector)) ? before : root?.querySelector<HTMLElement>(selector);
  isBack = false;
  wanted?.focus({ preventScroll: true });
}

function keep(wanted: FocusPlace | null): void {
  if (!wanted) byKeyboard = false;
  place = wanted;
  try {
    if (wanted) sessionStorage.setItem(KEPT, JSON.stringify(wanted));
    else sessionStorage.removeItem(KEPT);
  } catch {
    // Where storage is forbidden, a page that is loaded again begins anew.
  }
}

function kept(): FocusPlace | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as FocusPlace | null;
  } catch {
    return null;
  }
}
