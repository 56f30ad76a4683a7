/** Where to press what a person means, or in words why that cannot be. */
(kind, name, within) => {
  const KINDS = { button: 'button, summary', link: 'a[href]', field: 'input, textarea' };
  const GROUPS = 'article, dialog, fieldset, [role=group]';
  const said = (one) =>
    (one.getAttribute('aria-label') ?? one.labels?.[0]?.textContent ?? one.textContent).replace(/\s+/g, ' ').trim();
  /* "Players" means what is called that rather than what is called "Names of players". */
  const called = (ones, words) => {
    const meant = words === null ? ones : ones.filter((one) => said(one).includes(words));
    return meant.find((one) => said(one) === words) ?? meant[0];
  };
  const inSight = (root, selector) => [...root.querySelectorAll(selector)].filter((one) => one.checkVisibility());

  const group = within === null ? document : called(inSight(document, GROUPS), within);
  if (!group) return `nothing here is called ${within}`;
  const meant = called(inSight(group, KINDS[kind] ?? kind), name);
  if (!meant) return `there is no ${kind} ${name ?? ''}`;
  if (meant.disabled) return `${kind} ${name ?? ''} cannot be used`;

  meant.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = meant.getBoundingClientRect();
  const point = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const hit = document.elementFromPoint(point.x, point.y);
  return meant.contains(hit) ? point : `${kind} ${name ?? ''} lies under ${hit?.outerHTML.slice(0, 120)}`;
};
