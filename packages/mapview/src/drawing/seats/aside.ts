import type { Point } from '@wigwag/hex';
import { PLATE_SIZE, STAR_SIZE, TOKEN_SIZE, WORDS_SIZE } from '../pieces/outlines.ts';
import type { Box } from '../sheet/layout.ts';
import { givenWay, type Wish } from './giveWay.ts';
import { type Seat, type Stack, strengthOf } from './seat.ts';

/** How pieces lie that are as large on the screen at any zoom, in pixels. */
interface Manner {
  readonly face: 'token' | 'words';
  readonly width: number;
  readonly height: number;
  /** From one edge of a stack to the next, and how many show. */
  readonly edge: number;
  readonly edges: number;
  /** What leaders take above the counter. */
  readonly above: (leaders: number) => number;
  /** Where a leader lies from the middle of the counter, and how large. */
  readonly leader: (place: number) => Point & { readonly scale: number };
}

/** A plate beside words is so much larger than it is drawn. */
const PLATE = 1.9;

const TOKENS: Manner = {
  face: 'token',
  ...TOKEN_SIZE,
  edge: 2.4,
  edges: 3,
  above: leaders => (leaders > 0 ? STAR_SIZE.height * 0.3 : 0),
  leader: place => ({ x: 2 - TOKEN_SIZE.width / 2 + place * 9, y: -TOKEN_SIZE.height / 2, scale: 1 }),
};

const WORDS: Manner = {
  face: 'words',
  ...WORDS_SIZE,
  edge: 5,
  edges: 2,
  above: leaders => leaders * PLATE_SIZE.height * PLATE,
  leader: place => ({ x: 0, y: -WORDS_SIZE.height / 2 - (place + 0.5) * PLATE_SIZE.height * PLATE, scale: PLATE }),
};

/** Between neighbours. */
const GAP = 2;

const depthOf = ({ counters }: Stack, { edges }: Manner): number => Math.min(edges, counters.length - 1);

/** The room that a stack needs, in units about the middle of its counter and what lies over and under it. */
function wishOf(stack: Stack, middle: Point, manner: Manner, k: number): Wish {
  const beyond = Math.max(0, depthOf(stack, manner)) * manner.edge;
  return {
    ...middle,
    width: (manner.width + beyond) / k,
    height: (manner.height + Math.max(beyond, manner.above(stack.leaders.length))) / k,
  };
}

function seatsAt(stack: Stack, at: Point, middle: Point, manner: Manner, k: number): Seat[] {
  const { counters, leaders } = stack;
  const [top, depth] = [counters.length - 1, depthOf(stack, manner)];
  const common = { face: manner.face, build: 'full', scale: 1 / k } as const;
  const seats = counters.map((piece, index): Seat => {
    const lift = (Math.min(depth, top - index) * manner.edge) / k;
    return {
      ...{ piece, x: at.x + lift, y: at.y - lift, ...common, under: index < top },
      ...(index === top && { stack: strengthOf(counters, middle) }),
      ...(index === top && at !== middle && { dot: middle }),
    };
  });
  const plates = leaders.map((piece, place): Seat => {
    const { x, y, scale } = manner.leader(place);
    return { piece, x: at.x + x / k, y: at.y + y / k, ...common, scale: scale / k, under: false };
  });
  return [...seats, ...plates];
}

/** Pieces larger than their hexes: they give way to each other, along a line to a dot in their hex. */
export function asideSeats(
  stacks: readonly Stack[],
  middleOf: (stack: Stack) => Point,
  face: Manner['face'],
  k: number,
  sheet?: Box,
): Seat[][] {
  const manner = face === 'token' ? TOKENS : WORDS;
  const middles = stacks.map(middleOf);
  const places = givenWay(
    stacks.map((stack, n) => wishOf(stack, middles[n] ?? { x: 0, y: 0 }, manner, k)),
    GAP / k,
    sheet,
  );
  return stacks.map((stack, n) => {
    const middle = middles[n] ?? { x: 0, y: 0 };
    const { x, y } = places[n] ?? middle;
    return seatsAt(stack, x === middle.x && y === middle.y ? middle : { x, y }, middle, manner, k);
  });
}
