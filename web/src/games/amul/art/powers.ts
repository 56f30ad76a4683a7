/** Turns the powers of an edition's card into symbols. It reads the data and knows no rules. */

import { icon, points, text, ticked, type Token } from '../../../art/tokens';
import type { Condition, Power, Selector } from '../data/edition';

const SIGN: Record<string, string> = { '>=': '≥', '<=': '≤', '==': '=' };

type Owned = ReadonlyMap<string, number>;
const NOTHING: Owned = new Map();

export function powerTokens(powers: readonly Power[], brief: boolean, owned = NOTHING): Token[] {
  return fixedFirst(powers).flatMap((power, i) => [...(i > 0 ? joint(power) : []), ...tokensOf(power, brief, owned)]);
}

const fixedFirst = (powers: readonly Power[]): Power[] =>
  powers.toSorted((a, b) => Number(b.do === 'flat') - Number(a.do === 'flat'));

/** In full; shorter; the first of them; and its value alone. */
export function powerRows(powers: readonly Power[], owned = NOTHING): Token[][] {
  const short = powerTokens(powers, true, owned);
  const first = fixedFirst(powers)
    .slice(0, 1)
    .flatMap((power) => tokensOf(power, true, owned));
  return [
    powerTokens(powers, false, owned),
    short,
    ...counted(powers, owned),
    first,
    first.filter(({ is }) => is !== 'emblem').slice(0, 1),
  ];
}

/** Of an order whose goods have no room, how many of them the reader has. */
function counted(powers: readonly Power[], owned: Owned): Token[][] {
  const [power] = powers;
  if (powers.length !== 1 || !power?.goods) return [];
  const had = goodsOf(power.goods, owned).filter((token) => token.is === 'emblem' && token.ticked).length;
  return had ? [[points(power.points ?? 0), text(`✓${had}/${power.goods.length}`)]] : [];
}

/** Every good, those that the reader has with a tick: a good that is named twice is needed twice. */
function goodsOf(goods: readonly string[], owned: Owned): Token[] {
  return goods.map((kind, i) => {
    const before = goods.slice(0, i).filter((other) => other === kind).length;
    return ((owned.get(kind) ?? 0) > before ? ticked : icon)(`amul/${kind}`);
  });
}

/** A loss carries its own sign. */
function joint(power: Power): Token[] {
  return (power.points ?? 0) < 0 ? [] : [text('+')];
}

function tokensOf(power: Power, brief: boolean, owned: Owned): Token[] {
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
      return [worth, ...goodsOf(power.goods ?? [], owned)];
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

function selected(given: Selector | null | undefined): Token[] {
  const select = given ?? {};
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
