/** Playing by ear: what people who listen are told of a table tells a seat nothing that it may not know. */

import { expect, test } from 'vitest';
import worlds from '../plays/worlds.json';
import type { View } from '../src/wire/view';
import { press, textOf } from './support/hand';
import { close, sit, type Play } from './support/table';

/** All that a key reads out: the hand, the middle, the area, scores, what is asked, what happened, two others. */
const KEYS = ['i', 'm', 'a', 's', 'w', 'e', '{Shift>}1{/Shift}', '{Shift>}2{/Shift}'];
const HEARD = ['role', 'title', 'alt', 'href', 'disabled', 'hidden', 'tabindex', 'value'];

/** One game that stands still, as this seat sees it. */
const playOf = (view: View): Play => ({
  game: view.game,
  players: view.players,
  seat: view.seat as number,
  steps: [{ move: null, update: { type: 'update', revision: '1', patch: [['set', [], view]], left: null } as never }],
  score: null,
});

/** The page as it is read out, and more: every element with its words and what is said about it. */
function tree(element: Element): unknown[] {
  if (element.getAttribute('role') === 'log') return [];
  const attributes = [...element.attributes].filter(({ name }) => name.startsWith('aria-') || HEARD.includes(name));
  const said = attributes.map(({ name, value }) => `${name}=${value}`).sort();
  const inside = [...element.childNodes].map((node) => {
    if (node instanceof Element) return tree(node);
    return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').trim() : '';
  });
  return [element.localName, ...said, ...inside.filter((part) => part.length > 0)];
}

/** What can be heard at a seat: the page, and what its keys read out, one after the other. */
async function heardAt(view: View): Promise<{ page: unknown[]; read: string[] }> {
  await sit(playOf(view));
  const read: string[] = [];
  for (const key of KEYS) {
    await press(key);
    read.push(textOf(document.querySelector('[role=log] p:last-of-type') as Element));
  }
  await press('{Escape}');
  const page = [...document.querySelectorAll('body > div')].map(tree);
  await close();
  return { page, read };
}

test.each(Object.keys(worlds) as (keyof typeof worlds)[])(
  'the page and its keys tell no secret of %s',
  async (game) => {
    const [mine, others] = worlds[game] as unknown as [View, View][];
    const [here, there] = mine as [View, View];
    const heard = await heardAt(here);
    expect(heard.read.filter(Boolean)).toHaveLength(KEYS.length);
    expect(await heardAt(there)).toEqual(heard);
    // Viewers who may know what differs between the two worlds are told.
    const [first, second] = others as [View, View];
    expect(await heardAt(first)).not.toEqual(await heardAt(second));
  },
);
