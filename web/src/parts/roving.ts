/** One tab stop for a group of buttons; the arrow keys walk inside it. Attach to the element around them. */

const NEXT = new Set(['ArrowRight', 'ArrowDown']);
const PREVIOUS = new Set(['ArrowLeft', 'ArrowUp']);

export function roving(group: HTMLElement | SVGElement): () => void {
  const items = (): (HTMLElement | SVGElement)[] => [
    ...group.querySelectorAll<HTMLElement | SVGElement>('[data-rove]'),
  ];

  function refresh(): void {
    const all = items();
    const current =
      all.find((item) => item === document.activeElement) ?? all.find((item) => item.tabIndex === 0) ?? all[0];
    for (const item of all) item.tabIndex = item === current ? 0 : -1;
  }

  function walk(event: Event): void {
    if (!(event instanceof KeyboardEvent)) return;
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const target = destination(event.key, at, all.length);
    if (at < 0 || target === null) return;
    event.preventDefault();
    all[target]?.focus();
  }

  const watcher = new MutationObserver(refresh);
  watcher.observe(group, { childList: true, subtree: true });
  group.addEventListener('keydown', walk);
  group.addEventListener('focusin', refresh);
  refresh();
  return () => {
    watcher.disconnect();
    group.removeEventListener('keydown', walk);
    group.removeEventListener('focusin', refresh);
  };
}

function destination(key: string, at: number, count: number): number | null {
  if (NEXT.has(key)) return (at + 1) % count;
  if (PREVIOUS.has(key)) return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
