import type { Point } from '../geometry/point.ts';
import type { Pose } from '../geometry/pose.ts';
import type { Area, Band, Barrier, Bridge, Enemy, Friend, Ground, GroundSketch, Road } from './ground.ts';
import { groundOf } from './ground.ts';
import type { Judgement } from './judgement.ts';
import type { Mover, MoveStep } from './mover.ts';
import { type Effect, effectOf, type TerrainType } from './terrainEffects.ts';

/** The base of the examples, in inches. */
export const SIZE = { width: 2.4, depth: 1.2 };

export const pose = (x: number, y: number, heading = 0): Pose => ({ at: { x, y }, heading });

export const rectangle = (x0: number, y0: number, x1: number, y1: number): Point[] => [
  { x: x0, y: y0 },
  { x: x1, y: y0 },
  { x: x1, y: y1 },
  { x: x0, y: y1 },
];

export const line = (...points: readonly (readonly [number, number])[]): Point[] => points.map(([x, y]) => ({ x, y }));

const effect = (type: TerrainType): Effect => effectOf(type);

export const area = (type: TerrainType, ring: readonly Point[], id: string = type): Area => ({
  ...effect(type),
  id,
  ring,
});

export const band = (type: TerrainType, points: readonly Point[], width: number): Band => ({
  ...effect(type),
  id: type,
  line: points,
  width,
});

export const barrier = (type: TerrainType, points: readonly Point[]): Barrier => ({
  ...effect(type),
  id: type,
  line: points,
});

export const road = (points: readonly Point[]): Road => ({ id: 'road', line: points, width: 1, isRailway: false });

export const bridge = (x: number, y: number, heading = 0): Bridge => ({
  id: 'bridge',
  at: { x, y },
  over: 'river',
  heading,
  length: 2,
  width: 1,
});

/** A friend whose footprint is the given upright rectangle, facing up. */
export const friend = (x0: number, y0: number, x1: number, y1: number, id = 'friend'): Friend => ({
  id,
  pose: pose((x0 + x1) / 2, y0),
  size: { width: x1 - x0, depth: y1 - y0 },
});

/** Enemy E of the examples: F (24,20), heading 180. */
export const enemy = (other: Partial<Enemy> = {}): Enemy => ({
  id: 'enemy',
  pose: pose(24, 20, 180),
  size: SIZE,
  pinned: false,
  ...other,
});

export const ground = (sketch: Partial<GroundSketch> = {}): Ground =>
  groundOf({ table: { width: 72, height: 48 }, ...sketch });

export const mover = (other: Partial<Mover> = {}): Mover => ({
  id: 'mover',
  pose: pose(24, 40),
  size: SIZE,
  movement: 9,
  immobile: false,
  march: false,
  modifiers: [],
  turn: 3,
  ...other,
});

export const forward = (inches: number, onRoad?: string): MoveStep =>
  onRoad === undefined ? { do: 'forward', inches } : { do: 'forward', inches, onRoad };
export const pivot = (turn: number): MoveStep => ({ do: 'pivotFront', turn });
export const pivotCentre = (turn: number): MoveStep => ({ do: 'pivotCentre', turn });

/** 'legal', or the clause that forbids. */
export const verdict = (judgement: Judgement): string => (judgement.legal ? 'legal' : judgement.clause);
