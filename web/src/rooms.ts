/** A game's room: its table and its edition, loaded together when a table is entered. */

import type { Component } from 'svelte';
import { loadArt } from './art/emblems';
import type { AmulEdition, AmulEditionData } from './amul/edition';
import type { AmulettEdition, AmulettEditionData } from './amulett/edition';
import { api } from './wire/api';

export interface Room {
  Table: Component;
  edition: unknown;
}

interface Editions {
  amul: AmulEdition;
  amulett: AmulettEdition;
}

const tables = {
  amul: () => import('./amul/Table.svelte'),
  amulett: () => import('./amulett/Table.svelte'),
};

export async function loadGame(game: string, hash: string): Promise<Room> {
  const id = game === 'amulett' ? 'amulett' : 'amul';
  const [table, edition] = await Promise.all([tables[id](), loadEdition(id, hash)]);
  return { Table: table.default as Component, edition };
}

/** An edition with its pictures; without a hash the one that new tables are made with. */
export async function loadEdition<G extends keyof Editions>(game: G, hash?: string): Promise<Editions[G]> {
  const known = hash ?? (await api.games()).find(({ id }) => id === game)?.editions[0]?.hash ?? '';
  const pictures = Promise.all([loadArt('symbols'), loadArt(game)]);
  const edition = game === 'amulett' ? readAmulett(known) : readAmul(known);
  await pictures;
  return edition as Promise<Editions[G]>;
}

async function readAmul(hash: string): Promise<AmulEdition> {
  const [module, data] = await Promise.all([import('./amul/edition'), api.edition<AmulEditionData>('amul', hash)]);
  return new module.AmulEdition(data);
}

async function readAmulett(hash: string): Promise<AmulettEdition> {
  const asked = api.edition<AmulettEditionData>('amulett', hash);
  const [module, data] = await Promise.all([import('./amulett/edition'), asked]);
  return new module.AmulettEdition(data);
}
