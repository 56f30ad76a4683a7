/** What the teacher says without the ids of rules: they are for looking up, and lead there by a link of their own. */

import type { Line } from '../book/book';

const CITED = /\s*\(([A-Z]\d+(?:\.\d+)?)\)/g;

export interface Plain {
  lines: readonly Line[];
  /** The rule that is cited first; none where none is. */
  rule: string | undefined;
}

export function plainly(lines: readonly Line[]): Plain {
  const rules: string[] = [];
  const bare = lines.map((line) =>
    line.map((span) => ({
      ...span,
      text: span.text.replace(CITED, (_, rule: string) => {
        rules.push(rule);
        return '';
      }),
    })),
  );
  return { lines: bare.map(closed), rule: rules[0] };
}

/** What was cited has left no gap before a full stop. */
function closed(line: Line): Line {
  return line.map((span, at) =>
    /^[.,;:!?]/.test(line[at + 1]?.text ?? '') ? { ...span, text: span.text.trimEnd() } : span,
  );
}
