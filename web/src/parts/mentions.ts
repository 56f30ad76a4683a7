type Texts = Readonly<Record<string, string>>;

/** Whether a thing's name or text, in any language, has every word that is looked for. */
export function mentions({ name, text }: { name: Texts; text: Texts }, search: string): boolean {
  const words = [...Object.values(name), ...Object.values(text)].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word));
}
