/** A game's room: its table and its edition, loaded together when a table is entered. */

import type { Component } from 'svelte';
import { loadArt } from './art/emblems';
import type { AmulEdition, AmulEditionData } from './games/amul/edition';
import type { AmulWording } from './games/amul/wording';
import type { AmulettEdition, AmulettEditionData } from './games/amulett/edition';
import type { AmulettWording } from './games/amulett/wording';
import type { GameId } from './games';
import { api } from './wire/api';
import type { RefusalWording } from './wire/refusal';

export interface Room {
  Table: Component;
  edition: unknown;
}

interface Editions {
  amul: AmulEdition;
  amulett: AmulettEdition;
}

const tables = {
  amul: () => import('./games/amul/Table.svelte'),
  amulett: () => import('./games/amulett/Table.svelte'),
};

export async function loadGame(game: string, hash: string): Promise<Room> {
  const id = game === 'amulett' ? 'amulett' : 'amul';
  const [table, edition] = await Promise.all([tables[id](), loadEdition(id, hash)]);
  return { Table: table.default as Component, edition };
}

/** An edition with its pictures; without a hash the one that new tables are made with. */
export async function loadEdition<G extends keyof Editions>(game: G, hash?: string): Promise<Editions[G]> {
  const known = hash ?? (await api.games()).find(({ id }) => id === game)?.editions[0]?.hash ?? '';
  const read: Promise<AmulEdition | AmulettEdition> = game === 'amulett' ? readAmulett(known) : readAmul(known);
  const [edition] = await Promise.all([read, loadArt('symbols'), loadArt(game)]);
  return edition as Editions[G];
}

/** How a game puts a refusal in words, with the players' names. */
export async function loadRefusals(game: GameId, name: (seat: number) => string): Promise<RefusalWording> {
  const wording = await (game === 'amulett' ? amulettWording(name) : amulWording(name));
  return (body) => {
    try {
      return wording.refusal(body);
    } catch {
      return body.reason; // a record may name what this edition has not
    }
  };
}

const nobody = (): null => null;

async function amulWording(name: (seat: number) => string): Promise<AmulWording> {
  const [module, edition] = await Promise.all([import('./games/amul/wording'), loadEdition('amul')]);
  return new module.AmulWording(edition, name, nobody);
}

async function amulettWording(name: (seat: number) => string): Promise<AmulettWording> {
  const [module, edition] = await Promise.all([import('./games/amulett/wording'), loadEdition('amulett')]);
  return new module.AmulettWording(edition, name, nobody);
}

async function readAmul(hash: string): Promise<AmulEdition> {
  const [module, data] = await Promise.all([import('./games/amul/edition'), api.edition<AmulEditionData>('amul', hash)]);
  return new module.AmulEdition(data);
}

async function readAmulett(hash: string): Promise<AmulettEdition> {
  const asked = api.edition<AmulettEditionData>('amulett', hash);
  const [module, data] = await Promise.all([import('./games/amulett/edition'), asked]);
  return new module.AmulettEdition(data);
}
