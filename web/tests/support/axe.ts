/** What axe-core finds wrong with the page. */

import axe, { type RunOptions } from 'axe-core';
import { prefer } from './media';
import { settle } from './time';

/** The number of entries of a long list that are checked by day, because the others are alike; sweeps check all. */
const ENOUGH = 5;
const MORE_OF_A_LIST = `:is(ul, ol, dl, tbody, select) > :nth-child(n + ${ENOUGH + 1})`;

/** By day and by lamplight, which changes colours and nothing else; one line per rule, with the first culprit. */
export async function faults(): Promise<string[]> {
  const byDay = await violations({});
  await prefer({ scheme: 'dark' });
  const byLamplight = await violations({ runOnly: ['color-contrast'] });
  await prefer();
  return [...byDay, ...byLamplight.map((fault) => `by lamplight: ${fault}`)];
}

async function violations(options: RunOptions): Promise<string[]> {
  await settle();
  const looked = import.meta.env.VITE_ALL ? document : { exclude: MORE_OF_A_LIST };
  const found = await axe.run(looked, { resultTypes: ['violations'], ...options });
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)} ${JSON.stringify(nodes[0]?.any.slice(0, 1))}`,
  );
}
