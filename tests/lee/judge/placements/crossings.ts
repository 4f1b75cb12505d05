import { angleBetween, blockOf, crossing, far, gapOf, legsOf, minus } from '../plane.ts';
import type { LineHere, Spot, TableHere } from '../table.ts';
import { EPS, type Look } from '../verdict.ts';

const SPACING = 3;
const CROWDED = [
  '13.10/bridge-spacing-3',
  '13.10/road-uses-bridge',
  '13.10/road-makes-bridge',
  '13.10/bridge-auto',
];

interface Deck {
  readonly at: Spot;
  readonly over: string;
  readonly width: number;
  readonly outline: readonly Spot[];
}

export const isWater = ({ linear }: Pick<LineHere, 'linear'>): boolean => linear === 'river' || linear === 'stream';

const headingOf = ({ x, y }: Spot): number => (Math.atan2(x, -y) * 180) / Math.PI;

/** How long a bridge that runs askew is: from bank to bank in its middle, or on both of its sides, is not said. */
function deckAt(isShort: boolean, at: Spot, way: Spot, wide: number, water: LineHere, bank: Spot): Deck {
  const askew = (angleBetween(way, bank) * Math.PI) / 180;
  const length = isShort ? water.width : water.width / Math.sin(askew) + wide / Math.tan(askew);
  return { at, over: water.id, width: wide, outline: blockOf(at, headingOf(way), length, wide) };
}

type Course = Pick<LineHere, 'line' | 'width'>;

export function decksOf(isShort: boolean, road: Course, water: LineHere): Deck[] {
  return legsOf(road.line).flatMap(leg =>
    legsOf(water.line).flatMap(bank => {
      const at = crossing(leg, bank);
      return at === undefined
        ? []
        : [deckAt(isShort, at, minus(leg[1], leg[0]), road.width, water, minus(bank[1], bank[0]))];
    }),
  );
}

export const standingDecks = ({ bridges }: TableHere): Deck[] =>
  bridges.map(({ at, over, width, heading, length }) => ({
    at,
    over,
    width,
    outline: blockOf(at, heading, length, width),
  }));

export const isUsing = (deck: Deck, standing: Deck): boolean =>
  standing.over === deck.over && far(deck.at, standing.at) <= standing.width / 2 + EPS;

export function isCrowding(look: Look, deck: Deck, standing: Deck): boolean {
  const gap = gapOf(deck.outline, standing.outline);
  return !look.atLeast(gap, SPACING);
}

/** 13.10/bridge-auto: every crossing uses a bridge or makes one, which keeps its distance from all others. */
export function checkCrossings(look: Look, table: TableHere, pairs: readonly (readonly [Course, LineHere])[]): void {
  const decks = standingDecks(table);
  for (const [road, water] of pairs) {
    for (const deck of decksOf(look.kind, road, water)) {
      if (decks.some(standing => isUsing(deck, standing))) continue;
      if (decks.some(standing => isCrowding(look, deck, standing))) look.fault(...CROWDED);
      decks.push(deck);
    }
  }
}
