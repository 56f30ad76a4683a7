/* What somebody can use on a page, and what the page is like. Run in every page by the walk over all controls. */
(() => {
  const CONTROLS =
    'a[href], button, input, select, textarea, summary, [role=button], [role=slider], [role=tab], [role=switch], [role=checkbox]';

  const wordsOf = (element) => (element?.textContent ?? '').trim().replace(/\s+/g, ' ');
  const byIds = (ids) => (ids ?? '').split(' ').map((id) => wordsOf(document.getElementById(id))).join(' ').trim();
  const nameOf = (element) =>
    byIds(element.getAttribute('aria-labelledby')) ||
    element.getAttribute('aria-label') ||
    [...(element.labels ?? [])].map((label) => wordsOf(label).replace(wordsOf(element), '')).join(' ').trim() ||
    (element.localName === 'select' ? '' : wordsOf(element)) ||
    element.title ||
    element.placeholder ||
    '';
  const roleOf = (element) =>
    element.getAttribute('role') ??
    (element.form && element.type === 'submit' ? 'submit' : null) ??
    { a: 'link', textarea: 'input text', input: `input ${element.type}` }[element.localName] ??
    element.localName;

  /* What leads to one of many cards, entries or places of a page is of one kind. */
  const kindOf = (element) => {
    if (element.matches('a[href*="/cards/"], a[href*="/edition/"]')) return `to ${element.pathname.split('/').slice(1, -1)}`;
    if (element.localName === 'a' && new URLSearchParams(element.search).has('at')) return 'to a moment of a game';
    if (element.localName === 'a' && element.hash && element.pathname === location.pathname) return 'to a part of this page';
    return null;
  };

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
  const listControls = () => {
    const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    window.listed = [...root.querySelectorAll(CONTROLS)].filter(
      (one) =>
        !isHidden(one) &&
        !one.disabled &&
        !one.readOnly &&
        one.getAttribute('aria-disabled') !== 'true' &&
        /* What says that one is there already. */
        !one.matches('[aria-current=page], :checked[type=radio]') &&
        one.href !== location.href &&
        !(one.ariaPressed === 'true' && one.parentElement.querySelector('[aria-pressed=false]')) &&
        !(one.localName === 'select' && one.options.length < 2),
    );
    return window.listed.map((one) => ({
      role: roleOf(one),
      name: kindOf(one) ?? nameOf(one),
      group: groupOf(one),
      everywhere: one.closest('.skip, header') !== null && !one.closest('main'),
    }));
  };
  window.look = () => ({ controls: listControls(), address: location.href, language: document.documentElement.lang });

  /* What changes in the page by itself, or because something is only looked at. */
  const PASSING = '[role=timer], [popover], time';
  let noted = [];
  let isScrolled = false;
  addEventListener('scroll', () => (isScrolled = true), { capture: true, passive: true });
  const mutations = new MutationObserver((records) => noted.push(...records));
  const isMeant = ({ target, attributeName }) =>
    attributeName !== 'data-settled' && !(target.nodeType === Node.TEXT_NODE ? target.parentElement : target)?.closest(PASSING);

  /* What can be found beside the elements of the page. */
  const besides = (used) => {
    const focus = document.activeElement;
    return JSON.stringify([
      [...document.querySelectorAll('input, select, textarea, details, dialog')]
        .filter((one) => one !== used)
        .map((one) => [one.value, one.checked, one.open]),
      location.href,
      document.title,
      { ...localStorage },
      focus === used || focus === document.body ? '' : focus?.outerHTML.slice(0, 300),
      String(getSelection()),
      window.told,
    ]);
  };
  const valueOf = (used) => [used.value, used.checked].join();

  const PATIENCE_MS = 10_000;
  const atRest = () =>
    new Promise((done, fail) => {
      const look = () => ('settled' in document.documentElement.dataset ? done() : requestAnimationFrame(look));
      setTimeout(fail, PATIENCE_MS, 'the page did not come to rest');
      look();
    });

  /* Nobody hands in an empty form. */
  const fillIn = (form) => {
    for (const field of form?.querySelectorAll('input:is([type=text], :not([type])), textarea') ?? []) {
      if (field.value || field.readOnly) continue;
      field.value = 'Anna';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };

  let before = null;
  /* Whether it is still there. To point at something, and to have a look at it, is no use of it. */
  window.aboutToUse = async (number) => {
    const used = window.listed[number];
    used.focus({ preventScroll: true });
    if (used.type === 'submit') fillIn(used.form);
    await atRest();
    noted = [];
    isScrolled = false;
    mutations.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
    before = { used, besides: besides(used), value: valueOf(used) };
    return used.isConnected;
  };
  /* 'something' has changed, only its own 'value', or null. A page that was left has forgotten what it was before. */
  window.whatChanged = async () => {
    if (!before) return 'something';
    await atRest();
    const { used, besides: were, value } = before;
    before = null;
    noted.push(...mutations.takeRecords());
    mutations.disconnect();
    if (isScrolled || noted.some(isMeant) || besides(used) !== were) return 'something';
    return valueOf(used) === value ? null : 'value';
  };

  window.press = (number) => window.listed[number].dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  window.choose = (number) => {
    const used = window.listed[number];
    used.selectedIndex = (used.selectedIndex + 1) % used.options.length;
    used.dispatchEvent(new Event('input', { bubbles: true }));
    used.dispatchEvent(new Event('change', { bubbles: true }));
  };

  /* What leaves the page without a trace in it: words, files, requests that change something, questions, other pages. */
  window.told = [];
  const tell = (object, name, matters = () => true) => {
    const original = object?.[name];
    if (!original) return;
    object[name] = function (...given) {
      if (matters(...given)) window.told.push(name);
      return original.apply(this, given);
    };
  };
  tell(navigator.clipboard, 'writeText');
  tell(navigator, 'share');
  tell(WebSocket.prototype, 'send');
  tell(HTMLAnchorElement.prototype, 'click');
  tell(HTMLInputElement.prototype, 'click');
  tell(window, 'fetch', (asked, { method } = {}) => (method ?? asked.method ?? 'GET') !== 'GET');
  for (const name of ['print', 'alert', 'confirm', 'prompt', 'open']) tell(window, name);
  addEventListener('click', ({ target, defaultPrevented }) => {
    if (!defaultPrevented && target.closest?.('a:is([target=_blank], [download])')) window.told.push('opened');
  });
})();
