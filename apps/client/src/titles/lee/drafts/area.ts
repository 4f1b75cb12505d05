import { normalHeading, type Ordinary, type Point, type Size } from '@wigwag/lee';
import { type Cut, cutOf, ringOf } from './shapes.ts';
import { snappedTurn } from './snapping.ts';

export type Surface = 'plain' | 'field' | 'impassable';

/** A piece of ordinary terrain in hand; with `other` two halves of it, the second as large as the first. */
export interface AreaDraft {
  readonly kind: 'area';
  readonly terrain: Ordinary;
  readonly surface: Surface;
  readonly cut: Cut;
  readonly at: Point;
  readonly heading: number;
  readonly other?: Point | undefined;
  /** Laid by a card or a trait, after all others. */
  readonly extra?: boolean;
}

/** 13.10/half-2x2. */
const HALF: Cut = { shape: 'oval', width: 2, depth: 2 };

export const newArea = (terrain: Ordinary, at: Point, size?: Size, place = 0): AreaDraft => ({
  kind: 'area',
  terrain,
  surface: terrain === 'difficult' && place < 2 ? 'field' : 'plain',
  cut: cutOf(terrain, size, place),
  at,
  heading: 0,
});

export const ringIn = ({ cut, at, heading }: AreaDraft): Point[] => ringOf(cut, at, heading);

export const otherRingIn = ({ cut, other, heading }: AreaDraft): Point[] | undefined =>
  other && ringOf(cut, other, heading);

export const areaTurned = (draft: AreaDraft, by: number): AreaDraft => ({
  ...draft,
  heading: normalHeading(draft.heading + by),
});

/** The knob of a turning ring stands where the piece looks. */
export const areaTurnedTo = (draft: AreaDraft, knob: Point, free = false): AreaDraft => ({
  ...draft,
  heading: normalHeading(snappedTurn((Math.atan2(knob.x - draft.at.x, draft.at.y - knob.y) * 180) / Math.PI, free)),
});

const SMALLEST = 0.5;
const LARGEST = 24;

const within = (value: number): number => Math.min(LARGEST, Math.max(SMALLEST, value));

export const areaSized = (draft: AreaDraft, width: number, depth: number): AreaDraft => ({
  ...draft,
  cut: { ...draft.cut, width: within(width), depth: within(depth) },
});

/** One piece as two small ones, and back. */
export function halvesTurned(draft: AreaDraft, size?: Size): AreaDraft {
  if (draft.other !== undefined) return { ...draft, cut: cutOf(draft.terrain, size), other: undefined };
  return { ...draft, cut: { ...HALF, shape: draft.cut.shape }, other: { x: draft.at.x + 4, y: draft.at.y } };
}
