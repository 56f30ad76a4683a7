/** Dragging a thing onto the place where it belongs. Tapping and keys do the same, so this is never the only way. */

import type { Attachment } from 'svelte/attachments';

const THRESHOLD = 9;

/** `target` names the drop place (`data-drop`) that takes the thing now, or nothing where it cannot be dragged. */
export function draggable(target: () => string | undefined, dropped: () => void): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number; pointer: number } | null = null;
    let ghost: HTMLElement | null = null;
    let dragged = false;

    function down(event: PointerEvent): void {
      if (event.button !== 0 || !target()) return;
      start = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
      dragged = false;
      follow(true);
    }

    /** A quick hand leaves the card before it moves: listen everywhere while the button is down. */
    function follow(on: boolean): void {
      const change = on ? window.addEventListener : window.removeEventListener;
      change('pointermove', move);
      change('pointerup', up);
      change('pointercancel', end);
    }

    function move(event: PointerEvent): void {
      if (!start || event.pointerId !== start.pointer) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (!ghost && Math.hypot(dx, dy) < THRESHOLD) return;
      if (!ghost) begin();
      if (ghost) ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(2deg)`;
      mark(under(event));
    }

    function begin(): void {
      const box = element.getBoundingClientRect();
      ghost = element.cloneNode(true) as HTMLElement;
      ghost.removeAttribute('data-fly');
      ghost.classList.add('dragged');
      ghost.style.left = `${box.left}px`;
      ghost.style.top = `${box.top}px`;
      ghost.style.width = `${box.width}px`;
      document.body.append(ghost);
      element.style.opacity = '0.35';
      dragged = true;
      showTargets(true);
    }

    function up(event: PointerEvent): void {
      const place = ghost ? under(event) : null;
      end();
      if (place) dropped();
    }

    function end(): void {
      follow(false);
      ghost?.remove();
      ghost = null;
      start = null;
      element.style.opacity = '';
      mark(null);
      showTargets(false);
    }

    /** A drag that ends on its own card must not count as a tap. */
    function click(event: MouseEvent): void {
      if (!dragged) return;
      dragged = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    }

    function places(): HTMLElement[] {
      const name = target();
      return name ? [...document.querySelectorAll<HTMLElement>(`[data-drop~="${name}"]`)] : [];
    }

    function under({ clientX: x, clientY: y }: PointerEvent): HTMLElement | null {
      const hit = (box: DOMRect): boolean => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
      return places().find((place) => hit(place.getBoundingClientRect())) ?? null;
    }

    function mark(place: HTMLElement | null): void {
      for (const other of document.querySelectorAll('.drop-here')) other.classList.toggle('drop-here', other === place);
      place?.classList.add('drop-here');
    }

    function showTargets(show: boolean): void {
      if (show) places().forEach((place) => place.classList.add('drop-open'));
      else document.querySelectorAll('.drop-open').forEach((place) => place.classList.remove('drop-open'));
    }

    element.addEventListener('pointerdown', down);
    element.addEventListener('click', click, { capture: true });
    return () => {
      end();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('click', click, { capture: true });
    };
  };
}
