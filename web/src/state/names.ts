import type { Seat as SeatInfo } from '../wire/wire';
import { remember, remembered } from '../base/memory';
import { say } from '../base/words.svelte';

/** The name of a seat. Bots have the names of travellers, one for each seat. */
export function seatName(seats: readonly SeatInfo[], seat: number): string {
  const info = seats[seat];
  if (info?.name) return info.program ? say('ui-program-name', { name: info.name }) : info.name;
  return say(info?.kind === 'bot' ? 'ui-bot-name' : 'ui-seat', { number: seat + 1 });
}

/** The last name of this browser's owner. */
export function myName(): string {
  return remembered('name') ?? say('ui-guest');
}

export function rememberMyName(name: string): void {
  remember('name', name);
}

/** Whether this browser's owner was asked how they like to appear. It is asked once. */
export function isIntroduced(): boolean {
  return remembered('introduced') !== null;
}

export function rememberIntroduction(): void {
  remember('introduced', 'yes');
}
