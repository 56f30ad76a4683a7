/* What somebody can use on a page, and what the page is like. Run in every page by the walk over all controls. */
(() => {
  const CONTROLS =
    'a[href], button, input, select, textarea, summary, [role=button], [role=slider], [role=tab], [role=switch], [role=checkbox]';

  const wordsOf = (element) => (element?.textContent ?? '').trim().replace(/\s+/g, ' ');
  const byIds = (ids) => (ids ?? '').split(' ').map((id) => wordsOf(document.getElementById(id))).join(' ').trim();
  const nameOf = (element) =>
    byIds(element.getAttribute('aria-labelledby')) ||
    element.getAttribute('aria-label') ||
    [...(element.labels ?? [])].map(wordsOf).join(' ').trim() ||
    (element.localName === 'select' ? '' : wordsOf(element)) ||
    element.title ||
    element.placeholder ||
    '';
  const roleOf = (element) =>
    element.getAttribute('role') ??
    { a: 'link', textarea: 'input text', input: `input ${element.type}` }[element.localName] ??
    element.localName;

  /* Where it belongs: the nearest thing around it that has a name. */
  const groupOf = (element) => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      const label = byIds(at.getAttribute('aria-labelledby')) || at.getAttribute('aria-label');
      if (label) return label;
      if (at.matches('article, section, fieldset, dialog')) {
        const heading = at.querySelector('h1, h2, h3, legend');
        if (heading) return wordsOf(heading);
      }
    }
    return '';
  };

  const isHidden = (element) => {
    if (element.matches('input[type=file], input[type=radio], input[type=checkbox]')) element = element.closest('label') ?? element;
    const { width, height } = element.getBoundingClientRect();
    return !element.checkVisibility({ visibilityProperty: true }) || !width || !height;
  };

  /* Those that can be used now; behind a modal dialog nothing can. */
  window.listControls = () => {
    const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    window.listed = [...root.querySelectorAll(CONTROLS)].filter(
      (one) =>
        !isHidden(one) &&
        !one.disabled &&
        one.getAttribute('aria-disabled') !== 'true' &&
        !(one.type === 'radio' && one.checked) &&
        !(one.localName === 'select' && one.options.length < 2),
    );
    return window.listed.map((one) => ({
      role: roleOf(one),
      name: nameOf(one),
      group: groupOf(one),
      everywhere: one.closest('.skip, header') !== null && !one.closest('main'),
    }));
  };

  /* All that a person could see, hear, or find again later. */
  window.stateOf = (used) => {
    const copy = document.documentElement.cloneNode(true);
    copy.removeAttribute('data-settled');
    for (const passing of copy.querySelectorAll('[role=timer], [popover], time')) passing.remove();
    const values = [...document.querySelectorAll('input, select, textarea, details, dialog')]
      .filter((one) => one !== used)
      .map((one) => [one.value, one.checked, one.open].join());
    const focus = document.activeElement;
    const scrolled = [...document.querySelectorAll('*')].filter((one) => one.scrollTop).map((one) => one.scrollTop);
    return JSON.stringify([
      copy.outerHTML,
      values,
      location.href,
      document.title,
      { ...localStorage },
      focus === used || focus === document.body ? '' : focus?.outerHTML.slice(0, 300),
      scrolled,
      String(getSelection()),
      window.told,
    ]);
  };
  window.valueOf = (used) => [used.value, used.checked].join();

  /* What leaves the page without a trace in it. */
  window.told = [];
  const tell = (object, name) => {
    const original = object?.[name];
    if (original) object[name] = (...given) => (window.told.push(name), original.apply(object, given));
  };
  tell(navigator.clipboard, 'writeText');
  tell(navigator, 'share');
  tell(window, 'print');
})();
