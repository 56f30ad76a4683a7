import type { Seat as SeatInfo } from '../wire/wire';
import { remember, remembered } from '../base/memory';
import { say } from '../base/words.svelte';

/** The name of a seat. Bots have the names of travellers, one for each seat. */
export function seatName(seats: readonly SeatInfo[], seat: number): string {
  const info = seats[seat];
  if (seat === unnamed(seats)) return say('ui-seat-own');
  if (info?.name) return info.program ? say('ui-program-name', { name: info.name }) : info.name;
  return say(info?.kind === 'bot' ? 'ui-bot-name' : 'ui-seat', { number: seat + 1 });
}

/** The seat of somebody who plays alone with bots and has given no name: nobody else can be meant by "you". */
export function unnamed(seats: readonly SeatInfo[]): number | null {
  const people = [...seats.keys()].filter((seat) => seats[seat]?.kind !== 'bot');
  const [seat = -1, ...others] = people;
  const name = seats[seat]?.name;
  return !others.length && seats[seat]?.kind === 'person' && (!name || isGuest(name)) ? seat : null;
}

/** The last name of this browser's owner; empty as long as they have given none. */
export function givenName(): string {
  return remembered('name') ?? '';
}

/** The same for where a name is needed. */
export function myName(): string {
  return givenName() || say('ui-guest');
}

/** The same at a table where others may have given none either: a name that nobody there has. */
export function myNameAmong(others: readonly SeatInfo[]): string {
  const given = givenName();
  if (given && !isGuest(given)) return given;
  const taken = others.map(({ name }) => name);
  let [name, number] = [say('ui-guest'), 1];
  while (taken.includes(name)) name = `${say('ui-guest')} ${(number += 1)}`;
  return name;
}

/** Whether somebody is called so who has given no name. */
const isGuest = (name: string): boolean => name.replace(/ \d+$/, '') === say('ui-guest');

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
