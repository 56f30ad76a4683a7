/** What the pages need from a game. Each game gives it as the default export of its `index.ts`; large parts come when needed. */

import type { Component } from 'svelte';
import type { Particulars } from '../edition/corrected';
import type { MakeWording, Wording } from '../state/game-table.svelte';
import type { Setting } from './settings';
import type { Move, View } from '../wire/view';

type Later<T> = () => Promise<{ default: T }>;

/** How a game tells of many finished games. */
export interface Played<E> {
  /** What a seat has on its score sheet, by row, and what a row is called. */
  rows(result: Readonly<Record<string, unknown>>, seat: number): Readonly<Record<string, number>>;
  row(row: string): string;
  /** The same for a picture. */
  settings(result: Readonly<Record<string, unknown>>, seat: number): Setting[];
  /** A heading, and the names of what a seat has chosen in one game: once for each time. */
  favourites(): string;
  chosen(moves: readonly Move[], seat: number, edition: E): string[];
  /** What decisions of a kind are called. */
  habit(verb: string): string;
}

/** `E` is the edition as the game's components use it; pages only pass it on. */
export interface GameEntry<E = any> {
  /** A game in progress; it finds its session in the context. */
  table: Later<Component>;
  /** Everything there is in an edition, or the one item with this id. */
  gallery: Later<Component<{ edition: E; item?: string | undefined }>>;
  /** For people with the printed game on the table; only some games have one. */
  scorePad?: Later<Component>;
  /** How owners of the printed game correct its editions; only games that have edition files. */
  ownEdition?: Later<Particulars>;
  /** An entry of an edition, for those who compare it with the printed one. */
  ownPicture?: Later<Component<{ edition: E; sheet: string; id: string }>>;
  /** Makes an edition out of what the server sends. */
  readEdition(data: unknown, game: string): Promise<E>;
  wording(): Promise<MakeWording<E, Wording<View>>>;
  /** A figure of its rule book, by its name there. */
  bookFigure?: Later<Component<{ name: string; caption: string; edition: E }>>;
  /** A card or the like by its id, small: in a worked example of its rule book, beside a moment of a review. */
  thing?: Later<Component<{ id: number | string; edition: E }>>;
  /** The picture on the home page. */
  picture?: Later<string>;
  /** By seat the points of a finished game, where its result has no `scores`. */
  points?: (result: Readonly<Record<string, unknown>>) => number[];
  /** What there is to say about many games; only some games have rows to compare. */
  played?: () => Promise<{ played: Played<E> }>;
  /** The emblem of this game in lists. */
  sign: string;
  /** The back of its cards: the colour of the field, and the emblem in the middle. */
  back: { pigment: string; seal: string };
}
