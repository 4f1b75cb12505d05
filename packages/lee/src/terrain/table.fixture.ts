import { begin, ready } from '@wigwag/kernel';
import { setUp } from '../board.ts';
import type { Battlefield, ListOwner, Size } from '../field/battlefields.ts';
import type { Game, PushedFrame } from '../game.ts';
import { mils } from '../geometry/units.ts';
import { lee } from '../ruleset.ts';
import { type Overrides, worldOf } from '../testing/armies.fixture.ts';
import type { Side } from '../world.ts';
import type { AreaPiece, Counts, LinearPiece, TerrainBoard } from './board.ts';
import type { TerrainStage } from './kinds.ts';
import type { StoredPoint } from './stored.ts';

/** In these tests blue is player A, with the top edge, and grey player B. */
export const A: Side = 'blue';
export const B: Side = 'grey';

/** Inches to what is stored. */
export const at = (x: number, y: number): StoredPoint => ({ x: mils(x), y: mils(y) });
export const line = (...points: readonly (readonly [number, number])[]): StoredPoint[] =>
  points.map(([x, y]) => at(x, y));
export const rect = (x0: number, y0: number, x1: number, y1: number): StoredPoint[] =>
  line([x0, y0], [x1, y0], [x1, y1], [x0, y1]);

export const TYPICAL: Counts = { hill: 4, difficult: 4, wood: 4, 'built-up': 3 };

export interface Sketch extends Partial<Omit<TerrainBoard, 'areas' | 'lines'>> {
  readonly world?: Overrides;
  readonly areas?: readonly AreaPiece[];
  readonly lines?: readonly LinearPiece[];
  readonly battlefield?: Battlefield;
  readonly list?: ListOwner;
  readonly size?: Size;
  readonly hand?: Partial<Record<Side, string[]>>;
  readonly generals?: Partial<Record<Side, string[]>>;
  readonly lists?: Record<Side, string>;
}

const STAGE: Readonly<Record<string, TerrainStage>> = { bridges: 'linear', leaveOut: 'ordinary' };

/** A position in the middle of setting up terrain: a frame that asks, and what lies. */
export function table(frame: PushedFrame, sketch: Sketch = {}): Game {
  const { world: others, battlefield = 'neutral', list = 'typical', size, hand, generals, lists, ...terrain } = sketch;
  const world = worldOf({ ...others });
  const board = setUp(world);
  board.step = 'terrain';
  board.field.a = A;
  board.field.battlefield = battlefield;
  board.field.list = list;
  board.field.pool = { ...(terrain.pool ?? TYPICAL) };
  board.field.terms = { amount: 'asListed', size: size ?? 'twelveBySix' };
  if (lists !== undefined) board.armies.lists = lists;
  for (const side of [A, B]) {
    board.cards.hand[side] = hand?.[side] ?? [];
    board.generals.commanders[side] = (generals?.[side] ?? []).map(general => ({
      general,
      level: 'corps',
      formation: '',
      first: true,
    }));
  }
  const laid = [...(terrain.areas ?? []), ...(terrain.lines ?? []), ...(terrain.bridges ?? [])].length + 20;
  board.terrain = { ...board.terrain, linearLeft: 4, pool: TYPICAL, laid, ...terrain };
  const stage = STAGE[frame.kind] ?? (frame.kind as TerrainStage);
  const turn = frame.by === 'table' ? B : frame.by;
  const below: PushedFrame = { kind: 'battlefield', by: 'table', stage, turn, passes: 0, resting: [] };
  const root: PushedFrame = { kind: 'sequence', by: 'table', step: 'terrain' };
  return ready(lee, begin(lee, world, board, root, below, frame).game);
}

export const linearTurn = (by: Side, sketch: Sketch = {}): Game => table({ kind: 'linear', by }, sketch);
export const ordinaryTurn = (by: Side, sketch: Sketch = {}): Game => table({ kind: 'ordinary', by }, sketch);

/** Armies without cards or traits that touch terrain: nobody is asked for changes. */
export const PLAIN: Overrides = {
  armies: {
    blue: { abilities: [], cards: [], generals: [] },
    grey: { abilities: [], cards: [], generals: [] },
  },
};

export const area = (
  id: string,
  terrain: AreaPiece['terrain'],
  ring: StoredPoint[],
  by: Side,
  other: Partial<AreaPiece> = {},
): AreaPiece => ({
  id,
  terrain,
  surface: 'plain',
  ring,
  by,
  half: false,
  ...other,
});

const WIDTHS = { river: 2, stream: 0.5, road: 1, railway: 1 } as const;

export const laidLine = (
  id: string,
  linear: LinearPiece['linear'],
  course: StoredPoint[],
  by: Side,
  other: Partial<LinearPiece> = {},
): LinearPiece => ({ id, linear, line: course, width: mils(WIDTHS[linear]), by, sunken: false, bed: 'flat', ...other });

/** The river of the examples, across the table. */
export const RIVER_ACROSS = laidLine('p1', 'river', line([0, 20], [72, 20]), A);

export const bridge = (id: string, x: number, y: number, over = 'p1') => ({
  id,
  at: at(x, y),
  over,
  heading: 0,
  length: mils(2),
  width: mils(1),
  origin: 'placed' as const,
  by: B,
});
