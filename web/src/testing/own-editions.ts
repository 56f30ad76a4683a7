/** What an owner's file makes of an edition, for a test that compares it with the command line (tests/editions). */

import { readFileSync } from 'node:fs';
import { corrected, type Particulars } from '../edition/corrected';
import { readEdition, textOf } from '../edition/file';

interface Case {
  game: string;
  base: { id: string };
  text: string;
}

const PARTS = import.meta.glob<Particulars>('../games/*/own-edition.ts', { eager: true, import: 'default' });
const cases = JSON.parse(readFileSync(0, 'utf-8')) as Case[];
const answers = cases.map(({ game, base, text }) => {
  const [file, part] = [readEdition(text, game, base.id), PARTS[`../games/${game}/own-edition.ts`]];
  if (!part) throw new Error(`${game} has no edition files`);
  return { edition: corrected(base, part, file), text: textOf(file) };
});
console.log(JSON.stringify(answers));
