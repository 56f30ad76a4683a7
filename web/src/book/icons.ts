/** The names of icons, taken from the rule books. */

import { address } from '../art/emblems';
import { gamesWithBook, hasBook, loadBook, refOf, type Block, type Line } from './book';

/** The name of a drawn emblem by its address in the page; empty where no book explains it. */
export async function iconName(href: string): Promise<string> {
  const owner = /^#art-([^-]+)-/.exec(href)?.[1];
  if (!owner) return '';
  for (const game of hasBook(owner) ? [owner] : gamesWithBook()) {
    const name = (await names(game)).get(href);
    if (name) return name;
  }
  return '';
}

async function names(game: string): Promise<ReadonlyMap<string, string>> {
  const { sections } = await loadBook(game);
  const icons = sections
    .flatMap(({ passages }) => passages.flatMap(({ blocks }) => blocks))
    .flatMap(linesOf)
    .flat()
    .filter(({ icon }) => icon);
  return new Map(icons.map(({ icon, text }) => [address(refOf(game, icon)), text]));
}

/** Icons appear in tables. */
function linesOf(block: Block): readonly Line[] {
  return block.kind === 'table' ? block.rows.flat() : [];
}
