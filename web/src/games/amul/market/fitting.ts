/** How large the cards between the players can be in the room there is. All lengths are in pixels. */

export interface Room {
  width: number;
  height: number;
}

export interface Counts {
  palace: number;
  bazaar: number;
  /** As many as can lie in the Market. */
  market: number;
}

export interface Fit {
  /** How wide the cards of Palace and Bazaar are. */
  card: number;
  /** In how many rows each of the two lies. */
  rows: number;
  /** How wide the cards of the Market are, and how many lie in a row. */
  market: number;
  columns: number;
  /** Whether every card has its name below it. */
  named: boolean;
}

export const GAP = 6;
export const NAME_HEIGHT = 28;
/** Between Palace and Bazaar. */
export const BETWEEN = 20;
/** The deck, and what has left the game, at both ends of a row. */
const PILES = 2 * 52;
const HEADING = 32;
const BEFORE_THE_MARKET = 22;
const SHAPE = 142 / 102;
const LARGEST = 120;
const LARGEST_IN_THE_MARKET = 140;
const SMALLEST = 30;
/** From here on a card can be read without coming closer. */
const READABLE = 72;
/** From here on a name fits below a card; it may make the card a little smaller. */
const NAMEABLE = 60;
const LITTLE_LESS = 0.93;
/** As large as two rows of a phone's Market can be without the hand or your own area leaving the screen. */
const IN_TWO_ROWS = 54;
/** From here on one row is better than two: what lies below gets the other's room. */
const IN_ONE_ROW = 48;
const MOST_ROWS = 4;
/** Of the panel of another player, and how wide a group of one card is there. */
const PADDING = 24;
const GROUP = 60;
const CLOSE_GROUP = 40;
const CATEGORIES = 7;
/** From here on what is known of a hand, strength and marks of another player mostly stand side by side. */
const FACTS_IN_A_LINE = 300;
/** The Market matters most, every round: its cards are larger by so much, and by more where room is left. */
const MARKET_LEAD = 1.18;
const LARGEST_LEAD = 1.5;
const MARKET_GAP = 8;

/** As large as it gets; names come before size where cards stay readable with them, or lose little. In a crowd the piles lie beside the
    Market, which is the shorter row there. */
export function fit(room: Room, counts: Counts, isCrowded = false): Fit {
  const free = {
    height: room.height,
    wings: room.width - BETWEEN - (isCrowded ? 0 : PILES),
    market: room.width - (isCrowded ? PILES : 0),
  };
  const [named, bare] = [best(free, counts, true), best(free, counts, false)];
  const isRoom = smallest(named) >= NAMEABLE && smallest(named) >= LITTLE_LESS * smallest(bare);
  return smallest(named) >= READABLE || isRoom ? named : bare;
}

/** The Market alone, where Palace and Bazaar are opened one at a time: in one row if that can be read, else in two. */
export function fitMarket(width: number, count: number, isLow: boolean): Pick<Fit, 'market' | 'columns'> {
  const inOneRow = marketCard(width, count);
  if (inOneRow >= IN_ONE_ROW) return { columns: count, market: Math.min(isLow ? IN_TWO_ROWS : READABLE, inOneRow) };
  const columns = Math.ceil(count / 2);
  return { columns, market: Math.min(IN_TWO_ROWS, marketCard(width, columns)) };
}

/** In how many lines the cards before a player may come to lie, grouped by category: nobody has more groups than rounds. */
export function linesOf(width: number, rounds: number, isClose: boolean): number {
  const inALine = Math.max(1, Math.floor((width - PADDING) / (isClose ? CLOSE_GROUP : GROUP)));
  return Math.ceil(Math.min(CATEGORIES, rounds) / inALine);
}

/** In how many lines stands what is known of another player's hand, with strength and marks. */
export const factLinesOf = (width: number): number => (width >= FACTS_IN_A_LINE ? 1 : 2);

/** Rows of the same length, but for the first: towards the Market they get longer. */
export function rowsOf<T>(items: readonly T[], rows: number): T[][] {
  const columns = Math.max(1, Math.ceil(items.length / rows));
  const first = items.length % columns || columns;
  const found = items.length ? [items.slice(0, first)] : [];
  for (let at = first; at < items.length; at += columns) found.push(items.slice(at, at + columns));
  return found;
}

/** How wide Palace and Bazaar may be together, how wide the Market, and how high all of them. */
interface Free {
  height: number;
  wings: number;
  market: number;
}

/** The one whose smallest cards are largest, be they in the Market or beside it. */
function best(room: Free, counts: Counts, named: boolean): Fit {
  let found: Fit = { card: 0, rows: 1, market: 0, columns: counts.market, named };
  for (let rows = 1; rows <= MOST_ROWS; rows += 1) {
    for (const columns of [counts.market, Math.ceil(counts.market / 2)]) {
      const next = { rows, columns, named, ...sizes(room, counts, { rows, columns, named }) };
      if (smallest(next) > smallest(found)) found = next;
    }
  }
  return found;
}

const smallest = ({ card, market }: Fit): number => Math.min(card, market);

type Shape = Pick<Fit, 'rows' | 'columns' | 'named'>;

function sizes({ wings, market: base, height }: Free, counts: Counts, shape: Shape): Pick<Fit, 'card' | 'market'> {
  const { rows, columns, named } = shape;
  const across = Math.ceil(counts.palace / rows) + Math.ceil(counts.bazaar / rows);
  const widest = wings / Math.max(1, across) - GAP;
  const marketRows = Math.ceil(counts.market / columns);
  const name = named ? NAME_HEIGHT : 0;
  for (let card = Math.floor(Math.min(LARGEST, widest)); card > SMALLEST; card -= 1) {
    const market = Math.floor(Math.min(card * MARKET_LEAD, marketCard(base, columns)));
    const left = height - HEADING - rows * (card * SHAPE + GAP + name) - BEFORE_THE_MARKET;
    const highest = (left / marketRows - MARKET_GAP - name) / SHAPE;
    if (highest >= market)
      return { card, market: Math.floor(Math.min(card * LARGEST_LEAD, highest, marketCard(base, columns))) };
  }
  return { card: SMALLEST, market: SMALLEST };
}

const marketCard = (width: number, columns: number): number =>
  Math.floor(Math.min(LARGEST_IN_THE_MARKET, width / columns - MARKET_GAP));
