/** Turns a spell's effect into symbols. It reads the data and knows no rules. */

import { icon, text, type Token } from './tokens';

export interface Effect {
  id: string;
  colour?: string;
  metal?: string;
  cards?: number;
  stones?: number;
  raise?: number;
  min?: number;
  max?: number;
  where?: string;
}

/** The card of a metal, or of any metal. */
export function incomeEmblem(metal: string): string {
  return metal === 'joker' ? 'symbols/joker' : `metals/${metal}`;
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
      return [text(`${effect.cards}×`), icon(`metals/${effect.metal}`), text('/'), icon(`gems/${effect.colour}`)];
    case 'teleport':
      return [icon('symbols/hex'), icon('gems/colourless'), icon('symbols/arrow'), icon('symbols/hex')];
    case 'desire':
      return [icon('symbols/metal_card'), text('='), icon('symbols/joker'), icon('symbols/scope_all')];
    case 'curse_rich':
      return [text(`≥${effect.min}`), icon('symbols/metal_card'), icon('symbols/take_back')];
    case 'curse_poor':
      return [text(`≤${effect.max}`), icon('symbols/metal_card'), icon('symbols/take_back')];
    case 'influence':
      return [text(`${effect.cards}×`), icon('symbols/take_back'), ...at(effect.where)];
    case 'gift':
      return [text('+1'), icon('gems/light_blue'), ...at(effect.where)];
    case 'power':
      return [text(`+${effect.raise}`), icon('symbols/raise')];
    case 'superiority':
      return [text('='), icon('symbols/raise'), icon('symbols/most')];
    case 'metamorphosis':
      return [icon(`metals/${effect.metal}`), text('='), icon('symbols/joker')];
    case 'metamorphosis_area':
      return [icon('symbols/metal_card'), text('='), icon('symbols/joker'), ...at(effect.where)];
    case 'arc':
      return [icon('symbols/stone'), icon('symbols/arrow'), icon('symbols/stone')];
    case 'pull':
      return [text(`−${effect.stones}`), icon('symbols/stone'), icon('symbols/scope_others')];
    case 'journey':
      return [icon('symbols/party_hat'), text('?')];
    case 'phoenix':
      return [icon('symbols/party_hat'), icon('symbols/arrow'), icon('symbols/hex')];
    default:
      return [];
  }
}

function at(where = 'any'): Token[] {
  return where === 'any' ? [] : [icon(`symbols/${where}`)];
}
