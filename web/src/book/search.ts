/** Looking something up in a rule book. */

import type { Block, Book, Line, Section } from './book';

/** The parts of a book that mention every word that was typed, in any order; all of it when nothing was. */
export function search(book: Book, typed: string): readonly Section[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (!words.length) return book.sections;
  const mentions = (text: string): boolean => words.every((word) => text.includes(word));
  return book.sections.flatMap((section) => {
    const title = plain(`${section.id} ${section.title}`);
    if (mentions(title)) return section;
    const passages = section.passages.filter(({ rule, blocks }) =>
      mentions(`${title} ${plain([rule, ...blocks.map(textOf)].join(' '))}`),
    );
    return passages.length ? { ...section, passages } : [];
  });
}

/** The first passages that mention all of these words, as plain text. */
export function passagesAbout(book: Book, words: string, most: number): readonly string[] {
  const passages = search(book, words).flatMap((section) => section.passages);
  return passages.slice(0, most).map(({ rule, blocks }) => [rule, ...blocks.map(textOf)].filter(Boolean).join(' '));
}

/** Without capitals and accents: nobody types them. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}

const lineText = (line: Line): string => line.map(({ text }) => text).join('');

function textOf(block: Block): string {
  switch (block.kind) {
    case 'text':
      return lineText(block.line);
    case 'points':
      return block.lines.map(lineText).join(' ');
    case 'table':
      return [block.head, ...block.rows].flat().map(lineText).join(' ');
    case 'figure':
      return block.caption;
    case 'example':
      return [block.caption, ...block.worked.rows.flatMap(({ things }) => things.map(({ name }) => name))].join(' ');
  }
}
