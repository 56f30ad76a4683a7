/** The client's one clock. Nothing else asks the browser for the time, a timer or a frame, so tests can move time. */

/** Ends a wait; harmless when that is over. */
export type Cancel = () => void;

/** Milliseconds since 1970. */
export const now = (): number => Date.now();

/** Milliseconds since the page or the worker began; never set back. */
export const elapsed = (): number => performance.now();

/** Once, after this many milliseconds. */
export function after(ms: number, work: () => void): Cancel {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
}

/** Repeatedly, first after this many milliseconds. */
export function every(ms: number, work: () => void): Cancel {
  const timer = setInterval(work, ms);
  return () => clearInterval(timer);
}

/** Once, before the next frame is painted. */
export function nextFrame(work: () => void): Cancel {
  const frame = requestAnimationFrame(work);
  return () => cancelAnimationFrame(frame);
}

export const pause = (ms: number): Promise<void> => new Promise((done) => void after(ms, done));
