/** Rule ids in a sentence, such as A16.7 or M14. Other things look alike, areas of a map for instance. */

const LIKE_A_RULE = /\b[A-Z]\d{1,2}(?:\.\d{1,2})?\b/g;

export interface Piece {
  text: string;
  /** Whether the text is the id of a rule. */
  rule: boolean;
}

const BETWEEN = /^(?:, | and | und )$/;

/** Cuts a sentence where rules of a book are cited; put together again the pieces are the sentence. */
export function cited(sentence: string, rules: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const { 0: rule, index } of sentence.matchAll(LIKE_A_RULE)) {
    if (!rules.has(rule)) continue;
    if (index > done) pieces.push({ text: sentence.slice(done, index), rule: false });
    pieces.push({ text: rule, rule: true });
    done = index + rule.length;
  }
  if (done < sentence.length) pieces.push({ text: sentence.slice(done), rule: false });
  return pieces;
}

/** The same with rules that are cited in one breath as one piece: `rules` are they, or none. */
export function together(pieces: readonly Piece[]): { text: string; rules: string[] }[] {
  const joined: { text: string; rules: string[] }[] = [];
  for (const [i, { text, rule }] of pieces.entries()) {
    const last = joined[joined.length - 1];
    const goesOn = rule || (BETWEEN.test(text) && pieces[i + 1]?.rule);
    if (last?.rules.length && goesOn) {
      last.text += text;
      if (rule) last.rules.push(text);
    } else joined.push({ text, rules: rule ? [text] : [] });
  }
  return joined;
}
