/* Faults of a page's layout, in words; the body of one function that a test hands over to the page.
   `touch`: whether fingers use it. `inSight`: what has to be there without scrolling, as selectors. */
async ({ touch, inSight }) => {
  const NEAR = 1.5;
  const SMALLEST_TEXT = 12;
  const LEAST_TARGET = touch ? 44 : 24;
  /* What only shows a picture and its numbers in full: it lies close together where many players sit. */
  const LOOKED_AT = '.seat [data-rove]';
  /* Figures of a table have as much room as its columns leave them. */
  const IN_A_TABLE = 'td button';
  /* Cards here lie over each other on purpose: the left edge, which tells what they are, stays free. */
  const FANNED = '.hand, .area .cards';
  /* What hangs over a phone's table until it is closed. */
  const HANGING = '.wing.open .rows, .seat.open .inside';
  const CONTROLS = 'button, a[href], select, input, [role=button], summary';

  const modal = document.querySelector('dialog:modal');
  const root = modal ?? document.body;
  const faults = [];
  const boxOf = (element) => element.getBoundingClientRect();
  const nameOf = (element) => {
    const words = (element.getAttribute('aria-label') || element.textContent).trim().replace(/\s+/g, ' ').slice(0, 40);
    const path = [];
    for (let at = element; at && at !== document.body && path.length < 3; at = at.parentElement) {
      const names = [...at.classList].filter((name) => !name.startsWith('s-') && !name.startsWith('svelte-'));
      path.unshift(at.localName + names.map((name) => `.${name}`).join(''));
    }
    return `${path.join(' > ')} “${words}”`;
  };
  const isForEars = (element) => element.closest('.visually-hidden, .skip, [role=log]') !== null
    || getComputedStyle(element).clipPath === 'inset(50%)';
  const isShown = (element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isForEars(element)) return false;
    const { width, height } = boxOf(element);
    return width > 0 && height > 0;
  };
  const textsOf = (element) => [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  const textBox = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
  };
  const isPicture = (element) => element.closest('svg.card') !== null;
  const scrollsBy = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);

  const all = [...root.querySelectorAll('*')].filter(isShown);
  const controls = all.filter((element) => element.matches(CONTROLS));
  const worded = all.filter((element) => textsOf(element).length && !isPicture(element));

  // --- the page itself
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`the page scrolls sideways by ${scrollWidth - clientWidth}`);
  for (const selector of modal ? [] : inSight) {
    for (const element of [...document.querySelectorAll(selector)].filter(isShown)) {
      const { top, bottom, left, right } = boxOf(element);
      if (top < -NEAR || left < -NEAR || bottom > innerHeight + NEAR || right > innerWidth + NEAR)
        faults.push(`out of sight: ${nameOf(element)} ${Math.round(top)}–${Math.round(bottom)} of ${innerHeight}`);
      else if (!isFree(element)) faults.push(`hidden: ${nameOf(element)} by ${nameOf(coverOf(element))}`);
    }
  }

  // --- words
  for (const element of worded) {
    const matrix = element instanceof SVGElement ? element.getScreenCTM() : null;
    const size = parseFloat(getComputedStyle(element).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    if (size < SMALLEST_TEXT - 0.05) faults.push(`small words, ${size.toFixed(1)}: ${nameOf(element)}`);
    const words = textsOf(element).map(textBox);
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.position === 'fixed' || scrollsBy(style)) break;
      if (!/hidden|clip/.test(style.overflowX)) continue;
      const { left, right } = boxOf(at);
      if (words.some((box) => box.left < left - NEAR || box.right > right + NEAR)) {
        faults.push(`cut short: ${nameOf(element)}`);
        break;
      }
    }
  }

  // --- targets
  for (const control of controls) {
    if (getComputedStyle(control).display === 'inline' || control.disabled) continue;
    const { width, height } = boxOf(control);
    const isSmall = control.matches(IN_A_TABLE) || (control.matches(LOOKED_AT) && innerWidth >= 760);
    const least = isSmall ? 24 : LEAST_TARGET;
    if (getComputedStyle(control).pointerEvents === 'none') continue;
    if (Math.min(width, height) < least - 0.5)
      faults.push(`small target, ${Math.round(width)}x${Math.round(height)}: ${nameOf(control)}`);
  }

  // --- what lies over what
  const before = [...root.querySelectorAll('*')].filter((e) => e.scrollTop || e.scrollLeft).map((e) => [e, e.scrollTop, e.scrollLeft]);
  for (const element of new Set([...controls, ...worded])) {
    if (isFree(element)) continue;
    let free = false;
    for (const block of ['nearest', 'center', 'start', 'end']) {
      element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
      free = isFree(element);
      if (free) break;
    }
    if (!free) {
      const cover = coverOf(element);
      faults.push(cover ? `covered: ${nameOf(element)} by ${nameOf(cover)}` : `cannot be reached: ${nameOf(element)}`);
    }
  }
  for (const [element, top, left] of before) element.scrollTo({ top, left, behavior: 'instant' });
  scrollTo({ top: 0, behavior: 'instant' });
  return [...new Set(faults)];

  /* Points inside an element and what is seen there; of one in a fan, along its left edge. */
  function pointsOf(element) {
    const texts = element.matches(CONTROLS) ? [] : textsOf(element).map(textBox);
    const { left, top, right, bottom } = texts[0] ?? boxOf(element);
    const isFanned = element.closest(FANNED) !== null;
    const across = isFanned ? [0.12] : [0.15, 0.5, 0.85];
    const down = isFanned ? [0.2, 0.4] : [0.2, 0.5, 0.8];
    return across.flatMap((x) => down.map((y) => [left + (right - left) * x, top + (bottom - top) * y]));
  }
  function coverOf(element) {
    for (const [x, y] of pointsOf(element)) {
      const seen = document.elementFromPoint(x, y);
      if (seen && !seen.contains(element) && !element.contains(seen) && !isBeside(element, seen)) return seen;
    }
    return null;
  }
  /* What is meant to lie there; parts of one drawing, a label and its field, a mark on the corner of what it marks. */
  function isBeside(element, seen) {
    if (seen.closest(HANGING) && !element.closest('.prompt, .hand')) return true;
    const drawing = element.closest('svg');
    if (drawing && drawing === seen.closest('svg')) return true;
    return seen.closest('label')?.contains(element) || (element.parentElement?.contains(seen) && seen.closest('[aria-hidden=true], .from, .tick') !== null);
  }
  function isFree(element) {
    const points = pointsOf(element);
    return points.every(([x, y]) => document.elementFromPoint(x, y)) && coverOf(element) === null;
  }
};
