/** Faults of a page's layout, in words: what people could not read, reach or hit. */

/** What is looked at. */
export interface Measure {
  /** Whether fingers use it. */
  touch: boolean;
  /** What has to be there without scrolling, as selectors. */
  inSight: readonly string[];
}

type Point = readonly [across: number, down: number];
type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** Coordinates that are nearer to each other than this are the same. */
const NEAR = 1.5;
const SMALLEST_TEXT = 12;
const LEAST_TARGET = 24;
const LEAST_TARGET_OF_FINGERS = 44;
/** From this width on, what is only looked at may be as small as for a mouse. */
const WIDE = 760;
/** What only shows a picture and its numbers in full: it lies close together where many players sit. */
const LOOKED_AT = '.seat [data-rove]';
/** Figures of a table have as much room as its columns leave them. */
const IN_A_TABLE = 'td button';
/** The number of a rule, which only the rule book itself shows. Areas of a map have names like A4. */
const NUMBER_OF_A_RULE = /\b(M\d{1,2}|A\d{1,2}\.\d)/;
/** Cards here lie over each other on purpose: the left edge, which tells what they are, stays free. */
const FANNED = '.hand, .area .cards';
/** What hangs over a phone's table until it is closed. */
const HANGING = '.wing.open .rows, .seat.open .inside';
/** Where an element is looked at, as shares of its box: to look takes most of the time, so all of it is for sweeps. */
const MIDDLE: readonly Point[] = [[0.5, 0.5], [0.15, 0.2], [0.85, 0.2], [0.15, 0.8], [0.85, 0.8]]; // prettier-ignore
const SIDES: readonly Point[] = [[0.5, 0.2], [0.5, 0.8], [0.15, 0.5], [0.85, 0.5]]; // prettier-ignore
const EDGE: readonly Point[] = [[0.12, 0.2], [0.12, 0.4]]; // prettier-ignore
const CONTROLS = 'button, a[href], select, input, [role=button], summary';

/** What is covered, cut short, too small or out of reach: of a modal dialog if there is one, else of the page. */
export function faults({ touch, inSight }: Measure): string[] {
  const modal = document.querySelector('dialog:modal');
  const root = modal ?? document.body;
  const controls = [...root.querySelectorAll(CONTROLS)].filter(isShown);
  const worded = elementsWithWords(root).filter((element) => !isPicture(element) && isShown(element));
  return [
    ...new Set([
      ...sideways(),
      ...(modal ? spilt(modal) : outOfSight(inSight)),
      ...worded.flatMap(illegible),
      ...worded.flatMap(numberedRule),
      ...controls.flatMap((control) => smallTarget(control, touch)),
      ...outOfReach(root, new Set([...controls, ...worded])),
    ]),
  ];
}

/** What lies below the edge of a dialog, which itself never scrolls. */
function spilt(modal: Element): string[] {
  const { scrollHeight, clientHeight } = modal;
  return scrollHeight > clientHeight + NEAR
    ? [`the dialog is higher than its frame by ${scrollHeight - clientHeight}`]
    : [];
}

function sideways(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`the page scrolls sideways by ${scrollWidth - clientWidth}`] : [];
}

function outOfSight(selectors: readonly string[]): string[] {
  const all = selectors.flatMap((selector) => [...document.querySelectorAll(selector)].filter(isShown));
  return all.flatMap((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    if (top < -NEAR || left < -NEAR || bottom > innerHeight + NEAR || right > innerWidth + NEAR)
      return [`out of sight: ${nameOf(element)} ${Math.round(top)}–${Math.round(bottom)} of ${innerHeight}`];
    return isFree(element) ? [] : [`hidden: ${nameOf(element)} by ${nameOf(coverOf(element))}`];
  });
}

/** Words that are too small, or cut off sideways. */
function illegible(element: Element): string[] {
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  const size = parseFloat(getComputedStyle(element).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
  const small = size < SMALLEST_TEXT - 0.05 ? [`small words, ${size.toFixed(1)}: ${nameOf(element)}`] : [];
  return isCutShort(element) ? [...small, `cut short: ${nameOf(element)}`] : small;
}

function numberedRule(element: Element): string[] {
  const said = textsOf(element).some((text) => NUMBER_OF_A_RULE.test(text.data));
  return said ? [`the number of a rule: ${nameOf(element)}`] : [];
}

function isCutShort(element: Element): boolean {
  const words = textsOf(element).map(boxOfText);
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { position, overflowX, overflowY } = getComputedStyle(at);
    if (position === 'fixed' || /auto|scroll/.test(overflowX + overflowY)) return false;
    if (!/hidden|clip/.test(overflowX)) continue;
    const { left, right } = at.getBoundingClientRect();
    if (words.some((box) => box.left < left - NEAR || box.right > right + NEAR)) return true;
  }
  return false;
}

function smallTarget(control: Element, touch: boolean): string[] {
  const { display, pointerEvents } = getComputedStyle(control);
  if (display === 'inline' || pointerEvents === 'none' || control.matches(':disabled')) return [];
  const maySmall = control.matches(IN_A_TABLE) || (control.matches(LOOKED_AT) && innerWidth >= WIDE);
  const { width, height } = control.getBoundingClientRect();
  const least = touch && !maySmall ? LEAST_TARGET_OF_FINGERS : LEAST_TARGET;
  if (Math.min(width, height) >= least - 0.5) return [];
  return [`small target, ${Math.round(width)}x${Math.round(height)}: ${nameOf(control)}`];
}

/** What is covered wherever it is scrolled to; the page is left as it was. */
function outOfReach(root: Element, elements: Iterable<Element>): string[] {
  const scrolled = [...root.querySelectorAll('*')].filter(({ scrollTop, scrollLeft }) => scrollTop || scrollLeft);
  const before = scrolled.map((element) => [element, element.scrollTop, element.scrollLeft] as const);
  const found = [...elements].flatMap((element) => {
    if (isFree(element) || canBeScrolledFree(element)) return [];
    const cover = coverOf(element);
    return [cover ? `covered: ${nameOf(element)} by ${nameOf(cover)}` : `cannot be reached: ${nameOf(element)}`];
  });
  for (const [element, top, left] of before) element.scrollTo({ top, left, behavior: 'instant' });
  scrollTo({ top: 0, behavior: 'instant' });
  return found;
}

function canBeScrolledFree(element: Element): boolean {
  return (['center', 'nearest', 'start', 'end'] as const).some((block) => {
    element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
    return isFree(element);
  });
}

function isFree(element: Element): boolean {
  return pointsOf(element).every(([x, y]) => {
    const seen = document.elementFromPoint(x, y);
    return seen !== null && !covers(seen, element);
  });
}

function coverOf(element: Element): Element | null {
  const seen = pointsOf(element).map(([x, y]) => document.elementFromPoint(x, y));
  return seen.find((one) => one !== null && covers(one, element)) ?? null;
}

function covers(seen: Element, element: Element): boolean {
  return !seen.contains(element) && !element.contains(seen) && !isBeside(element, seen);
}

/** Points inside an element; of one in a fan, along its left edge. */
function pointsOf(element: Element): Point[] {
  const texts = element.matches(CONTROLS) ? [] : textsOf(element).map(boxOfText);
  const { left, top, right, bottom } = texts[0] ?? element.getBoundingClientRect();
  const points = element.closest(FANNED) ? EDGE : import.meta.env.VITE_ALL ? [...MIDDLE, ...SIDES] : MIDDLE;
  return points.map(([across, down]) => [left + (right - left) * across, top + (bottom - top) * down]);
}

/** What is meant to lie there: parts of one drawing, a label and its field, a mark on the corner of what it marks. */
function isBeside(element: Element, seen: Element): boolean {
  if (seen.closest(HANGING) && !element.closest('.prompt, .hand')) return true;
  const drawing = element.closest('svg');
  if (drawing && drawing === seen.closest('svg')) return true;
  if (seen.closest('label')?.contains(element)) return true;
  return !!element.parentElement?.contains(seen) && seen.closest('[aria-hidden=true], .from, .tick') !== null;
}

export function isShown(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isForEars(element)) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

function isForEars(element: Element): boolean {
  return (
    element.closest('.visually-hidden, .skip, [role=log]') !== null ||
    getComputedStyle(element).clipPath === 'inset(50%)'
  );
}

const isPicture = (element: Element): boolean => element.closest('svg.card') !== null;

const isSaid = (node: Node): node is Text => node instanceof Text && node.data.trim() !== '';

const textsOf = (element: Element): Text[] => [...element.childNodes].filter(isSaid);

/** Most elements have none: a walk over the texts is quicker than a look at all elements. */
function elementsWithWords(root: Element): Element[] {
  const found = new Set<Element>();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) if (isSaid(text)) found.add(text.parentElement!);
  return [...found];
}

function boxOfText(node: Text): Box {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getBoundingClientRect();
}

/** As `li > button.card “Sell”`, for people who read about a fault. */
function nameOf(element: Element | null): string {
  if (!element) return 'nothing';
  const words = (element.getAttribute('aria-label') || element.textContent).trim().replace(/\s+/g, ' ').slice(0, 40);
  const path: string[] = [];
  for (let at: Element | null = element; at && at !== document.body && path.length < 3; at = at.parentElement) {
    const names = [...at.classList].filter((name) => !name.startsWith('s-') && !name.startsWith('svelte-'));
    path.unshift(at.localName + names.map((name) => `.${name}`).join(''));
  }
  return `${path.join(' > ')} “${words}”`;
}
