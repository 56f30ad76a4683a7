/** Turns a spell's effect into symbols. It reads the data and knows no rules. */

import { icon, text, type Token } from '../../../art/tokens';
import type { Effect } from '../data/edition';

/** The card of a metal, or of any metal. */
export function incomeEmblem(metal: string): string {
  return metal === 'joker' ? 'amulett/symbols/joker' : `amulett/metals/${metal}`;
}

export function spellTokens(effect: Effect, income: Readonly<Record<string, number>>): Token[] {
  return effect.id === 'plain' ? incomeTokens(income) : effectTokens(effect);
}

function incomeTokens(income: Readonly<Record<string, number>>): Token[] {
  return Object.entries(income)
    .filter(([, count]) => count > 0)
    .flatMap(([metal, count]) => [text(`+${count}`), icon(incomeEmblem(metal))]);
}

function effectTokens(effect: Effect): Token[] {
  switch (effect.id) {
    case 'magic':
      return [
        text(`${effect.cards}×`),
        icon(`amulett/metals/${effect.metal}`),
        text('/'),
        icon(`amulett/gems/${effect.colour}`),
      ];
    case 'teleport':
      return [
        icon('amulett/symbols/hex'),
        icon('amulett/gems/colourless'),
        icon('amulett/symbols/arrow'),
        icon('amulett/symbols/hex'),
      ];
    case 'desire':
      return [icon('amulett/symbols/metal_card'), text('='), icon('amulett/symbols/joker'), icon('symbols/scope_all')];
    case 'curse_rich':
      return [text(`≥${effect.min}`), icon('amulett/symbols/metal_card'), icon('amulett/symbols/take_back')];
    case 'curse_poor':
      return [text(`≤${effect.max}`), icon('amulett/symbols/metal_card'), icon('amulett/symbols/take_back')];
    case 'influence':
      return [text(`${effect.cards}×`), icon('amulett/symbols/take_back'), ...at(effect.where)];
    case 'gift':
      return [text('+1'), icon('amulett/gems/light_blue'), ...at(effect.where)];
    case 'power':
      return [text(`+${effect.raise_by}`), icon('amulett/symbols/raise')];
    case 'superiority':
      return [text('='), icon('amulett/symbols/raise'), icon('symbols/most')];
    case 'metamorphosis':
      return [icon(`amulett/metals/${effect.metal}`), text('='), icon('amulett/symbols/joker')];
    case 'metamorphosis_area':
      return [icon('amulett/symbols/metal_card'), text('='), icon('amulett/symbols/joker'), ...at(effect.where)];
    case 'arc':
      return [icon('amulett/symbols/stone'), icon('amulett/symbols/arrow'), icon('amulett/symbols/stone')];
    case 'pull':
      return [text(`−${effect.stones}`), icon('amulett/symbols/stone'), icon('symbols/scope_others')];
    case 'journey':
      return [icon('amulett/symbols/party_hat'), text('?')];
    case 'phoenix':
      return [icon('amulett/symbols/party_hat'), icon('amulett/symbols/arrow'), icon('amulett/symbols/hex')];
    default:
      return [];
  }
}

function at(where = 'any'): Token[] {
  return where === 'any' ? [] : [icon(`amulett/symbols/${where}`)];
}
