import { describe, expect, it } from 'vitest';
import { CHECKED, corrected, OWNER, type EditionFile } from './corrected';
import { asId, changed, isChanged, progressOf, ticked, valueIn } from './editing';
import { NoEdition, readEdition, textOf } from './file';
import { sheetOf, type Form } from './form';

const form: Form = {
  sheets: [
    {
      key: 'kind',
      shown: 'kinds',
      ticked: 'each',
      fields: [
        { key: 'traits', kind: 'counts', bundle: true, least: 0, most: 9, words: ['arab', 'gift'] },
        { key: 'effect', kind: 'choice', words: ['palace'], none: true },
        { key: 'text', kind: 'words' },
      ],
    },
    {
      key: 'card',
      shown: 'cards',
      ticked: 'kind',
      fields: [{ key: 'from', kind: 'whole', least: 3, most: 8, shown: 'min_players' }],
    },
    { key: '', single: true, fields: [{ key: 'rounds', kind: 'whole', least: 1, most: 9 }] },
  ],
};
const origins = { traits: 'reconstructed', effect: 'rulebook', text_en: 'reconstructed', text_de: 'reconstructed' };
const base = {
  id: 'built-in',
  rounds: 9,
  kinds: {
    gold: {
      id: 'gold',
      traits: { arab: 1, gift: 0 },
      effect: 'palace',
      text: { en: 'a', de: 'b' },
      provenance: origins,
    },
  },
  cards: [
    { number: 1, kind: 'gold', min_players: 3, provenance: { number: 'reconstructed', from: 'reconstructed' } },
    { number: 2, kind: 'gold', min_players: 5, provenance: { number: 'reconstructed', from: 'reconstructed' } },
  ],
};
const file: EditionFile = { id: 'mine', game: 'cards', based_on: 'built-in' };
const kind = sheetOf(form, 'kind');
const [traits, effect, text] = kind.fields;

describe('corrections', () => {
  it('replace what they name and leave the rest', () => {
    const mine = corrected(
      base,
      { form },
      { ...file, kind: { gold: { traits: {}, text: { en: 'c' } } }, card: { 2: { from: 4 } } },
    );
    expect(mine.kinds.gold).toMatchObject({
      traits: { arab: 0, gift: 0 },
      effect: 'palace',
      text: { en: 'c', de: 'b' },
    });
    expect(mine.kinds.gold.provenance).toEqual({ ...origins, traits: OWNER, text_en: OWNER });
    expect(mine.cards.map(({ min_players }) => min_players)).toEqual([3, 4]);
    expect(base.kinds.gold.traits.arab).toBe(1);
  });

  it('say "none" where something is taken away', () => {
    const value = valueIn(base, kind, 'gold', effect!);
    expect(value).toBe('palace');
    const without = changed(file, base, { sheet: kind, id: 'gold', field: effect!, value: 'none' });
    expect(corrected(base, { form }, without).kinds.gold.effect).toBeNull();
    expect(valueIn(corrected(base, { form }, without), kind, 'gold', effect!)).toBe('none');
  });

  it('are forgotten when a value is as it was', () => {
    const once = changed(file, base, { sheet: kind, id: 'gold', field: traits!, value: {} });
    expect(once.kind).toEqual({ gold: { traits: {} } });
    expect(isChanged(once, kind, 'gold')).toBe(true);
    expect(changed(once, base, { sheet: kind, id: 'gold', field: traits!, value: { arab: 1 } })).toEqual(file);
  });
});

describe('ticks', () => {
  it('count a card with all its copies, and take the mark away', () => {
    expect(progressOf(base, form, file)).toEqual({ done: 0, all: 2 });
    const right = ticked(file, 'kind.gold', true);
    expect(progressOf(base, form, right)).toEqual({ done: 2, all: 2 });
    const { kinds, cards } = corrected(base, { form }, right);
    expect(new Set(Object.values(kinds.gold.provenance))).toEqual(new Set([CHECKED]));
    expect(cards[0]?.provenance).toEqual({ number: 'reconstructed', from: CHECKED });
    expect(ticked(right, 'kind.gold', false)).toEqual(file);
  });

  it('do not speak for values that were changed', () => {
    const mine = changed(ticked(file, 'kind.gold', true), base, {
      sheet: kind,
      id: 'gold',
      field: text!,
      value: { en: 'x', de: 'b' },
    });
    expect(corrected(base, { form }, mine).kinds.gold.provenance).toMatchObject({ text_en: OWNER, text_de: CHECKED });
  });
});

describe('files', () => {
  it('come back as they went out', () => {
    const mine: EditionFile = {
      ...file,
      checked: ['kind.gold'],
      rounds: 8,
      kind: { gold: { text: { en: 'a "b"', de: 'ü' }, traits: {} } },
    };
    expect(readEdition(textOf(mine), 'cards', 'built-in')).toEqual(mine);
  });

  it('are refused in words', () => {
    for (const [said, word] of [
      ['id = ', 'ui-own-no-toml'],
      ['game = "cards"', 'ui-own-no-id'],
      ['id = "a"\ngame = "chess"', 'ui-own-other-game'],
      ['id = "a"\nbased_on = "none"', 'ui-own-other-base'],
    ] as const) {
      try {
        readEdition(said, 'cards', 'built-in');
        expect.unreachable();
      } catch (fault) {
        expect(fault).toBeInstanceOf(NoEdition);
        expect((fault as NoEdition).word).toBe(word);
      }
    }
  });

  it('have names that files can have', () => {
    expect(asId('Meine Bücher 2!')).toBe('meine-bucher-2');
    expect(asId('…')).toBe('');
  });
});
