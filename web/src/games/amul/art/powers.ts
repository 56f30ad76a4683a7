/** Turns the powers of an edition's card into symbols. It reads the data and knows no rules. */

import { icon, points, text, type Token } from '../../../art/tokens';

export interface Selector {
  kinds?: readonly string[];
  colours?: readonly string[];
  decks?: readonly string[];
  positions?: readonly string[];
  traits?: readonly string[];
}

export interface Condition {
  select: Selector;
  scope: string;
  op: string;
  value: number;
}

export interface Power {
  do: string;
  points?: number;
  otherwise?: number;
  table?: readonly number[];
  scope?: string;
  select?: Selector;
  when?: readonly Condition[];
  sense?: string;
  goods?: readonly string[];
}

const SIGN: Record<string, string> = { '>=': '≥', '<=': '≤', '==': '=' };

export function powerTokens(powers: readonly Power[], brief: boolean): Token[] {
  return fixedFirst(powers).flatMap((power, i) => [...(i > 0 ? joint(power) : []), ...tokensOf(power, brief)]);
}

const fixedFirst = (powers: readonly Power[]): Power[] =>
  powers.toSorted((a, b) => Number(b.do === 'flat') - Number(a.do === 'flat'));

/** In full; shorter; the first of them; and its value alone. */
export function powerRows(powers: readonly Power[]): Token[][] {
  const short = powerTokens(powers, true);
  const first = fixedFirst(powers).slice(0, 1).flatMap((power) => tokensOf(power, true));
  return [powerTokens(powers, false), short, first, first.filter(({ is }) => is !== 'emblem').slice(0, 1)];
}

/** A loss carries its own sign. */
function joint(power: Power): Token[] {
  return (power.points ?? 0) < 0 ? [] : [text('+')];
}

function tokensOf(power: Power, brief: boolean): Token[] {
  const worth = points(power.points ?? 0);
  switch (power.do) {
    case 'flat':
      return [worth];
    case 'set':
      return [icon('amul/symbols/set'), steps(power.table ?? [], brief)];
    case 'scarcity':
      return [icon('amul/symbols/scarcity'), steps(power.table ?? [], brief)];
    case 'each':
      return [worth, text('/'), ...selected(power.select), ...scope(power.scope)];
    case 'variety':
      return [worth, text('/'), icon('amul/symbols/variety'), ...selected(power.select), ...scope(power.scope)];
    case 'pair':
      return [worth, icon('amul/symbols/pair'), ...selected(power.select)];
    case 'compare':
      return [worth, icon(`symbols/${power.sense ?? 'most'}`), ...selected(power.select), ...scope(power.scope)];
    case 'order':
      return [worth, ...(power.goods ?? []).map((kind) => icon(`amul/${kind}`))];
    case 'if':
      return [worth, ...(power.when ?? []).flatMap(condition), ...otherwise(power.otherwise)];
    default:
      return [icon('amul/symbols/if')];
  }
}

/** A table in full, entry by entry; where there is no room for it, from where to where it goes. */
function steps(table: readonly number[], brief: boolean): Token {
  const [first, last] = [table[0], table[table.length - 1]];
  return text(brief && first !== last ? `${first}…${last}` : table.join('·'));
}

function selected(select: Selector = {}): Token[] {
  const refs = [
    ...(select.kinds ?? []).map((id) => `amul/${id}`),
    ...(select.colours ?? []).map((id) => `amul/symbols/category_${id}`),
    ...(select.decks ?? []).map((id) => `amul/symbols/source_${id}`),
    ...(select.positions ?? []).map((id) => `amul/symbols/${id}`),
    ...(select.traits ?? []).map((id) => `amul/symbols/${id}`),
  ];
  return refs.map(icon);
}

function scope(id = 'own'): Token[] {
  return id === 'own' ? [] : [icon(`symbols/scope_${id}`)];
}

function condition({ select, scope: where, op, value }: Condition): Token[] {
  return [text(`${SIGN[op] ?? op}${value}`), ...selected(select), ...scope(where)];
}

function otherwise(value = 0): Token[] {
  return value === 0 ? [] : [text('/'), points(value, true)];
}
