/** Rule ids in a sentence, such as A16.7 or M14. Other things look alike, areas of a map for instance. */

const LIKE_A_RULE = /\b[A-Z]\d{1,2}(?:\.\d{1,2})?\b/g;

export interface Piece {
  text: string;
  /** Whether the text is the id of a rule. */
  rule: boolean;
}

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
