/** What happens at every table when a game goes on: things move, and people who listen hear of it. */

import { untrack } from 'svelte';
import { Flights } from '../flight/flight';
import type { GameEvent, View } from '../wire/view';
import { announce } from '../base/announcer.svelte';
import type { Session } from './session';
import { pace } from './tempo.svelte';

interface Followed<V extends View> {
  readonly session: Session<V>;
  readonly view: V;
  readonly wording: { event(event: GameEvent): string; asked(view: V): string };
}

/** To be called while a component is made; `move` lets things fly for what is new. */
export function follow<V extends View>(
  table: Followed<V>,
  root: () => HTMLElement | undefined,
  move: (flights: Flights, news: readonly GameEvent[]) => void,
): void {
  const flights = new Flights(root, () => pace() === 0);
  let told = table.view.history.length;

  $effect(() => {
    const { beforeChange } = table.session;
    const look = (): void => flights.look();
    beforeChange.add(look);
    return () => beforeChange.delete(look);
  });
  $effect(() => {
    const { history } = table.view;
    const news = history.slice(told);
    told = history.length;
    untrack(() => {
      move(flights, news);
      for (const event of news) announce(table.wording.event(event));
    });
  });
  /** A player who is asked the same again after a move hears it again; nothing is repeated while others choose. */
  const decision = $derived(table.view.awaited.includes(table.view.seat ?? -1) ? table.view.version : null);
  const asked = $derived(table.session.isPresent ? table.wording.asked(table.view) : null);
  $effect(() => {
    void decision;
    if (asked !== null) announce(asked);
  });
}
