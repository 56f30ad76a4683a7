/** Asking the server for the orders of one's own seat at a table, in the language in use. */

import { language } from '../base/words.svelte';
import { ask, table } from '../transport/api';
import type { GiveOrder, OrderField, OrderForm, Orders } from '../wire/wire';

export type Value = number | string | string[];
export type OrderValues = Record<string, Value>;

const path = (id: string, order = ''): string =>
  `${table(id)}/orders${order && `/${order}`}?${new URLSearchParams({ language: language() })}`;

export const orders = {
  mine: (id: string) => ask<Orders>('GET', path(id)),
  give: (id: string, order: string, given: GiveOrder) => ask<Orders>('PUT', path(id, order), given),
  remove: (id: string, order: string) => ask<Orders>('DELETE', path(id, order)),
};

/** Of an order that is given for the first time. */
export const newId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 16);

/** A form as it is at first, or filled in like an order that was given before, as far as that still fits. */
export function filledIn(form: OrderForm, before: Readonly<Record<string, unknown>> = {}): OrderValues {
  return Object.fromEntries(form.fields.map((field) => [field.id, fitting(field, before[field.id])]));
}

function fitting(field: OrderField, before: unknown): Value {
  const known = field.choices.map(({ value }) => value);
  switch (field.kind) {
    case 'whole':
      return typeof before === 'number' ? Math.min(field.most, Math.max(field.least, before)) : field.least;
    case 'choice':
      return typeof before === 'string' && known.includes(before) ? before : (known[0] ?? '');
    case 'list':
      return Array.isArray(before) ? known.filter((value) => before.includes(value)).sort(byPlace(before)) : [];
  }
}

const byPlace =
  (places: readonly unknown[]) =>
  (one: string, other: string): number =>
    places.indexOf(one) - places.indexOf(other);
