import type { Hex } from '@wigwag/hex';
import { type Action, eventsOf } from './actions.ts';

export type MoveManner = 'march' | 'retreat' | 'advance' | 'displaced';

/** The way that a unit went without a rest, or that a marker went. */
export interface Move {
  /** NOBODY: it is known only as a marker. */
  readonly unit: number;
  readonly force: number;
  readonly manner: MoveManner;
  readonly path: readonly Hex[];
}

const MANNERS = {
  unitMoved: 'march',
  forceMoved: 'march',
  unitRetreated: 'retreat',
  unitAdvanced: 'advance',
  unitDisplaced: 'displaced',
} as const satisfies Readonly<Record<string, MoveManner>>;

type Mover = { readonly unit: number; readonly force: number };

const isSame = (move: Move, { unit, force }: Mover, manner: MoveManner, from: Hex): boolean =>
  move.unit === unit && move.force === force && move.manner === manner && move.path.at(-1) === from;

/** Who went where in an action, in the order in which they set out. */
export function movesOf(action: Action): readonly Move[] {
  const moves: Move[] = [];
  for (const event of eventsOf(action)) {
    if (!(event.type in MANNERS) || !('to' in event) || !('from' in event)) continue;
    const manner = MANNERS[event.type as keyof typeof MANNERS];
    const mover: Mover = { unit: -1, force: 0, ...('unit' in event && { unit: event.unit }) };
    const who = 'force' in event ? { ...mover, force: event.force } : mover;
    const [from, to] = [event.from, event.to] as readonly [Hex, Hex];
    const at = moves.findLastIndex(move => isSame(move, who, manner, from));
    const before = moves[at];
    if (before === undefined) moves.push({ ...who, manner, path: [from, to] });
    else moves[at] = { ...before, path: [...before.path, to] };
  }
  return moves;
}
