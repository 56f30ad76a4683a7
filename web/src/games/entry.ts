/** What the pages need from a game. Each game gives it as the default export of its `index.ts`; large parts come when needed. */

import type { Component } from 'svelte';
import type { MakeWording, Wording } from '../state/game-table.svelte';
import type { View } from '../wire/view';

type Later<T> = () => Promise<{ default: T }>;

/** The files of a set of emblems, by their path. */
export type Drawings = Readonly<Record<string, string>>;

/** `E` is the edition as the game's components use it; pages only pass it on. */
export interface GameEntry<E = any> {
  /** A game in progress; it finds its session in the context. */
  table: Later<Component>;
  /** Everything there is in an edition, or the one item with this id. */
  gallery: Later<Component<{ edition: E; item?: string | undefined }>>;
  /** For people with the printed game on the table; only some games have one. */
  scorePad?: Later<Component>;
  /** Makes an edition out of what the server sends. */
  readEdition(data: unknown, game: string): Promise<E>;
  wording(): Promise<MakeWording<E, Wording<View>>>;
  /** A figure of its rule book, by its name there. */
  bookFigure?: Later<Component<{ name: string; caption: string; edition: E }>>;
  /** A card or the like in a worked example of its rule book, by its id there. */
  bookThing?: Later<Component<{ id: number | string; edition: E }>>;
  /** What is drawn of this game; references begin with the game's id. */
  emblems?: Later<Drawings>;
  /** The picture on the home page. */
  picture?: Later<string>;
  /** The emblem that stands for this game in a list. */
  sign: string;
  /** The back of its cards: the colour of the field, and the emblem in the middle. */
  back: { pigment: string; seal: string };
}
